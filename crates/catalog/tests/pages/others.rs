//! The other four games: cards, crystals, boards, gear and jewels.

use engine::Message;
use quartz_dice::content::CRYSTALS;
use words::Language;

use super::{ANY, Page, bare, capital, file, lines};

fn row(name: String, rest: impl IntoIterator<Item = impl ToString>) -> Vec<String> {
    [name].into_iter().chain(rest.into_iter().map(|cell| cell.to_string())).collect()
}

#[test]
fn dice_heist_has_its_cards() {
    let comma = |letter| letter == ',';
    let exhibits = lines("games/dice-heist/content/exhibits.csv", '#', comma);
    let museums = lines("games/dice-heist/content/museums.csv", '#', comma);
    for page in Page::all("dice-heist") {
        let of = |museum: Option<&str>, kind: &str| -> Vec<&str> {
            let cards = exhibits.iter().filter(|card| museum.is_none_or(|museum| card[1] == museum) && card[2] == kind);
            cards.map(|card| card[3].as_str()).collect()
        };
        let counts = |museum| {
            [("artifact", "1"), ("artifact", "2"), ("gem", "red"), ("gem", "green"), ("gem", "blue")]
                .map(|(kind, value)| of(museum, kind).into_iter().filter(|one| *one == value).count().to_string())
        };
        let mut rows: Vec<Vec<String>> = museums
            .iter()
            .map(|museum| {
                let (id, security) = (museum[0].as_str(), museum[1].clone());
                let mut row = row(page.name(&format!("museum-{id}")), [security].into_iter().chain(counts(Some(id))));
                row.push(of(Some(id), "painting").join(", "));
                row
            })
            .collect();
        let paintings: Vec<u32> = of(None, "painting").iter().map(|value| value.parse().expect("millions are numbers")).collect();
        let sum = format!("{} {}, {}", paintings.len(), page.word("cards"), paintings.iter().sum::<u32>());
        rows.push(row(page.word("all"), ["–".to_owned()].into_iter().chain(counts(None)).chain([sum])));
        let before = page.expect(&rows);
        assert!(before.contains(&exhibits.len().to_string()), "{before}");
    }
}

#[test]
fn quartz_has_its_crystals() {
    for page in Page::all("quartz-dice") {
        let money = |value: i32| {
            let sign = if value < 0 { "−" } else { "" };
            if page.speaker.language() == Language::French { format!("{sign}{} $", value.abs()) } else { format!("{sign}${}", value.abs()) }
        };
        let rows = CRYSTALS.map(|kind| {
            let counts = [kind.in_box].into_iter().chain(kind.removed).map(|count| count.to_string());
            row(page.name(&format!("crystal-{}", kind.id)), [money(kind.value)].into_iter().chain(counts))
        });
        page.expect(&rows);
        let all = page.sections.join("\n");
        for kind in CRYSTALS.iter().filter(|kind| kind.value > 0) {
            let priced = format!("{} {}", page.name(&format!("crystal-{}", kind.id)), money(kind.value)).to_lowercase();
            assert!(all.to_lowercase().contains(&priced), "{priced}");
        }
    }
}

#[test]
fn museum_heist_has_its_boards() {
    let text = file("games/museum-heist/content/boards.txt");
    let boards: Vec<(&str, Vec<&str>)> = text
        .split("\nboard ")
        .skip(1)
        .map(|board| {
            let grid = board.lines().skip(1).filter(|line| line.starts_with(['.', 'P', '#']));
            (board.lines().next().unwrap_or_default(), grid.collect())
        })
        .collect();
    assert!(boards.len() >= 4);
    for page in Page::all("museum-heist") {
        let rows: Vec<_> = boards
            .iter()
            .map(|(id, grid)| {
                let spaces: usize = grid.iter().map(|rank| rank.chars().filter(|space| *space != '#').count()).sum();
                let on = |(above, rank): (usize, &&str)| {
                    let number = grid.len() - above;
                    rank.char_indices()
                        .filter(|(_, space)| *space == 'P')
                        .map(|(at, _)| format!("{}{number}", char::from(b'a' + at as u8)))
                        .collect::<Vec<_>>()
                };
                let mut passages: Vec<String> = grid.iter().enumerate().flat_map(on).collect();
                passages.sort();
                let passages = if passages.is_empty() { page.word("none") } else { passages.join(", ") };
                row(page.name(&format!("board-of-{id}")), [format!("{} × {}", grid[0].len(), grid.len()), spaces.to_string(), passages])
            })
            .collect();
        page.expect(&rows);
    }
}

/// The lines of a content file of The Heist.
fn jewel_lines(name: &str) -> Vec<Vec<String>> {
    lines(&format!("games/jewel-heist/content/{name}.txt"), ';', char::is_whitespace)
}

fn steps(steps: &str) -> &str {
    if steps == "0" { "–" } else { steps }
}

#[test]
fn the_heist_has_its_hand_gear_and_characters() {
    for page in Page::all("jewel-heist") {
        let hand = jewel_lines("hand").into_iter().map(|card| row(page.name(&format!("hand-{}", card[0])), [steps(&card[1]), &card[2]]));
        page.expect(&hand.collect::<Vec<_>>());
        let gear = jewel_lines("gear")
            .into_iter()
            .map(|card| row(page.name(&format!("gear-{}", card[0])), [&card[1], &card[2], steps(&card[3]), ANY]));
        page.expect(&gear.collect::<Vec<_>>());
        let characters = jewel_lines("characters").into_iter().map(|one| row(bare(&page.name(&format!("character-{}", one[0]))), [ANY]));
        page.expect(&characters.collect::<Vec<_>>());
    }
}

#[test]
fn the_heist_has_its_jewels_and_blueprints() {
    let plans = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/jewel-heist/content/blueprints"))
        .expect("blueprints can be listed");
    let plans: Vec<String> = plans
        .map(|plan| {
            plan.expect("blueprints can be listed").path().file_stem().expect("a blueprint has a name").to_string_lossy().into_owned()
        })
        .collect();
    for page in Page::all("jewel-heist") {
        let one = |shape: &str| page.say(&Message::new(format!("jewel-heist-jewels-{shape}")).with("count", 1_i64));
        let jewels = jewel_lines("jewels");
        let rows: Vec<_> = jewels.iter().map(|jewel| row(capital(one(&jewel[0]).trim_start_matches("1 ")), &jewel[1..])).collect();
        page.expect(&rows);
        let sum: u32 = jewels.iter().map(|jewel| jewel[2].parse::<u32>().expect("jewels are counted")).sum();
        assert!(page.sections[0].contains(&sum.to_string()), "{}", page.sections[0]);
        let mut wanted: Vec<String> = plans.iter().map(|plan| page.name(&format!("blueprint-{plan}"))).collect();
        wanted.sort();
        let named = |table: &super::Table| {
            let mut names: Vec<String> = table.rows.iter().map(|row| row[0].clone()).collect();
            names.sort();
            names == wanted
        };
        assert!(page.tables.iter().any(named), "no table of {wanted:?}");
    }
}

/// Cards share a row where they pay the same: their names, and the jewels of each in the same order.
#[test]
fn the_heist_has_its_jewelry() {
    for page in Page::all("jewel-heist") {
        let some = |shape: &str, count: i64| {
            let said = page.say(&Message::new(format!("jewel-heist-jewels-{shape}")).with("count", count));
            said.trim_start_matches("1 ").to_owned()
        };
        let set = |shapes: &[String]| {
            let runs: Vec<String> = shapes.chunk_by(|one, other| one == other).map(|run| some(&run[0], run.len() as i64)).collect();
            runs.join(", ")
        };
        let cards = jewel_lines("jewelry").into_iter();
        let wanted: Vec<[String; 3]> =
            cards.map(|card| [page.name(&format!("jewelry-{}", card[0])).to_lowercase(), card[1].clone(), set(&card[2..])]).collect();
        let parts = |cell: &str| cell.split(';').map(|part| part.trim().to_owned()).collect::<Vec<_>>();
        let shown = |table: &super::Table| -> Vec<[String; 3]> {
            let rows = table.rows.iter().filter(|row| row.len() == 3);
            let each = |row: &Vec<String>| {
                let (names, sets) = (parts(&row[0]), parts(&row[2]));
                names.into_iter().zip(sets).map(|(name, set)| [name.to_lowercase(), row[1].clone(), set]).collect::<Vec<_>>()
            };
            rows.flat_map(each).collect()
        };
        assert!(page.tables.iter().any(|table| shown(table) == wanted), "no table of {wanted:?}");
    }
}
