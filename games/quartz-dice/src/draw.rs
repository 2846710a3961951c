//! The table drawn for a terminal of 80 columns.

use engine::page::{Page, TextStyle};
use engine::{Message, Seat, SeatSet, Words};

use crate::content::{Crystal, DICE, FREE_ROLLS, HELMET, Heap, ROUNDS, Tool};
use crate::odds::{strength_from, unstable_within};
use crate::options::Mode;
use crate::score::Line;
use crate::state::{Phase, State};
use crate::view::View;
use crate::words;

/// Where the columns of the dice begin, and how wide each tool is.
const TOOLS: usize = 18;
const TOOL: usize = 12;
/// Where the columns of the players begin.
const CART: usize = 17;
const CHEST: usize = 39;
const MARKERS: usize = 61;
const MONEY: usize = 66;
const NOTE: usize = 71;

/// Draws everything there is to see: the bag, the dice and what they allow, the players, and what the letters mean.
pub(crate) fn draw(view: &View, words: &dyn Words, page: &mut Page) {
    let state = &view.state;
    draw_head(state, words, page);
    draw_bag(state, words, page);
    page.line();
    if matches!(state.phase, Phase::Roll | Phase::Reroll | Phase::Act | Phase::Draw | Phase::Return | Phase::Pick) {
        draw_dice(state, words, page);
        draw_tools(state, words, page);
        page.line();
    }
    draw_heading(words, page);
    let (lines, reckless, leading) = (state.lines_now(), state.reckless(), state.leading().0);
    for seat in Seat::all(state.seats()) {
        draw_player(state, seat, lines[seat.index()], (reckless, leading), words, page);
    }
    page.line();
    page.line().put(TextStyle::Faint, words.say(&Message::new("quartz-dice-board-legend")));
    page.line().put(TextStyle::Faint, words.say(&Message::new("quartz-dice-board-notes")));
}

fn draw_head(state: &State, words: &dyn Words, page: &mut Page) {
    let head = match state.options.mode {
        Mode::Standard => Message::new("quartz-dice-board-head"),
        Mode::LastShallBeFirst => Message::new("quartz-dice-board-head-last"),
        Mode::GrandTournament => Message::new("quartz-dice-board-head-tournament").with("game", state.game),
    };
    let rounds_after = ROUNDS.saturating_sub(state.round.max(1));
    let turns = state.to_play.len() as u32 + rounds_after * u32::from(state.options.seats);
    page.line().put(TextStyle::Strong, words.say(&head.with("round", state.round).with("turns", turns).with("pairs", state.pairs_left)));
}

fn draw_bag(state: &State, words: &dyn Words, page: &mut Page) {
    let risk = unstable_within(&state.bag, 1);
    let label = Message::new("quartz-dice-board-bag").with("crystals", state.bag.len()).with("risk", risk);
    page.line().put(TextStyle::Plain, words.say(&label)).pad_to(CHEST);
    draw_heap(&state.bag, 4, page);
}

/// A letter and a number for each kind that is there, each kind in a column of its own.
fn draw_heap(heap: &Heap, width: usize, page: &mut Page) {
    for crystal in Crystal::ALL {
        let count = heap.count(crystal.index());
        let cell = if count == 0 { String::new() } else { format!("{}{count}", letter(crystal)) };
        page.put(ink(crystal), format!("{cell:<width$}"));
    }
}

fn draw_dice(state: &State, words: &dyn Words, page: &mut Page) {
    let label = Message::new("quartz-dice-board-dice").with("roll", state.current.rolls);
    page.line().put(TextStyle::Plain, words.say(&label)).pad_to(TOOLS);
    let lying = state.current.dice.faces().map(|face| (TextStyle::Accent, words.say(&words::face(face))));
    let rolling = (0..state.current.rolling).map(|_| (TextStyle::Faint, "?".to_owned()));
    for (place, (ink, die)) in lying.chain(rolling).enumerate() {
        page.put(TextStyle::Faint, if place > 0 { " · " } else { "" }).put(ink, fit(&die, TOOL - 2));
    }
}

/// What the faces allow now, and while there are rolls left how likely two or three of each are with the best keeps for just that.
fn draw_tools(state: &State, words: &dyn Words, page: &mut Page) {
    page.line().pad_to(TOOLS);
    for (column, tool) in Tool::ALL.into_iter().enumerate() {
        page.pad_to(TOOLS + column * TOOL).put(TextStyle::Faint, fit(&words.say(&words::tool(tool)), TOOL - 1));
    }
    let mut now = *state;
    if state.phase == Phase::Reroll {
        now.current.wilds_left = state.current.dice.count(HELMET) as u8 / 2;
    }
    page.line().put(TextStyle::Faint, words.say(&Message::new("quartz-dice-board-now")));
    for (column, tool) in Tool::ALL.into_iter().enumerate() {
        let strength = now.most_strength(tool);
        let cell = match strength.checked_sub(tool.least()) {
            None => "-".to_owned(),
            Some(0) => strength.to_string(),
            Some(_) => format!("{}-{strength}", tool.least()),
        };
        page.pad_to(TOOLS + column * TOOL).put(TextStyle::Strong, cell);
    }
    if state.phase == Phase::Reroll {
        draw_chances(state, words, page);
    }
}

fn draw_chances(state: &State, words: &dyn Words, page: &mut Page) {
    let markers = state.player(state.seat).markers;
    let left = FREE_ROLLS.saturating_sub(state.current.rolls) + markers.min(u32::from(DICE));
    let dice = state.current.dice;
    for wanted in [2, 3] {
        let label = Message::new("quartz-dice-board-chance").with("strength", wanted).with("rolls", left);
        page.line().put(TextStyle::Faint, words.say(&label));
        for (column, tool) in Tool::ALL.into_iter().enumerate() {
            let chance = strength_from(dice.count(tool.face()) as u8, dice.count(HELMET) as u8, left, wanted);
            page.pad_to(TOOLS + column * TOOL).put(TextStyle::Plain, format!("{:.0}%", chance * 100.0));
        }
    }
}

fn draw_heading(words: &dyn Words, page: &mut Page) {
    page.line();
    for (column, key) in [
        (0, "quartz-dice-board-player"),
        (CART, "quartz-dice-board-cart"),
        (CHEST, "quartz-dice-board-chest"),
        (MARKERS - 1, "quartz-dice-board-markers"),
        (MONEY, "quartz-dice-board-money"),
    ] {
        page.pad_to(column).put(TextStyle::Faint, words.say(&Message::new(key)));
    }
}

fn draw_player(state: &State, seat: Seat, line: Option<Line>, (reckless, leading): (SeatSet, SeatSet), words: &dyn Words, page: &mut Page) {
    let player = state.player(seat);
    let acting = state.seat == seat && !matches!(state.phase, Phase::FirstLeader | Phase::Over);
    let name = fit(&words.say(&Message::new("seat-name").with("seat", seat)), CART - 3);
    page.line().put(if acting { TextStyle::Accent } else { TextStyle::Plain }, format!("{} {name}", if acting { '>' } else { ' ' }));
    page.pad_to(CART);
    let Some(line) = line else {
        page.put(TextStyle::Danger, words.say(&Message::new("quartz-dice-board-out").with("order", player.out)));
        return;
    };
    draw_heap(&player.cart, 3, page);
    page.pad_to(CHEST);
    draw_heap(&player.chest, 3, page);
    page.pad_to(MARKERS).put(TextStyle::Plain, player.markers.to_string());
    page.pad_to(MONEY).put(TextStyle::Strong, money(line.total)).pad_to(NOTE);
    let leads = state.phase != Phase::FirstLeader && state.leader == seat;
    for (holds, mark, ink) in [
        (leads, "L", TextStyle::Accent),
        (leading.contains(seat), "+", TextStyle::Plain),
        (reckless.contains(seat), "!", TextStyle::Danger),
    ] {
        if holds {
            page.put(ink, mark);
        }
    }
    page.put(TextStyle::Faint, format!(" {}", player.chest.len()));
}

fn money(dollars: i16) -> String {
    let sign = if dollars < 0 { "-" } else { "" };
    format!("{sign}${}", dollars.unsigned_abs())
}

fn ink(crystal: Crystal) -> TextStyle {
    match crystal {
        Crystal::Quartz => TextStyle::Plain,
        Crystal::Rubellite => TextStyle::Violet,
        Crystal::Emerald => TextStyle::Green,
        Crystal::Sapphire => TextStyle::Blue,
        Crystal::Ruby => TextStyle::Red,
        Crystal::Amber => TextStyle::Yellow,
        Crystal::Unstable => TextStyle::Danger,
    }
}

/// The same letters in every language; the legend says what they are.
fn letter(crystal: Crystal) -> char {
    match crystal {
        Crystal::Quartz => 'Q',
        Crystal::Rubellite => 'L',
        Crystal::Emerald => 'E',
        Crystal::Sapphire => 'S',
        Crystal::Ruby => 'R',
        Crystal::Amber => 'A',
        Crystal::Unstable => 'X',
    }
}

/// At most so many characters of a name.
fn fit(name: &str, most: usize) -> String {
    if name.chars().count() <= most { name.to_owned() } else { name.chars().take(most - 1).chain(['…']).collect() }
}
