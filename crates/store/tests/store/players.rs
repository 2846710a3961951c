//! Players are found by what they show, and by nothing else.

use crate::keep::{open, player};
use store::{Player, PlayerChange, Store, StoreError};
use tempfile::tempdir;

#[tokio::test]
async fn players_are_found_by_id_and_by_token() {
    let folder = tempdir().unwrap();
    let store = open(folder.path()).await;
    let eve = Player { recovery_token: Some("r".into()), recovery_until: Some(9), ..player("eve") };
    let robot = Player { bot_token: Some("b".into()), ..player("robot") };
    store.add_player(eve.clone()).await.unwrap();
    store.add_player(robot.clone()).await.unwrap();
    assert_eq!(store.player("eve").await.unwrap(), eve);
    assert_eq!(store.player_by_bot_token("b").await.unwrap(), robot);
    assert_eq!(store.player("adam").await, Err(StoreError::Missing { id: "adam".into() }));
    for found in [store.use_recovery_token("b", 1).await, store.player_by_bot_token("r").await] {
        let error = found.unwrap_err();
        assert!(matches!(&error, StoreError::Missing { .. }), "{error}");
    }
    assert_eq!(store.use_recovery_token("r", 1).await.unwrap(), eve);
}

#[tokio::test]
async fn changes_touch_one_thing_each() {
    let folder = tempdir().unwrap();
    let store = open(folder.path()).await;
    store.add_player(player("eve")).await.unwrap();
    store.add_player(Player { recovery_token: Some("taken".into()), ..player("adam") }).await.unwrap();
    let changes = [
        PlayerChange::Name("Ève".into()),
        PlayerChange::RecoveryToken { hash: "r1".into(), until: 7 },
        PlayerChange::BotToken(Some("b1".into())),
        PlayerChange::RecoveryToken { hash: "r2".into(), until: 8 },
        PlayerChange::BotToken(None),
    ];
    for change in changes {
        store.change_player("eve".into(), change).await.unwrap();
    }
    let expected = Player { name: "Ève".into(), recovery_token: Some("r2".into()), recovery_until: Some(8), ..player("eve") };
    assert_eq!(store.player("eve").await.unwrap(), expected);

    let taken = store.change_player("eve".into(), PlayerChange::RecoveryToken { hash: "taken".into(), until: 9 }).await;
    assert_eq!(taken, Err(StoreError::Taken { id: "eve".into() }));
    let missing = store.change_player("nobody".into(), PlayerChange::Name("N".into())).await;
    assert_eq!(missing, Err(StoreError::Missing { id: "nobody".into() }));
    assert_eq!(store.add_player(player("eve")).await, Err(StoreError::Taken { id: "eve".into() }));
    assert_eq!(store.player("eve").await.unwrap(), expected);
}
