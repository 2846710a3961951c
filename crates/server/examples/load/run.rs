//! Letting groups run, and timing them.

use std::future::Future;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::served::Served;

/// Some clients that do something together.
pub(crate) trait Group: Sized + Send + 'static {
    /// Connects.
    fn gather(served: Arc<Served>, number: u64) -> impl Future<Output = Self> + Send;

    /// Begins, anew if something has ended.
    fn begin(&mut self) -> impl Future<Output = ()> + Send;

    /// One of them says something, and all of them hear its effect; `false` if there is nothing more to say.
    fn step(&mut self) -> impl Future<Output = bool> + Send;
}

/// Many groups that have begun.
pub(crate) async fn gathered<G: Group>(served: &Arc<Served>, count: u64) -> Vec<G> {
    let mut groups = Vec::new();
    for number in 0..count {
        groups.push(G::gather(Arc::clone(served), number).await);
    }
    all(groups, |mut group| async move {
        group.begin().await;
        group
    })
    .await
}

/// Does the same with every group at once.
pub(crate) async fn all<G: Group, T: Send + 'static, F: Future<Output = T> + Send + 'static>(
    groups: Vec<G>,
    what: impl Fn(G) -> F,
) -> Vec<T> {
    let tasks: Vec<_> = groups.into_iter().map(|group| tokio::spawn(what(group))).collect();
    let mut done = Vec::new();
    for task in tasks {
        done.push(task.await.expect("no client panics"));
    }
    done
}

/// As fast as they can, and then once a second each.
pub(crate) async fn both_ways<G: Group>(served: Served, count: u64, seconds: f64) -> Value {
    let served = Arc::new(served);
    let groups = gathered::<G>(&served, count).await;
    let (groups, fast) = timed(&served, groups, seconds, false).await;
    let (_, paced) = timed(&served, groups, seconds.max(3.0), true).await;
    json!({ "fast": fast, "paced": paced })
}

async fn timed<G: Group>(served: &Served, groups: Vec<G>, seconds: f64, paced: bool) -> (Vec<G>, Value) {
    let (before, clock) = (served.usage(), Instant::now());
    let (groups, mut waits) = waits(groups, seconds, paced).await;
    let (elapsed, after) = (clock.elapsed().as_secs_f64(), served.usage());
    let (steps, cpu) = (waits.len() as f64, after.cpu - before.cpu);
    let (p50, p99) = (at_share(&mut waits, 50), at_share(&mut waits, 99));
    let figures = json!({ "per_second": steps / elapsed, "per_cpu_second": steps / cpu, "p50_ms": p50, "p99_ms": p99 });
    (groups, figures)
}

/// What so many percent of the waits do not exceed.
pub(crate) fn at_share(waits: &mut [f64], percent: usize) -> f64 {
    waits.sort_unstable_by(f64::total_cmp);
    waits[(waits.len() - 1) * percent / 100]
}

/// Lets groups step for so long; how many milliseconds each step took to reach everybody.
pub(crate) async fn waits<G: Group>(groups: Vec<G>, seconds: f64, paced: bool) -> (Vec<G>, Vec<f64>) {
    let clock = Instant::now();
    let until = clock + Duration::from_secs_f64(seconds);
    let count = groups.len() as u32;
    let offset = std::sync::atomic::AtomicU32::new(0);
    let done = all(groups, |group| {
        // Paced groups begin one after the other, as people do, and not all in the same moment.
        let first = Duration::from_secs(1) * offset.fetch_add(1, std::sync::atomic::Ordering::Relaxed) / count;
        run_one(group, until, paced.then_some(clock + first))
    })
    .await;
    let (groups, waits): (Vec<G>, Vec<Vec<f64>>) = done.into_iter().unzip();
    (groups, waits.into_iter().flatten().collect())
}

/// Steps until that time, one a second from `next` on if it is given; how many milliseconds each took to reach everybody.
async fn run_one<G: Group>(mut group: G, until: Instant, mut next: Option<Instant>) -> (G, Vec<f64>) {
    let mut waits = Vec::new();
    while Instant::now() < until {
        if let Some(next) = &mut next {
            tokio::time::sleep_until((*next).into()).await;
            *next += Duration::from_secs(1);
        }
        let begun = Instant::now();
        if group.step().await {
            waits.push(begun.elapsed().as_secs_f64() * 1e3);
        } else {
            group.begin().await;
        }
    }
    (group, waits)
}
