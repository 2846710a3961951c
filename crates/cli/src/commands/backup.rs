//! `capers backup`: a copy of a server's data while it runs.

use std::path::PathBuf;

use clap::Args;
use engine::page::TextStyle;
use engine::{Message, Words};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use store::{DataFolder, StoreError};
use words::Speaker;

use crate::Context;
use crate::failure::Failure;

/// What `capers backup` takes.
#[derive(Debug, Args)]
pub struct Backup {
    /// The file to write.
    file: PathBuf,
    /// The folder of the data.
    #[arg(long, env = "CAPERS_DATA")]
    data: Option<PathBuf>,
}

/// Copies the data into one file, and shows how far it is where somebody sits in front of it.
///
/// # Errors
/// If there is nothing to copy, the file exists, or something cannot be read or written.
pub fn run(asked: &Backup, (language, screen): Context<'_>) -> Result<(), Failure> {
    let speaker = Speaker::new(language, Vec::new());
    let folder = asked.data.clone().unwrap_or_else(|| DataFolder::default_path(|name| std::env::var(name).ok()));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::file(Message::new("serve-system").with("why", error.to_string())))?;
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
    bar.set_style(ProgressStyle::with_template("{bar:24} {percent:>3}%  {wide_msg}").expect("the template is sound"));
    let shown = |done: u64, total: u64| {
        bar.set_length(total);
        bar.set_position(done);
        let progress = Message::new("cli-backup-progress").with("done", mebibytes(done)).with("total", mebibytes(total));
        bar.set_message(speaker.say(&progress));
    };
    let copied = runtime.block_on(store::backup(&folder, &asked.file, shown));
    bar.finish_and_clear();
    let bytes = copied.map_err(|error| Failure::file(why(asked, &error)))?;
    let done = Message::new("cli-backup-done").with("bytes", i64::try_from(bytes).unwrap_or(i64::MAX));
    screen.say(TextStyle::Plain, &speaker.say(&done.with("file", asked.file.display().to_string())))?;
    Ok(())
}

fn mebibytes(bytes: u64) -> i64 {
    i64::try_from(bytes.div_ceil(1 << 20)).unwrap_or(i64::MAX)
}

fn why(asked: &Backup, error: &StoreError) -> Message {
    let of_file = |key: &'static str, file: String| Message::new(key).with("file", file);
    match error {
        StoreError::Taken { id } => of_file("cli-backup-exists", id.to_string()),
        StoreError::Missing { id } => of_file("cli-backup-nothing", id.to_string()),
        StoreError::Unreachable { path, why } => of_file("cli-backup-failed", path.display().to_string()).with("why", why.clone()),
        StoreError::Damaged { file, why } => of_file("cli-backup-failed", file.display().to_string()).with("why", why.clone()),
        other => of_file("cli-backup-failed", asked.file.display().to_string()).with("why", other.to_string()),
    }
}
