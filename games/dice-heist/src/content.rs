//! The museums and the exhibits: read from `content/`, checked when they load.

use std::fmt;
use std::sync::LazyLock;

use engine::CardSet;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How many exhibits the box has (DH-2.1).
pub const CARDS: usize = 52;
/// How many museums there are.
pub const MUSEUMS: usize = 4;
/// How many colours of gems there are.
pub const COLOURS: usize = 3;

/// A museum, by its place in the row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Museum(u8);

impl Museum {
    /// The museums in the order they are laid out (DH-2.2).
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..MUSEUMS as u8).map(Self)
    }

    /// Its place in the row.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The museum with this id.
    pub fn find(id: &str) -> Option<Self> {
        Self::all().find(|museum| museum.id() == id)
    }

    /// Its id in JSON.
    pub fn id(self) -> &'static str {
        &content().museum_ids[self.index()]
    }

    /// A heist needs a die that shows more than this.
    #[inline]
    pub fn security(self) -> u8 {
        content().security[self.index()]
    }

    /// The exhibits that go to this museum.
    #[inline]
    pub fn cards(self) -> CardSet {
        content().cards_of(self)
    }
}

engine::words_for_typescript!(Museum, "Museum", Self::all().map(Self::id));

impl Serialize for Museum {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Museum {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        Self::find(&id).ok_or_else(|| D::Error::custom(format!("there is no museum {id:?}")))
    }
}

/// An exhibit, by its place among all ids in order.
#[derive(Clone, Copy, PartialEq, Eq, ts_rs::TS)]
#[ts(type = "string")]
pub struct Card(pub(crate) u8);

/// What an exhibit is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A painting worth so many millions.
    Painting(u16),
    /// So many artifacts.
    Artifacts(u8),
    /// A gem of this colour.
    Gem(Colour),
}

/// The colour of a gem.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// A ruby.
    Red,
    /// An emerald.
    Green,
    /// A sapphire.
    Blue,
}

impl Colour {
    /// The colours in order.
    pub const ALL: [Self; COLOURS] = [Self::Red, Self::Green, Self::Blue];

    /// Its name in content files and in the names of sentences.
    pub fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Green => "green",
            Self::Blue => "blue",
        }
    }

    /// The gems of this colour.
    #[inline]
    pub fn cards(self) -> CardSet {
        content().gems[self as usize]
    }
}

impl Card {
    /// The card with this id.
    pub fn find(id: &str) -> Option<Self> {
        content().ids.binary_search_by(|known| known.as_str().cmp(id)).ok().map(|index| Self(index as u8))
    }

    /// Its id in JSON.
    pub fn id(self) -> &'static str {
        &content().ids[self.0 as usize]
    }

    /// What it is.
    #[inline]
    pub fn kind(self) -> Kind {
        content().kinds[self.0 as usize]
    }

    /// The museum it goes to.
    #[inline]
    pub fn museum(self) -> Museum {
        Museum(content().museum_of[self.0 as usize])
    }

    /// Whether it is a minor exhibit, after which another is revealed (DH-6.8).
    #[inline]
    pub fn is_minor(self) -> bool {
        content().minor.contains(self.0)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        Self::find(&id).ok_or_else(|| D::Error::custom(format!("there is no exhibit {id:?}")))
    }
}

/// A set of exhibits, as JSON a sorted list of ids (DH-4.6).
#[derive(Clone, Copy, PartialEq, Eq, Default, ts_rs::TS)]
#[ts(as = "Vec<Card>")]
pub struct Cards(pub CardSet);

impl Cards {
    /// The exhibits in the order of their ids.
    pub fn iter(self) -> impl ExactSizeIterator<Item = Card> + Clone {
        self.0.iter().map(Card)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = CardSet::EMPTY;
        for card in Vec::<Card>::deserialize(deserializer)? {
            if set.contains(card.0) {
                return Err(D::Error::custom(format!("{} is listed twice", card.id())));
            }
            set.insert(card.0);
        }
        Ok(Self(set))
    }
}

/// Everything in `content/`, in the forms the rules ask for.
#[derive(Debug)]
pub struct Content {
    museum_ids: Vec<String>,
    security: [u8; MUSEUMS],
    ids: Vec<String>,
    kinds: Vec<Kind>,
    museum_of: [u8; CARDS],
    of_museum: [CardSet; MUSEUMS],
    /// The minor exhibits.
    pub minor: CardSet,
    /// All artifact cards.
    pub artifacts: CardSet,
    /// All paintings.
    pub paintings: CardSet,
    /// The gems, by colour.
    pub gems: [CardSet; COLOURS],
}

/// The content of the game.
#[inline]
pub fn content() -> &'static Content {
    static CONTENT: LazyLock<Content> = LazyLock::new(|| {
        let loaded = Content::read(include_str!("../content/museums.csv"), include_str!("../content/exhibits.csv"));
        loaded.unwrap_or_else(|fault| panic!("{fault}"))
    });
    &CONTENT
}

impl Content {
    /// The exhibits that go to this museum.
    #[inline]
    pub fn cards_of(&self, museum: Museum) -> CardSet {
        self.of_museum[museum.index()]
    }

    /// Reads and checks the two tables.
    ///
    /// # Errors
    /// With the file, the line and what is wrong.
    fn read(museums: &str, exhibits: &str) -> Result<Self, String> {
        let mut museum_ids = Vec::new();
        let mut security = [0; MUSEUMS];
        for (at, [id, level]) in rows::<2>("content/museums.csv", museums)? {
            let level: u8 = level.parse().map_err(|_| format!("{at}: {level:?} is no security level"))?;
            let last = museum_ids.len().checked_sub(1).map_or(0, |last| security[last]);
            if level <= last || level > 5 {
                return Err(format!("{at}: security levels rise from museum to museum and stay below 6"));
            }
            let slot = security.get_mut(museum_ids.len()).ok_or_else(|| format!("{at}: there are {MUSEUMS} museums"))?;
            *slot = level;
            museum_ids.push(id.to_owned());
        }
        if museum_ids.len() != MUSEUMS {
            return Err(format!("content/museums.csv: there are {MUSEUMS} museums, not {}", museum_ids.len()));
        }
        let mut exhibits = rows::<4>("content/exhibits.csv", exhibits)?;
        exhibits.sort_by_key(|&(_, [id, ..])| id);
        if exhibits.len() != CARDS {
            return Err(format!("content/exhibits.csv: there are {CARDS} exhibits, not {}", exhibits.len()));
        }
        if let Some(twice) = exhibits.windows(2).find(|pair| pair[0].1[0] == pair[1].1[0]) {
            return Err(format!("{}: {} is listed twice", twice[1].0, twice[1].1[0]));
        }
        let mut content = Self {
            museum_ids,
            security,
            ids: Vec::new(),
            kinds: Vec::new(),
            museum_of: [0; CARDS],
            of_museum: [CardSet::EMPTY; MUSEUMS],
            minor: CardSet::EMPTY,
            artifacts: CardSet::EMPTY,
            paintings: CardSet::EMPTY,
            gems: [CardSet::EMPTY; COLOURS],
        };
        for (at, row) in exhibits {
            content.add(&at, row)?;
        }
        Ok(content)
    }

    fn add(&mut self, at: &str, [id, museum, kind, value]: [&str; 4]) -> Result<(), String> {
        let card = self.ids.len() as u8;
        let museum = self.museum_ids.iter().position(|known| known == museum);
        let museum = museum.ok_or_else(|| format!("{at}: there is no such museum"))?;
        let kind = match kind {
            "painting" => value.parse().map(Kind::Painting).map_err(|_| format!("{at}: {value:?} is no value in millions"))?,
            "artifact" => match value {
                "1" => Kind::Artifacts(1),
                "2" => Kind::Artifacts(2),
                _ => return Err(format!("{at}: a card shows 1 or 2 artifacts, not {value:?}")),
            },
            "gem" => {
                let colour = Colour::ALL.into_iter().find(|colour| colour.name() == value);
                Kind::Gem(colour.ok_or_else(|| format!("{at}: a gem is red, green or blue, not {value:?}"))?)
            }
            _ => return Err(format!("{at}: an exhibit is a painting, an artifact or a gem, not {kind:?}")),
        };
        match kind {
            Kind::Painting(_) => self.paintings.insert(card),
            Kind::Artifacts(count) => {
                self.artifacts.insert(card);
                if count == 1 {
                    self.minor.insert(card);
                }
            }
            Kind::Gem(colour) => self.gems[colour as usize].insert(card),
        }
        self.ids.push(id.to_owned());
        self.kinds.push(kind);
        self.museum_of[card as usize] = museum as u8;
        self.of_museum[museum].insert(card);
        Ok(())
    }
}

/// The rows of a table: lines of `COLUMNS` values, without blank lines and comments, each with where it stands.
fn rows<'a, const COLUMNS: usize>(file: &str, table: &'a str) -> Result<Vec<(String, [&'a str; COLUMNS])>, String> {
    let lines = table.lines().enumerate().filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    lines
        .map(|(number, line)| {
            let at = format!("{file}, line {}", number + 1);
            let values: Vec<&str> = line.split(',').map(str::trim).collect();
            let count = values.len();
            let values = values.try_into().map_err(|_| format!("{at}: a row has {COLUMNS} values, not {count}"))?;
            Ok((at, values))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const MUSEUMS_CSV: &str = include_str!("../content/museums.csv");
    const EXHIBITS_CSV: &str = include_str!("../content/exhibits.csv");

    fn total(cards: CardSet) -> u32 {
        Cards(cards)
            .iter()
            .map(|card| match card.kind() {
                Kind::Painting(millions) => u32::from(millions),
                Kind::Artifacts(count) => u32::from(count),
                Kind::Gem(_) => 1,
            })
            .sum()
    }

    /// DH-2.1: 52 cards of three kinds.
    #[test]
    fn dh_2_4_the_sums_of_the_box() {
        let content = content();
        let per_museum = |cards: CardSet| Museum::all().map(|museum| museum.cards().intersection(cards)).collect::<Vec<_>>();
        let counts = |cards: CardSet| per_museum(cards).into_iter().map(CardSet::len).collect::<Vec<_>>();
        let totals = |cards: CardSet| per_museum(cards).into_iter().map(total).collect::<Vec<_>>();
        assert_eq!(counts(CardSet::first(52)), [13; 4]);
        assert_eq!(counts(content.paintings), [3, 3, 2, 3]);
        assert_eq!(totals(content.paintings), [25, 50, 55, 120]);
        assert_eq!(counts(content.artifacts), [5; 4]);
        assert_eq!(counts(content.minor), [4, 3, 2, 1]);
        assert_eq!(counts(content.artifacts.minus(content.minor)), [1, 2, 3, 4]);
        assert_eq!(total(content.artifacts), 30);
        assert_eq!(counts(Colour::Red.cards()), [2, 2, 2, 1]);
        assert_eq!(counts(Colour::Green.cards()), [2, 1, 2, 2]);
        assert_eq!(counts(Colour::Blue.cards()), [1, 2, 2, 2]);
    }

    #[test]
    fn dh_2_2_security_rises_along_the_row() {
        let row: Vec<_> = Museum::all().map(|museum| (museum.id(), museum.security())).collect();
        assert_eq!(row, [("hermitage", 2), ("metropolitan", 3), ("british", 4), ("louvre", 5)]);
    }

    #[test]
    fn dh_2_5_an_owner_of_the_box_corrects_the_table_and_no_rule() {
        let corrected = EXHIBITS_CSV.replace("H01,hermitage,painting,5\n", "H01,louvre,artifact,1\n");
        let content = Content::read(MUSEUMS_CSV, &corrected).unwrap();
        let card = Card::find("H01").unwrap();
        assert_eq!(content.kinds[card.0 as usize], Kind::Artifacts(1));
        assert!(content.minor.contains(card.0) && content.artifacts.contains(card.0) && !content.paintings.contains(card.0));
        assert!(content.cards_of(Museum(3)).contains(card.0) && !content.cards_of(Museum(0)).contains(card.0));
    }

    #[test]
    fn faults_name_the_file_and_the_line() {
        for (from, to, fault) in [
            ("H04,hermitage,artifact,1", "H04,prado,artifact,1", "content/exhibits.csv, line 7: there is no such museum"),
            (
                "H04,hermitage,artifact,1",
                "H04,hermitage,artifact,3",
                "content/exhibits.csv, line 7: a card shows 1 or 2 artifacts, not \"3\"",
            ),
            ("H04,hermitage,artifact,1", "H04,hermitage,artifact", "content/exhibits.csv, line 7: a row has 4 values, not 3"),
            ("H04,hermitage,artifact,1", "H05,hermitage,artifact,1", "content/exhibits.csv, line 8: H05 is listed twice"),
            ("H04,hermitage,artifact,1", "", "content/exhibits.csv: there are 52 exhibits, not 51"),
            ("H09,hermitage,gem,red", "H09,hermitage,gem,pink", "content/exhibits.csv, line 12: a gem is red, green or blue, not \"pink\""),
            ("H01,hermitage,painting,5", "H01,hermitage,painting,-5", "content/exhibits.csv, line 4: \"-5\" is no value in millions"),
            (
                "H01,hermitage,painting,5",
                "H01,hermitage,sculpture,5",
                "content/exhibits.csv, line 4: an exhibit is a painting, an artifact or a gem, not \"sculpture\"",
            ),
        ] {
            assert!(EXHIBITS_CSV.contains(from));
            assert_eq!(Content::read(MUSEUMS_CSV, &EXHIBITS_CSV.replace(from, to)).unwrap_err(), fault);
        }
        for (from, to, fault) in [
            ("british,4", "british,2", "content/museums.csv, line 5: security levels rise from museum to museum and stay below 6"),
            ("british,4", "british,high", "content/museums.csv, line 5: \"high\" is no security level"),
            ("louvre,5", "", "content/museums.csv: there are 4 museums, not 3"),
        ] {
            assert_eq!(Content::read(&MUSEUMS_CSV.replace(from, to), EXHIBITS_CSV).unwrap_err(), fault);
        }
    }
}
