//! The building drawn for a terminal of 80 columns: the floors side by side, the players, the guards and the tiles that are up.

use engine::page::{Page, TextStyle};
use engine::{Arg, Message, Seat, Words, shortened};

use crate::content::{Back, ItemKind, Skill};
use crate::map::square::{Square, SquareId};
use crate::map::{Map, SquareKind};
use crate::state::{Lies, State, Status, Whereabouts};
use crate::view::View;
use crate::words;

/// Where the columns of the players begin.
const SQUARE: usize = 24;
const MISSES: usize = 31;
const SKILLS: usize = 38;
const NOTES: usize = 63;
/// How many columns lie between the floors, the numbers of the rows among them.
const BETWEEN_FLOORS: usize = 9;
/// How many columns a page has.
const WIDTH: usize = 80;

/// Draws everything there is to see.
pub(crate) fn draw(view: &View, words: &dyn Words, page: &mut Page) {
    let state = &view.state;
    draw_head(state, words, page);
    page.line();
    draw_floors(view, words, page);
    page.line();
    draw_players(view, words, page);
    draw_attempts(state, words, page);
    draw_guards(state, words, page);
    draw_tiles(state, words, page);
    page.line();
    for key in ["crew-heist-board-legend", "crew-heist-board-legend-tiles"] {
        wrapped(&words.say(&Message::new(key)), TextStyle::Faint, page);
    }
}

fn draw_head(state: &State, words: &dyn Words, page: &mut Page) {
    let map = Message::new(format!("crew-heist-map-{}", state.options.map.id()));
    let level = Message::new(format!("crew-heist-level-{}", state.options.difficulty.id()));
    let head = Message::new("crew-heist-board-head").with("map", map).with("level", level);
    page.line().put(TextStyle::Strong, words.say(&head.with("round", state.round).with("phase", words::phase_name(state.phase))));
    let track = Message::new("crew-heist-board-track").with("track", state.track).with("alarm", state.alarm);
    let ink = if state.alarm >= 3 { TextStyle::Danger } else { TextStyle::Plain };
    page.line().put(ink, words.say(&track.with("force", state.in_force).with("cards", state.decks.events.len())));
}

/// How many rows a floor has, and how many columns the widest floor: a car may stand further out than any square of its floor.
fn size(map: &Map, floor: u8) -> (u8, u8) {
    let places = || map.ids.iter().filter_map(|id| id.place());
    let rows = places().filter(|(on, ..)| *on == floor).map(|(.., row)| row).max();
    (rows.unwrap_or(0), places().map(|(_, column, _)| column + 1).max().unwrap_or(0))
}

/// The floors beside each other, each square as one sign with its edges around it.
fn draw_floors(view: &View, words: &dyn Words, page: &mut Page) {
    let map = view.state.map();
    let floors: Vec<u8> = (1..=9).filter(|floor| size(map, *floor).0 > 0).collect();
    let start = |floor: u8| usize::from(floor - 1) * (2 * usize::from(size(map, 1).1) + BETWEEN_FLOORS);
    page.line();
    for floor in &floors {
        page.pad_to(start(*floor)).put(TextStyle::Strong, words.say(&Message::new("crew-heist-board-floor").with("floor", *floor)));
    }
    page.line();
    for floor in &floors {
        page.pad_to(start(*floor) + 3);
        for column in 0..size(map, *floor).1 {
            page.put(TextStyle::Faint, format!("{} ", char::from(b'A' + column)));
        }
    }
    let rows = floors.iter().map(|floor| size(map, *floor).0).max().unwrap_or(0);
    for row in 1..=rows {
        page.line();
        for floor in &floors {
            let (most, columns) = size(map, *floor);
            if row <= most {
                page.pad_to(start(*floor)).put(TextStyle::Faint, format!("{row:>2} "));
                (0..columns).for_each(|column| draw_square(view, (*floor, column, row), page));
            }
        }
        draw_walls(map, row, floors.iter().map(|floor| (*floor, start(*floor) + 3)), page);
    }
}

/// The walls south of a row, if two squares have one between them.
fn draw_walls(map: &Map, row: u8, floors: impl Iterator<Item = (u8, usize)>, page: &mut Page) {
    let walls = floors.flat_map(|(floor, start)| {
        let walled = move |column: &u8| is_walled(map, (floor, *column, row), (floor, *column, row + 1));
        (0..size(map, floor).1).filter(walled).map(move |column| start + 2 * usize::from(column))
    });
    let walls: Vec<usize> = walls.collect();
    if !walls.is_empty() {
        page.line();
    }
    for column in walls {
        page.pad_to(column).put(TextStyle::Faint, "-");
    }
}

/// Floor, column and row.
type Place = (u8, u8, u8);

fn square_at(map: &Map, (floor, column, row): Place) -> Option<Square> {
    let id = SquareId::grid(floor, column, row);
    map.find(id).or_else(|| car_at(map, id))
}

/// Whether there is a wall between two squares. What is solid needs none.
fn is_walled(map: &Map, one: Place, other: Place) -> bool {
    let (Some(one), Some(other)) = (square_at(map, one), square_at(map, other)) else { return false };
    !map.joined[one.index()].contains(other) && !map.joined[other.index()].contains(one) && map.step(one, other).is_none()
}

/// One square and what is east of it: a wall, or the mark of cover.
fn draw_square(view: &View, place: Place, page: &mut Page) {
    let map = view.state.map();
    let Some(square) = square_at(map, place) else {
        page.put(TextStyle::Plain, "  ");
        return;
    };
    let (ink, sign) = sign(view, square);
    page.put(ink, sign.to_string());
    let (floor, column, row) = place;
    let east = match is_walled(map, place, (floor, column + 1, row)) {
        true => "|",
        false if map.cover.contains(square) => "^",
        false => " ",
    };
    page.put(TextStyle::Faint, east);
}

/// The elevator behind a square of the grid: the one that is a step away from a landing beside it.
fn car_at(map: &Map, id: SquareId) -> Option<Square> {
    let (floor, column, row) = id.place()?;
    let beside = [
        (column.checked_sub(1), Some(row)),
        (Some(column + 1), Some(row)),
        (Some(column), row.checked_sub(1)),
        (Some(column), Some(row + 1)),
    ];
    let landings = beside.into_iter().filter_map(|(column, row)| map.find(SquareId::grid(floor, column?, row.filter(|row| *row > 0)?)));
    let cars = map.squares().filter(|square| map.kind(*square) == SquareKind::Elevator);
    let doors = |car: &Square, landing: Square| map.steps[car.index()].iter().any(|step| step.to == landing);
    // A car has one door on each floor, and this square of the grid is nothing else.
    cars.into_iter().find(|car| landings.clone().any(|landing| doors(car, landing) && faces(map, *car, landing, id)))
}

/// Whether the door of a car opens from this square of the grid onto that landing.
fn faces(map: &Map, car: Square, landing: Square, id: SquareId) -> bool {
    use crate::map::Direction;
    let (Some((_, column, row)), Some((_, there, across))) = (id.place(), map.id(landing).place()) else { return false };
    let step = map.steps[car.index()].iter().find(|step| step.to == landing);
    step.is_some_and(|step| match step.direction {
        Direction::South => there == column && across == row + 1,
        Direction::North => there == column && across + 1 == row,
        Direction::East => there == column + 1 && across == row,
        Direction::West => there + 1 == column && across == row,
        Direction::Stairs => false,
    })
}

/// The most important thing on a square.
fn sign(view: &View, square: Square) -> (TextStyle, char) {
    let (state, map) = (&view.state, view.state.map());
    let players: Vec<Seat> = state.inside().filter(|seat| state.player(*seat).square == Some(square)).collect();
    if view.viewer.seat().is_some_and(|seat| players.contains(&seat)) {
        return (TextStyle::Accent, '*');
    }
    if let Some(seat) = players.first() {
        return (TextStyle::Strong, char::from(b'A' + seat.index() as u8));
    }
    if let Some(guard) = state.guards.iter().find(|guard| guard.square == square) {
        let sign = if guard.n < 10 { char::from(b'0' + guard.n) } else { char::from(b'a' + guard.n - 10) };
        return (if guard.distracted { TextStyle::Faint } else { TextStyle::Red }, sign);
    }
    if state.things.iter().any(|thing| thing.item == ItemKind::LOOT && thing.place == Whereabouts::On(square)) {
        return (TextStyle::Yellow, '$');
    }
    if state.alerts.contains(square) {
        return (TextStyle::Danger, '!');
    }
    if state.token_squares().contains(square) {
        return (TextStyle::Yellow, '~');
    }
    if state.evidence[square.index()] > 0 {
        return (TextStyle::Violet, 'e');
    }
    ground(state, map, square)
}

fn ground(state: &State, map: &Map, square: Square) -> (TextStyle, char) {
    let up = state.tile(square).is_some_and(|tile| tile.lies == Lies::Up);
    let removed = state.tile(square).is_some_and(|tile| tile.lies == Lies::Removed);
    match map.kind(square) {
        _ if square == map.exit => (TextStyle::Green, 'X'),
        _ if square == map.entrance => (TextStyle::Green, '@'),
        _ if removed => (TextStyle::Faint, '_'),
        SquareKind::Corridor => (TextStyle::Faint, '.'),
        SquareKind::Open => (TextStyle::Faint, if map.safe.contains(square) { ',' } else { ':' }),
        SquareKind::Elevator => (TextStyle::Blue, 'L'),
        SquareKind::Stairs => (TextStyle::Blue, 'S'),
        SquareKind::Hall => (TextStyle::Plain, if up { 'h' } else { 'H' }),
        SquareKind::Door => (TextStyle::Plain, if up { 'd' } else { 'D' }),
        SquareKind::Room if up => (TextStyle::Plain, 'r'),
        SquareKind::Room => match state.tile(square).and_then(|tile| tile.back) {
            Some(Back::Secure) => (TextStyle::Yellow, 's'),
            Some(Back::Staff) => (TextStyle::Plain, 't'),
            Some(Back::Plain) => (TextStyle::Plain, 'p'),
            None => (TextStyle::Plain, 'R'),
        },
    }
}

fn draw_players(view: &View, words: &dyn Words, page: &mut Page) {
    let say = |key: &'static str| words.say(&Message::new(key));
    page.line().put(TextStyle::Faint, say("crew-heist-board-player")).pad_to(SQUARE).put(TextStyle::Faint, say("crew-heist-board-square"));
    page.pad_to(MISSES)
        .put(TextStyle::Faint, say("crew-heist-board-misses"))
        .pad_to(SKILLS)
        .put(TextStyle::Faint, say("crew-heist-board-skills"));
    page.pad_to(NOTES).put(TextStyle::Faint, say("crew-heist-board-notes"));
    view.state.all_seats().for_each(|seat| draw_player(view, seat, words, page));
}

fn draw_player(view: &View, seat: Seat, words: &dyn Words, page: &mut Page) {
    let (state, player) = (&view.state, view.state.player(seat));
    let name = words.say(&Message::new("seat-name").with("seat", seat));
    let own = view.viewer.is(seat);
    let character = player.character.map(|kind| words.say(&words::character(kind)));
    let label = format!("{} {name} {}", char::from(b'A' + seat.index() as u8), character.unwrap_or_default());
    page.line().put(if own { TextStyle::Accent } else { TextStyle::Plain }, shortened(&label, SQUARE - 1));
    page.pad_to(SQUARE).put(TextStyle::Strong, player.square.map_or_else(|| "-".to_owned(), |square| state.map().id(square).to_string()));
    page.pad_to(MISSES).put(TextStyle::Plain, format!("{}/7", player.misses)).pad_to(SKILLS);
    for skill in Skill::ALL {
        let space = state.space(seat, skill);
        page.put(if player.misses >= space { TextStyle::Danger } else { TextStyle::Plain }, format!(" {space}  "));
    }
    page.pad_to(NOTES).put(TextStyle::Plain, shortened(&notes(state, seat, words), WIDTH - NOTES));
}

fn notes(state: &State, seat: Seat, words: &dyn Words) -> String {
    let player = state.player(seat);
    let facts = [
        (player.status == Status::Captured, "crew-heist-board-captured"),
        (player.status == Status::Out, "crew-heist-board-out"),
        (state.has_loot(seat), "crew-heist-board-loot"),
        (player.is_caught(), "crew-heist-board-caught"),
        (player.exposed, "crew-heist-board-exposed"),
        (player.hidden, "crew-heist-board-hidden"),
        (player.failing, "crew-heist-board-failing"),
        (player.finished.is_some(), "crew-heist-board-finished"),
        (player.waiting, "crew-heist-board-waiting"),
    ];
    let told = facts.into_iter().filter(|(holds, _)| *holds).map(|(_, key)| words.say(&Message::new(key)));
    told.collect::<Vec<_>>().join(" ")
}

fn draw_attempts(state: &State, words: &dyn Words, page: &mut Page) {
    for lead in state.all_seats() {
        let Some(attempt) = state.attempt(lead) else { continue };
        let most = state.most_x(attempt);
        let key = if most.is_some() { "crew-heist-board-attempt-x" } else { "crew-heist-board-attempt" };
        let line = Message::new(key).with("seat", lead).with("kind", words::kind_name(attempt.kind));
        let line = line.with("hits", state.hits(lead)).with("need", attempt.need);
        let line = if most.is_some() { line.with("x", state.best_x(lead).unwrap_or(0)) } else { line };
        page.line().put(TextStyle::Accent, words.say(&line));
    }
}

fn draw_guards(state: &State, words: &dyn Words, page: &mut Page) {
    let guards = state.guards.iter().map(|guard| {
        let color = state.map().posts.get(usize::from(guard.n) - 1).map_or("grey", |post| post.color.as_str());
        let color = words.say(&Message::new(format!("crew-heist-color-{color}")));
        let elite = guard.elite.map(|elite| format!(" {}", words.say(&words::elite_name(elite)))).unwrap_or_default();
        let asleep = if guard.distracted { " zZ" } else { "" };
        Arg::Text(format!("{} {}{elite} {color}{asleep}", guard.n, state.map().id(guard.square)).into())
    });
    let list = Arg::List(guards.collect());
    wrapped(&words.say(&Message::new("crew-heist-board-guards").with("guards", list)), TextStyle::Plain, page);
}

fn draw_tiles(state: &State, words: &dyn Words, page: &mut Page) {
    let up = state.map().tiles.iter().filter_map(|square| {
        let kind = state.tile(*square).filter(|lying| lying.lies == Lies::Up)?.tile?;
        let id = state.map().id(*square).to_string();
        Some(Arg::Message(Message::new("crew-heist-board-tile").with("square", id).with("tile", words::tile_name(kind))))
    });
    let list: Vec<Arg> = up.collect();
    let message = if list.is_empty() {
        Message::new("crew-heist-board-no-tiles")
    } else {
        Message::new("crew-heist-board-tiles").with("tiles", Arg::List(list))
    };
    wrapped(&words.say(&message), TextStyle::Plain, page);
}

/// A long text in lines that fit.
fn wrapped(text: &str, ink: TextStyle, page: &mut Page) {
    let mut line = String::new();
    for word in text.split(' ') {
        if !line.is_empty() && line.chars().count() + word.chars().count() + 1 > WIDTH {
            page.line().put(ink, std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    page.line().put(ink, line);
}
