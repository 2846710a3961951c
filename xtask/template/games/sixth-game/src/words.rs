//! Actions and events as sentences by name, and the table in a terminal; the catalogs have the words.

use engine::page::{TextStyle, Page};
use engine::{Arg, Message, Seat, Wording, Words, shortened};

use crate::SixthGame;
use crate::action::Action;
use crate::content::Kind;
use crate::event::Event;
use crate::insight::safe;
use crate::state::{Phase, Place};
use crate::view::View;

/// Where the columns of the thieves begin.
const PLACE: usize = 20;
const TOKENS: usize = 34;
const LOOT: usize = 44;

impl Wording for SixthGame {
    fn action_kind(action: &Action) -> &'static str {
        match action {
            Action::Grab => "grab",
            Action::Leave => "leave",
        }
    }

    fn describe_action(view: &View, seat: Seat, action: &Action) -> Message {
        match action {
            Action::Grab => Message::new("sixth-game-action-grab"),
            Action::Leave => {
                let points = view.players[seat].loot.unwrap_or_default().points();
                Message::new("sixth-game-action-leave").with("points", points)
            }
        }
    }

    fn describe_event(event: &Event) -> Message {
        match event {
            Event::GameStarted { options } => {
                Message::new("sixth-game-event-game-started").with("seats", options.seats).with("alarms", options.alarms)
            }
            Event::TurnStarted { seat } => Message::new("sixth-game-event-turn-started").with("seat", *seat),
            Event::Grabbed { seat } => Message::new("sixth-game-event-grabbed").with("seat", *seat),
            Event::Found { seat, kind: None } => Message::new("sixth-game-event-found").with("seat", *seat),
            Event::Found { seat, kind: Some(kind) } => {
                Message::new("sixth-game-event-found-kind").with("seat", *seat).with("kind", name(*kind)).with("points", kind.points())
            }
            Event::Caught { seat, lost } => Message::new("sixth-game-event-caught").with("seat", *seat).with("lost", *lost),
            Event::Left { seat, tokens } => Message::new("sixth-game-event-left").with("seat", *seat).with("tokens", *tokens),
            Event::GameOver { winners, .. } => Message::new("sixth-game-event-game-over")
                .with("winners", Arg::List(winners.iter().map(Arg::Seat).collect()))
                .with("count", winners.len() as u32),
        }
    }

    fn draw(view: &View, words: &dyn Words, page: &mut Page) {
        let head = Message::new("sixth-game-board-head").with("tokens", view.tokens).with("alarms", view.alarms).with("safe", safe(view, 1));
        page.line().put(TextStyle::Strong, words.say(&head));
        page.line();
        for (seat, thief) in view.players.iter() {
            let is_next = view.phase != Phase::Over && view.seat == seat;
            let name = words.say(&Message::new("seat-name").with("seat", seat));
            let ink = if is_next { TextStyle::Accent } else { TextStyle::Plain };
            page.line().put(ink, format!("{} {}", if is_next { '>' } else { ' ' }, shortened(&name, PLACE - 3))).pad_to(PLACE);
            page.put(TextStyle::Plain, words.say(&place(thief.place))).pad_to(TOKENS);
            page.put(TextStyle::Plain, words.say(&Message::new("sixth-game-board-tokens").with("tokens", thief.tokens))).pad_to(LOOT);
            match thief.loot {
                None => page.put(TextStyle::Faint, "?"),
                Some(loot) => {
                    let held = Message::new("sixth-game-board-loot")
                        .with("coin", loot.coin)
                        .with("ring", loot.ring)
                        .with("crown", loot.crown)
                        .with("points", loot.points());
                    page.put(TextStyle::Yellow, words.say(&held))
                }
            };
        }
    }
}

/// What a kind of loot is called.
fn name(kind: Kind) -> Message {
    Message::new(format!("sixth-game-loot-{}", kind.id()))
}

/// Where a thief is, in a word.
fn place(place: Place) -> Message {
    Message::new(match place {
        Place::Inside => "sixth-game-place-inside",
        Place::Away => "sixth-game-place-away",
        Place::Caught => "sixth-game-place-caught",
    })
}
