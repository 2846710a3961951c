//! Reads a map and refuses one that cannot be played (CH 2.2).

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use crate::content::check::gains_loot;
use crate::content::{Back, TILE_KINDS, TileKind};
use crate::map::grid::Grid;
use crate::map::square::{MOST_SQUARES, Square, SquareId, SquareSet};
use crate::map::{BackBag, Direction, FAR, Map, Passage, Post, SquareKind, Step};
use crate::state::list::List;

/// What a map's JSON file says.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Facts {
    id: String,
    entrance: SquareId,
    exit: SquareId,
    safe_zones: Vec<String>,
    stairs: Vec<StairsFacts>,
    elevators: Vec<ElevatorFacts>,
    back_bags: Vec<BagFacts>,
    room_deck: BTreeMap<Back, Vec<String>>,
    posts: Vec<PostFacts>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct StairsFacts {
    #[expect(dead_code, reason = "flights have names for people who read the file")]
    id: String,
    ends: [SquareId; 2],
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ElevatorFacts {
    id: SquareId,
    doors: Vec<SquareId>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct BagFacts {
    squares: Vec<SquareId>,
    #[serde(default)]
    secure: u8,
    #[serde(default)]
    staff: u8,
    #[serde(default)]
    plain: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PostFacts {
    n: u8,
    color: String,
    start: SquareId,
    #[serde(default)]
    route: Vec<SquareId>,
}

pub(crate) fn require(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// Reads a map from its grid and its facts.
///
/// # Errors
/// With what is wrong (`bad_content`).
pub fn read(grid: &str, facts: &str) -> Result<Map, String> {
    let facts: Facts = serde_json::from_str(facts).map_err(|error| error.to_string())?;
    let grid = Grid::read(grid)?;
    grid.check_tiles()?;
    let mut map = number(&grid, &facts)?;
    lay_steps(&mut map, &grid, &facts)?;
    look(&mut map, &grid);
    measure(&mut map);
    place_posts(&mut map, &facts)?;
    fill_bags(&mut map, &facts)?;
    Ok(map)
}

/// Numbers the squares, elevators last.
fn number(grid: &Grid, facts: &Facts) -> Result<Map, String> {
    let mut ids: Vec<SquareId> = Vec::new();
    let mut kinds = Vec::new();
    let mut rooms: Vec<(String, SquareSet)> = Vec::new();
    let mut room_of = Vec::new();
    for (id, sign) in grid.squares().filter(|(_, sign)| *sign != 'L') {
        let square = Square(ids.len() as u8);
        kinds.push(Grid::kind(sign).ok_or_else(|| format!("{id}: {sign:?} is no square"))?);
        ids.push(id);
        let floor = id.place().map_or(0, |(floor, ..)| floor);
        room_of.push(sign.is_ascii_lowercase().then(|| {
            let name = format!("{floor}{sign}");
            let known = rooms.iter().position(|(room, _)| *room == name);
            let room = known.unwrap_or_else(|| {
                rooms.push((name, SquareSet::EMPTY));
                rooms.len() - 1
            });
            rooms[room].1.insert(square);
            room as u8
        }));
    }
    for elevator in &facts.elevators {
        ids.push(elevator.id);
        kinds.push(SquareKind::Elevator);
        room_of.push(None);
    }
    require(ids.len() <= MOST_SQUARES, || format!("more than {MOST_SQUARES} squares"))?;
    let mut numbers = vec![FAR; ids.iter().map(|id| id.code() + 1).max().unwrap_or_default()];
    for (square, id) in ids.iter().enumerate() {
        require(numbers[id.code()] == FAR, || format!("{id} twice"))?;
        numbers[id.code()] = square as u8;
    }
    let find = |id: SquareId| numbers.get(id.code()).copied().filter(|number| *number != FAR).map(Square);
    let (entrance, exit) = (find(facts.entrance).ok_or("no entrance")?, find(facts.exit).ok_or("no exit")?);
    let signs = (grid.sign(facts.entrance), grid.sign(facts.exit));
    require(matches!(signs, (Some('@'), Some('X')) | (Some('&'), Some('&'))), || format!("entrance and exit are drawn as {signs:?}"))?;
    let mut safe = SquareSet::EMPTY;
    for name in &facts.safe_zones {
        let room = rooms.iter().find(|(room, _)| room == name).ok_or_else(|| format!("there is no open room {name}"))?;
        safe = safe.union(room.1);
    }
    let is_tile = |kind: SquareKind| matches!(kind, SquareKind::Hall | SquareKind::Door | SquareKind::Room);
    let tiles: Vec<Square> = (0..ids.len()).filter(|square| is_tile(kinds[*square])).map(|square| Square(square as u8)).collect();
    let tile_numbers =
        (0..ids.len()).map(|square| tiles.iter().position(|tile| tile.index() == square).map(|number| number as u8)).collect();
    let count = ids.len();
    Ok(Map {
        id: facts.id.clone(),
        ids,
        kinds,
        room_of,
        rooms,
        entrance,
        exit,
        safe,
        cover: SquareSet::EMPTY,
        starts: SquareSet::EMPTY,
        steps: vec![List::new(); count],
        adjacent: vec![SquareSet::EMPTY; count],
        sight: vec![SquareSet::EMPTY; count],
        lines: vec![[SquareSet::EMPTY; 4]; count],
        tiles_in_line: vec![SquareSet::EMPTY; count],
        joined: vec![SquareSet::EMPTY; count],
        sides: vec![List::new(); count],
        tiles,
        posts: Vec::new(),
        bags: Vec::new(),
        room_deck: [0; TILE_KINDS],
        numbers,
        tile_numbers,
        guard_distances: [Vec::new(), Vec::new()],
        distances: Vec::new(),
    })
}

/// The car behind each elevator square, and the other end of each flight.
struct Links {
    cars: BTreeMap<SquareId, Square>,
    flights: BTreeMap<SquareId, SquareId>,
}

fn links(map: &Map, grid: &Grid, facts: &Facts) -> Result<Links, String> {
    let mut cars = BTreeMap::new();
    for elevator in &facts.elevators {
        let car = map.find(elevator.id).expect("it was numbered");
        cars.extend(elevator.doors.iter().map(|door| (*door, car)));
    }
    let ends = facts.stairs.iter().flat_map(|flight| [(flight.ends[0], flight.ends[1]), (flight.ends[1], flight.ends[0])]);
    let flights: BTreeMap<SquareId, SquareId> = ends.collect();
    for (id, sign) in grid.squares() {
        require((sign == 'L') == cars.contains_key(&id), || format!("{id}: an elevator square without its car"))?;
        require((sign == 'S') == flights.contains_key(&id), || format!("{id}: stairs without their other end"))?;
    }
    let known = cars.keys().chain(flights.keys()).all(|id| grid.sign(*id).is_some());
    require(known, || "an elevator or a flight off the map".to_owned())?;
    Ok(Links { cars, flights })
}

/// Every step, every joined square and every side (CH-2.4).
fn lay_steps(map: &mut Map, grid: &Grid, facts: &Facts) -> Result<(), String> {
    let links = links(map, grid, facts)?;
    let at = |id: SquareId| links.cars.get(&id).copied().or_else(|| map.find(id));
    let mut found: Vec<Vec<Step>> = vec![Vec::new(); map.len()];
    let mut joined = vec![SquareSet::EMPTY; map.len()];
    let mut sides: Vec<List<Square, 2>> = vec![List::new(); map.len()];
    for (id, _) in grid.squares() {
        let here = at(id).ok_or_else(|| format!("{id} has no number"))?;
        for direction in Direction::COMPASS {
            let Some(next) = grid.across(id, direction) else { continue };
            let there = at(next).ok_or_else(|| format!("{id}: an open edge into the solid"))?;
            let (mine, theirs) = (map.kind(here), map.kind(there));
            if !mine.is_stood_on() {
                sides[here.index()].push(there);
                joined[here.index()].insert(there);
                continue;
            }
            if matches!(theirs, SquareKind::Hall | SquareKind::Door | SquareKind::Stairs | SquareKind::Room) {
                joined[here.index()].insert(there);
            }
            found[here.index()].push(match theirs {
                SquareKind::Hall | SquareKind::Door => {
                    let beyond = grid.across(next, direction).and_then(at).ok_or_else(|| format!("{next} leads nowhere"))?;
                    Step { direction, to: beyond, over: Some(there) }
                }
                SquareKind::Stairs => {
                    let other = links.flights[&next];
                    let landing = Direction::COMPASS.into_iter().find_map(|way| grid.across(other, way)).and_then(at);
                    Step { direction: Direction::Stairs, to: landing.ok_or_else(|| format!("{other} has no landing"))?, over: Some(there) }
                }
                _ => Step { direction, to: there, over: None },
            });
        }
    }
    for (square, steps) in found.iter_mut().enumerate() {
        steps.sort_by_key(|step| (step.direction, step.to));
        let distinct: BTreeSet<Square> = steps.iter().map(|step| step.to).collect();
        require(distinct.len() == steps.len() && steps.len() <= 6, || format!("two steps from {} to one square", map.ids[square]))?;
        map.steps[square] = steps.iter().copied().collect();
    }
    (map.joined, map.sides) = (joined, sides);
    Ok(())
}

/// Adjacency, lines, sight, cover (CH-2.3, CH-2.13, CH-3.1).
fn look(map: &mut Map, grid: &Grid) {
    for square in map.squares().filter(|square| map.kinds[square.index()].is_stood_on()) {
        let near = map.steps[square.index()].iter().filter(|step| {
            let door = step.over.is_some_and(|over| map.kind(over) == SquareKind::Door);
            let car = map.kind(square) == SquareKind::Elevator || map.kind(step.to) == SquareKind::Elevator;
            !door && !car && step.direction != Direction::Stairs
        });
        map.adjacent[square.index()] = near.map(|step| step.to).collect();
        map.sight[square.index()].insert(square);
        if map.kind(square) == SquareKind::Elevator {
            continue;
        }
        for (place, direction) in Direction::COMPASS.into_iter().enumerate() {
            let (line, tiles) = line(map, grid, square, direction);
            map.lines[square.index()][place] = line;
            map.sight[square.index()] = map.sight[square.index()].union(line);
            map.tiles_in_line[square.index()] = map.tiles_in_line[square.index()].union(tiles);
        }
    }
    see_rooms(map);
    map.cover = grid.cover().into_iter().filter_map(|id| map.find(id)).collect();
    map.starts = map.around(map.entrance, 2);
}

/// What lies on a line, and the tiles along it with the one that ends it.
fn line(map: &Map, grid: &Grid, from: Square, direction: Direction) -> (SquareSet, SquareSet) {
    let (mut line, mut tiles) = (SquareSet::EMPTY, SquareSet::EMPTY);
    let mut here = map.id(from);
    while let Some(next) = grid.across(here, direction) {
        let Some(square) = map.find(next) else { break };
        match map.kind(square) {
            SquareKind::Corridor | SquareKind::Open => line.insert(square),
            SquareKind::Hall => tiles.insert(square),
            SquareKind::Room => {
                line.insert(square);
                tiles.insert(square);
                break;
            }
            SquareKind::Door => {
                tiles.insert(square);
                break;
            }
            SquareKind::Stairs | SquareKind::Elevator => break,
        }
        here = next;
    }
    (line, tiles)
}

/// Cells that are joined see each other if one of them is an open room.
fn see_rooms(map: &mut Map) {
    let cell = |map: &Map, square: Square| match map.room_of[square.index()] {
        Some(room) => map.rooms[usize::from(room)].1,
        None => [square].into_iter().collect(),
    };
    for square in map.squares() {
        if let Some(room) = map.room_of[square.index()] {
            map.sight[square.index()] = map.sight[square.index()].union(map.rooms[usize::from(room)].1);
        }
    }
    for from in map.squares() {
        let steps = map.steps[from.index()];
        for step in steps.iter() {
            let plain = step.over.is_none() && map.kind(from) != SquareKind::Elevator && map.kind(step.to) != SquareKind::Elevator;
            let open = map.room_of[from.index()].is_some() || map.room_of[step.to.index()].is_some();
            if plain && open {
                let seen = cell(map, step.to);
                for looker in cell(map, from).iter() {
                    map.sight[looker.index()] = map.sight[looker.index()].union(seen);
                }
            }
        }
    }
}

fn measure(map: &mut Map) {
    let table = |passage: Passage| {
        let from_each = map.squares().flat_map(|from| {
            let found = map.distances_from(passage, from, &SquareSet::EMPTY);
            found.into_iter().take(map.len()).collect::<Vec<u8>>()
        });
        from_each.collect::<Vec<u8>>()
    };
    let measured = ([table(Passage::Elevators), table(Passage::Stairs)], table(Passage::Both));
    (map.guard_distances, map.distances) = measured;
}

fn place_posts(map: &mut Map, facts: &Facts) -> Result<(), String> {
    let stood_on = map.squares().filter(|square| map.kind(*square).is_stood_on());
    let lost = stood_on.into_iter().find(|square| map.distance(Passage::Both, map.entrance, *square) == FAR);
    require(lost.is_none(), || format!("{} cannot be reached", map.id(lost.expect("it was found"))))?;
    let mut posts: Vec<Post> = Vec::new();
    for (number, post) in (1..).zip(&facts.posts) {
        let at = |id: &SquareId| map.find(*id).filter(|square| map.kind(*square).is_stood_on()).ok_or_else(|| format!("{id} is no square"));
        require(post.n == number, || format!("post {} stands where {number} should", post.n))?;
        let start = at(&post.start)?;
        let route = post.route.iter().map(at).collect::<Result<Vec<Square>, String>>()?;
        require((post.color == "grey") == route.is_empty(), || format!("post {number}: stations are grey, routes are not"))?;
        let distinct: SquareSet = route.iter().copied().collect();
        require(distinct.len() == route.len(), || format!("post {number}: a square twice on its route"))?;
        require(route.is_empty() || distinct.contains(start), || format!("post {number}: its start is not on its route"))?;
        for (from, to) in route.iter().zip(route.iter().cycle().skip(1)) {
            let step = map.step(*from, *to).filter(|step| step.direction != Direction::Stairs);
            let cars = [from, to].into_iter().any(|end| map.kind(*end) == SquareKind::Elevator);
            require(step.is_some() && !cars, || format!("post {number}: no step from {} to {}", map.id(*from), map.id(*to)))?;
        }
        let taken = posts.iter().any(|other| other.start == start || (other.color == post.color && post.color != "grey"));
        require(!taken, || format!("post {number}: its start or its colour is taken"))?;
        posts.push(Post { color: post.color.clone(), start, route });
    }
    require(posts.len() <= 12, || "more than twelve posts".to_owned())?;
    map.posts = posts;
    Ok(())
}

fn fill_bags(map: &mut Map, facts: &Facts) -> Result<(), String> {
    let mut drawn = SquareSet::EMPTY;
    let mut backs = [0; 3];
    for bag in &facts.back_bags {
        let mut squares = Vec::new();
        for id in &bag.squares {
            let square = map.find(*id).filter(|square| map.kind(*square) == SquareKind::Room).ok_or_else(|| format!("{id} is no Room"))?;
            require(!drawn.contains(square), || format!("{id} is in two bags"))?;
            drawn.insert(square);
            squares.push(square);
        }
        let counts = [bag.secure, bag.staff, bag.plain];
        require(counts.iter().map(|count| usize::from(*count)).sum::<usize>() == squares.len(), || {
            "a bag with other backs than squares".to_owned()
        })?;
        backs.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
        map.bags.push(BackBag { squares, counts });
    }
    let rooms = map.squares().filter(|square| map.kind(*square) == SquareKind::Room).count();
    require(drawn.len() == rooms && map.bags.len() <= 2, || "each Room square is in one of at most two bags".to_owned())?;
    for back in Back::ALL {
        let tiles = facts.room_deck.get(&back).map_or(&[][..], Vec::as_slice);
        for id in tiles {
            let kind = TileKind::find(id)
                .filter(|kind| kind.facts().back == Some(back))
                .ok_or_else(|| format!("{id} has no {} back", back.id()))?;
            map.room_deck[kind.index()] += 1;
        }
        let fits =
            if back == Back::Secure { tiles.len() == usize::from(backs[0]) } else { tiles.len() >= usize::from(backs[back.index()]) };
        require(fits, || format!("the {} backs do not fit the deck", back.id()))?;
    }
    let vaults: u8 = TileKind::all().filter(|kind| gains_loot(kind.facts())).map(|kind| map.room_deck[kind.index()]).sum();
    require(vaults == 1, || format!("{vaults} vaults"))
}
