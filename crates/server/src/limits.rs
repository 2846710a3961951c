//! How much one stranger may ask for.
//!
//! Connections are counted, in all and by address; requests and messages are measured over time, by address and by connection.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::config::Config;

/// An address as far as it tells one stranger from another.
///
/// A household or a rented machine has a whole /64 of IPv6 addresses, so those count as one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Address(IpAddr);

impl From<IpAddr> for Address {
    fn from(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX))),
        })
    }
}

/// All limits that are kept for addresses.
#[derive(Debug)]
pub(crate) struct Limits {
    requests: DefaultKeyedRateLimiter<Address>,
    creations: DefaultKeyedRateLimiter<Address>,
    message_quota: Quota,
    gate: Arc<Gate>,
}

impl Limits {
    pub(crate) fn new(config: &Config) -> Self {
        let some = |rate: u32| NonZeroU32::new(rate.max(1)).expect("it is at least one");
        let per_second = |rate: u32, burst: u32| Quota::per_second(some(rate)).allow_burst(some(rate.saturating_mul(burst)));
        Self {
            requests: RateLimiter::keyed(per_second(config.request_rate, 5)),
            creations: RateLimiter::keyed(Quota::per_minute(some(config.create_rate))),
            message_quota: per_second(config.message_rate, 3),
            gate: Arc::new(Gate {
                most: config.max_connections,
                most_per_address: config.max_connections_per_address,
                inside: Mutex::default(),
            }),
        }
    }

    /// Whether this address may make one more request.
    pub(crate) fn allows_request(&self, address: Address) -> bool {
        self.requests.check_key(&address).is_ok()
    }

    /// Whether this address may make one more table, player or token.
    pub(crate) fn allows_creation(&self, address: Address) -> bool {
        self.creations.check_key(&address).is_ok()
    }

    /// The limit of one new connection.
    pub(crate) fn of_connection(&self) -> DefaultDirectRateLimiter {
        RateLimiter::direct(self.message_quota)
    }

    /// Lets one more connection in, as long as the answer lives; `None` if there are too many in all.
    pub(crate) fn enter(&self) -> Option<Entered> {
        Gate::enter(&self.gate, None)
    }

    /// The same for the connections of one address.
    pub(crate) fn enter_from(&self, address: Address) -> Option<Entered> {
        Gate::enter(&self.gate, Some(address))
    }

    /// Forgets addresses that have been quiet, so that memory is bounded by who is busy.
    pub(crate) fn forget_the_quiet(&self) {
        self.requests.retain_recent();
        self.creations.retain_recent();
    }
}

#[derive(Debug)]
struct Gate {
    most: usize,
    most_per_address: usize,
    /// How many are inside by address, and under `None` all of them.
    inside: Mutex<HashMap<Option<Address>, usize>>,
}

impl Gate {
    fn enter(gate: &Arc<Self>, address: Option<Address>) -> Option<Entered> {
        let most = if address.is_some() { gate.most_per_address } else { gate.most };
        let mut inside = gate.inside.lock().unwrap_or_else(PoisonError::into_inner);
        let count = inside.get(&address).copied().unwrap_or(0);
        if count >= most {
            return None;
        }
        inside.insert(address, count + 1);
        Some(Entered { gate: Arc::clone(gate), address })
    }
}

/// One connection inside. Dropping it makes place for another.
#[derive(Debug)]
pub(crate) struct Entered {
    gate: Arc<Gate>,
    address: Option<Address>,
}

impl Drop for Entered {
    fn drop(&mut self) {
        let mut inside = self.gate.inside.lock().unwrap_or_else(PoisonError::into_inner);
        match inside.get_mut(&self.address) {
            Some(count) if *count > 1 => *count -= 1,
            _ => drop(inside.remove(&self.address)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> Address {
        text.parse::<IpAddr>().unwrap().into()
    }

    #[test]
    fn a_household_is_one_stranger() {
        assert_eq!(address("2001:db8:1:2::1"), address("2001:db8:1:2:ffff::9"));
        assert_ne!(address("2001:db8:1:2::1"), address("2001:db8:1:3::1"));
        assert_ne!(address("192.0.2.1"), address("192.0.2.2"));
        assert_eq!(address("::ffff:192.0.2.1"), address("192.0.2.1"));
    }

    #[test]
    fn who_leaves_makes_place() {
        let limits = Limits::new(&Config { max_connections: 3, max_connections_per_address: 2, ..Config::default() });
        let (one, other) = (address("192.0.2.1"), address("192.0.2.2"));
        let inside: Vec<Entered> = (0..3).filter_map(|_| limits.enter()).collect();
        assert!(limits.enter().is_none(), "three in all");
        drop(inside);
        assert!(limits.enter().is_some());
        let first = limits.enter_from(one).unwrap();
        let _second = limits.enter_from(one).unwrap();
        assert!(limits.enter_from(one).is_none(), "two of one address");
        assert!(limits.enter_from(other).is_some());
        drop(first);
        assert!(limits.enter_from(one).is_some());
    }

    #[test]
    fn an_address_uses_up_only_its_own_share() {
        let limits = Limits::new(&Config { request_rate: 1, create_rate: 2, ..Config::default() });
        let (one, other) = (address("192.0.2.1"), address("192.0.2.2"));
        let allowed = (0..20).filter(|_| limits.allows_request(one)).count();
        assert_eq!(allowed, 5);
        assert!(limits.allows_request(other));
        assert_eq!((0..20).filter(|_| limits.allows_creation(one)).count(), 2);
        limits.forget_the_quiet();
        assert!(!limits.allows_request(one), "who is busy is remembered");
    }
}
