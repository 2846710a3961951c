//! What is stored of a table.

use std::sync::Arc;

/// What lists show of a table. The rest follows from its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableHeader {
    /// What tells tables apart for ever.
    pub id: Arc<str>,
    /// The slug of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When its header last changed.
    pub updated: i64,
    /// How far it is.
    pub state: TableState,
    /// Who finds it in lists.
    pub visibility: Visibility,
    /// A little JSON for lists: names, options.
    pub summary: String,
    /// The id of the player who opened it; nobody for tables of early releases.
    pub host: Option<Arc<str>>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableState {
    /// People sit down.
    Lobby,
    /// The game runs.
    Playing,
    /// The game is over.
    Over,
}

impl TableState {
    /// All of them, in the order a table goes through them.
    pub const ALL: [Self; 3] = [Self::Lobby, Self::Playing, Self::Over];

    /// The name in files and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lobby => "lobby",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }

    /// The state of that name.
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.name() == name)
    }
}

/// Who finds a table in lists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Visibility {
    /// Everybody.
    Public,
    /// Nobody: its link is the invitation.
    Private,
}

impl Visibility {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Public, Self::Private];

    /// The name in files and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Public => "public",
            Self::Private => "private",
        }
    }

    /// The visibility of that name.
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|visibility| visibility.name() == name)
    }
}

/// Entries to be added to the log of a table, all of them or none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table.
    pub table: Arc<str>,
    /// The number of the first entry: how many the log has already.
    pub first: u64,
    /// The entries.
    pub entries: Vec<Arc<str>>,
    /// What these entries change about the header, kept together with them.
    pub header: Option<HeaderChange>,
    /// What was said, kept together with them.
    pub chats: ChatChange,
}

/// What was said at a table, and what of it is forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ChatChange {
    /// New lines, each with the number of the entry that it belongs to.
    pub added: Vec<(u64, Arc<str>)>,
    /// Lines that belong to entries before this one are forgotten.
    pub oldest: u64,
}

/// What entries change about a header.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeaderChange {
    /// How far the table is now.
    pub state: TableState,
    /// When, in milliseconds since 1970.
    pub updated: i64,
    /// The little JSON for lists.
    pub summary: String,
    /// The players who sit there now, by seat, in place of all who did.
    pub seated: Vec<(u8, Arc<str>)>,
}

/// Which tables a list shows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TableFilter {
    /// Only tables of this game.
    pub game: Option<String>,
    /// Only tables that are this far.
    pub state: Option<TableState>,
    /// Only tables that changed before this time: the next page of a list ordered by time, the latest first.
    pub before: Option<i64>,
    /// How many at most.
    pub most: u32,
}
