//! Every way to drop so many of some jewels, counted rather than listed: a crew's heap can be parted in thousands of ways.

use crate::content::jewels::{Jewels, SHAPES, Shape};

/// The most jewels that are ever dropped at once: as many as there are jewelry cards.
const MOST: usize = crate::content::JEWELRY;

/// The ways to choose `number` of `owned`, in an order: those with most of the first shape first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Drops {
    owned: Jewels,
    number: u8,
    /// From each shape on: how many ways there are to choose so many.
    ways: [[u32; MOST + 1]; SHAPES + 1],
}

impl Drops {
    pub(crate) fn new(owned: Jewels, number: u32) -> Self {
        let number = number.min(MOST as u32) as u8;
        let mut ways = [[0; MOST + 1]; SHAPES + 1];
        ways[SHAPES][0] = 1;
        for shape in Shape::all().rev() {
            let place = shape.index();
            for chosen in 0..=usize::from(number) {
                let most = usize::from(owned.count(shape)).min(chosen);
                ways[place][chosen] = (0..=most).map(|count| ways[place + 1][chosen - count]).sum();
            }
        }
        Self { owned, number, ways }
    }

    /// How many ways there are.
    pub(crate) fn count(&self) -> usize {
        self.ways[0][usize::from(self.number)] as usize
    }

    /// The way with this number, below the count.
    pub(crate) fn nth(&self, number: usize) -> Jewels {
        let mut left = usize::from(self.number);
        let mut number = number as u32;
        let mut chosen = Jewels::EMPTY;
        for shape in Shape::all() {
            let most = usize::from(self.owned.count(shape)).min(left);
            for count in (0..=most).rev() {
                let ways = self.ways[shape.index() + 1][left - count];
                if number < ways {
                    chosen = chosen.plus(Jewels::some(shape, count as u64));
                    left -= count;
                    break;
                }
                number -= ways;
            }
        }
        chosen
    }

    /// All ways in order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Jewels> + '_ {
        (0..self.count()).map(|number| self.nth(number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_is_counted_once() {
        let owned = Jewels::new([0, 0, 2, 1, 2, 0]);
        let ways: Vec<Jewels> = Drops::new(owned, 4).iter().collect();
        assert_eq!(ways, [Jewels::new([0, 0, 2, 1, 1, 0]), Jewels::new([0, 0, 2, 0, 2, 0]), Jewels::new([0, 0, 1, 1, 2, 0])], "JH-11.20");
        let many = Drops::new(Jewels::new([5, 4, 3, 3, 2, 6]), 10);
        let mut listed: Vec<Vec<u8>> = many.iter().map(|way| Shape::all().map(|shape| way.count(shape)).collect()).collect();
        assert!(listed.is_sorted_by(|one, other| one > other) && listed.len() == many.count());
        listed.dedup();
        assert_eq!(listed.len(), many.count());
        assert!(many.iter().all(|way| way.len() == 10 && Jewels::new([5, 4, 3, 3, 2, 6]).covers(way)));
        assert_eq!(Drops::new(owned, 0).iter().collect::<Vec<_>>(), [Jewels::EMPTY]);
        assert_eq!(Drops::new(owned, 5).count(), 1);
    }
}
