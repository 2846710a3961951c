//! The two maps against the table of everything that can be derived from them (CH 2.2, CH-2.4, CH-2.13, CH-3.1, CH-12.6).

use crew_heist::map::square::{Square, SquareSet};
use crew_heist::map::{Map, MapId, Passage};
use serde_json::{Value, json};

fn facts(map: MapId) -> Value {
    let all: Value = serde_json::from_str(include_str!("map_facts.json")).unwrap();
    all[map.id()].clone()
}

fn ids(map: &Map, squares: &SquareSet) -> Value {
    squares.iter().map(|square| map.id(square).to_string()).collect()
}

fn each(check: impl Fn(&Map, &Value)) {
    for id in [MapId::Corner, MapId::Tower] {
        check(id.map(), &facts(id));
    }
}

fn at(map: &Map, id: &str) -> Square {
    map.find(id.parse().unwrap()).unwrap_or_else(|| panic!("{id}"))
}

fn stood_on(map: &Map) -> Vec<Square> {
    map.squares().filter(|square| map.kind(*square).is_stood_on()).collect()
}

#[test]
fn ch_2_4_every_step_of_both_maps() {
    each(|map, facts| {
        let squares = stood_on(map);
        assert_eq!(json!(squares.len()), facts["squares"]);
        for square in squares {
            let steps: Vec<Value> = map.steps[square.index()]
                .iter()
                .map(|step| json!([step.direction.id(), map.id(step.to), step.over.map(|over| map.id(over))]))
                .collect();
            assert_eq!(json!(steps), facts["steps"][map.id(square).to_string()], "{}", map.id(square));
        }
    });
}

#[test]
fn ch_2_13_and_ch_3_1_adjacency_and_sight_of_both_maps() {
    each(|map, facts| {
        for square in stood_on(map) {
            let name = map.id(square).to_string();
            assert_eq!(ids(map, &map.adjacent[square.index()]), facts["adjacent"][&name], "{name}");
            assert_eq!(ids(map, &map.sight[square.index()]), facts["sight"][&name], "{name}");
        }
    });
}

/// CH-3.2: sight is mutual, and whatever is adjacent is seen.
#[test]
fn ch_3_2_sight_is_mutual() {
    each(|map, _| {
        for one in stood_on(map) {
            for other in stood_on(map) {
                assert_eq!(map.sight[one.index()].contains(other), map.sight[other.index()].contains(one));
                assert!(!map.adjacent[one.index()].contains(other) || map.sight[one.index()].contains(other));
            }
        }
    });
}

#[test]
fn ch_2_3_cover_and_ch_1_14_starts() {
    each(|map, facts| {
        assert_eq!(ids(map, &map.cover), facts["cover"]);
        assert_eq!(ids(map, &map.starts), facts["starts"]);
    });
}

#[test]
fn ch_12_6_guard_distances() {
    each(|map, facts| {
        for row in facts["guard_distance"].as_array().unwrap() {
            let end = |place: usize| at(map, row[place].as_str().unwrap());
            let measured = [Passage::Elevators, Passage::Stairs].map(|passage| map.distance(passage, end(0), end(1)));
            assert_eq!(json!(measured), json!([row[2], row[3]]), "{row}");
        }
    });
}

/// The tables of CH 2.3: tiles, posts and where stairs and elevators lead.
#[test]
fn ch_2_3_what_each_map_has() {
    use crew_heist::map::SquareKind;
    for (id, halls, doors, rooms, posts) in [(MapId::Corner, 5, 6, 6, 10), (MapId::Tower, 15, 16, 10, 12)] {
        let map = id.map();
        let count = |kind: SquareKind| map.squares().filter(|square| map.kind(*square) == kind).count();
        assert_eq!((count(SquareKind::Hall), count(SquareKind::Door), count(SquareKind::Room)), (halls, doors, rooms));
        assert_eq!(map.posts.len(), posts);
        let lobby = if id == MapId::Corner { "1E9" } else { "1G11" };
        assert!(map.safe.contains(at(map, lobby)));
    }
}
