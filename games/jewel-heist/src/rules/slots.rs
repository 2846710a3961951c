//! The slots in which jewels come to lie at the beginning, one after the other (JH-2.33, JH-5.1).

use crate::content::jewels::Jewels;
use crate::floor::space::{SPACES, Space};

/// How many jewels are placed at the beginning.
pub(crate) const SLOTS: usize = 80;

/// The space of every slot: sides in reading order, central ones twice running (JH-2.33).
const SLOT_SPACES: [Space; SLOTS] = {
    let mut slots = [Space::new(0); SLOTS];
    let (mut number, mut count) = (0, 0);
    while number < SPACES {
        let space = Space::new(number);
        let mut jewels = if space.is_start() {
            0
        } else if space.is_central() {
            2
        } else {
            1
        };
        while jewels > 0 {
            slots[count] = space;
            count += 1;
            jewels -= 1;
        }
        number += 1;
    }
    slots
};

/// The space of a slot, if there is such a slot.
#[inline]
pub(crate) fn slot_space(slot: u8) -> Option<Space> {
    SLOT_SPACES.get(usize::from(slot)).copied()
}

/// The first slot from here on that is not filled yet.
#[inline]
pub(crate) fn next_slot(from: u8, floor: &[Jewels; SPACES]) -> u8 {
    let filled = |slot: usize| {
        let space = SLOT_SPACES[slot];
        let before = u32::from(slot > 0 && SLOT_SPACES[slot - 1] == space);
        floor[space.index()].len() > before
    };
    (usize::from(from)..SLOTS).find(|&slot| !filled(slot)).unwrap_or(SLOTS) as u8
}
