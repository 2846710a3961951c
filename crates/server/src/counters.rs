//! What the server counts, for Prometheus.
//!
//! Every server has a recorder of its own: two of them in one process, as in tests, do not mix their numbers.

use metrics::{Counter, Gauge, Histogram, with_local_recorder};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use store::Stats;

/// What is counted where things happen. Made once, because looking a counter up by name takes longer than counting.
#[derive(Debug)]
pub(crate) struct Counters {
    pub(crate) connections: Gauge,
    pub(crate) live_tables: Gauge,
    pub(crate) messages: Counter,
    pub(crate) frames: Counter,
    pub(crate) refusals: Counter,
    pub(crate) requests: Counter,
    pub(crate) turned_away: Counter,
    pub(crate) dropped_slow: Counter,
    pub(crate) dropped_flooding: Counter,
    pub(crate) bot_decisions: Counter,
    pub(crate) tables_opened: Counter,
    pub(crate) tables_loaded: Counter,
    pub(crate) tables_reloaded: Counter,
    pub(crate) append_seconds: Histogram,
    store_entries: Counter,
    store_commits: Counter,
    store_failures: Counter,
    page: PrometheusHandle,
}

/// Upper bounds in seconds for waiting on the disk.
const BUCKETS: [f64; 11] = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0];

impl Counters {
    pub(crate) fn new() -> Self {
        let recorder = PrometheusBuilder::new().set_buckets(&BUCKETS).expect("there are buckets").build_recorder();
        let page = recorder.handle();
        with_local_recorder(&recorder, || {
            describe();
            Self {
                connections: metrics::gauge!("capers_connections"),
                live_tables: metrics::gauge!("capers_live_tables"),
                messages: metrics::counter!("capers_messages_total"),
                frames: metrics::counter!("capers_frames_total"),
                refusals: metrics::counter!("capers_refusals_total"),
                requests: metrics::counter!("capers_http_requests_total"),
                turned_away: metrics::counter!("capers_turned_away_total"),
                dropped_slow: metrics::counter!("capers_dropped_total", "why" => "too_slow"),
                dropped_flooding: metrics::counter!("capers_dropped_total", "why" => "flood"),
                bot_decisions: metrics::counter!("capers_bot_decisions_total"),
                tables_opened: metrics::counter!("capers_tables_opened_total"),
                tables_loaded: metrics::counter!("capers_tables_loaded_total"),
                tables_reloaded: metrics::counter!("capers_tables_given_up_total"),
                append_seconds: metrics::histogram!("capers_append_seconds"),
                store_entries: metrics::counter!("capers_store_entries_total"),
                store_commits: metrics::counter!("capers_store_commits_total"),
                store_failures: metrics::counter!("capers_store_failures_total"),
                page,
            }
        })
    }

    /// The page that Prometheus reads.
    pub(crate) fn page(&self, store: Stats) -> String {
        self.store_entries.absolute(store.entries);
        self.store_commits.absolute(store.commits);
        self.store_failures.absolute(store.failures);
        self.page.run_upkeep();
        self.page.render()
    }

    /// Folds what was measured since the last time, so that memory does not grow when nobody reads the page.
    pub(crate) fn keep_small(&self) {
        self.page.run_upkeep();
    }
}

fn describe() {
    metrics::describe_gauge!("capers_connections", "WebSockets that are open");
    metrics::describe_gauge!("capers_live_tables", "Tables in memory");
    metrics::describe_counter!("capers_messages_total", "Messages from clients");
    metrics::describe_counter!("capers_frames_total", "Frames to clients");
    metrics::describe_counter!("capers_refusals_total", "Messages and requests that the server itself refused");
    metrics::describe_counter!("capers_http_requests_total", "HTTP requests");
    metrics::describe_counter!("capers_turned_away_total", "Connections turned away because there were too many");
    metrics::describe_counter!("capers_dropped_total", "Connections dropped, by reason");
    metrics::describe_counter!("capers_bot_decisions_total", "Decisions made by the server's bots");
    metrics::describe_counter!("capers_tables_opened_total", "Tables made");
    metrics::describe_counter!("capers_tables_loaded_total", "Tables brought back into memory");
    metrics::describe_counter!("capers_tables_given_up_total", "Tables dropped because their log could not be written");
    metrics::describe_histogram!("capers_append_seconds", "From a move to its being durable");
    metrics::describe_counter!("capers_store_entries_total", "Log entries committed");
    metrics::describe_counter!("capers_store_commits_total", "Commits");
    metrics::describe_counter!("capers_store_failures_total", "Writes that failed");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_servers_count_apart_and_the_page_says_what_things_are() {
        let (one, other) = (Counters::new(), Counters::new());
        one.messages.increment(3);
        one.append_seconds.record(0.003);
        let page = one.page(Stats { entries: 7, ..Stats::default() });
        for line in ["capers_messages_total 3", "capers_store_entries_total 7", "capers_append_seconds_bucket{le=\"0.005\"} 1"] {
            assert!(page.lines().any(|found| found == line), "{line} is missing in\n{page}");
        }
        assert!(page.contains("# HELP capers_messages_total Messages from clients"));
        assert!(other.page(Stats::default()).lines().any(|line| line == "capers_messages_total 0"));
    }
}
