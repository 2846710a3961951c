//! Boards: those of the box, read from `content/boards.txt`, and those that somebody brings (MH-2.4, MH-2.5).

use std::fmt;
use std::ops::Deref;
use std::sync::{Arc, LazyLock};

use engine::Message;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use crate::content::CHARACTERS;
use crate::geometry::Geometry;
use crate::mask::Wide;
use crate::space::{MOST_LINES, Space};

/// The ids of the boards of the box, the default first.
pub const BOARDS: &[&str] = &["gallery9", "salon7", "octagon9", "xequeo7"];

/// The most characters that the id of a board may have that somebody brings.
const LONGEST_ID: usize = 40;

/// The file the boards of the box come from.
const FILE: &str = "content/boards.txt";

/// A board.
#[derive(Debug)]
pub struct Board {
    /// Its name in options and positions.
    pub id: String,
    /// Its titles in English and French; none for a board that somebody brought.
    pub titles: Option<[String; 2]>,
    /// The lines of the grid, top rank first.
    pub grid: Vec<String>,
    /// The spaces, in space order.
    spaces: Vec<Space>,
    passages: Vec<Space>,
    pub(crate) plan: Plan,
}

/// What is wrong with something that is meant to be a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardFault {
    /// It is neither the id of a board of the box nor an id with a grid of lines.
    Form,
    /// Its id is empty or too long.
    Id,
    /// It has the id of a board of the box, and is another one.
    IdTaken,
    /// It has no lines, or too many files or ranks.
    Size,
    /// Its lines are of unequal length.
    UnequalLines,
    /// It has a letter that means nothing.
    Letter(char),
    /// It has a single passage.
    SinglePassage,
    /// The pieces could leave no place for an artwork.
    NoPlace,
}

impl BoardFault {
    /// The same in a sentence.
    pub fn message(self) -> Message {
        let named = |name: &str| Message::new(format!("museum-heist-board-fault-{name}"));
        match self {
            Self::Form => named("form"),
            Self::Id => named("id").with("most", LONGEST_ID as i64),
            Self::IdTaken => named("id-taken"),
            Self::Size => named("size").with("most", MOST_LINES as i64),
            Self::UnequalLines => named("lines-unequal"),
            // A letter that cannot be seen is shown by its number.
            Self::Letter(letter) => named("letters").with("letter", letter.escape_debug().to_string()),
            Self::SinglePassage => named("passage"),
            Self::NoPlace => named("places"),
        }
    }
}

/// For whoever changes the boards of the box.
impl fmt::Display for BoardFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form => f.write_str("a board is an id, or an id with a grid"),
            Self::Id => write!(f, "an id has 1 to {LONGEST_ID} characters"),
            Self::IdTaken => f.write_str("a board of the box has this id"),
            Self::Size => write!(f, "a board has 1 to {MOST_LINES} files and ranks"),
            Self::UnequalLines => f.write_str("the lines of a grid are equally long"),
            Self::Letter(letter) => write!(f, "a grid has the letters . P # and not {letter:?}"),
            Self::SinglePassage => f.write_str("a single passage leads nowhere"),
            Self::NoPlace => f.write_str("there may be no place for an artwork"),
        }
    }
}

/// The bits of a board, as few as it needs.
#[derive(Debug)]
pub(crate) enum Plan {
    /// At most 128 of them.
    Small(Geometry<u128>),
    /// More.
    Large(Geometry<Wide>),
}

/// Does something with the geometry of a board, whichever kind it is.
macro_rules! on_plan {
    ($board:expr, $geometry:ident => $does:expr) => {
        match &$board.plan {
            $crate::board::Plan::Small($geometry) => $does,
            $crate::board::Plan::Large($geometry) => $does,
        }
    };
}
pub(crate) use on_plan;

impl Board {
    /// Reads a grid and checks MH-2.5.
    ///
    /// # Errors
    /// With what is wrong.
    pub fn new(id: String, titles: Option<[String; 2]>, grid: Vec<String>) -> Result<Self, BoardFault> {
        let ranks = grid.len();
        let files = grid.first().map_or(0, |line| line.chars().count());
        if !(1..=MOST_LINES).contains(&files) || ranks > MOST_LINES {
            return Err(BoardFault::Size);
        }
        let (mut spaces, mut passages) = (Vec::new(), Vec::new());
        for (line, rank) in grid.iter().zip((0..ranks as u8).rev()) {
            if line.chars().count() != files {
                return Err(BoardFault::UnequalLines);
            }
            for (letter, file) in line.chars().zip(0..) {
                let space = Space { file, rank };
                match letter {
                    '.' => spaces.push(space),
                    'P' => {
                        spaces.push(space);
                        passages.push(space);
                    }
                    '#' => {}
                    _ => return Err(BoardFault::Letter(letter)),
                }
            }
        }
        spaces.sort_unstable();
        passages.sort_unstable();
        if passages.len() == 1 {
            return Err(BoardFault::SinglePassage);
        }
        if !always_has_a_place(&spaces, &passages) {
            return Err(BoardFault::NoPlace);
        }
        let plan = if Geometry::<u128>::has_room(files, ranks) {
            Plan::Small(Geometry::new(files, ranks, &spaces, &passages))
        } else {
            Plan::Large(Geometry::new(files, ranks, &spaces, &passages))
        };
        Ok(Self { id, titles, grid, spaces, passages, plan })
    }

    /// How many files and ranks it has.
    pub fn size(&self) -> (usize, usize) {
        (self.grid[0].len(), self.grid.len())
    }

    /// Its spaces, in space order.
    pub fn spaces(&self) -> &[Space] {
        &self.spaces
    }

    /// Its secret passages, in space order.
    pub fn passages(&self) -> &[Space] {
        &self.passages
    }

    /// Whether it has this space.
    #[inline]
    pub fn has(&self, space: Space) -> bool {
        on_plan!(self, geometry => geometry.has(space))
    }

    /// Whether this is a secret passage.
    pub fn is_passage(&self, space: Space) -> bool {
        self.passages.contains(&space)
    }
}

/// MH-2.5: enough spaces so far apart that a piece is on or next to at most one of them; the pieces cannot spoil all.
fn always_has_a_place(spaces: &[Space], passages: &[Space]) -> bool {
    let remainders = (0..3).flat_map(|file| (0..3).map(move |rank| (file, rank)));
    let apart = |(file, rank)| {
        spaces.iter().filter(|space| (space.file % 3, space.rank % 3) == (file, rank) && !passages.contains(space)).count() > CHARACTERS
    };
    remainders.into_iter().any(apart)
}

/// A board that many games may share.
#[derive(Clone, Debug, ts_rs::TS)]
#[ts(type = "string | { id: string, grid: Array<string> }")]
pub enum BoardRef {
    /// One of the box.
    Shipped(&'static Board),
    /// One that somebody brought.
    Custom(Arc<Board>),
}

impl Deref for BoardRef {
    type Target = Board;

    #[inline]
    fn deref(&self) -> &Board {
        match self {
            Self::Shipped(board) => board,
            Self::Custom(board) => board,
        }
    }
}

impl PartialEq for BoardRef {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Shipped(one), Self::Shipped(other)) => std::ptr::eq(*one, *other),
            (Self::Custom(one), Self::Custom(other)) => one.id == other.id && one.grid == other.grid,
            _ => false,
        }
    }
}

impl Eq for BoardRef {}

impl BoardRef {
    /// Reads the option `board`: an id, or an object with an id and a grid.
    ///
    /// # Errors
    /// With what is wrong with it.
    pub(crate) fn read(value: &Value) -> Result<Self, BoardFault> {
        if let Some(id) = value.as_str() {
            return shipped().iter().find(|board| board.id == id).map(Self::Shipped).ok_or(BoardFault::Form);
        }
        let (id, grid) = brought(value).ok_or(BoardFault::Form)?;
        if !(1..=LONGEST_ID).contains(&id.chars().count()) {
            return Err(BoardFault::Id);
        }
        // Two boards of one name would be told apart by nobody.
        if shipped().iter().any(|board| board.id == id && board.grid != grid) {
            return Err(BoardFault::IdTaken);
        }
        Ok(Self::Custom(Arc::new(Board::new(id.to_owned(), None, grid)?)))
    }
}

/// The id and the lines of a board that somebody brings.
fn brought(value: &Value) -> Option<(&str, Vec<String>)> {
    let object = value.as_object().filter(|object| object.len() == 2)?;
    let grid = object.get("grid")?.as_array()?;
    let grid = grid.iter().map(|line| line.as_str().map(str::to_owned)).collect::<Option<Vec<_>>>()?;
    Some((object.get("id")?.as_str()?, grid))
}

impl Serialize for BoardRef {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Shipped(board) => serializer.serialize_str(&board.id),
            Self::Custom(board) => json!({"id": board.id, "grid": board.grid}).serialize(serializer),
        }
    }
}

/// The boards of the box.
pub fn shipped() -> &'static [Board] {
    static SHIPPED: LazyLock<Vec<Board>> =
        LazyLock::new(|| read_boards(include_str!("../content/boards.txt")).unwrap_or_else(|fault| panic!("{fault}")));
    &SHIPPED
}

/// Reads and checks a file of boards.
///
/// # Errors
/// With the file, the line and what is wrong.
fn read_boards(text: &str) -> Result<Vec<Board>, String> {
    let lines = text.lines().enumerate().map(|(number, line)| (format!("{FILE}, line {}", number + 1), line));
    let mut lines = lines.filter(|(_, line)| !line.trim().is_empty() && !line.starts_with(';')).peekable();
    let mut boards: Vec<Board> = Vec::new();
    while let Some((at, line)) = lines.next() {
        let id = line.strip_prefix("board ").ok_or_else(|| format!("{at}: a board begins with its id"))?;
        if boards.iter().any(|board| board.id == id) {
            return Err(format!("{at}: {id} is listed twice"));
        }
        let mut title = |name: &str| {
            let (at, line) = lines.next().ok_or_else(|| format!("{FILE}: {id} has no title"))?;
            let title = line.strip_prefix(name).and_then(|line| line.strip_prefix(' '));
            title.map(str::to_owned).ok_or_else(|| format!("{at}: here comes the {name} of {id}"))
        };
        let titles = [title("title_en")?, title("title_fr")?];
        let mut grid = Vec::new();
        while let Some((_, line)) = lines.next_if(|(_, line)| !line.starts_with("board ")) {
            grid.push(line.to_owned());
        }
        boards.push(Board::new(id.to_owned(), Some(titles), grid).map_err(|fault| format!("{at}: {fault}"))?);
    }
    if boards.iter().map(|board| board.id.as_str()).ne(BOARDS.iter().copied()) {
        return Err(format!("{FILE}: the boards are {BOARDS:?} in this order"));
    }
    Ok(boards)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = include_str!("../content/boards.txt");

    #[test]
    fn mh_2_4_the_boards_of_the_box() {
        let facts: Vec<_> = shipped().iter().map(|board| (board.size(), board.spaces().len(), board.passages().len())).collect();
        assert_eq!(facts, [((9, 9), 81, 4), ((7, 7), 49, 4), ((9, 9), 69, 4), ((7, 7), 49, 0)]);
        let titles: Vec<_> = shipped().iter().map(|board| board.titles.clone().unwrap().join(" / ")).collect();
        assert_eq!(titles[..2], ["The Gallery / La Galerie", "The Salon / Le Salon"]);
        let gallery: Vec<String> = shipped()[0].passages().iter().map(Space::to_string).collect();
        assert_eq!(gallery, ["c3", "c7", "g3", "g7"]);
    }

    #[test]
    fn faults_name_the_file_and_the_line() {
        for (from, to, fault) in [
            ("board salon7", "board gallery9", "content/boards.txt, line 19: gallery9 is listed twice"),
            ("board salon7", "bord salon7", "content/boards.txt, line 5: the lines of a grid are equally long"),
            ("title_fr Le Salon", "title_de Der Salon", "content/boards.txt, line 21: here comes the title_fr of salon7"),
            (".P...P.\n", ".P...Q.\n", "content/boards.txt, line 19: a grid has the letters . P # and not 'Q'"),
            ("board salon7", "board saloon7", "content/boards.txt: the boards are"),
        ] {
            assert!(TEXT.contains(from));
            let found = read_boards(&TEXT.replacen(from, to, 1)).unwrap_err();
            assert!(found.starts_with(fault), "{found}");
        }
    }

    /// Section 3 of the rules, `board`.
    #[test]
    fn the_id_of_a_board_is_short_and_nobody_elses() {
        let read = |id: &str, grid: &Value| BoardRef::read(&json!({"id": id, "grid": grid})).is_ok();
        let plain = json!(vec!["........."; 9]);
        for (id, fits) in [
            ("cloister", true),
            ("é", true),
            ("", false),
            (&"x".repeat(40), true),
            (&"é".repeat(40), true),
            (&"x".repeat(41), false),
            (&"x".repeat(200_000), false),
            ("gallery9", false),
            ("xequeo7", false),
            ("Gallery9", true),
        ] {
            assert_eq!(read(id, &plain), fits, "{}", engine::shortened(id, 50));
        }
        for board in shipped() {
            assert!(read(&board.id, &json!(board.grid)), "{}", board.id);
            assert_eq!(read(&board.id, &json!(shipped()[0].grid)), board.id == "gallery9");
        }
    }

    #[test]
    fn mh_2_5_which_boards_are_accepted() {
        let board = |grid: &[String]| Board::new("mine".to_owned(), None, grid.to_vec()).map(|_| ());
        let row = |text: &str| vec![text.to_owned()];
        // 22 files of one rank have 8 spaces three apart, 21 have 7.
        assert_eq!(board(&row(&".".repeat(22))), Ok(()));
        assert_eq!(board(&row(&".".repeat(21))), Err(BoardFault::NoPlace));
        assert_eq!(board(&vec![".".repeat(26); 26]), Ok(()));
        assert_eq!(board(&vec![".".repeat(27); 9]), Err(BoardFault::Size));
        assert_eq!(board(&vec![".".repeat(9); 27]), Err(BoardFault::Size));
        assert_eq!(board(&[]), Err(BoardFault::Size));
        assert_eq!(board(&row("")), Err(BoardFault::Size));
        let mut grid = vec![".".repeat(9); 9];
        grid[4] = "....P....".to_owned();
        assert_eq!(board(&grid), Err(BoardFault::SinglePassage));
        grid[3] = "....P....".to_owned();
        assert_eq!(board(&grid), Ok(()));
        grid[0].push('.');
        assert_eq!(board(&grid), Err(BoardFault::UnequalLines));
        grid[0] = "....p....".to_owned();
        assert_eq!(board(&grid), Err(BoardFault::Letter('p')));
        // Passages do not count among the eight.
        assert_eq!(board(&row(&format!(".PP{}", ".".repeat(19)))), Ok(()));
        assert_eq!(board(&row(&format!("PP.{}", ".".repeat(19)))), Err(BoardFault::NoPlace));
    }

    /// Section 3 of the rules, `board`.
    #[test]
    fn what_is_no_board_says_why() {
        let fault = |value: Value| BoardRef::read(&value).map(|_| ()).unwrap_err();
        let grid = vec!["........."; 9];
        for value in [
            json!("louvre"),
            json!(3),
            json!(null),
            json!({"id": "mine"}),
            json!({"id": 1, "grid": grid}),
            json!({"id": "mine", "grid": [1]}),
        ] {
            assert_eq!(fault(value.clone()), BoardFault::Form, "{value}");
        }
        assert_eq!(fault(json!({"id": "", "grid": grid})), BoardFault::Id);
        assert_eq!(fault(json!({"id": "salon7", "grid": grid})), BoardFault::IdTaken);
        assert_eq!(fault(json!({"id": "mine", "grid": ["..", "."]})), BoardFault::UnequalLines);
    }
}
