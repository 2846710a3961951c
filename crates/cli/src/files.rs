//! Where records are kept.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use engine::Message;
use engine::record::Record;

use crate::failure::Failure;

/// Records are small; what is larger than this is no record of ours, and is not read into memory.
const LARGEST_RECORD: u64 = 256 << 20;

/// Reads a record.
///
/// # Errors
/// If the file cannot be read, or is no record that this release can read.
pub fn read_record(path: &Path) -> Result<Record, Failure> {
    let unreadable = |error: io::Error| Failure::file(named("cli-file-unreadable", path).with("why", reason(&error)));
    let size = fs::metadata(path).map_err(unreadable)?.len();
    if size > LARGEST_RECORD {
        return Err(Failure::refused(named("cli-file-too-large", path)));
    }
    let bytes = fs::read(path).map_err(unreadable)?;
    if bytes.is_empty() {
        return Err(Failure::refused(named("cli-file-empty", path)));
    }
    let text = String::from_utf8(bytes).map_err(|_| Failure::refused(named("cli-file-not-text", path)))?;
    Record::read(&text).map_err(|broken| Failure::refused(named("cli-record-unreadable", path).with("why", broken.why)))
}

/// Writes a record so that the file is whole at every moment: beside it first, then in its place.
///
/// # Errors
/// If it cannot be written.
pub fn write_record(path: &Path, record: &Record) -> Result<(), Failure> {
    let mut text = serde_json::to_string(record).expect("a record can be written as JSON");
    text.push('\n');
    let written = if is_special(path) { fs::write(path, text) } else { replace(path, text.as_bytes()) };
    written.map_err(|error| Failure::file(named("cli-file-unwritable", path).with("why", reason(&error))))
}

/// Refuses to begin a new game in a file that has something else in it.
///
/// # Errors
/// If there is a file that is not empty.
pub fn check_free(path: &Path) -> Result<(), Failure> {
    let taken = fs::metadata(path).is_ok_and(|found| found.is_file() && found.len() > 0);
    if taken { Err(Failure::file(named("cli-file-taken", path))) } else { Ok(()) }
}

/// Why the system refused, in words; in its own where we have none.
pub fn reason(error: &io::Error) -> Message {
    match error.kind() {
        io::ErrorKind::NotFound => Message::new("cli-why-not-found"),
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Message::new("cli-why-denied"),
        io::ErrorKind::IsADirectory => Message::new("cli-why-folder"),
        io::ErrorKind::NotADirectory => Message::new("cli-why-not-a-folder"),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Message::new("cli-why-full"),
        _ => Message::new("cli-why-other").with("what", error.to_string()),
    }
}

fn named(key: &'static str, path: &Path) -> Message {
    Message::new(key).with("file", path.display().to_string())
}

/// Whether something is there that must not be replaced by a file: a folder, a device, a pipe.
fn is_special(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|found| !found.is_file())
}

fn replace(path: &Path, text: &[u8]) -> io::Result<()> {
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let beside = beside(&target);
    let written = File::create(&beside).and_then(|mut file| {
        file.write_all(text)?;
        file.sync_all()
    });
    let placed = written.and_then(|()| fs::rename(&beside, &target));
    if placed.is_err() {
        // What could not be put in its place is of no use to anybody.
        let _ = fs::remove_file(&beside);
    }
    placed
}

fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.new", std::process::id()));
    path.with_file_name(name)
}
