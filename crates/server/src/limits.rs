//! How much one stranger may ask for.
//!
//! Connections are counted, in all and by address; requests and messages are measured over time, by address and by connection, and messages by what
//! they cost; what is kept of tables, names and chat is measured by address and by player.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::clock::Clock;
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
    /// Questions about the server itself. Apart from the requests, so that whoever looks after a server is heard however busy the address is.
    looks: DefaultKeyedRateLimiter<Address>,
    creations: DefaultKeyedRateLimiter<Address>,
    message_quota: Quota,
    /// What costs more than a message should, over all connections of an address.
    work: DefaultKeyedRateLimiter<Address>,
    /// Moves of all connections of an address: every one is kept for good.
    moves: DefaultKeyedRateLimiter<Address>,
    kept_of_address: DefaultKeyedRateLimiter<Address>,
    kept_of_player: DefaultKeyedRateLimiter<Arc<str>>,
    gate: Arc<Gate>,
}

/// How many connections of one address may at once do work that costs as much as they may say.
const WORKERS: u32 = 5;

/// Bytes that anything kept takes beside its own.
const OVERHEAD: usize = 200;

impl Limits {
    pub(crate) fn new(config: &Config) -> Self {
        let some = |rate: u32| NonZeroU32::new(rate.max(1)).expect("it is at least one");
        let per_second = |rate: u32, burst: u32| Quota::per_second(some(rate)).allow_burst(some(rate.saturating_mul(burst)));
        Self {
            requests: RateLimiter::keyed(per_second(config.request_rate, 5)),
            looks: RateLimiter::keyed(per_second(config.request_rate, 5)),
            creations: RateLimiter::keyed(Quota::per_minute(some(config.create_rate))),
            message_quota: per_second(config.message_rate, 3),
            work: RateLimiter::keyed(per_second(config.message_rate.saturating_mul(WORKERS), 3)),
            moves: RateLimiter::keyed(Quota::per_hour(some(config.address_moves))),
            kept_of_address: RateLimiter::keyed(Quota::per_hour(some(config.address_quota))),
            kept_of_player: RateLimiter::keyed(Quota::per_hour(some(config.player_quota))),
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

    /// Whether this address may ask once more how the server is.
    pub(crate) fn allows_look(&self, address: Address) -> bool {
        self.looks.check_key(&address).is_ok()
    }

    /// Whether this address may make one more table, player or token.
    pub(crate) fn allows_creation(&self, address: Address) -> bool {
        self.creations.check_key(&address).is_ok()
    }

    /// Whether so many bytes more may be kept of this player and address.
    pub(crate) fn allows_keeping(&self, address: Address, player: Option<&Arc<str>>, bytes: usize) -> bool {
        let kib = u32::try_from((bytes + OVERHEAD).div_ceil(1024)).ok().and_then(NonZeroU32::new).unwrap_or(NonZeroU32::MAX);
        // The player first: whoever has used up the own share uses up nothing of the neighbours'.
        player.is_none_or(|player| matches!(self.kept_of_player.check_key_n(player, kib), Ok(Ok(()))))
            && matches!(self.kept_of_address.check_key_n(&address, kib), Ok(Ok(())))
    }

    /// The limit of one new connection.
    pub(crate) fn of_connection(&self, address: Address) -> MessageRate {
        MessageRate { own: RateLimiter::direct(self.message_quota), most: self.message_quota.burst_size(), address }
    }

    /// How long a message of this weight has to wait for its turn on its connection; `None` if that is now.
    pub(crate) fn wait(pace: &MessageRate, weight: NonZeroU32) -> Option<Duration> {
        match pace.own.check_n(weight.min(pace.most)) {
            Ok(Err(early)) => Some(early.wait_time_from(pace.own.clock().now())),
            _ => None,
        }
    }

    /// How long it then has to wait among all connections of its address, if it costs more than a message should.
    pub(crate) fn wait_for_others(&self, pace: &MessageRate, weight: NonZeroU32) -> Option<Duration> {
        if weight == NonZeroU32::MIN { None } else { self.wait_for_work(pace.address, weight) }
    }

    /// How long work of this weight has to wait among all that is done for an address; `None` if that is now.
    pub(crate) fn wait_for_work(&self, address: Address, weight: NonZeroU32) -> Option<Duration> {
        match self.work.check_key_n(&address, weight.min(self.message_quota.burst_size())) {
            Ok(Err(early)) => Some(early.wait_time_from(self.work.clock().now())),
            _ => None,
        }
    }

    /// How long one more move has to wait among all moves of its address; `None` if that is now.
    pub(crate) fn wait_for_moves(&self, address: Address) -> Option<Duration> {
        self.moves.check_key(&address).err().map(|early| early.wait_time_from(self.moves.clock().now()))
    }

    /// Lets one more connection in, as long as the answer lives; `None` if there are too many in all.
    pub(crate) fn enter(&self) -> Option<ConnectionSlot> {
        Gate::enter(&self.gate, None)
    }

    /// The same for the connections of one address.
    pub(crate) fn enter_from(&self, address: Address) -> Option<ConnectionSlot> {
        Gate::enter(&self.gate, Some(address))
    }

    /// Forgets addresses that have been quiet, so that memory is bounded by who is busy.
    pub(crate) fn forget_the_quiet(&self) {
        self.requests.retain_recent();
        self.looks.retain_recent();
        self.creations.retain_recent();
        self.work.retain_recent();
        self.moves.retain_recent();
        self.kept_of_address.retain_recent();
        self.kept_of_player.retain_recent();
    }
}

/// How fast one connection may speak.
#[derive(Debug)]
pub(crate) struct MessageRate {
    own: DefaultDirectRateLimiter,
    /// Nothing weighs more than what may be said at once, else it would never be heard.
    most: NonZeroU32,
    address: Address,
}

#[derive(Debug)]
struct Gate {
    most: usize,
    most_per_address: usize,
    /// How many are inside by address, and under `None` all of them.
    inside: Mutex<HashMap<Option<Address>, usize>>,
}

impl Gate {
    fn enter(gate: &Arc<Self>, address: Option<Address>) -> Option<ConnectionSlot> {
        let most = if address.is_some() { gate.most_per_address } else { gate.most };
        let mut inside = gate.inside.lock().unwrap_or_else(PoisonError::into_inner);
        let count = inside.get(&address).copied().unwrap_or(0);
        if count >= most {
            return None;
        }
        inside.insert(address, count + 1);
        Some(ConnectionSlot { gate: Arc::clone(gate), address })
    }
}

/// One connection inside. Dropping it makes place for another.
#[derive(Debug)]
pub(crate) struct ConnectionSlot {
    gate: Arc<Gate>,
    address: Option<Address>,
}

impl Drop for ConnectionSlot {
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
        let inside: Vec<ConnectionSlot> = (0..3).filter_map(|_| limits.enter()).collect();
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
    fn what_costs_more_weighs_more_and_connections_of_an_address_share_it() {
        let limits = Limits::new(&Config { message_rate: 20, ..Config::default() });
        let heavy = NonZeroU32::new(10).unwrap();
        let is_heard = |pace: &MessageRate, weight| Limits::wait(pace, weight).is_none() && limits.wait_for_others(pace, weight).is_none();
        let one = limits.of_connection(address("192.0.2.1"));
        assert_eq!((0..100).filter(|_| is_heard(&one, NonZeroU32::MIN)).count(), 60);
        let one = limits.of_connection(address("192.0.2.1"));
        assert_eq!((0..100).filter(|_| is_heard(&one, heavy)).count(), 6, "ten times as much is a tenth as often");
        let many: Vec<MessageRate> = (0..100).map(|_| limits.of_connection(address("192.0.2.2"))).collect();
        let heard = (0..6).flat_map(|_| &many).filter(|pace| is_heard(pace, heavy)).count();
        assert!((30..=32).contains(&heard), "a hundred connections of one address do {heard} and not 600");
        assert!(is_heard(&limits.of_connection(address("192.0.2.3")), heavy), "others are not concerned");
        assert!(is_heard(&limits.of_connection(address("192.0.2.3")), NonZeroU32::MAX), "nothing waits for ever");
    }

    #[test]
    fn what_is_kept_is_counted_by_address_and_by_player() {
        let limits = Limits::new(&Config { address_quota: 20, player_quota: 8, ..Config::default() });
        let (one, other) = (address("192.0.2.1"), address("192.0.2.2"));
        let (eve, adam): (Arc<str>, Arc<str>) = ("eve".into(), "adam".into());
        let kept = |address, player: &Arc<str>| (0..30).filter(|_| limits.allows_keeping(address, Some(player), 500)).count();
        assert_eq!(kept(one, &eve), 8, "a player's share");
        assert_eq!(kept(other, &eve), 0, "from wherever");
        assert_eq!(kept(address("192.0.2.3"), &adam), 8);
        assert!(!limits.allows_keeping(one, None, 200_000), "more than there is");
        let limits = Limits::new(&Config { address_quota: 20, player_quota: 8, ..Config::default() });
        let crowd = (0..30).filter(|player| limits.allows_keeping(one, Some(&format!("p{player}").into()), 1800)).count();
        assert_eq!(crowd, 10, "an address's share, under however many names");
    }

    #[test]
    fn moves_beyond_an_hours_worth_wait() {
        let limits = Limits::new(&Config { address_moves: 30, ..Config::default() });
        let (one, other) = (address("192.0.2.1"), address("192.0.2.2"));
        assert_eq!((0..100).filter(|_| limits.wait_for_moves(one).is_none()).count(), 30);
        let wait = limits.wait_for_moves(one).expect("the next one waits");
        assert!(wait > Duration::from_secs(60) && wait <= Duration::from_secs(120), "{wait:?}");
        assert!(limits.wait_for_moves(other).is_none(), "others are not concerned");
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
