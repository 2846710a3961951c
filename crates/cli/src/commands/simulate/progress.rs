//! The bar that shows how far a simulation is, on the error output and only where somebody sits in front of it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use engine::{Message, Words};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use lab::SimulationProgress;
use lab::report::number;
use words::Speaker;

/// How often the bar moves: often enough to seem alive, seldom enough to take no time from the games.
const EVERY: Duration = Duration::from_millis(100);

/// Does some work and shows meanwhile how many of `games` games the watch has seen.
pub(super) fn shown<T>(watch: &SimulationProgress, games: u64, speaker: &Speaker, work: impl FnOnce() -> T) -> T {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
    if bar.is_hidden() {
        return work();
    }
    bar.set_style(ProgressStyle::with_template("{bar:24} {percent:>3}%  {wide_msg}").expect("the template is sound"));
    let ended = AtomicBool::new(false);
    thread::scope(|scope| {
        let painter = scope.spawn(|| {
            while !ended.load(Ordering::Relaxed) {
                paint(&bar, watch, games, speaker);
                thread::park_timeout(EVERY);
            }
        });
        let ended = Ended { flag: &ended, painter: painter.thread().clone() };
        let done = work();
        drop(ended);
        // Waited for, lest it paints once more over what comes next. Should it have failed, the games have not.
        let _ = painter.join();
        bar.finish_and_clear();
        done
    })
}

/// Ends the painting when it goes out of scope, also when the work panics: nobody would wait for a bar then.
struct Ended<'a> {
    flag: &'a AtomicBool,
    painter: thread::Thread,
}

impl Drop for Ended<'_> {
    fn drop(&mut self) {
        self.flag.store(true, Ordering::Relaxed);
        self.painter.unpark();
    }
}

fn paint(bar: &ProgressBar, watch: &SimulationProgress, games: u64, speaker: &Speaker) {
    let count = |count: u64| number(speaker, count as f64, 0);
    let left = bar.eta().as_secs();
    let message = Message::new("lab-progress").with("done", count(watch.games())).with("games", count(games));
    let message = message.with("rate", number(speaker, bar.per_sec(), 0)).with("left", format!("{}:{:02}", left / 60, left % 60));
    bar.set_message(speaker.say(&message));
    bar.set_position(watch.games());
}
