//! `capers replay`: a record, move by move.

mod replay_screen;

use std::path::PathBuf;

use clap::Args;
use engine::page::{Page, TextStyle};
use engine::{Message, Words};

use crate::failure::{Exit, Failure};
use crate::{Context, files};
use replay_screen::{ReplayScreen, eyes_named};

/// What `capers replay` takes.
#[derive(Debug, Args)]
pub struct Replay {
    /// The record.
    file: PathBuf,
    /// The move to show first.
    #[arg(long)]
    at: Option<usize>,
    /// Whose eyes to see it with.
    #[arg(long)]
    eyes: Option<String>,
}

/// Steps through a record where people sit, and tells it at one go elsewhere.
///
/// # Errors
/// If the file cannot be read, or does not replay.
pub fn run(asked: &Replay, (language, screen): Context<'_>) -> Result<(), Failure> {
    let mut watch = ReplayScreen::new(files::read_record(&asked.file)?, language)?;
    if let Some(eyes) = &asked.eyes {
        watch.eyes = eyes_named(eyes, &watch.record).ok_or_else(|| Failure::usage(watch.no_such_eyes(eyes)))?;
    }
    if let Some(at) = asked.at {
        watch.go_to(at).map_err(Failure::usage)?;
    }
    screen.page(&watch.head())?;
    screen.gap()?;
    if screen.interactive {
        return step_through(&mut watch, screen);
    }
    if asked.at.is_some() {
        screen.page(&watch.scene())?;
    } else {
        tell_all(&mut watch, screen)?;
    }
    conclude(&watch, screen)
}

/// Every move as sentences, the result, and who was lucky.
fn tell_all(watch: &mut ReplayScreen, screen: &mut crate::screen::Screen) -> Result<(), Failure> {
    let mut page = Page::new();
    watch.tell_opening(&mut page);
    for at in 0..watch.playable() {
        watch.tell_move(at, &mut page);
    }
    page.line();
    watch.go_to_end();
    if let Some(played) = watch.position() {
        page.lines.extend(watch.result(played.as_ref()).lines);
    }
    Ok(screen.page(&page)?)
}

/// Says where the record breaks off, if it does.
fn conclude(watch: &ReplayScreen, screen: &mut crate::screen::Screen) -> Result<(), Failure> {
    match &watch.broken {
        None => Ok(()),
        Some(why) => {
            screen.gap()?;
            screen.say(TextStyle::Danger, &watch.speaker.say(why))?;
            Err(Failure::Told(Exit::Refused))
        }
    }
}

fn step_through(watch: &mut ReplayScreen, screen: &mut crate::screen::Screen) -> Result<(), Failure> {
    screen.page(&watch.scene())?;
    loop {
        screen.gap()?;
        let prompt = watch.speaker.say(&Message::new("cli-replay-prompt"));
        let Some(answer) = screen.ask(&prompt)? else { return conclude(watch, screen) };
        let (word, rest) = answer.split_once(' ').map_or((answer.as_str(), ""), |(word, rest)| (word, rest.trim()));
        let obeyed = match (word.to_lowercase().as_str(), rest) {
            ("" | "n", "") => watch.next(),
            ("p", "") => watch.previous(),
            ("g", number) => number.parse().map_err(|_| Message::new("cli-replay-go-where")).and_then(|at| watch.go_to(at)),
            ("v", eyes) => watch.look_with(eyes),
            ("q", "") => return conclude(watch, screen),
            _ => Err(Message::new("cli-replay-help")),
        };
        match obeyed {
            Ok(()) => screen.page(&watch.scene())?,
            Err(why) => screen.say(TextStyle::Plain, &watch.speaker.say(&why))?,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::{self, Cursor, Write};
    use std::sync::{Arc, Mutex};
    use std::time::Duration;

    use engine::record::RecordSeat;
    use engine::{Seat, Viewer};
    use serde_json::json;
    use words::Language;

    use super::*;
    use crate::local_game::LocalGame;
    use crate::random_bytes::RandomBytes;
    use crate::screen::Screen;

    /// What was written, for two owners.
    #[derive(Clone, Default)]
    struct Paper(Arc<Mutex<Vec<u8>>>);

    impl Write for Paper {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn watch() -> ReplayScreen {
        let game = catalog::find("dice-heist").unwrap();
        let seats = ["Ada", "Bo"].map(|name| RecordSeat { name: name.into(), bot: Some("random".into()) });
        let mut table = LocalGame::begin(game, &json!({"seats": 2, "first_seat": 0}), seats.to_vec(), RandomBytes::new(Some(1))).unwrap();
        for seat in [0, 1, 0] {
            table.let_chance_fall();
            table.act_for_bot(Seat::new(seat), "random", Duration::ZERO).unwrap();
            table.let_chance_fall();
        }
        ReplayScreen::new(table.record().clone(), Language::English).unwrap()
    }

    /// A game of Museum Heist between a person, for whom chance plays here too, and a bot: all of it, or up to the first choice of a character.
    fn heist(options: &serde_json::Value, is_whole: bool) -> ReplayScreen {
        let game = catalog::find("museum-heist").unwrap();
        let seats =
            [("Ada", None), ("Bo", Some("random"))].map(|(name, bot)| RecordSeat { name: name.into(), bot: bot.map(str::to_owned) });
        let mut table = LocalGame::begin(game, options, seats.to_vec(), RandomBytes::new(Some(1))).unwrap();
        table.let_chance_fall();
        while let Some(seat) = table.next_to_act() {
            table.act_for_bot(seat, "random", Duration::ZERO).unwrap();
            table.let_chance_fall();
            if !is_whole && table.played().position().get().contains("\"phase\":\"turn\"") {
                break;
            }
        }
        ReplayScreen::new(table.record().clone(), Language::English).unwrap()
    }

    /// The sentences about the choice of a character.
    fn choices(watch: &mut ReplayScreen) -> Vec<String> {
        let mut page = Page::new();
        (0..watch.playable()).for_each(|at| watch.tell_move(at, &mut page));
        page.plain().lines().filter(|line| line.contains(" has chosen ")).map(str::to_owned).collect()
    }

    #[test]
    fn mh_4_4_a_replay_tells_no_card_that_stays_secret_unless_asked() {
        for is_whole in [false, true] {
            let mut watch = heist(&json!({"seats": 2, "target": 1}), is_whole);
            assert_eq!(watch.eyes, Viewer::Seat(Seat::new(0)), "those of the one person");
            let seen = choices(&mut watch);
            let of_bo: Vec<_> = seen.iter().filter(|line| line.contains("Bo has chosen")).collect();
            assert!(!of_bo.is_empty() && of_bo.iter().all(|line| line.ends_with("Bo has chosen a character.")), "{seen:?}");
            assert!(seen.iter().any(|line| line.contains("Ada has chosen the ")), "{seen:?}");
            watch.look_with("all").unwrap();
            let all = choices(&mut watch);
            assert_eq!(all.len(), seen.len(), "each is told once: {all:?}");
            assert!(all.iter().all(|line| line.contains(" has chosen the ")), "{all:?}");
        }
        assert_eq!(heist(&json!({"seats": 2, "target": 1, "reveal_all": true}), true).eyes, Viewer::Everyone);
        assert_eq!(heist(&json!({"seats": 2, "target": 1, "reveal_all": true}), false).eyes, Viewer::Seat(Seat::new(0)));
        assert_eq!(watch().eyes, Viewer::Spectator, "nobody is there in person, and the game goes on");
    }

    /// Types these lines and returns what was shown, with the colours taken out.
    fn stepped(answers: &str) -> String {
        let paper = Paper::default();
        let mut screen = Screen::new(Cursor::new(answers.to_owned()), paper.clone());
        step_through(&mut watch(), &mut screen).unwrap();
        let bytes = paper.0.lock().unwrap().clone();
        anstream::adapter::strip_str(std::str::from_utf8(&bytes).unwrap()).to_string()
    }

    /// The numbers of the moves that were shown, in order.
    fn moves(shown: &str) -> Vec<&str> {
        shown.lines().filter_map(|line| line.strip_prefix("Move ")?.split(' ').next()).collect()
    }

    #[test]
    fn people_step_forwards_backwards_and_anywhere() {
        assert_eq!(moves(&stepped("\nn\np\ng 4\nN\nq\n")), ["0", "1", "0", "4", "5"]);
        assert_eq!(moves(&stepped("\np\n\n")), ["0", "0"], "before the first move is the start, and the end of the input ends it");
    }

    #[test]
    fn steps_that_lead_nowhere_get_a_sentence() {
        let shown = stepped("p\ng\ng 999\nv nobody\nfoo\nv Bo\nv all\nq\n");
        for words in ["This is the start.", "Say where: g", "There is no such move", "Nobody has the eyes “nobody”", "Type Enter or n"]
        {
            assert!(shown.contains(words), "{words}\n{shown}");
        }
        let last = watch().playable() - 1;
        assert!(stepped(&format!("g {last}\nn\nq\n")).contains("That was the last move."));
    }
}
