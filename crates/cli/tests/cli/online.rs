//! `capers play --server` from outside: the real command against a real server.

use std::fs::{self, File};
use std::io::Write;
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use server::{Config, Running};
use tokio::runtime::Runtime;

use crate::ran::{Folder, Ran, answers, capers, run, text_of};

/// A server in this process, with its data and the settings of those who play on it in a folder.
pub(crate) struct Server {
    pub(crate) runtime: Runtime,
    running: Option<Running>,
    pub(crate) address: SocketAddr,
    pub(crate) folder: Folder,
}

impl Server {
    pub(crate) fn start() -> Self {
        let runtime = Runtime::new().unwrap();
        let folder = Folder::new();
        let running = runtime.block_on(Running::start(config(&folder.file("data"), 0))).unwrap();
        Self { runtime, address: running.address(), running: Some(running), folder }
    }

    /// Stops, stays away for as long as `away` takes, and comes back at the same address.
    fn restart(&mut self, away: impl FnOnce()) {
        self.runtime.block_on(self.running.take().unwrap().stop());
        away();
        let config = config(&self.folder.file("data"), self.address.port());
        self.running = Some(self.runtime.block_on(Running::start(config)).unwrap());
    }

    fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The command, as somebody with settings of their own runs it.
    fn command(&self, who: &str, arguments: &[&str]) -> Command {
        self.command_at(&self.url(), who, arguments)
    }

    /// The same, to this server under another address.
    pub(crate) fn command_at(&self, url: &str, who: &str, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_capers"));
        command.arg("play").args(arguments).args(["--server", url]).env("XDG_CONFIG_HOME", self.folder.file(who));
        command
    }

    pub(crate) fn play(&self, who: &str, arguments: &[&str], input: &str) -> Ran {
        run(&mut self.command(who, arguments), input)
    }
}

fn config(data: &Path, port: u16) -> Config {
    let lenient = 10_000;
    Config {
        data: Some(data.to_owned()),
        port,
        bot_pause: 0,
        message_rate: lenient,
        request_rate: lenient,
        create_rate: lenient,
        player_tables: lenient,
        ..Config::default()
    }
}

#[test]
fn a_game_on_a_server_is_played_to_its_end_and_its_record_checks_out() {
    let server = Server::start();
    let file = text_of(&server.folder.file("game.json"));
    let ran = server.play("ada", &["dice-heist", "--bots", "greedy,random", "--name", "Ada", "--save", &file], &answers());
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
    for words in ["You are Ada on http://127.0.0.1:", "Dice Heist", "Others join with:", "A bot sits down on seat 2.", "The game begins."] {
        assert!(ran.out.contains(words), "{words}\n{}", ran.out);
    }
    for words in ["Ada, your choice (1-", "16.7%", "Turn", "Rank", "The secret of the dice"] {
        assert!(ran.out.contains(words), "{words}\n{}", ran.out);
    }
    let verified = capers(&["verify", &file], "");
    assert_eq!(verified.code, 0, "{}", verified.out);

    let again = server.play("ada", &["quartz-dice", "--seats", "3"], "h\n?\nb\nl\nu\nx\nc hello\n999\nq\n");
    assert_eq!((again.code, again.err.as_str()), (0, ""), "{}", again.out);
    assert!(again.out.contains("You are Ada on"), "the name is kept: {}", again.out);
    for words in ["say something to everybody", "“x” is no answer", "cannot be taken back", "There is no such choice", "Come back with:"]
    {
        assert!(again.out.contains(words), "{words}\n{}", again.out);
    }
    let kept = fs::read_to_string(server.folder.file("ada/capers/players.json")).unwrap();
    assert!(kept.contains(&server.url()) && kept.contains("capers_player="), "{kept}");
}

#[test]
fn the_same_in_french() {
    let server = Server::start();
    let ran = server.play("eve", &["dice-heist", "--name", "Ève", "--lang", "fr"], &answers());
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
    for words in ["Vous êtes Ève sur", "votre choix (1-", "La partie commence", "= Total"] {
        assert!(ran.out.contains(words), "{words}\n{}", ran.out);
    }
    for english in ["your choice", "You are", "Rank", "sidekick"] {
        assert!(!ran.out.contains(english), "{english}");
    }
}

#[test]
fn what_is_refused_is_said_in_sentences() {
    let server = Server::start();
    let nowhere = server.play("eve", &["--table", "aaaaaaaaaaaaaaaaaaaa", "--name", "Eve"], "");
    assert_eq!((nowhere.code, nowhere.err.as_str()), (1, "capers: There is no such table.\n"));
    let nameless = server.play("bob", &["dice-heist", "--name", "…"], "");
    assert!(nameless.code == 1 && nameless.err.contains("A name has 1 to 32 characters"), "{}", nameless.err);
    for (url, code, sentence) in [
        ("http://127.0.0.1:1", 3, "cannot be reached: nobody answers there."),
        ("https://127.0.0.1:1", 3, "cannot be reached: nobody answers there."),
        ("ftp://capers.example", 2, "is no address of a server"),
    ] {
        let ran = capers(&["play", "dice-heist", "--server", url, "--name", "Eve"], "");
        assert!(ran.code == code && ran.err.replace('\n', " ").contains(sentence), "{url}: {} {}", ran.code, ran.err);
    }
    let without = capers(&["play", "--table", "abc"], "");
    assert_eq!(without.code, 2, "{}", without.err);
}

/// Somebody at the keyboard: lines go in one by one, and what is shown goes to a file.
struct Playing {
    child: Child,
    shown: std::path::PathBuf,
}

impl Playing {
    fn start(server: &Server, who: &str, arguments: &[&str], pace: Duration) -> Self {
        let shown = server.folder.file(&format!("{who}.txt"));
        let mut command = server.command(who, arguments);
        for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(variable);
        }
        let mut child = command.stdin(Stdio::piped()).stdout(File::create(&shown).unwrap()).stderr(Stdio::inherit()).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        std::thread::spawn(move || {
            // Whoever has finished reads no more.
            while stdin.write_all(b"2\n1\n").is_ok() {
                std::thread::sleep(pace);
            }
        });
        Self { child, shown }
    }

    fn shown(&self) -> String {
        fs::read_to_string(&self.shown).unwrap()
    }

    /// Waits until this was shown.
    fn wait_for(&self, words: &str) -> String {
        self.wait_for_more(words, 0)
    }

    /// How often this was shown.
    fn count(&self, words: &str) -> usize {
        self.shown().matches(words).count()
    }

    /// Waits until this was shown more than so many times.
    fn wait_for_more(&self, words: &str, than: usize) -> String {
        let begun = Instant::now();
        while self.count(words) <= than {
            assert!(begun.elapsed() < Duration::from_secs(60), "{words} was not shown:\n{}", self.shown());
            std::thread::sleep(Duration::from_millis(20));
        }
        self.shown()
    }

    fn finish(mut self) -> String {
        assert!(self.child.wait().unwrap().success(), "{}", self.shown());
        self.shown()
    }
}

#[test]
fn two_people_meet_at_a_table_and_a_third_watches() {
    let server = Server::start();
    let quick = Duration::ZERO;
    let host = Playing::start(&server, "ada", &["dice-heist", "--seats", "2", "--people", "2", "--name", "Ada"], quick);
    let shown = host.wait_for("One seat is still free.");
    let table = shown.split("--table ").nth(1).unwrap().split_whitespace().next().unwrap().to_owned();
    let link = format!("{}/table/{table}", server.url());
    let guest = Playing::start(&server, "bo", &["--table", &link, "--name", "Bo"], Duration::from_millis(5));
    host.wait_for("Bo sat down.");
    let watcher = Playing::start(&server, "cy", &["--table", &table, "--name", "Cy"], quick);
    let (host, guest, watcher) = (host.finish(), guest.finish(), watcher.finish());
    assert!(host.contains("Ada, your choice") && guest.contains("Bo, your choice") && !watcher.contains("your choice"));
    let rows = |shown: &str| shown.split("Rank").nth(1).unwrap().split("The secret").next().unwrap().to_owned();
    assert_eq!(rows(&host), rows(&guest), "everybody sees the same result");
    assert_eq!(rows(&host), rows(&watcher));
}

#[test]
fn a_restart_of_the_server_in_the_middle_loses_and_repeats_nothing() {
    let mut server = Server::start();
    let file = text_of(&server.folder.file("game.json"));
    let pace = Duration::from_millis(60);
    let player = Playing::start(&server, "ada", &["dice-heist", "--bot", "greedy", "--name", "Ada", "--save", &file], pace);
    player.wait_for("Ada, your choice");
    for is_noticed in [false, true] {
        // In the middle: after a move or two since the last time.
        player.wait_for_more("Ada, your choice", player.count("Ada, your choice") + 1);
        let losses = player.count("No connection.");
        server.restart(|| {
            if is_noticed {
                player.wait_for_more("No connection.", losses);
            }
        });
    }
    let shown = player.finish();
    assert!(shown.contains("No connection. Trying again…") && shown.contains("Connected again."), "{shown}");
    assert_eq!(capers(&["verify", &file], "").code, 0);
    // What happened is told once. The board, with its turn and what is left, may be drawn again after a loss.
    let turns: Vec<&str> = shown.lines().filter(|line| line.starts_with("Turn ") && !line.contains(" | ")).collect();
    let mut once = turns.clone();
    once.dedup();
    assert_eq!(turns, once, "nothing is told twice");
}
