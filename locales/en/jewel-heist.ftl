# The Heist.

## Things and people

jewel-heist-jewels-rectangle = { $count ->
    [one] 1 rectangle
   *[other] { $count } rectangles
}
jewel-heist-jewels-oval = { $count ->
    [one] 1 oval
   *[other] { $count } ovals
}
jewel-heist-jewels-square = { $count ->
    [one] 1 square
   *[other] { $count } squares
}
jewel-heist-jewels-circle = { $count ->
    [one] 1 circle
   *[other] { $count } circles
}
jewel-heist-jewels-star = { $count ->
    [one] 1 star
   *[other] { $count } stars
}
jewel-heist-jewels-teardrop = { $count ->
    [one] 1 teardrop
   *[other] { $count } teardrops
}

jewel-heist-jewelry-J01 = Teardrop Earrings
jewel-heist-jewelry-J02 = Star Earrings
jewel-heist-jewelry-J03 = Square Cufflinks
jewel-heist-jewelry-J04 = Round Cufflinks
jewel-heist-jewelry-J05 = Star Pin
jewel-heist-jewelry-J06 = Teardrop Pin
jewel-heist-jewelry-J07 = Tie Clip
jewel-heist-jewelry-J08 = Cameo
jewel-heist-jewelry-J09 = Star Hairpin
jewel-heist-jewelry-J10 = Teardrop Hairpin
jewel-heist-jewelry-J11 = Solitaire Ring
jewel-heist-jewelry-J12 = Signet Ring
jewel-heist-jewelry-J13 = Locket
jewel-heist-jewelry-J14 = Pendant
jewel-heist-jewelry-J15 = Watch Fob
jewel-heist-jewelry-J16 = Pocket Watch
jewel-heist-jewelry-J17 = Brooch
jewel-heist-jewelry-J18 = Medal
jewel-heist-jewelry-J19 = Anklet
jewel-heist-jewelry-J20 = Bangle
jewel-heist-jewelry-J21 = Bracelet
jewel-heist-jewelry-J22 = Armlet
jewel-heist-jewelry-J23 = Choker
jewel-heist-jewelry-J24 = Collar
jewel-heist-jewelry-J25 = Circlet
jewel-heist-jewelry-J26 = Diadem
jewel-heist-jewelry-J27 = Tiara
jewel-heist-jewelry-J28 = Sceptre
jewel-heist-jewelry-J29 = Necklace
jewel-heist-jewelry-J30 = Crown

jewel-heist-gear-alarm_clock = Alarm Clock
jewel-heist-gear-felt_slippers = Felt Slippers
jewel-heist-gear-fuse_cutter = Fuse Cutter
jewel-heist-gear-grappling_hook = Grappling Hook
jewel-heist-gear-guard_uniform = Guard Uniform
jewel-heist-gear-hand_mirror = Hand Mirror
jewel-heist-gear-long_tongs = Long Tongs
jewel-heist-gear-smoke_screen = Smoke Screen
jewel-heist-gear-trip_wire = Trip Wire
jewel-heist-gear-walkie_talkie = Walkie-Talkie
jewel-heist-gear-text-alarm_clock = rings on any space; the guard hears it at 9
jewel-heist-gear-text-felt_slippers = 4 steps without a sound
jewel-heist-gear-text-fuse_cutter = no light until the guard has turned
jewel-heist-gear-text-grappling_hook = swing to any dark space within six cells
jewel-heist-gear-text-guard_uniform = the light cannot see you this round
jewel-heist-gear-text-hand_mirror = turn the guard a quarter before anybody is caught
jewel-heist-gear-text-long_tongs = also take the jewels of one space a step away
jewel-heist-gear-text-smoke_screen = darkens a lit cell until the guard has walked
jewel-heist-gear-text-trip_wire = the guard’s walk ends where you lay it
jewel-heist-gear-text-walkie_talkie = move, and draw from the fence as well

jewel-heist-character-acrobat = the Acrobat
jewel-heist-character-broker = the Broker
jewel-heist-character-cat_burglar = the Cat Burglar
jewel-heist-character-escape_artist = the Escape Artist
jewel-heist-character-lookout = the Lookout
jewel-heist-character-mastermind = the Mastermind
jewel-heist-character-pickpocket = the Pickpocket
jewel-heist-character-runner = the Runner
jewel-heist-character-safecracker = the Safecracker
jewel-heist-character-ventriloquist = the Ventriloquist
jewel-heist-character-text-acrobat = movement cards take you across cases and through the light
jewel-heist-character-text-broker = calls quietly, draws two from the fence and keeps one
jewel-heist-character-text-cat_burglar = movement cards make 1 less noise
jewel-heist-character-text-escape_artist = drops only half when caught
jewel-heist-character-text-lookout = twice a game: turn the guard before anyone moves
jewel-heist-character-text-mastermind = may learn one player’s card every round
jewel-heist-character-text-pickpocket = once a game: take one or two jewels from a player nearby
jewel-heist-character-text-runner = movement cards allow one step more
jewel-heist-character-text-safecracker = once a game: also empty the two adjacent sides, for 4 noise
jewel-heist-character-text-ventriloquist = twice a game: give your noise to another player

jewel-heist-hand-tiptoe = Tiptoe
jewel-heist-hand-creep = Creep
jewel-heist-hand-walk = Walk
jewel-heist-hand-jog = Jog
jewel-heist-hand-dash = Dash
jewel-heist-hand-call_fence = Call Fence
jewel-heist-blueprint-gallery = Grand Gallery
jewel-heist-blueprint-wings = Two Wings
jewel-heist-blueprint-vault = The Vault
jewel-heist-blueprint-pinwheel = Pinwheel
jewel-heist-facing-N = north
jewel-heist-facing-E = east
jewel-heist-facing-S = south
jewel-heist-facing-W = west

## The choices

jewel-heist-action-pick = Keep { $card }: pays { $value } for { $set }
jewel-heist-action-keep = Keep { $card }: pays { $value } for { $set }
jewel-heist-action-swap = Take { $card } ({ $set }, pays { $value }) instead of { $out }
jewel-heist-action-draft = Take { $gear }, costs { $cost }: { $text }
jewel-heist-action-pass-gear = Take no more gear
jewel-heist-action-pass-question = Question nobody
jewel-heist-action-pass-swap = Leave the shared cards as they are
jewel-heist-action-pass-mirror = Leave the guard as he stands
jewel-heist-action-pass-before = Do no more before moving
jewel-heist-action-place = Begin on { $at }
jewel-heist-action-question = Question { $seat }
jewel-heist-action-play = { $card }: up to { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, noise { $noise }
jewel-heist-action-play-gear = { $card }, gear: up to { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, noise { $noise }
jewel-heist-action-call = { $card }: a jewelry card instead of moving, noise { $noise }
jewel-heist-action-call-nothing = { $card }: no use now, only the last card is left, noise { $noise }
jewel-heist-action-smoke = Put smoke on { $at }
jewel-heist-action-alarm = Let the alarm clock ring on { $at }
jewel-heist-action-wire = Lay the trip wire on { $at }
jewel-heist-action-turn = Turn the guard to the { $facing }
jewel-heist-action-blame = Give your noise ({ $noise }) to { $seat }
jewel-heist-action-stay = Stay on { $to }
jewel-heist-action-stay-take = Stay on { $to } and take { $jewels }
jewel-heist-action-move = Go to { $to }
jewel-heist-action-move-take = Go to { $to } and take { $jewels }
jewel-heist-action-reach = Go to { $to } and reach into { $from }: { $jewels }
jewel-heist-action-crack = Go to { $to } and crack the case: { $jewels }
jewel-heist-action-steal = Go to { $to } and take { $jewels } from { $seat }
jewel-heist-action-drop = Drop { $jewels }

## What happened

jewel-heist-event-blueprint = Tonight’s blueprint: { $blueprint }.
jewel-heist-event-jewel-placed = { $at }: { $jewels }.
jewel-heist-event-character = { $seat } is { $character }: { $text }.
jewel-heist-event-dealt = { $seat } is dealt a jewelry card.
jewel-heist-event-dealt-own = You are dealt { $card }: pays { $value } for { $set }.
jewel-heist-event-shared = For the crew: { $card }, { $set } (worth { $value }).
jewel-heist-event-decided = { $seat } has chosen.
jewel-heist-event-draft-passed = The packs go on clockwise ({ $pass }).
jewel-heist-event-draft-passed-own = You keep { $card } ({ $set }, pays { $value }), and the packs go on.
jewel-heist-event-draft-done = The draft is over.
jewel-heist-event-draft-done-own = The draft is over. Your cards: { $cards }.
jewel-heist-event-first-seat = { $seat } is the first to choose gear.
jewel-heist-event-gear-offered = On offer: { $gear }, costs { $cost }: { $text }.
jewel-heist-event-gear-drafted = { $seat } takes { $gear } for { $cost }.
jewel-heist-event-gear-passed = { $seat } takes no more gear.
jewel-heist-event-placed-start = { $seat } begins on { $at }.
jewel-heist-event-placed-caught = { $seat } begins again on { $at }.
jewel-heist-event-round = Round { $round }. { $deck ->
    [one] One card is left: this is the last round.
   *[other] { $deck } cards are left.
} { $seat } leads.
jewel-heist-event-questioned = { $by } questions { $seat }.
jewel-heist-event-not-questioned = { $by } questions nobody.
jewel-heist-event-told = { $seat } has told the Mastermind a card.
jewel-heist-event-told-own = { $seat } has told the Mastermind: { $card }.
jewel-heist-revealed = { $seat } { $card } ({ $noise })
jewel-heist-event-revealed = Cards and noise: { $cards }.
jewel-heist-event-light-off = { $seat } cuts the fuse: no light until the guard has turned.
jewel-heist-event-smoke = { $seat } puts smoke on { $at }.
jewel-heist-event-alarm = { $seat } lets an alarm clock ring on { $at }.
jewel-heist-event-wire = { $seat } lays a trip wire on { $at }.
jewel-heist-event-turned-lookout = { $seat } lures the guard’s eyes to the { $facing }. Lit: { $lit }.
jewel-heist-event-turned-mirror = { $seat } turns the guard with a mirror to the { $facing }. Lit: { $lit }.
jewel-heist-event-blamed = { $by } lets the noise come from { $seat }, who now makes { $noise }.
jewel-heist-event-stayed = { $seat } stays on { $to }.
jewel-heist-event-stayed-took = { $seat } stays on { $to } and takes { $jewels }.
jewel-heist-event-moved = { $seat } goes from { $from } to { $to }.
jewel-heist-event-moved-took = { $seat } goes from { $from } to { $to } and takes { $jewels }.
jewel-heist-event-reached = { $seat } reaches into { $from }: { $jewels }.
jewel-heist-event-cracked = { $seat } cracks the case, { $from }: { $jewels }.
jewel-heist-event-stole = { $seat } takes { $jewels } from { $victim }.
jewel-heist-event-fence = { $seat } gets { $count ->
    [one] a jewelry card
   *[other] { $count } jewelry cards
} from the fence.
jewel-heist-event-fence-own = { $seat } gets from the fence: { $cards }.
jewel-heist-event-fence-kept = { $seat } keeps one card and gives the other back.
jewel-heist-event-fence-kept-own = { $seat } keeps { $card } and gives the other back.
jewel-heist-event-fence-refused = The fence has nothing for { $seat }: only the last card is left.
jewel-heist-event-fence-swapped = { $seat } takes { $in } for the crew and gives up { $out }.
jewel-heist-event-flipped = The guard’s card is { $card }: { $steps } steps.
jewel-heist-event-walked = He walks { $path }.
jewel-heist-event-walked-wired = He walks { $path } and trips over a wire.
jewel-heist-event-faces = He turns to the { $facing }. Lit: { $lit }.
jewel-heist-event-caught = { $seat } stands in the light on { $at }!
jewel-heist-event-dropped = { $seat } drops { $jewels } on { $at }.
jewel-heist-event-over = The night is over. { $winners-count ->
    [one] { $winners } wins with { $money }.
   *[other] { $winners } share the win with { $money }.
}
jewel-heist-event-over-won = All cards are fulfilled ({ $fulfilled }): the crew has won.
jewel-heist-event-over-lost = Only { $fulfilled } cards are fulfilled: the crew has lost.

## Refusals

jewel-heist-refusal-bad_option = Those options do not fit together: { $option }.
jewel-heist-refusal-malformed = That is not an action of this game.
jewel-heist-refusal-not_your_turn = It is not your decision now.
jewel-heist-refusal-wrong_phase = You cannot do that now.
jewel-heist-refusal-already_chosen = You have already chosen.
jewel-heist-refusal-told_is_final = You told the Mastermind your card; it stands.
jewel-heist-refusal-unknown_card = There is no such card.
jewel-heist-refusal-unknown_seat = There is no such player.
jewel-heist-refusal-unknown_cell = There is no such cell.
jewel-heist-refusal-unknown_kind = There is no such gear.
jewel-heist-refusal-not_in_pack = That card is not in front of you.
jewel-heist-refusal-not_offered = That gear is not on offer tonight.
jewel-heist-refusal-stack_empty = That gear is gone.
jewel-heist-refusal-over_budget = The crew cannot pay for that.
jewel-heist-refusal-not_a_start = You must begin between the cases at the edge.
jewel-heist-refusal-space_taken = Someone stands there.
jewel-heist-refusal-space_lit = The light is on that space.
jewel-heist-refusal-gear_not_in_hand = You do not have that gear.
jewel-heist-refusal-question_self = You cannot question yourself.
jewel-heist-refusal-question_again = You cannot question the same player twice running.
jewel-heist-refusal-effect_first = Place your gear first.
jewel-heist-refusal-smoke_not_lit = Smoke is only of use in the light.
jewel-heist-refusal-not_a_space = Nobody can stand there.
jewel-heist-refusal-not_on_track = The guard does not walk there.
jewel-heist-refusal-guard_is_there = The guard is standing there.
jewel-heist-refusal-same_facing = He already faces that way.
jewel-heist-refusal-not_a_quarter = A mirror turns him a quarter only.
jewel-heist-refusal-not_your_ability = Your character cannot do that.
jewel-heist-refusal-no_special_left = Your character has done it already.
jewel-heist-refusal-special_used = Only once a round.
jewel-heist-refusal-blame_self = Name someone else.
jewel-heist-refusal-nothing_to_blame = You made no noise.
jewel-heist-refusal-lit_destination = The light is on that space.
jewel-heist-refusal-light_in_the_way = You would have to cross the light.
jewel-heist-refusal-too_far = That is too far.
jewel-heist-refusal-bad_reach = The tongs cannot take that.
jewel-heist-refusal-bad_crack = There is nothing to crack here.
jewel-heist-refusal-bad_steal = You cannot take that.
jewel-heist-refusal-one_extra_only = One trick at a time.
jewel-heist-refusal-not_drawn = You did not draw that card.
jewel-heist-refusal-not_shared = It is not one of the shared cards.
jewel-heist-refusal-drop_wrong_count = You must drop exactly that many.
jewel-heist-refusal-drop_not_owned = You do not have those.

## Positions that cannot be

jewel-heist-position-version = v is 1
jewel-heist-position-option = the option { $option } is not valid
jewel-heist-position-decided = decided belongs to a view, not to a position
jewel-heist-position-blueprint = blueprint is null until it is drawn, and then one of the box; until then nothing lies on it
jewel-heist-position-guard = the guard stands on his track
jewel-heist-position-smoke = smoke lies on cells that are not opaque, each named once
jewel-heist-position-wires = wires lie on track spaces, each named once
jewel-heist-position-alarms = alarms ring on player spaces, one for each seat at most
jewel-heist-position-jewels = there are no more jewels of a shape than the box has, they lie on player spaces, and some are left while they are placed
jewel-heist-position-round = round is 0 before the first round and at least 1 from then on
jewel-heist-position-first = first_seat is null until it is drawn
jewel-heist-position-lead = lead follows from first_seat and round
jewel-heist-position-seat = there is no such seat
jewel-heist-position-seats = seats has one entry for each seat
jewel-heist-position-questioned = questioned is a seat from the question to the end of the round, and null before
jewel-heist-position-gear = gear is part of drafted, and gear_cost is its price
jewel-heist-position-special = special_left is no more than the character has
jewel-heist-position-noise = noise is known from the reveal to the end of the round
jewel-heist-position-done = effect_done and special_used are false before the reveal
jewel-heist-position-told = told belongs to a seat that has a card
jewel-heist-position-space = every seat has a space of the board from round 1 on
jewel-heist-position-characters = characters do not repeat, and fit the phase
jewel-heist-position-stacks = stacks name a kind once, with all that was drafted at most one card for each seat
jewel-heist-position-queue = queue lists different seats, the first of which can act, in the phases that use it, and is empty in all others
jewel-heist-position-cards = a jewelry card is in one place only, and a position shows all
jewel-heist-position-deck = deck has as many cards as it counts (at least as many together), and enough for what is to come
jewel-heist-position-draft = packs and picks belong to the deal and the draft, and a pick is in its pack
jewel-heist-position-drawn = drawn and fence_left belong to a draw from the fence
jewel-heist-position-chosen = card is null before it is chosen, known for all from the reveal on, and gear only from the hand
jewel-heist-position-phase = this phase belongs to another mode
jewel-heist-position-result = result is null until the game is over, and then adds up

## The table in a terminal

jewel-heist-board-head = { $blueprint } | round { $round } | { $deck ->
    [one] 1 card left
   *[other] { $deck } cards left
}
jewel-heist-board-setup = The blueprint is still to be drawn
jewel-heist-board-legend = Jewels: r rectangle, v oval, s square, c circle, * star, t teardrop, 5+ a heap
jewel-heist-board-signs = 1-6 players, ^>v< the guard, () light, ~ smoke, ! alarm, w wire, # panel or wall
jewel-heist-board-lines = o guard’s track, == line to walk along, ++ line across the track, · nothing
jewel-heist-board-noise = Noise
jewel-heist-board-player = Thief
jewel-heist-board-at = At
jewel-heist-board-cards = Cards
jewel-heist-board-card = This round
jewel-heist-board-jewels = Jewels
jewel-heist-board-gear = gear: { $gear }
jewel-heist-board-waits = chosen
jewel-heist-board-uses = { $uses }x
jewel-heist-board-own = Your cards (worth now { $value })
jewel-heist-board-crew = The crew’s cards: { $fulfilled } of { $shared } covered
jewel-heist-board-complete = complete
jewel-heist-board-short = needs { $jewels }
jewel-heist-board-flipped = Cards flipped or discarded, by size: { $sizes }

## What the game is, its options, and how its result adds up

jewel-heist-about = Creep round the cases at night, and mind the guard: the loudest thief gets the light. Alone or together. About 60 minutes.
jewel-heist-option-seats = how many play
jewel-heist-option-mode = competitive: everybody for himself; coop: all together for ten open cards
jewel-heist-option-blueprint = the floor plan; random: chance decides
jewel-heist-option-first_seat = the seat that drafts gear first; null: chance decides
jewel-heist-option-characters = random, none for a first game, or one for each seat
jewel-heist-option-gear = random, none for a first game, or six kinds
jewel-heist-option-jewelry_dealt = jewelry cards for each seat; fewer makes a longer game
jewel-heist-option-coop_deck = coop: cards in the deck, and so rounds at most
jewel-heist-option-coop_gear_budget = coop: what a seat may spend on gear
jewel-heist-option-coop_finish = coop: play the deck out, or stop as soon as all cards are covered
jewel-heist-option-coop_fence = coop: plain: Call Fence only shortens the night; swap: it may exchange a card
jewel-heist-line-cards = Sets
jewel-heist-line-card_value = Paid
jewel-heist-line-loose = + Loose
jewel-heist-line-gear_cost = - Gear
jewel-heist-line-total = = Money
jewel-heist-line-fulfilled = Fulfilled
jewel-heist-line-shared = of
