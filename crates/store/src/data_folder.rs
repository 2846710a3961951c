//! Where the files are, and who may use them.
//!
//! The folder is the one asked for (`--data DIR`), else `$XDG_DATA_HOME/capers`, else `~/.local/share/capers`, else `./data`. In it are
//! `capers.sqlite` (with `-wal` and `-shm` beside it while a server runs) and `capers.lock`.
//!
//! One server at a time uses a folder. It holds a lock of the operating system on `capers.lock`, which ends with the process however that ends, so
//! a crash never leaves a folder locked. The alternative, an epoch checked in every append, would let two servers run and one of them fail at its
//! first write; a sentence at the start is kinder. The log is safe even without the lock: its primary key refuses a second writer.

use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::error::StoreError;

const DATABASE: &str = "capers.sqlite";
const LOCK: &str = "capers.lock";

/// A folder that this process alone uses, as long as this lives.
#[derive(Debug)]
pub struct DataFolder {
    path: PathBuf,
    /// Locked until it is closed.
    _lock: File,
}

impl DataFolder {
    /// The folder that is used when none is asked for. `variable` reads the environment.
    pub fn default_path(variable: impl Fn(&str) -> Option<String>) -> PathBuf {
        let named = |name: &str| variable(name).filter(|value| Path::new(value).is_absolute()).map(PathBuf::from);
        let home = || named("HOME").map(|home| home.join(".local/share"));
        named("XDG_DATA_HOME").or_else(home).map_or_else(|| PathBuf::from("data"), |data| data.join("capers"))
    }

    /// Makes the folder if it is not there and takes possession of it.
    ///
    /// # Errors
    /// `Unreachable` if it cannot be made or written, `InUse` if another server has it.
    pub fn open(path: impl Into<PathBuf>) -> Result<Self, StoreError> {
        let path = path.into();
        make_private(&path).map_err(|error| unreachable(&path, &error))?;
        let lock_path = path.join(LOCK);
        let opened = OpenOptions::new().create(true).truncate(false).write(true).open(&lock_path);
        let lock = opened.map_err(|error| unreachable(&lock_path, &error))?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { path, _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse { folder: path }),
            Err(TryLockError::Error(error)) => Err(unreachable(&lock_path, &error)),
        }
    }

    /// The folder.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The file of the database.
    pub fn database(&self) -> PathBuf {
        Self::database_in(&self.path)
    }

    /// The file of the database in a folder that may be somebody else's.
    pub fn database_in(folder: &Path) -> PathBuf {
        folder.join(DATABASE)
    }
}

fn unreachable(path: &Path, error: &io::Error) -> StoreError {
    StoreError::Unreachable { path: path.to_owned(), why: error.to_string() }
}

/// Makes a folder that only its owner can look into, because logs hold the secrets of dice and of hands.
fn make_private(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return Ok(());
    }
    if let Some(parent) = path.parent().filter(|parent| !parent.as_os_str().is_empty()) {
        fs::create_dir_all(parent)?;
    }
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Makes an empty file that only its owner can read, unless it is there; SQLite gives its companions the same permissions.
pub(crate) fn make_private_file(path: &Path) -> Result<(), StoreError> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(unreachable(path, &error)),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn default_path(set: &[(&str, &str)]) -> PathBuf {
        DataFolder::default_path(|name| set.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned()))
    }

    #[test]
    fn the_folder_follows_the_custom_of_the_desktop() {
        assert_eq!(default_path(&[("XDG_DATA_HOME", "/xdg"), ("HOME", "/home/eve")]), Path::new("/xdg/capers"));
        assert_eq!(default_path(&[("HOME", "/home/eve")]), Path::new("/home/eve/.local/share/capers"));
        assert_eq!(default_path(&[("XDG_DATA_HOME", ""), ("HOME", "/home/eve")]), Path::new("/home/eve/.local/share/capers"));
        assert_eq!(default_path(&[("XDG_DATA_HOME", "relative")]), Path::new("data"));
        assert_eq!(default_path(&[]), Path::new("data"));
    }

    #[test]
    fn a_folder_has_one_owner_until_it_is_dropped() {
        let parent = tempfile::tempdir().unwrap();
        let path = parent.path().join("deep/down");
        let owner = DataFolder::open(&path).unwrap();
        assert_eq!(DataFolder::open(&path).unwrap_err(), StoreError::InUse { folder: path.clone() });
        drop(owner);
        DataFolder::open(&path).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn a_new_folder_is_private() {
        use std::os::unix::fs::PermissionsExt;
        let parent = tempfile::tempdir().unwrap();
        let owner = DataFolder::open(parent.path().join("data")).unwrap();
        assert_eq!(fs::metadata(owner.path()).unwrap().permissions().mode() & 0o777, 0o700);
    }

    #[test]
    fn a_file_in_the_way_is_named() {
        let parent = tempfile::tempdir().unwrap();
        let path = parent.path().join("data");
        fs::write(&path, "in the way").unwrap();
        let error = DataFolder::open(&path).unwrap_err();
        assert!(matches!(&error, StoreError::Unreachable { path: named, .. } if *named == path), "{error}");
    }
}
