//! A copy of the store while a server uses it.
//!
//! SQLite's `VACUUM INTO` reads one consistent picture of the file and writes it out from beginning to end, however much is written meanwhile; what
//! `sqlite3 .backup` does would begin anew at every write. A picture taken during the copy holds everything that was acknowledged before it began.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::{Connection, query, query_scalar};

use crate::data_folder::{DataFolder, make_private_file};
use crate::error::StoreError;
use crate::sqlite::open;

/// How often progress is told.
const STEP: Duration = Duration::from_millis(200);

/// Copies the database of a data folder, which a server may be using, into a new file, and says how many bytes the copy has. `progress` hears how
/// many bytes are written and how many it will be at most.
///
/// # Errors
/// `Taken` if the file exists already; `Missing` if there is no database; `Unreachable` or `Damaged` with the file that cannot be read or written.
pub async fn backup(folder: &Path, to: &Path, mut progress: impl FnMut(u64, u64)) -> Result<u64, StoreError> {
    let from = DataFolder::database_in(folder);
    if !from.is_file() {
        return Err(StoreError::Missing { id: from.display().to_string().into() });
    }
    if to.exists() {
        return Err(StoreError::Taken { id: to.display().to_string().into() });
    }
    let unfinished = Unfinished::beside(to)?;
    copy(&from, &unfinished.0, &mut progress).await?;
    let bytes = unfinished.finish(to).map_err(|error| unreachable(to, &error))?;
    progress(bytes, bytes);
    Ok(bytes)
}

async fn copy(from: &Path, to: &Path, progress: &mut impl FnMut(u64, u64)) -> Result<(), StoreError> {
    let of_source = |error: sqlx::Error| open::broken(from, &error);
    let mut source = open::beside_a_server(from).await?;
    let pages = query_scalar("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size");
    let total = i64::cast_unsigned(pages.fetch_one(&mut source).await.map_err(of_source)?);
    let name = to.to_str().ok_or_else(|| unreachable(to, &io::Error::from(io::ErrorKind::InvalidFilename)))?;
    {
        let writing = query("VACUUM INTO $1").bind(name).execute(&mut source);
        tokio::pin!(writing);
        loop {
            tokio::select! {
                written = &mut writing => {
                    written.map_err(of_source)?;
                    break;
                }
                () = tokio::time::sleep(STEP) => progress(fs::metadata(to).map_or(0, |file| file.len()).min(total), total),
            }
        }
    }
    // An error while closing takes nothing away from the copy.
    let _ = source.close().await;
    mark_closed(to).await
}

/// The copy is complete: nothing is missing beside it, whatever the original says of itself.
async fn mark_closed(file: &Path) -> Result<(), StoreError> {
    let of_copy = |error: sqlx::Error| open::broken(file, &error);
    let mut copy = open::copy(file).await?;
    let is_known = query("SELECT 1 FROM sqlite_schema WHERE name = 'keeping'").fetch_optional(&mut copy).await.map_err(of_copy)?;
    if is_known.is_some() {
        query("UPDATE keeping SET is_open = 0").execute(&mut copy).await.map_err(of_copy)?;
    }
    copy.close().await.map_err(of_copy)
}

/// A file that is no backup yet, and goes away unless it becomes one.
struct Unfinished(PathBuf);

impl Unfinished {
    fn beside(to: &Path) -> Result<Self, StoreError> {
        let mut name = to.as_os_str().to_owned();
        name.push(".unfinished");
        let path = PathBuf::from(name);
        match fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(unreachable(&path, &error)),
            _ => make_private_file(&path)?,
        }
        Ok(Self(path))
    }

    /// Makes it durable and gives it its name: whoever finds the file finds all of it.
    fn finish(&self, to: &Path) -> io::Result<u64> {
        let file = File::open(&self.0)?;
        file.sync_all()?;
        let bytes = file.metadata()?.len();
        fs::rename(&self.0, to)?;
        Ok(bytes)
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        // It is gone already if it became a backup.
        let _ = fs::remove_file(&self.0);
    }
}

fn unreachable(path: &Path, error: &io::Error) -> StoreError {
    StoreError::Unreachable { path: path.to_owned(), why: error.to_string() }
}
