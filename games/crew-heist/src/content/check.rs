//! What must be true of the content files (CH 2.4 to CH 2.8).

use crate::content::effect::{Effect, Gain};
use crate::content::{Character, Content, Deck, EVENT_KINDS, EventCard, ITEM_KINDS, Item, Kind, Skill, TILE_KINDS, TRACK, Tile};

fn require(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

fn distinct<'a>(ids: impl Iterator<Item = &'a str>, most: usize, name: &str) -> Result<(), String> {
    let mut ids: Vec<&str> = ids.collect();
    ids.sort_unstable();
    require(ids.windows(2).all(|two| two[0] != two[1]), || format!("{name}: an id twice"))?;
    require(ids.len() <= most, || format!("{name}: more than {most} kinds"))
}

pub(crate) fn check(content: &Content) -> Result<(), String> {
    distinct(content.tiles.iter().map(|tile| tile.id.as_str()), TILE_KINDS, "tiles")?;
    distinct(content.characters.iter().map(|one| one.id.as_str()), 64, "characters")?;
    distinct(content.events.iter().map(|event| event.id.as_str()), EVENT_KINDS, "events")?;
    distinct(content.items.iter().map(|item| item.id.as_str()), ITEM_KINDS, "items")?;
    distinct(content.elites.iter().map(|elite| elite.id.as_str()), 64, "elites")?;
    content.tiles.iter().try_for_each(|tile| check_tile(tile, &content.items))?;
    content.characters.iter().try_for_each(check_character)?;
    content.items.iter().try_for_each(|item| check_item(item, &content.items))?;
    content.events.iter().try_for_each(|card| check_card(card, &content.items))?;
    let tokens: Vec<&str> = content.items.iter().filter(|item| item.token).map(|item| item.id.as_str()).collect();
    require(tokens == ["loot", "incapacitated_guard"], || format!("items: the tokens of the basic game are not {tokens:?}"))?;
    let vaults = content.tiles.iter().filter(|tile| gains_loot(tile)).count();
    require(vaults == 1, || format!("tiles: {vaults} vaults"))
}

/// Whether an action of the tile gives the loot.
pub(crate) fn gains_loot(tile: &Tile) -> bool {
    let loot = |effect: &Effect| matches!(effect, Effect::Gain { item: Gain::Thing(id) } if id == "loot");
    tile.actions.iter().any(|action| action.effects.iter().any(loot))
}

fn check_effects(effects: &[Effect], items: &[Item], at: &str) -> Result<(), String> {
    for effect in effects {
        if let Effect::Gain { item: Gain::Thing(id) } = effect {
            require(items.iter().any(|item| item.id == *id), || format!("{at}: there is no thing {id:?}"))?;
        }
    }
    Ok(())
}

fn check_tile(tile: &Tile, items: &[Item]) -> Result<(), String> {
    let at = &tile.id;
    require((tile.deck == Deck::Room) == tile.back.is_some(), || format!("{at}: Room tiles have a back, and only they"))?;
    require((tile.deck == Deck::Room) != (tile.copies > 0), || format!("{at}: the maps count Room tiles, and the deck the others"))?;
    require(tile.deck != Deck::Room || !tile.needs_action(), || format!("{at}: a Room tile is neither bypassed nor disabled"))?;
    check_effects(&tile.fail, items, at)?;
    for action in &tile.actions {
        let tile_kind = matches!(action.kind, Kind::Bypass | Kind::GroupBypass | Kind::Disable | Kind::Activate);
        require(tile_kind, || format!("{at}: {:?} is no action of a tile", action.kind))?;
        require(action.x.is_some() != (action.need > 0), || format!("{at}: a number or an X, not both"))?;
        require(action.mods.is_empty() || action.once, || format!("{at}: a lasting effect needs its token"))?;
        check_effects(&action.effects, items, at)?;
    }
    Ok(())
}

fn check_character(character: &Character) -> Result<(), String> {
    let mut spaces = Skill::ALL.map(|skill| character.space(skill));
    spaces.sort_unstable();
    let fit = spaces.iter().all(|space| (1..=TRACK).contains(space)) && spaces.windows(2).all(|two| two[0] != two[1]);
    require(fit, || format!("{}: each skill has a space of its own on the track", character.id))?;
    let power = &character.power;
    require(power.uses.is_some() == power.mods.is_empty(), || format!("{}: a power acts always or is used", character.id))?;
    require(power.uses.is_some() != power.effects.is_empty(), || format!("{}: what is used has effects", character.id))
}

fn check_item(item: &Item, items: &[Item]) -> Result<(), String> {
    require(item.token != (item.copies > 0), || format!("{}: a card has copies, a token has none", item.id))?;
    check_effects(&item.effects, items, &item.id)
}

fn check_card(card: &EventCard, items: &[Item]) -> Result<(), String> {
    let digits = card.level.trim_end_matches(['+', '-']);
    let fits = card.level == "*" || (digits.len() + 1 >= card.level.len() && digits.parse::<u8>().is_ok_and(|level| level <= 5));
    require(fits, || format!("{}: {:?} is no level", card.id, card.level))?;
    check_effects(&card.effects, items, &card.id)
}
