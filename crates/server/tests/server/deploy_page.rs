//! The page about running a server names every setting with its default, and what it says about the data is so.

use crate::outside::Outside;
use clap::Args;
use server::Config;

const PAGE: &str = include_str!("../../../../deploy/README.md");

#[test]
fn every_setting_is_on_the_page_with_its_default() {
    let command = Config::augment_args(clap::Command::new("serve"));
    let mut rows = 0;
    for setting in command.get_arguments().filter(|argument| argument.get_id() != "help") {
        let (flag, variable) = (setting.get_long().unwrap(), setting.get_env().unwrap().to_str().unwrap());
        let row = PAGE.lines().find(|line| line.starts_with(&format!("| `--{flag}` | `{variable}` |")));
        let row = row.unwrap_or_else(|| panic!("--{flag} is not on the page"));
        if let [default] = setting.get_default_values()
            && setting.get_action().takes_values()
        {
            assert!(row.contains(&format!("| `{}` |", default.to_str().unwrap())), "{row}");
        }
        rows += 1;
    }
    assert_eq!(rows, PAGE.lines().filter(|line| line.starts_with("| `--")).count(), "the page names nothing else");
}

#[tokio::test]
async fn the_folder_has_the_files_that_the_page_names() {
    let outside = Outside::start().await;
    outside.person("Eve").await;
    let mut found = 0;
    for file in std::fs::read_dir(outside.folder.path()).unwrap() {
        let name = file.unwrap().file_name().into_string().unwrap();
        let stem = name.trim_end_matches("-wal").trim_end_matches("-shm");
        assert!(PAGE.contains(&format!("| `{stem}`")), "{name} is not on the page");
        found += 1;
    }
    assert!(found >= 3, "{found} files");
}
