//! Bots think on threads of their own, so that nobody else waits for them, and take their time as a person would.

use std::time::{Duration, Instant};

use engine::json::to_value;
use table::BotRequest;
use tokio::sync::mpsc;

use super::TableRequest;
use super::context::TableContext;
use super::live::request;
use crate::random;

/// How long a bot may think.
const BUDGET: Duration = Duration::from_secs(1);

/// Lets a bot think, and sends the table what it decided, but not before the pause is over.
pub(super) fn start(context: &TableContext, bot_request: BotRequest, pause_ms: u32, handle: mpsc::WeakSender<TableRequest>) {
    let pause = Duration::from_millis(u64::from(pause_ms.min(context.config.bot_pause)));
    let (context, asked) = (context.clone(), Instant::now());
    tokio::spawn(async move {
        let turn = context.thinkers.acquire_owned().await.expect("nobody closes it");
        let BotRequest { seat, bot, decision, played } = bot_request;
        let decided = tokio::task::spawn_blocking(move || {
            let decided = bots::decide(played.as_ref(), seat, &bot, BUDGET, random::seed());
            drop(turn);
            decided
        });
        let action = match decided.await {
            Ok(Ok(action)) => to_value(&action),
            // The table refuses what is no action, asks again, and in the end does something legal itself: a bot holds nobody up.
            Ok(Err(refusal)) => failed(&refusal),
            Err(panic) => failed(&panic),
        };
        context.counters.bot_decisions.increment(1);
        tokio::time::sleep(pause.saturating_sub(asked.elapsed())).await;
        request(&handle, TableRequest::Decided { seat, decision, action }).await;
    });
}

/// No action at all, after saying so in the log.
fn failed(why: &dyn std::fmt::Display) -> serde_json::Value {
    tracing::error!(%why, "a bot could not decide");
    serde_json::Value::Null
}
