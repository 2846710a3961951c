//! What the table in a terminal shows (section 13 of the rules), in 80 columns.

use crate::support::{Scene, seat};
use engine::page::Page;
use engine::{Arg, Face, Message, Words};
use jewel_heist::JewelHeist;
use serde_json::json;

/// Names sentences by the last word of their keys, with the jewels they speak of.
struct Keys;

impl Words for Keys {
    fn say(&self, message: &Message) -> String {
        let name = message.key.rsplit('-').next().unwrap_or_default();
        match message.args.first() {
            Some((_, Arg::Seat(seat))) if message.key == "seat-name" => format!("Thief {seat}"),
            Some((arg, Arg::Text(jewels))) if arg == "jewels" => format!("{name} {jewels}"),
            Some((arg, Arg::Number(count))) if arg == "fulfilled" => format!("{name} {count}"),
            _ => name.to_owned(),
        }
    }
}

/// The lines that seat 0 sees.
fn drawn(scene: &Scene) -> Vec<String> {
    let mut page = Page::new();
    let view = scene.play().view(seat(0));
    assert!(Face::<JewelHeist>::shared().draw(seat(0), &view, &Keys, &mut page), "{view}");
    let lines: Vec<String> = page.plain().lines().map(str::to_owned).collect();
    assert!(lines.iter().all(|line| line.chars().count() <= 80), "{lines:#?}");
    lines
}

/// The end of the line that begins so.
fn after(lines: &[String], start: &str) -> String {
    let line = lines.iter().find(|line| line.trim_start().starts_with(start)).unwrap_or_else(|| panic!("no line {start} in {lines:#?}"));
    line.rsplit("  ").next().unwrap_or_default().to_owned()
}

/// JH-2.40: the lit cells stand between parentheses, the guard faces his light, and a panel is two cells long.
#[test]
fn the_cone_and_its_shadows_are_shown() {
    let lines = drawn(&Scene::new("e5 c5 m7").guard("h8", "[-1,-1]").jewels(json!({"g7": {"star": 1}})));
    let row = |number: usize| lines.iter().find(|line| line.trim_start().starts_with(&format!("{number} "))).unwrap()[4..64].to_owned();
    let cell = |column: usize, number: usize| row(number).chars().skip(4 * column).take(4).collect::<String>();
    assert_eq!(
        ["f4", "g5", "d6", "e7", "g7"].map(|name| cell(usize::from(name.as_bytes()[0] - b'a'), name[1..].parse().unwrap())),
        ["(o )", "(· )", "(o )", "(· )", "(* )"].map(str::to_owned)
    );
    assert_eq!(lines.iter().flat_map(|line| line.chars()).filter(|sign| *sign == '(').count(), 5, "{lines:#?}");
    assert_eq!(cell(7, 8), " <^ ");
    assert_eq!(
        (cell(4, 6), cell(5, 6), cell(6, 6), cell(5, 5)),
        ("  ##".to_owned(), "####".to_owned(), "##  ".to_owned(), " ## ".to_owned())
    );
    let dark = drawn(&Scene::new("e5 c5 m7").dark());
    assert!(dark.iter().all(|line| !line.contains('(')), "{dark:#?}");
}

#[test]
fn a_large_bag_is_counted_by_shape() {
    let all = json!({"rectangle": 17, "oval": 17, "square": 12, "circle": 12, "star": 11, "teardrop": 11});
    let lines = drawn(&Scene::new("e5 c5 m7").owns(0, all));
    assert_eq!(after(&lines, ">1 Thief 0"), "17r 17v 12s 12c 11* 11t");
    let some = |oval: u8| after(&drawn(&Scene::new("e5 c5 m7").owns(0, json!({"oval": oval, "star": 1}))), ">1 Thief 0");
    assert_eq!((some(11), some(12)), ("vvvvvvvvvvv*".to_owned(), "12v 1*".to_owned()));
}

#[test]
fn a_deafening_noise_stays_in_its_column() {
    let lines = drawn(&Scene::new("e5 c5 m7").noise(&[4_294_967_289, 1, 1]).owns(0, json!({"oval": 1})));
    assert!(after(&lines, ">1 Thief 0").ends_with("42949… v"), "{lines:#?}");
}

/// JH-2.20: the line of a thief says whether the ability can be used now.
#[test]
fn an_ability_says_when_it_can_be_used() {
    let line = |left: usize| {
        let scene = Scene::new("e5 o15").character(0, "lookout", left).character(1, "runner", 0).revealed(&["trip_wire", "tiptoe"]);
        let lines = drawn(&scene.phase("before", &[0]));
        (after(&lines, "lookout"), after(&lines, "runner"))
    };
    assert_eq!(line(2), ("lookout uses, now".to_owned(), "runner".to_owned()));
    assert_eq!(line(0).0, "lookout uses, spent");
}

/// JH-11.25: J17 could be completed alone, but its jewels serve other cards better.
#[test]
fn a_card_says_what_it_needs_when_its_jewels_serve_another() {
    let owned = json!({"rectangle": 2, "oval": 1, "square": 2, "circle": 2, "star": 1, "teardrop": 2});
    let lines = drawn(&Scene::new("e5 c5 m7").owns(0, owned).hand(0, "J01 J04 J07 J17"));
    let said: Vec<String> = ["J01", "J04", "J07", "J17"].iter().map(|card| after(&lines, card)).collect();
    assert_eq!(said, ["complete", "complete", "complete", "short rct"]);
}

/// JH-11.27: two of three shared cards are covered, one square is missing for the third; with it all are.
#[test]
fn cards_of_a_crew_are_complete_or_say_what_they_need() {
    let crew = |second: serde_json::Value| {
        let scene = Scene::new("e5 c5").coop("J03 J05 J07").owns(0, json!({"rectangle": 2, "square": 2})).owns(1, second);
        let lines = drawn(&scene);
        ["crew", "J03", "J05", "J07"].map(|start| after(&lines, start))
    };
    assert_eq!(crew(json!({"rectangle": 1, "star": 1})), ["crew 2", "complete", "complete", "short s"]);
    assert_eq!(crew(json!({"rectangle": 1, "star": 1, "square": 1})), ["crew 3", "complete", "complete", "complete"]);
}
