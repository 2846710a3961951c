//! Why a table refuses.

/// The codes that belong to tables. Each has a sentence `refusal-<code>` in the catalogs; codes that the engine has too (`no_such_seat`,
/// `unknown_bot`, `not_over`, `nothing_to_undo`, `game_over`) are not repeated here, and the rules of a game have their own.
pub mod code {
    /// Whoever sent this has no seat.
    pub const NOT_SEATED: &str = "not_seated";
    /// Only the host may do this.
    pub const NOT_HOST: &str = "not_host";
    /// Somebody else is on that seat.
    pub const SEAT_TAKEN: &str = "seat_taken";
    /// Nobody is on that seat.
    pub const SEAT_OPEN: &str = "seat_open";
    /// Too late: the game has begun.
    pub const ALREADY_STARTED: &str = "already_started";
    /// Too early: the game has not begun.
    pub const NOT_STARTED: &str = "not_started";
    /// Some seats are still free.
    pub const SEATS_OPEN: &str = "seats_open";
    /// The answer is to another question than the one that is asked.
    pub const STALE_DECISION: &str = "stale_decision";
    /// The time for this decision is up.
    pub const TIME_IS_UP: &str = "time_is_up";
    /// Faster than a hand can throw, while all play against one clock.
    pub const TOO_FAST: &str = "too_fast";
    /// A bot plays for the sender.
    pub const BOT_PLAYS: &str = "bot_plays";
    /// No bot plays for the sender.
    pub const NO_STAND_IN: &str = "no_stand_in";
    /// The sender's time for the whole game is used up.
    pub const OUT_OF_TIME: &str = "out_of_time";
    /// A text that cannot go into the derivation of the dice.
    pub const BAD_ENTROPY: &str = "bad_entropy";
    /// Nothing was said.
    pub const CHAT_EMPTY: &str = "chat_empty";
    /// The rules want silence now.
    pub const HUSHED: &str = "hushed";
    /// More was said at this table than it keeps.
    pub const CHAT_FULL: &str = "chat_full";
    /// The host has asked this person to leave.
    pub const REMOVED: &str = "removed";
    /// Seats were taken and left so often that the table takes no more of it.
    pub const RESTLESS: &str = "restless";
    /// The other game is there already.
    pub const REMATCH_MADE: &str = "rematch_made";
    /// The game keeps nothing secret, so there is nothing to open.
    pub const NOTHING_SEALED: &str = "nothing_sealed";
    /// This is not for a table.
    pub const NOT_FOR_TABLE: &str = "not_for_table";

    /// All of them.
    pub const ALL: &[&str] = &[
        NOT_SEATED,
        NOT_HOST,
        SEAT_TAKEN,
        SEAT_OPEN,
        ALREADY_STARTED,
        NOT_STARTED,
        SEATS_OPEN,
        STALE_DECISION,
        TIME_IS_UP,
        TOO_FAST,
        BOT_PLAYS,
        NO_STAND_IN,
        OUT_OF_TIME,
        BAD_ENTROPY,
        CHAT_EMPTY,
        HUSHED,
        CHAT_FULL,
        REMOVED,
        RESTLESS,
        REMATCH_MADE,
        NOTHING_SEALED,
        NOT_FOR_TABLE,
    ];
}
