//! Many writers at once share commits: all of it is durable, in order, and there are far fewer commits than appends.

use std::sync::Arc;

use crate::keep::{append, header, open};
use store::Store;
use tempfile::tempdir;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_writers_share_commits() {
    const WRITERS: u64 = 1_000;
    const APPENDS: u64 = 5;
    let folder = tempdir().unwrap();
    let store = Arc::new(open(folder.path()).await);
    let tasks: Vec<_> = (0..WRITERS)
        .map(|number| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                let id = format!("t{number}");
                store.create_table(header(&id), Vec::new(), Vec::new()).await.unwrap();
                for seq in 0..APPENDS {
                    store.append(append(&id, seq, &[&format!("{id} {seq}")])).await.unwrap();
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    let stats = store.stats();
    assert_eq!((stats.entries, stats.writes, stats.failures), (WRITERS * APPENDS, WRITERS * (APPENDS + 1), 0));
    assert!(stats.commits < stats.writes / 20, "{} commits for {} writes", stats.commits, stats.writes);
    store.close().await.unwrap();
    drop(store);

    let store = open(folder.path()).await;
    for number in 0..WRITERS {
        let expected: Vec<String> = (0..APPENDS).map(|seq| format!("t{number} {seq}")).collect();
        assert_eq!(store.entries(&format!("t{number}"), 0).await.unwrap(), expected);
    }
}
