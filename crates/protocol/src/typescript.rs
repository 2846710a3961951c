//! The same types for TypeScript.

use engine::film::{Drawn, FilmAnswer, FilmPage, FilmStep, Frame};
use engine::luck_report::{LuckKind, LuckReport, SeatLuck};
use engine::record::{EntryForm, FairDice, Record, RecordSeat, Ticket};
use engine::{AddressedEvent, Attempt};
use ts_rs::{Config, TS};

use crate::{from_client, http, info, note, to_client};

/// Sentences come from the engine, which knows nothing of TypeScript; a test compares these lines with what it writes.
const SENTENCES: &str = "\
/** A sentence by the name it has in the catalogs, and what goes into it. */
export type Message = { key: string, args?: [string, Arg][] };

/** Something that goes into a sentence: words, a number, a player, a probability, another sentence, or several of these. */
export type Arg = { text: string } | { number: number } | { seat: number } | { odds: [number, number] } | { message: Message } | { list: Arg[] };
";

/// The text of `web/src/protocol.ts`.
pub fn file() -> String {
    // Numbers here are counts and milliseconds, all far below 2^53; ids are texts.
    let config = Config::new().with_large_int("number");
    let mut file =
        String::from("// Made from crates/protocol. Do not edit; write it anew with: WRITE=1 cargo test -p protocol typescript\n\n");
    file.push_str(&format!("/** The version of the protocol. */\nexport const VERSION = {};\n\n{SENTENCES}", crate::VERSION));
    macro_rules! types {
        ($($type:ty),* $(,)?) => {
            $(declare::<$type>(&config, &mut file);)*
        };
    }
    types![
        from_client::FromClient,
        to_client::ToClient<'_>,
        to_client::Welcome,
        to_client::Answer,
        to_client::Update<'_>,
        to_client::Entry<'_>,
        to_client::Sight<'_>,
        to_client::Turn,
        to_client::Decision<'_>,
        to_client::Clocks,
        to_client::Refused,
        note::Note,
        note::WhyTookOver,
        info::Player,
        info::Visibility,
        info::SeatClock,
        info::Settings,
        info::Phase,
        info::SeatInfo,
        info::Rematch,
        info::Sealed,
        info::TableResult,
        info::TableInfo,
        http::GameInfo,
        http::SeatRange,
        http::OptionInfo,
        http::CreateTable,
        http::CreatedTable,
        http::TableSummary,
        http::ListedTable,
        http::TakeName,
        http::Recover,
        http::Recovery,
        http::NewBot,
        http::RefusedBody,
        FilmPage,
        Frame,
        FilmStep,
        Drawn,
        Attempt,
        FilmAnswer,
        LuckReport,
        LuckKind,
        SeatLuck,
        Record,
        EntryForm,
        // What its events are is for each game to say.
        AddressedEvent<()>,
        RecordSeat,
        FairDice,
        Ticket,
    ];
    file
}

fn declare<T: TS>(config: &Config, file: &mut String) {
    let declared = format!("\n{}export {}\n", T::docs().unwrap_or_default(), T::decl(config));
    // Names that link to something in Rust are plain names in TypeScript.
    let declared = declared.replace("[`crate::", "`").replace("[`", "`").replace("`]", "`");
    for line in declared.lines() {
        file.push_str(line.trim_end());
        file.push('\n');
    }
}
