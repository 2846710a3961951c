# Sixth Game.

## Things

sixth-game-loot-coin = a coin
sixth-game-loot-ring = a ring
sixth-game-loot-crown = a crown
sixth-game-place-inside = inside
sixth-game-place-away = away
sixth-game-place-caught = caught

## The choices of a turn

sixth-game-action-grab = Reach into the bag
sixth-game-action-leave = Leave with { $points ->
    [one] 1 point
   *[other] { $points } points
}

## What happened

sixth-game-event-game-started = { $seats } thieves, one bag, { $alarms } alarms in it: the night begins.
sixth-game-event-turn-started = { $seat } is to choose.
sixth-game-event-grabbed = { $seat } reaches into the bag.
sixth-game-event-found = { $seat } finds something.
sixth-game-event-found-kind = { $seat } finds { $kind }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
sixth-game-event-caught = An alarm! { $seat } is caught. { $lost ->
    [0] There was nothing to lose.
    [one] 1 token goes back into the bag.
   *[other] { $lost } tokens go back into the bag.
}
sixth-game-event-left = { $seat } leaves with { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}.
sixth-game-event-game-over = Nobody is inside any more. { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}

## The table in a terminal

sixth-game-board-head = { $tokens } tokens in the bag, { $alarms } of them alarms | safe: { $safe }
sixth-game-board-tokens = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
sixth-game-board-loot = coins { $coin }, rings { $ring }, crowns { $crown } = { $points }

## Refusals

sixth-game-refusal-empty_handed = You hold nothing yet: reach into the bag first.
sixth-game-refusal-too_many_grabs = Ask about 1 to { $most } grabs in a row.

## Positions that cannot be

sixth-game-position-players = there must be one entry in players for each seat
sixth-game-position-seat = seat must be one of the seats, and inside until the game is over
sixth-game-position-loot = bag and players together must hold every piece of loot once
sixth-game-position-alarms = alarms and the players that are caught must add up to the alarms of the options
sixth-game-position-place = players that are away hold something, and players that are caught hold nothing
sixth-game-position-over = the phase is over when nobody is inside, and not before

## What the game is, its options, and how its result adds up

sixth-game-about = Reach into the bag once more, or leave with what you have. 5 minutes.
sixth-game-web-title = Sixth Game
sixth-game-web-about = Reach into the bag once more, or leave with what you have.
sixth-game-option-seats = how many play
sixth-game-option-alarms = how many alarms lie in the bag
sixth-game-line-coin = Coins
sixth-game-line-ring = + Rings
sixth-game-line-crown = + Crowns
sixth-game-line-total = = Total

## The table in a browser

sixth-game-web-option-alarms = Alarms in the bag
sixth-game-web-bag = The bag
sixth-game-web-tokens = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
sixth-game-web-alarms = { $alarms ->
    [one] 1 of them is an alarm
   *[other] { $alarms } of them are alarms
}
sixth-game-web-unseen = Loot you do not see: in the bag, or with others
sixth-game-web-kind-coin = Coins
sixth-game-web-kind-ring = Rings
sixth-game-web-kind-crown = Crowns
sixth-game-web-each = { $points ->
    [one] 1 point each
   *[other] { $points } points each
}
sixth-game-web-you-turn = Your turn: reach into the bag, or leave with what you hold.
sixth-game-web-you-first = Your turn: reach into the bag. You can leave once you hold something.
sixth-game-web-they-turn = { $seat } is choosing.
sixth-game-web-grab = Reach in
sixth-game-web-safe = { $percent } safe
sixth-game-web-leave = Leave with { $points ->
    [one] 1 point
   *[other] { $points } points
}
sixth-game-web-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
sixth-game-web-result = The night’s take
sixth-game-web-over = { $winners-count ->
    [one] { $winners } wins the night.
   *[other] { $winners } share the win.
}
sixth-game-web-guide-1 = Everybody draws from one bag. Nobody but you sees what you hold.
sixth-game-web-guide-2 = An alarm takes all of it away. The button says how likely it is that there is none.
sixth-game-luck = Each grab counts with its odds when the hand went into the bag.
