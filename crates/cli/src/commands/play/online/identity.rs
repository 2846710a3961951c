//! Who one is on a server: a name and the cookie that proves it, kept in a file for the next time.
//!
//! The file is `players.json` in `$XDG_CONFIG_HOME/capers`, else in `~/.config/capers`: an object with the address of each server. Whoever reads it can
//! play as you, so it is readable by its owner alone.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use engine::{Message, Words};
use protocol::Player;
use serde_json::json;
use words::{Language, Speaker};

use super::http::Http;
use crate::failure::Failure;
use crate::files;
use crate::screen::Screen;

type Cookies = BTreeMap<String, String>;

/// Becomes somebody on the server: who one was there before, or somebody new of that name.
///
/// # Errors
/// If the server refuses, or the file cannot be read or written.
pub(super) fn introduce(http: &mut Http, name: Option<&str>, language: Language, screen: &mut Screen) -> Result<Player, Failure> {
    let file = file(|name| std::env::var(name).ok());
    let mut cookies = file.as_deref().map_or_else(|| Ok(Cookies::new()), read)?;
    let server = http.address.to_string();
    http.cookie = cookies.get(&server).cloned();
    // The server may have forgotten us, as one with new data has.
    let known: Option<Player> = if http.cookie.is_some() { http.get("/api/me")? } else { None };
    let me = match (known, name) {
        (Some(player), None) => return Ok(player),
        (Some(player), Some(name)) if player.name == name => return Ok(player),
        (Some(_), Some(name)) => http.post("/api/me", &json!({ "name": name }))?,
        (None, name) => {
            http.cookie = None;
            let name = name.map_or_else(|| ask_name(language, screen), |name| Ok(name.to_owned()))?;
            http.post("/api/me", &json!({ "name": name }))?
        }
    };
    if let (Some(file), Some(cookie)) = (file, &http.cookie) {
        cookies.insert(server, cookie.clone());
        write(&file, &cookies).map_err(|error| failed("cli-file-unwritable", &file, &error))?;
    }
    Ok(me)
}

fn ask_name(language: Language, screen: &mut Screen) -> Result<String, Failure> {
    let speaker = Speaker::new(language, Vec::new());
    let given = screen.ask(&speaker.say(&Message::new("cli-online-name")))?.filter(|name| !name.is_empty());
    Ok(given.unwrap_or_else(|| speaker.say(&Message::new("cli-person").with("number", 1))))
}

fn file(variable: impl Fn(&str) -> Option<String>) -> Option<PathBuf> {
    let named = |name: &str| variable(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let folder = named("XDG_CONFIG_HOME").or_else(|| named("HOME").map(|home| home.join(".config")))?;
    Some(folder.join("capers/players.json"))
}

fn read(file: &Path) -> Result<Cookies, Failure> {
    match fs::read_to_string(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Cookies::new()),
        Err(error) => Err(failed("cli-file-unreadable", file, &error)),
        Ok(text) => serde_json::from_str(&text).map_err(|error| failed("cli-file-unreadable", file, &io::Error::other(error))),
    }
}

/// Whole at every moment, and never readable by others.
fn write(file: &Path, cookies: &Cookies) -> io::Result<()> {
    fs::create_dir_all(file.parent().unwrap_or(file))?;
    let beside = file.with_extension(format!("{}.new", std::process::id()));
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let text = serde_json::to_string_pretty(cookies).expect("texts can be written as JSON");
    options.open(&beside)?.write_all(text.as_bytes())?;
    fs::rename(beside, file)
}

fn failed(key: &'static str, file: &Path, error: &io::Error) -> Failure {
    Failure::file(Message::new(key).with("file", file.display().to_string()).with("why", files::reason(error)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_follows_the_custom_of_the_desktop() {
        let of = |set: &[(&str, &str)]| file(|name| set.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned()));
        assert_eq!(of(&[("XDG_CONFIG_HOME", "/xdg"), ("HOME", "/home/eve")]), Some("/xdg/capers/players.json".into()));
        assert_eq!(of(&[("XDG_CONFIG_HOME", "here"), ("HOME", "/home/eve")]), Some("/home/eve/.config/capers/players.json".into()));
        assert_eq!(of(&[]), None);
    }

    #[test]
    fn cookies_are_kept_and_private() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("deep/players.json");
        assert_eq!(read(&file).unwrap(), Cookies::new());
        let cookies = Cookies::from([("http://localhost:7878".to_owned(), "a=b".to_owned())]);
        write(&file, &cookies).unwrap();
        assert_eq!(read(&file).unwrap(), cookies);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
        }
        fs::write(&file, "nonsense").unwrap();
        assert!(read(&file).is_err());
    }
}
