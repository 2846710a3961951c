//! The table drawn for a terminal of 80 columns.

use engine::page::{Page, TextStyle};
use engine::{Arg, Insight, Message, Seat, Words, shortened};

use crate::JewelHeist;
use crate::content::cards::{Jewelry, kinds_of};
use crate::content::jewels::{Jewels, Shape};
use crate::floor::cell::{Cell, SIDE};
use crate::floor::facing::Facing;
use crate::floor::light::Lit;
use crate::floor::space::Space;
use crate::insight::Overview;
use crate::insight::ability::AbilityState;
use crate::insight::sets::{self, Sets};
use crate::state::Table;
use crate::view::View;
use crate::words;

/// How wide a cell of the floor plan is.
const CELL: usize = 4;
/// Where the columns of the players begin.
const SPACE: usize = 18;
const CARDS: usize = 23;
const CARD: usize = 30;
const NOISE: usize = 47;
const JEWELS: usize = 54;

/// The most jewels of a player that are shown one by one; more are counted by shape, which always fits the line.
const MOST_LETTERS: u32 = 12;

/// Draws everything there is to see: the floor plan with jewels, players, guard and light, the players, and the own cards.
pub(crate) fn draw(view: &View, words: &dyn Words, page: &mut Page) {
    let table = &view.table;
    let Some(plan) = table.plan else {
        page.line().put(TextStyle::Strong, words.say(&Message::new("jewel-heist-board-setup")));
        return;
    };
    let name = Message::new(format!("jewel-heist-blueprint-{}", plan.id));
    let head = Message::new("jewel-heist-board-head").with("blueprint", name).with("round", i64::from(table.round));
    page.line().put(TextStyle::Strong, words.say(&head.with("deck", table.deck_count)));
    let light = if table.light { "on" } else { "off" };
    let guard = Message::new("jewel-heist-board-guard").with("at", table.guard.to_string()).with("facing", words::facing(table.facing));
    page.line().put(TextStyle::Plain, words.say(&guard.with("light", light)));
    draw_floor(table, page);
    page.line();
    draw_heading(words, page);
    let overview = JewelHeist::overview(view, view.viewer);
    table.all_seats().for_each(|seat| draw_player(view, &overview, seat, words, page));
    page.line();
    draw_outlooks(view, &overview, words, page);
    draw_cards(view, words, page);
    draw_flipped(table, words, page);
    page.line().put(TextStyle::Faint, words.say(&Message::new("jewel-heist-board-legend")));
    page.line().put(TextStyle::Faint, words.say(&Message::new("jewel-heist-board-signs")));
    page.line().put(TextStyle::Faint, words.say(&Message::new("jewel-heist-board-lines")));
}

/// The floor plan with the letters and numbers of its cells.
fn draw_floor(table: &Table, page: &mut Page) {
    let lit = table.lit();
    let letters = |page: &mut Page| {
        page.line().put(TextStyle::Plain, "    ");
        for column in 0..SIDE {
            page.put(TextStyle::Faint, format!("{:^CELL$}", char::from(b'a' + column as u8)));
        }
    };
    letters(page);
    for row in 0..SIDE {
        page.line().put(TextStyle::Faint, format!("{:>3} ", row + 1));
        for column in 0..SIDE {
            draw_cell(table, &lit, Cell::at(column, row), page);
        }
        page.put(TextStyle::Faint, format!(" {}", row + 1));
    }
}

/// One cell, four signs wide: bare parentheses on both sides if it is lit, and what stands or lies there between them.
fn draw_cell(table: &Table, lit: &Lit, cell: Cell, page: &mut Page) {
    let is_lit = lit.cells.contains(cell);
    let (ink, inside) = contents(table, cell);
    // Panels and walls touch each other, so that cases look like cases.
    if table.plan().is_opaque(cell) {
        page.put(TextStyle::Faint, inside);
        return;
    }
    let (open, close) = if is_lit { ("(", ")") } else { (" ", " ") };
    page.put(TextStyle::Yellow, open).put(ink, format!("{inside:^2}")).put(TextStyle::Yellow, close);
}

fn contents(table: &Table, cell: Cell) -> (TextStyle, String) {
    let plan = table.plan();
    if table.guard == cell {
        return (TextStyle::Danger, arrow(table.facing).to_owned());
    }
    if let Some(space) = plan.space(cell) {
        return on_space(table, space);
    }
    if table.smoke.contains(cell) {
        return (TextStyle::Faint, "~~".to_owned());
    }
    if table.wires.contains(cell) {
        return (TextStyle::Accent, "w".to_owned());
    }
    let text = match plan.sign(cell) {
        b'+' | b'#' => "####",
        // A panel is two cells long: it ends in the middle of the outer cells (JH-2.40).
        b'-' if cell.column().is_multiple_of(4) => "  ##",
        b'-' => "##  ",
        b'|' => " ## ",
        b'*' | b'C' => "o",
        b':' => {
            if beside_track(cell) {
                "--"
            } else {
                ":"
            }
        }
        b'=' => "==",
        b'%' => "++",
        _ => "",
    };
    (TextStyle::Faint, text.to_owned())
}

/// Where the guard faces, by the nearest of the eight compass points.
fn arrow(facing: Facing) -> &'static str {
    let nearest = |one: &Facing, other: &Facing| {
        // Of two directions the nearer is the one whose cosine is larger; diagonals are longer, so their lengths are taken out.
        let cosine = |way: &Facing| f64::from(facing.dot(way.offset())) / f64::from(way.dot(way.offset())).sqrt();
        cosine(one).total_cmp(&cosine(other))
    };
    let near =
        Facing::COMPASS.into_iter().zip(["^^", "^>", ">>", "v>", "vv", "<v", "<<", "<^"]).max_by(|one, other| nearest(&one.0, &other.0));
    near.map_or("^^", |(_, sign)| sign)
}

/// Whether a link of the track runs east and west.
fn beside_track(cell: Cell) -> bool {
    cell.row() % 2 == 1
}

/// Who stands on a space, or what lies there.
fn on_space(table: &Table, space: Space) -> (TextStyle, String) {
    let heap = table.floor[space.index()];
    let here: Vec<Seat> = table.all_seats().filter(|seat| table.player(*seat).space == Some(space)).collect();
    match here.as_slice() {
        // An alarm and smoke lie under nobody: who stands there matters more.
        [] if table.alarms.contains(&Some(space)) => (TextStyle::Accent, "!!".to_owned()),
        [] if table.smoke.contains(space.cell()) => (TextStyle::Faint, "~~".to_owned()),
        [] => (TextStyle::Plain, heap_signs(heap)),
        [one] => (TextStyle::Strong, format!("{}{}", one.index() + 1, if heap.is_empty() { "" } else { "+" })),
        [one, two] => (TextStyle::Strong, format!("{}{}", one.index() + 1, two.index() + 1)),
        [one, ..] => (TextStyle::Strong, format!("{}&", one.index() + 1)),
    }
}

/// One or two jewels by their letters, more by their number.
fn heap_signs(heap: Jewels) -> String {
    match heap.len() {
        0 => "·".to_owned(),
        1 | 2 => letters_of(heap),
        count @ 3..=9 => format!("{count}+"),
        _ => "9+".to_owned(),
    }
}

/// The letter of a shape.
const fn letter(shape: Shape) -> char {
    ['r', 'v', 's', 'c', '*', 't'][shape.index()]
}

fn letters_of(jewels: Jewels) -> String {
    jewels.iter().flat_map(|(shape, count)| std::iter::repeat_n(letter(shape), usize::from(count))).collect()
}

/// What a player owns: each jewel by its letter, or how many of each shape.
fn bag_signs(bag: Jewels) -> String {
    if bag.len() <= MOST_LETTERS {
        return letters_of(bag);
    }
    let counts: Vec<String> = bag.iter().map(|(shape, count)| format!("{count}{}", letter(shape))).collect();
    counts.join(" ")
}

fn draw_heading(words: &dyn Words, page: &mut Page) {
    page.line();
    for (column, key) in [
        (2, "jewel-heist-board-player"),
        (SPACE, "jewel-heist-board-at"),
        (CARDS, "jewel-heist-board-cards"),
        (CARD, "jewel-heist-board-card"),
        (NOISE, "jewel-heist-board-noise"),
        (JEWELS, "jewel-heist-board-jewels"),
    ] {
        page.pad_to(column).put(TextStyle::Faint, words.say(&Message::new(key)));
    }
}

fn draw_player(view: &View, overview: &Overview, seat: Seat, words: &dyn Words, page: &mut Page) {
    let table = &view.table;
    let player = table.player(seat);
    let name = shortened(&words.say(&Message::new("seat-name").with("seat", seat)), SPACE - 5);
    let acting = overview.waits_for.contains(seat);
    page.line().put(
        if acting { TextStyle::Accent } else { TextStyle::Plain },
        format!("{}{} {name}", if acting { '>' } else { ' ' }, seat.index() + 1),
    );
    page.pad_to(SPACE).put(TextStyle::Strong, player.space.map_or("-".to_owned(), |space| space.to_string()));
    let cards = if table.options.is_coop() { table.shared.len() } else { view.hands[seat.index()].len() };
    page.pad_to(CARDS).put(TextStyle::Plain, cards.to_string());
    let card = match view.cards[seat.index()] {
        Some(card) => words.say(&words::hand_card(card)),
        None if view.decided.contains(seat) => words.say(&Message::new("jewel-heist-board-waits")),
        None => "-".to_owned(),
    };
    page.pad_to(CARD).put(TextStyle::Plain, shortened(&card, NOISE - CARD - 1));
    let noise = player.noise.map_or("-".to_owned(), |noise| noise.to_string());
    page.pad_to(NOISE).put(TextStyle::Plain, shortened(&noise, JEWELS - NOISE - 1));
    page.pad_to(JEWELS).put(TextStyle::Strong, bag_signs(player.jewels));
    draw_person(table, overview, seat, words, page);
}

/// Who a seat is, whether it can use its ability now, and what gear it has, on a line of its own if there is anything to say.
fn draw_person(table: &Table, overview: &Overview, seat: Seat, words: &dyn Words, page: &mut Page) {
    let player = table.player(seat);
    let mut parts = Vec::new();
    if let Some(who) = player.character {
        let mut text = words.say(&words::character(who));
        if who.facts().uses > 0 {
            text = format!("{text} {}", words.say(&Message::new("jewel-heist-board-uses").with("uses", player.special_left)));
        }
        if let Some(state) = overview.abilities[seat.index()].and_then(ability_words) {
            text = format!("{text}, {}", words.say(&Message::new(state)));
        }
        parts.push(text);
    }
    let gear: Vec<Arg> = kinds_of(&player.gear.0).map(|kind| words::gear(kind).into()).collect();
    if !gear.is_empty() {
        parts.push(words.say(&Message::new("jewel-heist-board-gear").with("gear", Arg::List(gear))));
    }
    if !parts.is_empty() {
        page.line().put(TextStyle::Faint, format!("     {}", shortened(&parts.join(" | "), 74)));
    }
}

/// Whether an ability can be used now; nothing is to say of one that always holds.
const fn ability_words(state: AbilityState) -> Option<&'static str> {
    match state {
        AbilityState::Always => None,
        AbilityState::Now => Some("jewel-heist-board-ability-now"),
        AbilityState::Later => Some("jewel-heist-board-ability-later"),
        AbilityState::Silent => Some("jewel-heist-board-ability-silent"),
        AbilityState::Used => Some("jewel-heist-board-ability-used"),
        AbilityState::Spent => Some("jewel-heist-board-ability-spent"),
    }
}

/// The cards that matter to the viewer, which of them are complete, and what each other one is short of.
fn draw_cards(view: &View, words: &dyn Words, page: &mut Page) {
    let own = |sets: &Sets| sets.seat.is_none() || sets.seat == view.viewer.seat();
    for sets in sets::all(view).into_iter().filter(own) {
        let message = if sets.seat.is_none() {
            Message::new("jewel-heist-board-crew").with("fulfilled", i64::from(sets.complete)).with("shared", sets.cards.len() as i64)
        } else {
            Message::new("jewel-heist-board-own").with("value", sets.worth)
        };
        page.line().put(TextStyle::Plain, words.say(&message));
        sets.cards.iter().for_each(|filled| draw_card(filled.card, filled.lacks, words, page));
    }
}

/// What the guard could do next, one line for each number of steps.
fn draw_outlooks(view: &View, overview: &Overview, words: &dyn Words, page: &mut Page) {
    let outlooks = || overview.outlooks.iter().filter(|outlook| outlook.odds.favourable > 0);
    if outlooks().next().is_none() {
        return;
    }
    let known = view.table.phase.is_revealed();
    let head = if known { "jewel-heist-board-outlooks" } else { "jewel-heist-board-outlooks-alone" };
    page.line().put(TextStyle::Plain, words.say(&Message::new(head)));
    for outlook in outlooks() {
        let key = if outlook.catches.is_empty() { "jewel-heist-board-outlook-nobody" } else { "jewel-heist-board-outlook" };
        let message = Message::new(key).with("steps", outlook.steps).with("odds", outlook.odds).with("at", outlook.at.to_string());
        let caught = Arg::List(outlook.catches.iter().map(Into::into).collect());
        let message = message.with("facing", words::facing(outlook.facing)).with("seats", caught);
        page.line().put(TextStyle::Faint, shortened(&format!("  {}", words.say(&message)), 80));
    }
    page.line();
}

fn draw_card(card: Jewelry, short: Jewels, words: &dyn Words, page: &mut Page) {
    let facts = card.facts();
    let name = shortened(&words.say(&words::jewelry(card)), 26);
    page.line().put(TextStyle::Plain, format!("  {} {name:<26} {:<6}{:>3}  ", card.id(), letters_of(facts.set), facts.value));
    if short.is_empty() {
        page.put(TextStyle::Green, words.say(&Message::new("jewel-heist-board-complete")));
    } else {
        page.put(TextStyle::Faint, words.say(&Message::new("jewel-heist-board-short").with("jewels", Arg::Text(letters_of(short).into()))));
    }
}

/// How many cards of each size are out of the deck for all to see: how far the guard may still walk.
fn draw_flipped(table: &Table, words: &dyn Words, page: &mut Page) {
    if table.discard.is_empty() {
        return;
    }
    let count = |size: u8| Jewelry::of(table.discard).filter(|card| card.facts().size == size).count();
    let sizes: Vec<String> = (2..=5).map(|size| format!("{size}: {}", count(size))).collect();
    let message = Message::new("jewel-heist-board-flipped").with("sizes", Arg::Text(sizes.join(", ").into()));
    page.line().put(TextStyle::Faint, words.say(&message));
}
