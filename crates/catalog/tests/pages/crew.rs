//! Heist: tiles, events, things, characters, elite guards and maps, each from its content file.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{ANY, Page, bare, capital, file, small, text};

const SLUG: &str = "crew-heist";
const SKILLS: [&str; 6] = ["athletics", "finesse", "handiness", "intellect", "observation", "social"];
const NOTHING: &str = "–";

fn content(name: &str) -> Value {
    serde_json::from_str(&file(&format!("games/crew-heist/content/{name}.json"))).expect("content is JSON")
}

fn list<'v>(value: &'v Value, key: &str) -> impl Iterator<Item = &'v Value> {
    value.get(key).and_then(Value::as_array).into_iter().flatten()
}

fn id(value: &Value) -> &str {
    value["id"].as_str().expect("content has ids")
}

fn figure(value: &Value, key: &str) -> String {
    value.get(key).map_or_else(|| NOTHING.to_owned(), text)
}

/// Effects and modifiers one after the other, as the page says them.
fn said(page: &Page, of: &Value, keys: &[&str], between: &str) -> String {
    keys.iter().flat_map(|key| list(of, key)).map(|content| page.phrase(content)).collect::<Vec<_>>().join(between)
}

/// One action of a tile: what it is, what it asks for, and what follows.
fn way(page: &Page, action: &Value) -> String {
    let (belongs, _) = page.marks();
    let number = action.get("need").map_or_else(
        || {
            let plus = if action["plus"] == 0 { String::new() } else { format!("+{}", action["plus"]) };
            format!("X{plus} ({} {})", page.word("x"), action["x"])
        },
        text,
    );
    let [kind, skill] = ["kind", "skill"].map(|part| page.name(&format!("{part}-{}", text(&action[part]))));
    let follows = said(page, action, &["effects", "mods"], ", ");
    let arrow = if follows.is_empty() { String::new() } else { format!(" → {follows}") };
    let once = if action["once"] == true { format!(" {}", page.name("web-card-once")) } else { String::new() };
    format!("{}{belongs}{skill} {number}{arrow}{once}", small(&kind))
}

/// What a tile offers, and whatever else it has.
fn offers(page: &Page, tile: &Value) -> String {
    let (_, apart) = page.marks();
    let mut parts: Vec<String> = list(tile, "actions").map(|action| way(page, action)).collect();
    if tile["guarded"] == true {
        parts.push(page.word("guarded"));
    }
    parts.extend(list(tile, "mods").map(|content| page.phrase(content)));
    if parts.is_empty() { NOTHING.to_owned() } else { capital(&parts.join(apart)) }
}

fn harm(page: &Page, tile: &Value) -> String {
    if tile.get("fail").is_some() { capital(&said(page, tile, &["fail"], ", ")) } else { NOTHING.to_owned() }
}

/// Whether a page names a number among its words.
fn tells(before: &str, number: u64) -> bool {
    before.split(|letter: char| !letter.is_ascii_digit()).any(|word| word == number.to_string())
}

fn copies<'v>(of: impl Iterator<Item = &'v Value>) -> u64 {
    of.filter_map(|one| one["copies"].as_u64()).sum()
}

#[test]
fn halls_and_doors_are_those_of_the_box() {
    let tiles = content("tiles");
    for page in Page::all(SLUG) {
        for deck in ["hall", "door"] {
            let of_deck: Vec<&Value> = list(&tiles, "tiles").filter(|tile| tile["deck"] == deck).collect();
            let rows: Vec<_> = of_deck
                .iter()
                .map(|tile| {
                    vec![
                        page.name(&format!("tile-{}", id(tile))),
                        figure(tile, "copies"),
                        figure(tile, "notice"),
                        offers(&page, tile),
                        harm(&page, tile),
                    ]
                })
                .collect();
            let before = page.expect(&rows);
            assert!(tells(before, copies(of_deck.into_iter())), "{before}");
        }
    }
}

#[test]
fn rooms_are_those_of_both_maps() {
    let (tiles, maps) = (content("tiles"), ["map-corner", "map-tower"].map(content));
    for page in Page::all(SLUG) {
        let rows: Vec<_> = list(&tiles, "tiles")
            .filter(|tile| tile["deck"] == "room")
            .map(|tile| {
                let back = text(&tile["back"]);
                let laid = maps
                    .each_ref()
                    .map(|map| list(&map["room_deck"], &back).filter(|one| *one == id(tile)).count().to_string())
                    .join(" / ");
                let [name, back] = [format!("tile-{}", id(tile)), format!("back-{back}")].map(|key| page.name(&key));
                vec![name, back, laid, figure(tile, "notice"), offers(&page, tile), harm(&page, tile)]
            })
            .collect();
        page.expect(&rows);
    }
}

/// The levels of an event card from the lowest to the highest.
fn levels(level: &str) -> String {
    match (level.strip_suffix('+'), level.strip_suffix('-')) {
        (Some(lowest), _) => format!("{lowest}–5"),
        (_, Some(highest)) => format!("0–{highest}"),
        _ if level == "*" => "0–5".to_owned(),
        _ => level.to_owned(),
    }
}

#[test]
fn events_are_those_of_the_deck() {
    let events = content("events");
    for page in Page::all(SLUG) {
        let what = |event| {
            let effects = said(&page, event, &["effects"], ", ");
            format!("{}.", capital(&if effects.is_empty() { page.word("nothing") } else { effects }))
        };
        let rows: Vec<_> = list(&events, "events")
            .map(|event| {
                vec![page.name(&format!("card-{}", id(event))), figure(event, "copies"), levels(&text(&event["level"])), what(event)]
            })
            .collect();
        let before = page.expect(&rows);
        assert!(tells(before, copies(list(&events, "events"))), "{before}");
    }
}

#[test]
fn things_are_those_that_can_be_carried() {
    let items = content("items");
    for page in Page::all(SLUG) {
        let (_, apart) = page.marks();
        let kind = |item: &Value| {
            let kinds: Vec<String> =
                ["heavy", "single_use", "remote"].into_iter().filter(|kind| item[kind] == true).map(|kind| page.word(kind)).collect();
            if kinds.is_empty() { NOTHING.to_owned() } else { kinds.join(", ") }
        };
        let does = |item| match said(&page, item, &["effects", "mods"], apart) {
            nothing if nothing.is_empty() => NOTHING.to_owned(),
            said => format!("{}.", capital(&said)),
        };
        let rows: Vec<_> = list(&items, "items")
            .map(|item| vec![bare(&page.name(&format!("item-{}", id(item)))), figure(item, "copies"), kind(item), does(item)])
            .collect();
        let before = page.expect(&rows);
        assert!(tells(before, copies(list(&items, "items"))), "{before}");
    }
}

#[test]
fn characters_have_their_skills_and_powers() {
    let characters = content("characters");
    for page in Page::all(SLUG) {
        let (belongs, apart) = page.marks();
        let power = |power: &Value| {
            let uses = power.get("uses").map_or_else(String::new, |uses| format!("{}, ", page.phrase(uses)));
            format!("{}{belongs}{uses}{}.", page.name(&format!("power-{}", id(power))), said(&page, power, &["effects", "mods"], apart))
        };
        let row = |one: &Value| {
            let skills = SKILLS.into_iter().map(|skill| figure(&one["skills"], skill));
            [page.name(&format!("character-{}", id(one)))].into_iter().chain(skills).chain([power(&one["power"])]).collect()
        };
        let before = page.expect(&list(&characters, "characters").map(row).collect::<Vec<_>>());
        let order =
            SKILLS.map(|skill| before.find(&page.name(&format!("skill-{skill}"))).expect("the skills are named before their figures"));
        assert!(order.is_sorted(), "{before}");
    }
}

#[test]
fn elite_guards_differ_as_they_do() {
    let elites = content("elites");
    for page in Page::all(SLUG) {
        let (_, apart) = page.marks();
        let row = |elite| vec![page.name(&format!("elite-{}", id(elite))), format!("{}.", capital(&said(&page, elite, &["mods"], apart)))];
        page.expect(&list(&elites, "elites").map(row).collect::<Vec<_>>());
    }
}

#[test]
fn posts_are_those_of_both_maps() {
    let maps = ["map-corner", "map-tower"].map(content);
    for page in Page::all(SLUG) {
        let cell = |post: &Value| {
            let color =
                if post.get("route").is_some() { page.name(&format!("web-color-{}", text(&post["color"]))) } else { page.word("station") };
            format!("{color}, {}", text(&post["start"]))
        };
        let posts = maps.each_ref().map(|map| list(map, "posts").map(|post| (post["n"].as_u64(), cell(post))).collect::<BTreeMap<_, _>>());
        let most = posts.iter().map(BTreeMap::len).max().unwrap_or_default() as u64;
        let row = |n: u64| {
            [n.to_string()]
                .into_iter()
                .chain(posts.iter().map(|of| of.get(&Some(n)).cloned().unwrap_or_else(|| NOTHING.to_owned())))
                .collect()
        };
        page.expect(&(1..=most).map(row).collect::<Vec<_>>());
    }
}

/// The squares up to two moves from the entrance, nearest first, north before west and east. No Hall, Door or stairs is so near on either map.
fn starts(map: &Value, name: &str) -> Vec<String> {
    let plan = file(&format!("games/crew-heist/content/{name}.txt"));
    let entrance = text(&map["entrance"]);
    let (floor, place) = entrance.split_at(1);
    let grid: Vec<Vec<char>> = plan
        .lines()
        .skip_while(|line| *line != format!("floor {floor}"))
        .skip(1)
        .take_while(|line| !line.starts_with("floor"))
        .map(|line| line.chars().collect())
        .collect();
    let column = usize::from(place.as_bytes()[0] - b'A');
    let row = place[1..].parse::<usize>().expect("rows are numbers") - 1;
    let mut found = vec![(2 * row + 1, 2 * column + 1, 0)];
    let mut next = 0;
    while let Some(&(line, at, moves)) = found.get(next) {
        next += 1;
        for (down, right) in [(-1, 0), (0, -1), (0, 1), (1, 0)] {
            let step =
                |by: isize| grid.get(line.wrapping_add_signed(down * by)).and_then(|line| line.get(at.wrapping_add_signed(right * by)));
            let open = step(1).is_some_and(|edge| " :~".contains(*edge))
                && step(2).is_some_and(|square| square.is_ascii_lowercase() || ".@X&".contains(*square));
            let square = (line.wrapping_add_signed(down * 2), at.wrapping_add_signed(right * 2), moves + 1);
            if open && moves < 2 && !found.iter().any(|(line, at, _)| (*line, *at) == (square.0, square.1)) {
                found.push(square);
            }
        }
    }
    found.into_iter().map(|(line, at, _)| format!("{floor}{}{}", char::from(b'A' + (at / 2) as u8), line / 2 + 1)).collect()
}

#[test]
fn maps_have_their_ways_in_and_out() {
    let names = ["map-corner", "map-tower"];
    let maps = names.map(content);
    for page in Page::all(SLUG) {
        let backs = |bag: &Value| {
            let squares: Vec<String> = list(bag, "squares").map(text).collect();
            let kinds = ["secure", "staff", "plain"]
                .into_iter()
                .filter_map(|back| bag.get(back).map(|many| format!("{} × {many}", page.name(&format!("back-{back}")))));
            format!("{} ({})", squares.join(", "), kinds.collect::<Vec<_>>().join(", "))
        };
        let ends = |map: &Value, of: &str, ends: &str| list(&map[of][0], ends).map(text).collect::<Vec<_>>().join(" – ");
        let column = |map: &Value, name: &str| {
            let mut cells = vec![
                text(&map["entrance"]),
                text(&map["exit"]),
                starts(map, name).join(", "),
                ends(map, "stairs", "ends"),
                ends(map, "elevators", "doors"),
            ];
            cells.extend(list(map, "back_bags").map(backs));
            cells
        };
        let [corner, tower] = [0, 1].map(|at| column(&maps[at], names[at]));
        page.expect(&corner.into_iter().zip(tower).map(|(corner, tower)| vec![ANY.to_owned(), corner, tower]).collect::<Vec<_>>());
    }
}
