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
quartz-dice-position-out = out numbers the eliminated from 1 in the mode last_shall_be_first; they have nothing, and too few may not be left
quartz-dice-position-round = round is 0 before the first Leader is known, and at most 6 where rounds are limited
quartz-dice-position-leader = leader and first_leader are null before the first Leader is known, and seats afterwards, the leader being still in
quartz-dice-position-to-play = to_play lists seats that are still in, each once, and is empty where no turn is under way
quartz-dice-position-seat = seat is the first of to_play, or the Leader who chooses, or null where nobody acts
quartz-dice-position-turn = turn does not fit the phase
quartz-dice-position-used = used lists actions in the order of the faces, and none before step 3
quartz-dice-position-dice = dice, rolls and rolling do not fit the phase
quartz-dice-position-wilds = there are more wilds left than pairs of helmets
quartz-dice-position-act = act does not fit the phase, or what it has left to do does not fit its strength and what there is
quartz-dice-position-crystals = the crystals do not add up to those in the box
quartz-dice-position-bag-empty = a turn begins with a draw, but the bag is empty
quartz-dice-position-no-tie = nobody is tied for the lead, or no round follows
quartz-dice-position-not-over = the game is over only after the last round, with an empty bag, or with two left
quartz-dice-position-result = result must be null until the game is over, and then add up

## What the game is, its options, and how its result adds up

quartz-dice-about = Roll five dice for what you may do: mine, steal, lock away, get rid of what explodes. Six rounds, 30 to 45 minutes.
quartz-dice-option-seats = how many play
quartz-dice-option-mode = standard; last_shall_be_first: accidents until two are left; grand_tournament: three games, added
quartz-dice-option-first_seat = the seat that leads first; null: chance decides
quartz-dice-line-crystals = Crystals
quartz-dice-line-bonus = + Sets
quartz-dice-line-unstable = + Unstable
quartz-dice-line-reckless = + Reckless
quartz-dice-line-total = = Total
quartz-dice-line-tiebreak = Tie-break
