//! The table drawn for a terminal of 80 columns.

use engine::page::{Page, TextStyle};
use engine::{CardSet, Message, Seat, Viewer, Words, shortened};

use crate::bot::plain_worth;
use crate::content::{Cards, Colour, Kind, Museum, content};
use crate::score::{lines_of, painting_millions};
use crate::state::Phase;
use crate::view::View;
use crate::words;

/// Where the columns of the museums begin.
const NEEDS: usize = 15;
const DISPLAY: usize = 24;
/// Where the columns of the players begin.
const DICE: usize = 16;
const ARTIFACTS: usize = 30;
const GEMS: usize = 44;
const PAINTINGS: usize = 60;
const TOTAL: usize = 72;

/// Draws what the viewer sees: the museums, the players, and what the letters mean.
pub(crate) fn draw(view: &View, words: &dyn Words, page: &mut Page) {
    let head = Message::new("dice-heist-board-head").with("turn", view.turn).with("deck", view.deck_size).with("supply", view.supply);
    page.line().put(TextStyle::Strong, words.say(&head));
    page.line();
    for museum in Museum::all() {
        draw_museum(view, museum, words, page);
    }
    draw_unseen(view, words, page);
    page.line();
    draw_heading(words, page);
    let lines = lines_of(&view.loot[..view.seats()]);
    for seat in Seat::all(view.seats()) {
        draw_player(view, seat, lines[seat.index()].total, words, page);
    }
    page.line();
    page.line().put(TextStyle::Faint, words.say(&Message::new("dice-heist-board-legend")));
}

fn draw_museum(view: &View, museum: Museum, words: &dyn Words, page: &mut Page) {
    let display = view.display(museum);
    let name = shortened(&words.say(&words::museum(museum)), NEEDS - 1);
    page.line().put(if display.is_empty() { TextStyle::Faint } else { TextStyle::Strong }, name).pad_to(NEEDS);
    let needs = Message::new("dice-heist-board-needs").with("needs", museum.security() + 1);
    page.put(TextStyle::Plain, words.say(&needs)).pad_to(DISPLAY);
    if display.is_empty() {
        page.put(TextStyle::Faint, "-");
        return;
    }
    for (index, card) in Cards(display).iter().enumerate() {
        if index > 0 {
            page.put(TextStyle::Plain, " ");
        }
        match card.kind() {
            Kind::Painting(millions) => page.put(TextStyle::Yellow, money(i32::from(millions), words)),
            Kind::Artifacts(count) => page.put(TextStyle::Violet, format!("A{count}")),
            Kind::Gem(colour) => page.put(ink(colour), letter(colour)),
        };
    }
    if let Viewer::Seat(seat) = view.viewer {
        let points = plain_worth(view, seat, display);
        let millions = painting_millions(display);
        let worth = Message::new("dice-heist-board-worth").with("points", points).with("millions", millions);
        page.put(TextStyle::Faint, format!("  {}", words.say(&worth)));
    }
}

/// What is still to come can be worked out by everybody, so it is shown, as counts (DH-7.21).
fn draw_unseen(view: &View, words: &dyn Words, page: &mut Page) {
    if view.unseen.is_empty() {
        return;
    }
    let count = |cards: CardSet| view.unseen.intersection(cards).len();
    let mut by_museum = Message::new("dice-heist-board-unseen-museums");
    for museum in Museum::all() {
        by_museum = by_museum.with(museum.id(), count(museum.cards()));
    }
    let by_kind = Message::new("dice-heist-board-unseen-kinds")
        .with("paintings", count(content().paintings))
        .with("artifacts", count(content().artifacts))
        .with("rubies", count(Colour::Red.cards()))
        .with("emeralds", count(Colour::Green.cards()))
        .with("sapphires", count(Colour::Blue.cards()));
    for message in [by_museum, by_kind] {
        page.line().put(TextStyle::Faint, words.say(&message));
    }
}

fn draw_heading(words: &dyn Words, page: &mut Page) {
    page.line();
    for (column, key) in [
        (0, "dice-heist-board-player"),
        (DICE, "dice-heist-board-sidekicks"),
        (ARTIFACTS, "dice-heist-board-artifacts"),
        (GEMS, "dice-heist-board-gems"),
        (PAINTINGS, "dice-heist-board-paintings"),
        (TOTAL, "dice-heist-board-total"),
    ] {
        page.pad_to(column).put(TextStyle::Faint, words.say(&Message::new(key)));
    }
}

fn draw_player(view: &View, seat: Seat, total: i32, words: &dyn Words, page: &mut Page) {
    let at = seat.index();
    let loot = view.loot[at];
    let acting = view.seat == seat && !matches!(view.phase, Phase::FirstRoll(_) | Phase::Over);
    let name = words.say(&Message::new("seat-name").with("seat", seat));
    page.line().put(
        if acting { TextStyle::Accent } else { TextStyle::Plain },
        format!("{} {}", if acting { '>' } else { ' ' }, shortened(&name, DICE - 3)),
    );
    page.pad_to(DICE).put(TextStyle::Plain, dice(view.sidekicks[at]));
    let hidden = view.hides_artifacts_of(seat);
    let artifacts = if hidden { format!("? ({})", view.artifact_count[at]) } else { crate::score::artifact_points(loot).to_string() };
    page.pad_to(ARTIFACTS).put(TextStyle::Plain, artifacts).pad_to(GEMS);
    for (index, colour) in Colour::ALL.into_iter().enumerate() {
        let held = loot.intersection(colour.cards()).len();
        let gap = if index > 0 { " " } else { "" };
        page.put(if held > 0 { ink(colour) } else { TextStyle::Faint }, format!("{gap}{}{held}", letter(colour)));
    }
    page.pad_to(PAINTINGS).put(TextStyle::Plain, money(painting_millions(loot), words));
    page.pad_to(TOTAL).put(TextStyle::Strong, if hidden { format!("{total}+?") } else { total.to_string() });
}

/// What paintings are worth, as the language writes it.
fn money(millions: i32, words: &dyn Words) -> String {
    words.say(&Message::new("dice-heist-board-money").with("millions", millions))
}

/// A thief, and a mark for each sidekick as far as there is room: `T` alone, `T+3 ***`.
fn dice(sidekicks: u8) -> String {
    if sidekicks == 0 { "T".to_owned() } else { format!("T+{sidekicks} {}", "*".repeat(usize::from(sidekicks.min(8)))) }
}

fn ink(colour: Colour) -> TextStyle {
    match colour {
        Colour::Red => TextStyle::Red,
        Colour::Green => TextStyle::Green,
        Colour::Blue => TextStyle::Blue,
    }
}

/// Ruby, emerald, sapphire: the same first letters in both languages.
fn letter(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "R",
        Colour::Green => "E",
        Colour::Blue => "S",
    }
}
