//! The key that signs cookies: made on the first start, kept beside the data, readable by its owner alone.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use axum_extra::extract::cookie::Key;

use crate::failure::ServeError;
use crate::random;

const FILE: &str = "cookie.key";
const BYTES: usize = 64;

/// The key in that folder. Deleting its file signs everybody out; recovery links still work.
///
/// # Errors
/// If the file cannot be read or made, or is no key.
pub(crate) fn of_folder(folder: &Path) -> Result<Key, ServeError> {
    let file = folder.join(FILE);
    let broken = |why: String| ServeError::Key { file: file.clone(), why };
    let bytes = match fs::read(&file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => make(&file).map_err(|error| broken(error.to_string()))?,
        // A full disk or a power cut in the wrong moment leaves such a file. It signs nothing, so nobody loses anything by a new one.
        Ok(bytes) if bytes.is_empty() => {
            tracing::warn!(file = %file.display(), "the key that signs cookies was empty and is made anew: everybody is signed out");
            fs::remove_file(&file).and_then(|()| make(&file)).map_err(|error| broken(error.to_string()))?
        }
        read => read.map_err(|error| broken(error.to_string()))?,
    };
    if bytes.len() != BYTES {
        return Err(broken(format!("it has {} bytes and not {BYTES}", bytes.len())));
    }
    Ok(Key::from(&bytes))
}

fn make(file: &Path) -> io::Result<Vec<u8>> {
    let bytes = random::cookie_key();
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut written = options.open(file)?;
    written.write_all(&bytes)?;
    // A key that does not survive a power cut would sign everybody out.
    written.sync_all()?;
    Ok(bytes.to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_stays_the_same_and_private() {
        let folder = tempfile::tempdir().unwrap();
        let made = of_folder(folder.path()).unwrap();
        assert_eq!(of_folder(folder.path()).unwrap().master(), made.master());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(fs::metadata(folder.path().join(FILE)).unwrap().permissions().mode() & 0o777, 0o600);
        }
    }

    #[test]
    fn an_empty_key_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(FILE), []).unwrap();
        let made = of_folder(folder.path()).unwrap();
        assert_eq!(of_folder(folder.path()).unwrap().master(), made.master());
        assert_eq!(fs::read(folder.path().join(FILE)).unwrap().len(), BYTES);
    }

    #[test]
    fn half_a_key_is_no_key() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(FILE), [7; 32]).unwrap();
        let error = of_folder(folder.path()).map(drop).unwrap_err();
        assert!(error.to_string().ends_with("it has 32 bytes and not 64"), "{error}");
    }
}
