//! Are the tickets even? Chi-square with fixed seeds, and bounds for any seed.

use engine::{Luck, Seat};
use fair::{FastRng, Secret, TicketSource};
use proptest::prelude::*;

/// How far counts are from even, in standard deviations of the chi-square distribution (its mean is the degrees of freedom, its variance twice that).
fn unevenness(counts: &[u64]) -> f64 {
    let draws: u64 = counts.iter().sum();
    let expected = draws as f64 / counts.len() as f64;
    let chi_square: f64 = counts.iter().map(|&count| (count as f64 - expected).powi(2) / expected).sum();
    let freedom = counts.len() as f64 - 1.0;
    (chi_square - freedom) / (2.0 * freedom).sqrt()
}

/// Draws `per_cell * n` times. The seeds are fixed, so this either always passes or never: a good generator is beyond 5 once in thousands of n.
fn check(n: u64, per_cell: u64, mut draw: impl FnMut(u64) -> u64) {
    let mut counts = vec![0; n as usize];
    for _ in 0..per_cell * n {
        counts[draw(n) as usize] += 1;
    }
    assert!(unevenness(&counts) < 5.0, "{n}: {counts:?}");
}

/// A generator that is off by one part in fifty is caught, so the test can fail.
#[test]
fn the_test_sees_a_small_bias() {
    let mut rng = FastRng::new(1);
    let biased = |n| if rng.below(50) == 0 { 0 } else { rng.below(n) };
    assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| check(6, 20_000, biased))).is_err());
}

#[test]
fn fast_numbers_are_even() {
    let mut rng = FastRng::new(1);
    for n in 2..=60 {
        check(n, 2_000, |n| rng.below(n));
    }
}

#[test]
fn the_first_numbers_of_many_games_are_even() {
    for n in [2, 3, 6, 48] {
        let mut game = 0;
        check(n, 2_000, |n| {
            game += 1;
            FastRng::for_game(7, game).below(n)
        });
    }
}

#[test]
fn neighbouring_fast_numbers_are_independent() {
    let mut rng = FastRng::new(2);
    check(36, 2_000, |_| rng.below(6) * 6 + rng.below(6));
}

#[test]
fn tickets_are_even() {
    let mut ticket_source = TicketSource::new(&Secret::from_seed(1), "t", &["a", "b"]).unwrap();
    for n in [2, 3, 5, 6, 7, 36, 48] {
        check(n, 500, |n| ticket_source.draw("dice", n).drawn);
    }
}

#[test]
fn the_first_tickets_of_many_nonces_are_even() {
    let ticket_source = TicketSource::new(&Secret::from_seed(2), "t", &["a", "b"]).unwrap();
    let mut nonce = 0;
    check(6, 2_000, |n| {
        nonce += 1;
        let mut tried = ticket_source.clone();
        tried.set_nonce(Seat::new(1), &nonce.to_string()).unwrap();
        tried.draw("dice", n).drawn
    });
}

#[test]
fn every_order_of_a_shuffle_is_as_likely() {
    let mut rng = FastRng::new(3);
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    check(6, 5_000, |_| {
        let mut list = [0, 1, 2];
        rng.shuffle(&mut list);
        orders.iter().position(|order| *order == list).unwrap() as u64
    });
}

/// Numbers of every magnitude, with the edges that matter to rejection.
fn any_size() -> impl Strategy<Value = u64> {
    prop_oneof![1..=64u64, 1..=u64::MAX, (0..64u32).prop_map(|bits| 1 << bits), (1..64u32).prop_map(|bits| (1 << bits) + 1)]
}

proptest! {
    #[test]
    fn fast_numbers_keep_their_bound(seed: u64, sizes in proptest::collection::vec(any_size(), 1..50)) {
        let mut rng = FastRng::new(seed);
        for n in sizes {
            prop_assert!(rng.below(n) < n);
        }
    }

    #[test]
    fn tickets_keep_their_bound(bytes: [u8; 32], entropy in "[ -~]{0,128}", nonce in "[ -~]{0,128}", stream in "[a-z/0-9-]{1,20}", n in any_size()) {
        let mut ticket_source = TicketSource::new(&Secret::new(bytes), "t", &[entropy.as_str()]).unwrap();
        ticket_source.set_nonce(Seat::new(0), &nonce).unwrap();
        for ordinal in 0..3 {
            let ticket = ticket_source.draw(&stream, n);
            prop_assert!(ticket.drawn < n);
            prop_assert_eq!((ticket.of, ticket.ordinal), (n, ordinal));
        }
    }

    #[test]
    fn games_repeat(seed: u64, index: u64) {
        prop_assert_eq!(FastRng::for_game(seed, index).word(), FastRng::for_game(seed, index).word());
        prop_assert_ne!(FastRng::for_game(seed, index), FastRng::for_game(seed, index.wrapping_add(1)));
    }
}
