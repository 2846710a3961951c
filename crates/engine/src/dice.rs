//! Rolls of several equal dice, where only how often each face shows matters.

use std::fmt;

/// How often each of the six faces shows in a roll of up to fifteen dice: faces 0 to 5, four bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Roll(u32);

impl Roll {
    /// How many different tickets a roll of `dice` has: 6 to the power of their number.
    ///
    /// A ticket's digits in base 6, lowest first, are the faces of the dice one by one; so a roll has exactly as many tickets as there are ways to throw it.
    #[inline]
    pub const fn tickets(dice: u32) -> u64 {
        const POWERS: [u64; 16] = {
            let mut powers = [1; 16];
            let mut dice = 1;
            while dice < 16 {
                powers[dice] = powers[dice - 1] * 6;
                dice += 1;
            }
            powers
        };
        POWERS[dice as usize]
    }

    /// The roll that belongs to a ticket.
    #[inline]
    pub const fn from_ticket(dice: u32, ticket: u64) -> Self {
        // Two dice at a time, by table: rolls are made millions of times a second.
        const PAIRS: [u32; 36] = {
            let mut pairs = [0; 36];
            let mut ticket = 0;
            while ticket < 36 {
                pairs[ticket] = (1 << (4 * (ticket % 6))) + (1 << (4 * (ticket / 6)));
                ticket += 1;
            }
            pairs
        };
        let mut counts = 0;
        let mut rest = ticket;
        let mut thrown = 1;
        while thrown < dice {
            counts += PAIRS[(rest % 36) as usize];
            rest /= 36;
            thrown += 2;
        }
        if thrown == dice {
            counts += 1 << (4 * (rest % 6) as u32);
        }
        Self(counts)
    }

    /// The roll with these faces.
    pub fn from_faces(faces: impl IntoIterator<Item = u8>) -> Self {
        Self(faces.into_iter().map(|face| 1 << (4 * u32::from(face))).sum())
    }

    /// These dice and those, up to fifteen in all.
    #[inline]
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// How many dice show this face.
    #[inline]
    pub const fn count(self, face: u8) -> u32 {
        self.0 >> (4 * face) & 15
    }

    /// How many dice there are.
    pub const fn dice(self) -> u32 {
        let mut dice = 0;
        let mut face = 0;
        while face < 6 {
            dice += self.count(face);
            face += 1;
        }
        dice
    }

    /// The highest face that shows. There must be a die.
    #[inline]
    pub const fn highest(self) -> u8 {
        ((31 - self.0.leading_zeros()) / 4) as u8
    }

    /// The faces, lowest first.
    pub fn faces(self) -> impl DoubleEndedIterator<Item = u8> {
        (0..6).flat_map(move |face| std::iter::repeat_n(face, self.count(face) as usize))
    }

    /// In how many ways the dice can fall so: k! / (m1! … m6!).
    pub const fn ways(self) -> u64 {
        let mut ways = 1;
        let mut placed = 0;
        let mut face = 0;
        while face < 6 {
            let mut k = 1;
            while k <= self.count(face) as u64 {
                placed += 1;
                ways = ways * placed / k;
                k += 1;
            }
            face += 1;
        }
        ways
    }

    /// Every roll of `dice` dice, the high faces first.
    pub fn all(dice: u32) -> Vec<Self> {
        fn fill(face: u32, left: u32, counts: u32, rolls: &mut Vec<Roll>) {
            if face == 0 {
                rolls.push(Roll(counts + left));
                return;
            }
            for here in (0..=left).rev() {
                fill(face - 1, left - here, counts + (here << (4 * face)), rolls);
            }
        }
        let mut rolls = Vec::new();
        fill(5, dice, 0, &mut rolls);
        rolls
    }

    /// How many rolls [`Roll::all`] lists: C(dice + 5, 5).
    pub const fn how_many(dice: u32) -> u64 {
        let d = dice as u64;
        (d + 1) * (d + 2) * (d + 3) * (d + 4) * (d + 5) / 120
    }
}

impl fmt::Debug for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.faces().rev()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_roll_has_as_many_tickets_as_ways() {
        for dice in 1..=5 {
            let rolls = Roll::all(dice);
            assert_eq!(rolls.len() as u64, Roll::how_many(dice));
            assert_eq!(rolls.iter().map(|roll| roll.ways()).sum::<u64>(), Roll::tickets(dice));
            for roll in rolls {
                let tickets = (0..Roll::tickets(dice)).filter(|&ticket| Roll::from_ticket(dice, ticket) == roll);
                assert_eq!(tickets.count() as u64, roll.ways(), "{roll:?}");
                assert_eq!(roll.dice(), dice);
                assert_eq!(roll.highest(), roll.faces().next_back().unwrap());
                assert_eq!(Roll::from_faces(roll.faces()), roll);
            }
        }
    }

    #[test]
    fn eleven_dice_fit() {
        assert_eq!(Roll::how_many(11), 4368);
        assert_eq!(Roll::all(11).iter().map(|roll| roll.ways()).sum::<u64>(), Roll::tickets(11));
        assert_eq!(Roll::from_faces([5; 11]).count(5), 11);
    }

    #[test]
    fn kept_dice_and_rolled_dice_lie_together() {
        assert_eq!(Roll::from_faces([0, 5]).with(Roll::from_faces([5, 2])), Roll::from_faces([0, 2, 5, 5]));
    }
}
