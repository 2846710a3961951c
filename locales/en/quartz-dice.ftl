# Quartz: The Dice Game.

## Crystals and faces

quartz-dice-crystal-quartz = Quartz
quartz-dice-crystal-rubellite = Rubellite
quartz-dice-crystal-emerald = Emerald
quartz-dice-crystal-sapphire = Sapphire
quartz-dice-crystal-ruby = Ruby
quartz-dice-crystal-amber = Amber
quartz-dice-crystal-unstable = Unstable

quartz-dice-face-pickaxe = Pickaxe
quartz-dice-face-jackhammer = Jackhammer
quartz-dice-face-chest = Chest
quartz-dice-face-transfer = Transfer
quartz-dice-face-steal = Steal
quartz-dice-face-helmet = Helmet

## The choices of a turn

quartz-dice-action-reroll = Keep { $keep }; roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
quartz-dice-action-reroll-marker = Keep { $keep }; give up a marker and roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
quartz-dice-action-reroll-all = Roll all { $dice } dice again
quartz-dice-action-reroll-all-marker = Give up a marker and roll all { $dice } dice again
quartz-dice-action-stop = Stop: these dice stay
quartz-dice-action-pickaxe = Pickaxe { $strength }: draw { $count ->
    [one] 1 crystal
   *[other] { $count } crystals
}
quartz-dice-action-jackhammer = Jackhammer { $strength }: draw { $count ->
    [one] 1 crystal
   *[other] { $count } crystals
} and put { $back } back
quartz-dice-action-chest = Chest { $strength }: lock { $count ->
    [one] 1 crystal
   *[other] { $count } crystals
} away
quartz-dice-action-transfer = Transfer { $strength }: hand { $count ->
    [one] 1 unstable crystal
   *[other] { $count } unstable crystals
} over
quartz-dice-action-steal = Steal { $strength }: take { $count ->
    [one] 1 crystal
   *[other] { $count } crystals
} from others
quartz-dice-action-end-turn = End the turn
quartz-dice-action-return = Put back: { $crystals }
quartz-dice-action-protect = Lock away: { $crystal }
quartz-dice-action-pass = Hand an unstable crystal to { $to }
quartz-dice-action-take = Steal from { $from }: { $crystal }
quartz-dice-action-done = That is enough
quartz-dice-action-choose-leader = Name the next Leader: { $seat }

## What happened

quartz-dice-event-game-started = Game { $game }: { $seats } miners, one bag of crystals.
quartz-dice-event-first-leader-chance = Chance makes { $seat } the first Leader.
quartz-dice-event-first-leader-option = { $seat } is the first Leader.
quartz-dice-event-first-leader-rotation = It is for { $seat } to lead first this time.
quartz-dice-event-round-started = Round { $round }, Leader { $leader }. { $added ->
    [0] No unstable crystal is added
   *[other] { $added } unstable crystals are added
}: { $bag } crystals in the bag.
quartz-dice-event-turn-started = Round { $round }: { $seat }.
quartz-dice-event-mined-turn = { $seat } begins with { $crystal }.
quartz-dice-event-mined-turn-unstable = { $seat } begins with an unstable crystal and gets a reroll marker.
quartz-dice-event-mined = { $seat } draws { $crystal }.
quartz-dice-event-mined-unstable = { $seat } draws an unstable crystal and gets a reroll marker.
quartz-dice-event-rolled = { $seat }, roll { $roll }: { $rolled }.
quartz-dice-event-rolled-marker = { $seat }, roll { $roll } for a marker: { $rolled }.
quartz-dice-event-stopped = { $seat } has { $dice }{ $wilds ->
    [0] .
    [one] , with 1 wild.
   *[other] , with { $wilds } wilds.
}
quartz-dice-event-acted = { $seat } uses { $tool } { $strength }{ $wilds ->
    [0] .
    [one] , 1 wild among them.
   *[other] , { $wilds } wilds among them.
}
quartz-dice-event-returned = { $seat } puts back: { $crystals }.
quartz-dice-event-protected = { $seat } locks away: { $crystal }.
quartz-dice-event-passed = { $seat } hands an unstable crystal to { $to }.
quartz-dice-event-stolen = { $seat } steals from { $from }: { $crystal }.
quartz-dice-event-turn-ended = { $seat } ends the turn.
quartz-dice-event-turn-ended-auto = { $seat } can do no more.
quartz-dice-event-accident = The cart of { $seat } blows up: out! { $crystals } crystals go back into the bag, { $left } miners are left.
quartz-dice-event-leader-tie = { $seats } have the most valuable crystals on their carts; { $chooser } names the next Leader.
quartz-dice-event-new-leader-most = { $seat } has the most valuable crystals on the cart ({ $valuable }) and leads.
quartz-dice-event-new-leader-choice = { $seat } is named Leader, with { $valuable } valuable crystals on the cart.
quartz-dice-event-new-leader-accident = The leader marker passes to { $seat }, with { $valuable } valuable crystals on the cart.
quartz-dice-event-bag-empty = The bag is empty.
quartz-dice-event-game-scored = Game { $game } is scored.
quartz-dice-event-game-over-six-rounds = Six rounds are over. { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}
quartz-dice-event-game-over-bag-empty = There is nothing left to mine. { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}
quartz-dice-event-game-over-two-left = Only two miners are left. { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}

## The table in a terminal

quartz-dice-board-head = Round { $round } of 6 | at most { $turns } turns left | { $pairs } unstable pairs to come
quartz-dice-board-head-last = Round { $round }, until two are left | { $pairs } unstable pairs to come
quartz-dice-board-head-tournament = Game { $game } of 3 | Round { $round } of 6 | at most { $turns } turns left | { $pairs } unstable pairs to come
quartz-dice-board-bag = Bag: { $crystals }, next unstable { $risk }
quartz-dice-board-dice = Roll { $roll }
quartz-dice-board-now = Strength now
quartz-dice-board-chance = { $strength }+ in { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}
quartz-dice-board-player = Miner
quartz-dice-board-cart = Cart
quartz-dice-board-chest = Chest
quartz-dice-board-markers = Mark
quartz-dice-board-money = Now
quartz-dice-board-out = had accident number { $order }
quartz-dice-board-legend = Q quartz 1, L rubellite 2, E emerald 3, S sapphire 4, R ruby 6, A amber 8, X -3
quartz-dice-board-notes = L Leader, + would lead next, ! emptiest chest (-5), then crystals in the chest

## Refusals

quartz-dice-refusal-wrong_phase = You cannot do that at this point.
quartz-dice-refusal-not_your_dice = Those dice are not on the table.
quartz-dice-refusal-roll_nothing = Choose at least one die to roll, or stop.
quartz-dice-refusal-free_roll_left = You still have a free roll: keep your marker.
quartz-dice-refusal-marker_needed = Another roll costs a reroll marker.
quartz-dice-refusal-action_used = You have already used that action this turn.
quartz-dice-refusal-strength_too_low = That action needs two faces (a Pickaxe needs one).
quartz-dice-refusal-not_enough_faces = You do not have that many faces; two helmets make one.
quartz-dice-refusal-bag_empty = The bag is empty.
quartz-dice-refusal-nothing_to_protect = There is nothing on your cart.
quartz-dice-refusal-no_unstable = You have no unstable crystal on your cart.
quartz-dice-refusal-nothing_to_steal = There is nothing to steal.
quartz-dice-refusal-more_than_useful = Fewer faces do the same: there are not that many crystals.
quartz-dice-refusal-wrong_return = Return exactly half of the crystals you just drew.
quartz-dice-refusal-bad_target = Choose another player who is still in the game.
quartz-dice-refusal-not_valuable = Unstable crystals cannot be stolen.
quartz-dice-refusal-not_on_cart = That crystal is not on that cart.
quartz-dice-refusal-pick_first = Choose at least one crystal first.
quartz-dice-refusal-not_tied = Choose one of the tied players.

## Positions that cannot be

quartz-dice-position-option = the option { $option } is not valid
quartz-dice-position-game = game and games must fit the mode, and games has an entry for each game before this one
quartz-dice-position-lines = each entry of games has a line for each seat, in order, whose parts add up to its total
quartz-dice-position-players = there must be one entry in players for each seat
quartz-dice-position-out = out numbers the eliminated from 1 in the mode last_shall_be_first, and nobody before the first Leader is known; they have nothing, and too few may not be left
quartz-dice-position-round = round is 0 before the first Leader is known, and at most 6 where rounds are limited
quartz-dice-position-leader = leader and first_leader are null before the first Leader is known, and seats afterwards, the leader being still in
quartz-dice-position-to-play = to_play lists seats that are still in, each once, and is empty where no turn is under way
quartz-dice-position-seat = seat is the first of to_play, or the Leader who chooses, or null where nobody acts
quartz-dice-position-turn = turn does not fit the phase
quartz-dice-position-used = used lists actions, each once, and none before step 3
quartz-dice-position-dice = dice, rolls and rolling do not fit the phase
quartz-dice-position-wilds = wilds_left is more than there are pairs of helmets in dice
quartz-dice-position-act = act does not fit the phase, or what it has left to do does not fit its strength and what there is
quartz-dice-position-crystals = bag, box, carts, chests and pairs_left do not add up to the crystals of the box
quartz-dice-position-bag-empty = bag is empty, but a turn begins with a draw
quartz-dice-position-no-tie = in phase choose_leader several players must be tied on their carts, and another round must follow
quartz-dice-position-not-over = in phase over the last round must be over, bag empty, or two players left
quartz-dice-position-result = result must be null until the game is over, and then add up

## What the game is, its options, and how its result adds up

quartz-dice-about = Roll five dice for what you may do: mine, steal, lock away, get rid of what explodes. Six rounds, 30 to 45 minutes.
quartz-dice-web-title = Quartz
quartz-dice-web-about = Mine crystals, roll for your tools, lock away what you have and steal the rest.
quartz-dice-option-seats = how many play
quartz-dice-option-mode = standard; last_shall_be_first: accidents until two are left; grand_tournament: three games, added
quartz-dice-option-first_seat = the seat that leads first; null: chance decides
quartz-dice-line-crystals = Crystals
quartz-dice-line-bonus = + Sets
quartz-dice-line-unstable = + Unstable
quartz-dice-line-reckless = + Reckless
quartz-dice-line-total = = Total
quartz-dice-line-tiebreak = Tie-break

## The table in a browser

quartz-dice-web-you-reroll = Choose the dice that stay, then roll the others: { $left ->
    [one] one more free roll.
   *[other] { $left } more free rolls.
}
quartz-dice-web-you-reroll-marker = No free roll is left. Give up { $markers ->
    [one] your marker
   *[other] one of your { $markers } markers
} to roll again, or stop.
quartz-dice-web-you-act = Your dice lie: use the tools in any order, each once, or end the turn.
quartz-dice-web-you-end = You can still use { $tools }: end the turn anyway?
quartz-dice-web-you-pickaxe = How many crystals do you draw? All of them go onto your cart.
quartz-dice-web-you-jackhammer = How many crystals do you draw? You will put half of them back.
quartz-dice-web-you-chest = Choose what to lock away: { $most ->
    [one] one crystal.
   *[other] up to { $most } crystals.
}
quartz-dice-web-you-transfer = Choose who gets { $most ->
    [one] an unstable crystal.
   *[other] up to { $most } unstable crystals.
}
quartz-dice-web-you-steal = Choose what to steal: { $most ->
    [one] one crystal.
   *[other] up to { $most } crystals.
}
quartz-dice-web-you-return = Put { $count ->
    [one] one of these crystals
   *[other] { $count } of these crystals
} back into the bag.
quartz-dice-web-you-choose-leader = Several carts are equally full: name the next Leader.
quartz-dice-web-they-reroll = { $seat } is choosing which dice stay.
quartz-dice-web-they-act = { $seat } is choosing a tool.
quartz-dice-web-they-pick = { $seat } uses { $tool } and is choosing.
quartz-dice-web-they-return = { $seat } is putting half of the crystals back.
quartz-dice-web-they-choose-leader = { $seat } names the next Leader.
quartz-dice-web-they-turn = It is the turn of { $seat }.
quartz-dice-web-you-turn = Your turn.
quartz-dice-web-over-you = You leave the mine the richest!
quartz-dice-web-over-shared = You share the win with { $others }.
quartz-dice-web-over-they = { $winners-count ->
    [one] { $winners } leaves the mine the richest.
   *[other] { $winners } share the win.
}
quartz-dice-web-end-six_rounds = Six rounds are over.
quartz-dice-web-end-bag_empty = The bag is empty.
quartz-dice-web-end-two_left = Only two miners are left.
quartz-dice-web-stop = Stop, keep all
quartz-dice-web-roll = Roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
quartz-dice-web-roll-marker = Give up a marker, roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
quartz-dice-web-roll-none = Roll no dice
quartz-dice-web-cancel = Another tool
quartz-dice-web-end-anyway = End the turn anyway
quartz-dice-web-go-on = Back to the tools
quartz-dice-web-final = This cannot be taken back.
quartz-dice-web-confirm-steal = Steal { $crystals }
quartz-dice-web-confirm-pass = Hand over { $count ->
    [one] 1 unstable crystal
   *[other] { $count } unstable crystals
}
quartz-dice-web-preview-sets = sets { $change }
quartz-dice-web-preview-reckless = now reckless
quartz-dice-web-preview-safe = no longer reckless
quartz-dice-web-dice = The dice
quartz-dice-web-dice-yours = Your dice
quartz-dice-web-dice-theirs = The dice of { $seat }
quartz-dice-web-roll-number = Roll { $roll }
quartz-dice-web-kept = stays
quartz-dice-web-rolls-again = rolls
quartz-dice-web-odds-title = What the dice can become
quartz-dice-web-odds-theirs = with the best dice kept for each aim
quartz-dice-web-odds-kept = { $count ->
    [0] with no die kept
    [one] with the one die you keep
   *[other] with the { $count } dice you keep
}
quartz-dice-web-odds-now = As they lie now
quartz-dice-web-odds-strength = Strength { $strength } or more
quartz-dice-web-odds-legend = Above: after the next roll. Below: after all { $rolls } rolls that are left, markers counted, keeping the best for just that. Two helmets count as one face.
quartz-dice-web-odds-legend-one = After the next roll, the last one. Two helmets count as one face.
quartz-dice-web-now-nothing = not enough faces
quartz-dice-web-does-pickaxe = draw { $count }
quartz-dice-web-does-jackhammer = draw { $count }, put { $back } back
quartz-dice-web-does-chest = lock { $count } away
quartz-dice-web-does-transfer = hand { $count } over
quartz-dice-web-does-steal = steal { $count }
quartz-dice-web-idle-pickaxe = the bag is empty
quartz-dice-web-idle-jackhammer = the bag is empty
quartz-dice-web-idle-chest = the cart is empty
quartz-dice-web-idle-transfer = no unstable crystal
quartz-dice-web-idle-steal = nothing to steal
quartz-dice-web-tools = What the dice allow
quartz-dice-web-wilds = { $wilds ->
    [one] 1 wild face from two helmets
   *[other] { $wilds } wild faces from four helmets
}
quartz-dice-web-faces = { $count ->
    [one] 1 face
   *[other] { $count } faces
}
quartz-dice-web-in-use = in use now
quartz-dice-web-used = already used this turn
quartz-dice-web-needs-one = needs one face
quartz-dice-web-needs-two = needs two faces
quartz-dice-web-bench = Your choice
quartz-dice-web-strength = How many to draw
quartz-dice-web-strength-risk = unstable among them: { $percent }
quartz-dice-web-strength-worth = worth { $worth } on average
quartz-dice-web-chosen = Chosen { $count } of { $most }:
quartz-dice-web-unpick = Put away: { $pick }
quartz-dice-web-lock-this = Lock away { $crystal }, { $count } on your cart
quartz-dice-web-take-this = Steal { $crystal } from { $from }, { $count } on the cart
quartz-dice-web-pass-to = To { $seat }
quartz-dice-web-has-unstable = { $count } on the cart
quartz-dice-web-goes-back = { $crystal }: goes back
quartz-dice-web-stays = { $crystal }: stays with you
quartz-dice-web-valuable = { $count ->
    [one] 1 valuable crystal on the cart
   *[other] { $count } valuable crystals on the cart
}
quartz-dice-web-bag = { $count ->
    [one] 1 crystal in the bag
   *[other] { $count } crystals in the bag
}
quartz-dice-web-risk = An unstable crystal in so many draws
quartz-dice-web-risk-draws = { $draws }
quartz-dice-web-mean = A draw is worth { $worth } on average.
quartz-dice-web-count = { $count } { $crystal }
quartz-dice-web-empty = empty
quartz-dice-web-money = ${ $dollars }
quartz-dice-web-money-minus = −${ $dollars }
quartz-dice-web-money-now = if it ended now
quartz-dice-web-sum = in all { $money }
quartz-dice-web-leader = Leader
quartz-dice-web-leader-hint = has the leader marker and begins the round
quartz-dice-web-would-lead = leads next
quartz-dice-web-would-lead-hint = has the most valuable crystals on the cart now
quartz-dice-web-markers = { $count ->
    [one] 1 reroll marker
   *[other] { $count } reroll markers
}
quartz-dice-web-reckless = reckless −$5
quartz-dice-web-reckless-hint = nobody has fewer crystals in the chest
quartz-dice-web-accident-near = one more explodes
quartz-dice-web-accident-now = about to explode
quartz-dice-web-out = Accident number { $order }: out of the game.
quartz-dice-web-out-short = out
quartz-dice-web-cart-hint = On the cart: can be stolen
quartz-dice-web-chest-hint = In the chest: safe
quartz-dice-web-chest-ahead = In the chest: safe, { $ahead } more than the emptiest
quartz-dice-web-round = Round { $round } of { $rounds }
quartz-dice-web-round-label = Round
quartz-dice-web-round-open = Round { $round }
quartz-dice-web-turns-left = at most { $turns ->
    [one] 1 more turn
   *[other] { $turns } more turns
}
quartz-dice-web-until-two = { $left } miners are in; it ends when two are left
quartz-dice-web-pairs = { $pairs ->
    [0] no more unstable pairs to come
    [one] 1 more unstable pair to come
   *[other] { $pairs } more unstable pairs to come
}
quartz-dice-web-game = Game { $game } of { $games }
quartz-dice-web-game-short = Game { $game }
quartz-dice-web-games = Games so far
quartz-dice-web-picked-all = { $most ->
    [one] One is all you may choose. Take it back to choose another.
   *[other] { $most } are all you may choose. Take one back to choose another.
}
quartz-dice-web-counting = The money is being counted.
quartz-dice-web-final-title = What the mine paid
quartz-dice-web-line-reckless = Reckless miner
quartz-dice-web-line-total = Money
quartz-dice-luck-crystals = Each crystal drawn is an attempt; it succeeds if the crystal is not unstable.
quartz-dice-luck-dice = Each roll of some dice while others stay is an attempt; it succeeds if one of them shows a face that stays.
quartz-dice-web-guide-1 = These are your dice. Click those that stay, or press their number, and roll the others: up to three rolls.
quartz-dice-web-guide-1-touch = These are your dice. Tap those that stay, and roll the others: up to three rolls.
quartz-dice-web-guide-2 = The table shows what the dice allow now, and your exact chances with the dice you keep.
quartz-dice-web-guide-3 = Crystals on a cart can be stolen, those in a chest cannot. The emptiest chest costs $5, unstable crystals $3 each.
quartz-dice-web-option-mode = Which game
quartz-dice-web-option-mode-standard = Six rounds
quartz-dice-web-option-mode-last_shall_be_first = The Last Shall Be First: accidents until two are left
quartz-dice-web-option-mode-grand_tournament = The Grand Tournament: three games, added
