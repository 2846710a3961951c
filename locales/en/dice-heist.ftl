# Dice Heist.

## Places and things

dice-heist-museum-hermitage = Hermitage
dice-heist-museum-metropolitan = Metropolitan
dice-heist-museum-british = British Museum
dice-heist-museum-louvre = Louvre

dice-heist-card-H01 = Woman Holding a Fruit
dice-heist-card-H02 = The Dance
dice-heist-card-H03 = Return of the Prodigal Son
dice-heist-card-H04 = Kolyvan Vase
dice-heist-card-H05 = Scythian Gold Stag
dice-heist-card-H06 = Gonzaga Cameo
dice-heist-card-H07 = Pazyryk Carpet
dice-heist-card-H08 = Pair of Malachite Vases
dice-heist-card-H09 = Ruby
dice-heist-card-H10 = Ruby
dice-heist-card-H11 = Emerald
dice-heist-card-H12 = Emerald
dice-heist-card-H13 = Sapphire
dice-heist-card-M01 = Madame X
dice-heist-card-M02 = The Death of Socrates
dice-heist-card-M03 = Washington Crossing the Delaware
dice-heist-card-M04 = Faience Hippopotamus
dice-heist-card-M05 = Antioch Chalice
dice-heist-card-M06 = Bronze Chariot
dice-heist-card-M07 = Sphinxes of Hatshepsut
dice-heist-card-M08 = Two Gold Armbands
dice-heist-card-M09 = Ruby
dice-heist-card-M10 = Ruby
dice-heist-card-M11 = Emerald
dice-heist-card-M12 = Sapphire
dice-heist-card-M13 = Sapphire
dice-heist-card-B01 = Admonitions Scroll
dice-heist-card-B02 = Epifania
dice-heist-card-B03 = Rosetta Stone
dice-heist-card-B04 = Portland Vase
dice-heist-card-B05 = Two Lewis Chessmen
dice-heist-card-B06 = Sutton Hoo Clasps
dice-heist-card-B07 = Two Benin Plaques
dice-heist-card-B08 = Ruby
dice-heist-card-B09 = Ruby
dice-heist-card-B10 = Emerald
dice-heist-card-B11 = Emerald
dice-heist-card-B12 = Sapphire
dice-heist-card-B13 = Sapphire
dice-heist-card-L01 = Liberty Leading the People
dice-heist-card-L02 = The Wedding at Cana
dice-heist-card-L03 = Mona Lisa
dice-heist-card-L04 = Code of Hammurabi
dice-heist-card-L05 = Winged Bulls of Khorsabad
dice-heist-card-L06 = Two Susa Archers
dice-heist-card-L07 = Two Tanagra Figurines
dice-heist-card-L08 = Marly Horses
dice-heist-card-L09 = Ruby
dice-heist-card-L10 = Emerald
dice-heist-card-L11 = Emerald
dice-heist-card-L12 = Sapphire
dice-heist-card-L13 = Sapphire

## The choices of a turn

dice-heist-action-recruit = Recruit a sidekick
dice-heist-action-recruit-from = Recruit a sidekick from { $from }
dice-heist-action-heist = Heist: { $museum }, { $sidekicks ->
    [0] the thief alone
    [one] the thief and 1 sidekick
   *[other] the thief and { $sidekicks } sidekicks
}
dice-heist-action-raid = Raid: { $card } ({ $museum }), { $sidekicks ->
    [0] the thief alone
    [one] the thief and 1 sidekick
   *[other] the thief and { $sidekicks } sidekicks
}

## What happened

dice-heist-event-game-started = { $seats } thieves, four museums, 52 exhibits: the night begins.
dice-heist-event-first-roll = { $seat } rolls a { $face } for the first turn.
dice-heist-event-first-roll-tie = { $seats } share the highest roll and roll again.
dice-heist-event-first-player-roll = { $seat } has the highest roll and starts.
dice-heist-event-first-player-option = { $seat } starts.
dice-heist-event-turn-started = Turn { $turn }: { $seat }.
dice-heist-event-revealed = New on display: { $card }, { $museum }.
dice-heist-event-revealed-minor = New on display: { $card }, { $museum }, a minor exhibit.
dice-heist-event-deck-empty = That was the last exhibit.
dice-heist-event-recruited = { $seat } recruits a sidekick and has { $sidekicks } now ({ $supply } left in the supply).
dice-heist-event-recruited-from = { $seat } takes a sidekick from { $from } and has { $sidekicks } now.
dice-heist-event-attempt-heist = { $seat } tries a heist, { $museum }, with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} against { $needs }+: { $chance }.
dice-heist-event-attempt-raid = { $seat } tries a raid for { $card }, { $museum }, with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} against { $needs }+: { $chance }.
dice-heist-event-rolled-success = { $seat } rolls { $faces }: success!
dice-heist-event-rolled-failure = { $seat } rolls { $faces }: not enough.
dice-heist-event-stolen-heist = { $seat } empties the display ({ $museum }): { $cards }. { $returned ->
    [0] No sidekick goes back to the supply.
    [one] 1 sidekick goes back to the supply.
   *[other] { $returned } sidekicks go back to the supply.
}
dice-heist-event-stolen-raid = { $seat } gets away with { $cards } ({ $museum }). { $returned ->
    [0] No sidekick goes back to the supply.
    [one] 1 sidekick goes back to the supply.
   *[other] { $returned } sidekicks go back to the supply.
}
dice-heist-event-failed = { $seat } leaves empty-handed ({ $museum }) and keeps every die.
dice-heist-event-game-over = The last exhibit is gone. { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}

## The table in a terminal

dice-heist-board-head = Turn { $turn } | { $deck } exhibits in the deck | { $supply } sidekicks in the supply
dice-heist-board-needs = needs { $needs }+
dice-heist-board-worth = { $millions ->
    [0] = { $points } for you
   *[other] = { $points } + ${ $millions }m for you
}
dice-heist-board-unseen-museums = Unseen: { $hermitage } Hermitage, { $metropolitan } Metropolitan, { $british } British Museum, { $louvre } Louvre
dice-heist-board-unseen-kinds = {"  "}paintings { $paintings }, artifacts { $artifacts }, rubies { $rubies }, emeralds { $emeralds }, sapphires { $sapphires }
dice-heist-board-money = ${ $millions }m
dice-heist-board-player = Thief
dice-heist-board-sidekicks = Dice
dice-heist-board-artifacts = Artifacts
dice-heist-board-gems = Gems
dice-heist-board-paintings = Paintings
dice-heist-board-total = Score
dice-heist-board-legend = A artifacts, $ painting, R ruby, E emerald, S sapphire, T thief, * sidekick

## Refusals

dice-heist-refusal-stall_guard = Everybody has only been recruiting: somebody must try a heist now.
dice-heist-refusal-supply_not_empty = There are sidekicks in the supply: take one from there.
dice-heist-refusal-no_sidekick_to_take = The supply is empty and nobody has more sidekicks than you: try a heist.
dice-heist-refusal-choose_whom = The supply is empty: say from which player you take the die.
dice-heist-refusal-cannot_take_from_yourself = You cannot take a sidekick from yourself.
dice-heist-refusal-not_the_most = Only the player with the most sidekicks can lose one.
dice-heist-refusal-unknown_museum = There is no such museum.
dice-heist-refusal-empty_museum = There is nothing to steal in that museum.
dice-heist-refusal-raid_not_enabled = Targeted raids are not part of this game.
dice-heist-refusal-card_not_on_display = That exhibit is not in a museum now.
dice-heist-refusal-too_many_sidekicks = You do not have that many sidekicks.

## Positions that cannot be

dice-heist-position-option = the option { $option } is not valid
dice-heist-position-players = there must be one entry in players for each seat
dice-heist-position-is-a-view = deck_size, unseen, artifact_count and artifacts that are null belong to what one player sees, not to a whole position
dice-heist-position-no-deck = deck is missing
dice-heist-position-card-twice = a card is in two places of deck, museums and players
dice-heist-position-card-missing = a card is in none of deck, museums and players
dice-heist-position-wrong-museum = museums must hold each card in the museum that is its own
dice-heist-position-wrong-pile = players must hold each card in the pile of its kind: artifacts, gems or paintings
dice-heist-position-dice = supply and sidekicks together must be 10
dice-heist-position-first-roll = first_roll does not fit the phase, or names seats or faces that cannot be
dice-heist-position-attempt = attempt does not fit the phase, or its target or its sidekicks are not there
dice-heist-position-turn = turn is 0 while the first seat is rolled for, and at least 1 afterwards
dice-heist-position-seat = seat must be one of the seats, and null while the first seat is rolled for
dice-heist-position-nothing-to-reveal = in phase reveal deck must hold a card
dice-heist-position-nothing-to-steal = in phase action museums must hold a card
dice-heist-position-nothing-left = in phase first_roll deck or museums must hold a card
dice-heist-position-quiet-turns = quiet_turns must be 0 while deck holds a card
dice-heist-position-not-over = in phase over deck and museums must be empty
dice-heist-position-result = result must be null until the game is over, and then add up

## What the game is, its options, and how its result adds up

dice-heist-about = Recruit sidekicks or roll for a museum and take all that is in it. Luck you can weigh, 20 minutes.
dice-heist-web-title = Dice Heist
dice-heist-web-about = Recruit sidekicks, or roll for a museum and take all that is in it.
dice-heist-option-seats = how many play
dice-heist-option-first_seat = the seat that starts; null: the thief dice decide
dice-heist-option-targeted_raid = also allow raids for one single exhibit, where an equal die is enough
dice-heist-option-open_artifacts = show everybody's artifacts to everybody
dice-heist-option-stall_guard = rounds of nothing but recruiting, with the deck empty, after which somebody must try a heist; 0: no limit
dice-heist-line-artifacts = Artifacts
dice-heist-line-gems = + Gems
dice-heist-line-paintings = Paintings ($m)
dice-heist-line-bonus = + Bonus
dice-heist-line-total = = Total

## The table in a browser

dice-heist-web-you-turn = Your turn: recruit a sidekick, or pick a museum to break into.
dice-heist-web-you-turn-raid = Your turn: recruit a sidekick, or pick a museum or a single exhibit.
dice-heist-web-you-heist-only = Your turn: nobody can be recruited now, so pick a museum to break into.
dice-heist-web-you-recruit-only = Your turn: the museums are empty, so recruit a sidekick.
dice-heist-web-you-confirm = { $museum }: how many sidekicks go in with your thief?
dice-heist-web-you-confirm-raid = { $card } ({ $museum }): how many sidekicks go in with your thief?
dice-heist-web-you-alone = { $museum }: your thief goes in alone.
dice-heist-web-they-turn = { $seat } is choosing: a sidekick, or a museum.
dice-heist-web-you-alone-raid = { $card } ({ $museum }): your thief goes in alone.
dice-heist-web-you-wait = It is your turn.
dice-heist-web-you-roll = You roll for the { $museum }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} for { $needs ->
    [6] a 6.
   *[other] a { $needs } or more.
}
dice-heist-web-you-roll-raid = You roll for { $card } ({ $museum }): { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} for { $needs ->
    [6] a 6.
   *[other] a { $needs } or more.
}
dice-heist-web-they-turn-raid = { $seat } is choosing: a sidekick, a museum, or an exhibit.
dice-heist-web-they-roll = { $seat } rolls for the { $museum }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} for { $needs ->
    [6] a 6.
   *[other] a { $needs } or more.
}
dice-heist-web-they-roll-raid = { $seat } rolls for { $card } ({ $museum }): { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} for { $needs ->
    [6] a 6.
   *[other] a { $needs } or more.
}
dice-heist-web-first-roll = The thief dice decide who starts.
dice-heist-web-counting = The night’s take is being counted.
dice-heist-web-over-you = You win the night!
dice-heist-web-over-shared = You share the win with { $others }.
dice-heist-web-over-they = { $winners-count ->
    [one] { $winners } wins the night.
   *[other] { $winners } share the win.
}
dice-heist-web-recruit = Recruit
dice-heist-web-recruit-more = +1 sidekick, now { $sidekicks }
dice-heist-web-recruit-from = Take one from { $seat }
dice-heist-web-roll = Roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
dice-heist-web-cancel = Not this one
dice-heist-web-final = A roll cannot be taken back.
dice-heist-web-sidekicks = Sidekicks
dice-heist-web-thief-alone = alone
dice-heist-web-odds = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} for a { $needs }+: { $percent }
dice-heist-web-odds-exact = { $favourable } of { $cases } rolls
dice-heist-web-needs = a { $needs } or more on one die
dice-heist-web-needs-six = a 6 on one die
dice-heist-web-worth = Worth to you
dice-heist-web-worth-points = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
dice-heist-web-worth-millions = ${ $millions }M in paintings
dice-heist-web-success = Success
dice-heist-web-failure = Not enough
dice-heist-web-museum-label = { $museum }, needs { $needs } or more: { $cards }
dice-heist-web-empty = Nothing on display
dice-heist-web-deck = Exhibits to come
dice-heist-web-supply = Sidekicks for hire
dice-heist-web-turn = Turn { $turn }
dice-heist-web-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
dice-heist-web-score-hidden = { $points }+
dice-heist-web-score-parts = If it ended now: { $artifacts } for artifacts, { $gems } for gems, { $bonus } for paintings (the most +8, the fewest −4).
dice-heist-web-dice = thief and { $sidekicks ->
    [0] no sidekick
    [one] 1 sidekick
   *[other] { $sidekicks } sidekicks
}
dice-heist-web-artifacts = { $count ->
    [one] 1 artifact
   *[other] { $count } artifacts
}
dice-heist-web-artifacts-hidden = { $count ->
    [one] 1 artifact card face down
   *[other] { $count } artifact cards face down
}
dice-heist-web-gem-red = { $count ->
    [one] 1 ruby
   *[other] { $count } rubies
}
dice-heist-web-gem-green = { $count ->
    [one] 1 emerald
   *[other] { $count } emeralds
}
dice-heist-web-gem-blue = { $count ->
    [one] 1 sapphire
   *[other] { $count } sapphires
}
dice-heist-web-gem-points = { $gems }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
dice-heist-web-millions = ${ $millions }M in paintings
dice-heist-web-loot = What { $seat } has stolen
dice-heist-web-loot-none = Nothing yet.
dice-heist-web-card-painting = { $name }, painting, ${ $millions }M
dice-heist-web-card-artifact = { $name }, { $count ->
    [one] 1 artifact
   *[other] { $count } artifacts
}
dice-heist-web-card-gem = { $name }
dice-heist-web-raid-this = Raid only this: { $card }
dice-heist-web-why-not-turn = It is not your turn.
dice-heist-web-why-not-empty = There is nothing to steal here.
dice-heist-web-final-title = The night’s take
dice-heist-web-line-artifacts = Artifacts
dice-heist-web-line-gems = Gems
dice-heist-web-line-paintings = Paintings
dice-heist-web-line-bonus = Most or least paintings
dice-heist-web-line-total = Points
dice-heist-web-rules-more = One die alone must show enough; dice are never added.
dice-heist-web-guide-1 = These are the museums. The number on the die is what one of your dice must show to empty one.
dice-heist-web-guide-2 = More sidekicks mean more dice. Recruit one, or pick a museum and see your exact odds before you roll.
dice-heist-web-guide-3 = Artifacts are points, gems of one colour grow in worth, and the most painting millions score 8 at the end.
dice-heist-web-option-targeted_raid = Targeted raids: a single exhibit may be tried for, and an equal die is enough
dice-heist-web-option-open_artifacts = Everybody sees everybody’s artifacts
dice-heist-web-option-first_seat = Who starts
dice-heist-web-option-stall_guard = Rounds of only recruiting, with the deck empty, before somebody must try (0: no limit)
dice-heist-web-money = ${ $millions }M
dice-heist-luck = Each attempt counts with its odds when the dice were taken up.
