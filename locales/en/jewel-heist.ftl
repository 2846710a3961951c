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
jewel-heist-gear-text-alarm_clock = rings on any space this round; the guard hears it at 9
jewel-heist-gear-text-felt_slippers = without a sound
jewel-heist-gear-text-fuse_cutter = no light until the guard has turned
jewel-heist-gear-text-grappling_hook = swing to any unlit space within six cells, whatever is between, or stay
jewel-heist-gear-text-guard_uniform = this round you may cross the light and stop in it, and are not caught
jewel-heist-gear-text-hand_mirror = you may turn the guard a quarter, left or right, before anybody is caught
jewel-heist-gear-text-long_tongs = after moving you may also take all jewels of one space a step away, lit or not
jewel-heist-gear-text-smoke_screen = darkens a lit cell and all that lies behind it, until the guard has walked
jewel-heist-gear-text-trip_wire = laid on the guard’s track, not under him; this round his walk ends on it
jewel-heist-gear-text-walkie_talkie = after moving, draw from the fence as with Call Fence

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
jewel-heist-character-text-acrobat = with movement cards opposite sides of a case are one step apart, and you may cross the light, but must stop unlit or stay
jewel-heist-character-text-broker = Call Fence has noise 1; draws two cards from the fence, keeps one and gives the other back
jewel-heist-character-text-cat_burglar = movement cards make 1 less noise
jewel-heist-character-text-escape_artist = drops only half when caught, rounded up
jewel-heist-character-text-lookout = twice a game, before anyone moves: turn the guard to one of the eight compass points
jewel-heist-character-text-mastermind = each round may make another player choose first and alone see the card, but not the one questioned the round before
jewel-heist-character-text-pickpocket = once a game, with a move: take one or two jewels from a player in the same space or one step away
jewel-heist-character-text-runner = movement cards allow one step more
jewel-heist-character-text-safecracker = once a game, with a movement card to a side of a case: also take all jewels of its two adjacent sides, 4 louder
jewel-heist-character-text-ventriloquist = twice a game, before anyone moves: add your noise to another player’s and make none

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
jewel-heist-facing-NNE = north-north-east
jewel-heist-facing-NE = north-east
jewel-heist-facing-ENE = east-north-east
jewel-heist-facing-E = east
jewel-heist-facing-ESE = east-south-east
jewel-heist-facing-SE = south-east
jewel-heist-facing-SSE = south-south-east
jewel-heist-facing-S = south
jewel-heist-facing-SSW = south-south-west
jewel-heist-facing-SW = south-west
jewel-heist-facing-WSW = west-south-west
jewel-heist-facing-W = west
jewel-heist-facing-WNW = west-north-west
jewel-heist-facing-NW = north-west
jewel-heist-facing-NNW = north-north-west

## The choices

jewel-heist-action-pick = Keep { $card }: pays { $value } for { $set }
jewel-heist-action-keep = Keep { $card }: pays { $value } for { $set }
jewel-heist-action-swap = Take { $card } ({ $set }, pays { $value }) instead of { $out }
jewel-heist-action-draft = Take { $gear }, costs { $cost }, noise { $noise }{ $steps ->
    [0] {""}
    [one] , 1 step
   *[other] , { $steps } steps
}: { $text }
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
jewel-heist-action-play-gear = { $card }, gear: { $steps ->
    [0] swing or stay
    [one] up to 1 step
   *[other] up to { $steps } steps
}, noise { $noise }
jewel-heist-action-call = { $card }: a jewelry card instead of moving, noise { $noise }
jewel-heist-action-call-coop = { $card }: stay, and let the night grow shorter, noise { $noise }
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
jewel-heist-event-jewel-placed-many = { $count } jewels lie in their cases.
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
jewel-heist-event-gear-offered = On offer: { $gear }, costs { $cost }, noise { $noise }{ $steps ->
    [0] {""}
    [one] , 1 step
   *[other] , { $steps } steps
}: { $text }.
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
jewel-heist-event-fence = { $seat } gets a jewelry card from the fence.
jewel-heist-event-fence-own = { $seat } gets from the fence: { $cards }.
jewel-heist-event-fence-kept = { $seat } keeps one card and gives the other back.
jewel-heist-event-fence-kept-own = { $seat } keeps { $card } and gives the other back.
jewel-heist-event-fence-refused = The fence has nothing for { $seat }: only the last card is left.
jewel-heist-event-fence-swapped = { $seat } takes { $in } for the crew and gives up { $out }.
jewel-heist-event-fence-passed = { $seat } leaves the crew’s cards as they are; { $card } is discarded.
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
jewel-heist-refusal-not_a_compass_point = You can turn him to one of the eight compass points.
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

jewel-heist-position-version = v is 2
jewel-heist-position-option = the option { $option } is not valid
jewel-heist-position-decided = decided belongs to a view, not to a position
jewel-heist-position-blueprint = blueprint is null until it is drawn, and then one of the box; until then nothing lies on it
jewel-heist-position-guard = the guard stands on his track
jewel-heist-position-smoke = smoke lies on cells that are not opaque, each named once
jewel-heist-position-wires = wires lie on track spaces, each named once
jewel-heist-position-alarms = alarms ring on player spaces, one for each seat at most
jewel-heist-position-jewels = there are no more jewels of a shape than the box has, they lie on player spaces, and some are left while they are placed
jewel-heist-position-round = round is 0 before the first round and at least 1 from then on
jewel-heist-position-round-count = round and deck.count together are at most 4294967295
jewel-heist-position-first = first_seat is null until it is drawn
jewel-heist-position-lead = lead follows from first_seat and round
jewel-heist-position-seat = there is no such seat
jewel-heist-position-seats = seats has one entry for each seat
jewel-heist-position-questioned = questioned is a seat from the question to the end of the round, and null before
jewel-heist-position-gear = gear is part of drafted, at most 99 cards of a kind, and gear_cost is its price
jewel-heist-position-noise = noise is known from the reveal to the end of the round
jewel-heist-position-noise-count = the noise of all seats together is at most 4294967291
jewel-heist-position-special = special_left is at most what the character can do in a game, and 0 for all others
jewel-heist-position-done = effect_done and special_used are false before the reveal
jewel-heist-position-told = told belongs to a seat that has a card
jewel-heist-position-space = every seat has a space of the board from round 1 on
jewel-heist-position-characters = characters do not repeat, and fit the phase
jewel-heist-position-stacks = stacks name a kind once, with at most one card for each seat
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
jewel-heist-board-guard = { $light ->
    [on] The guard on { $at } faces { $facing }; ( ) marks his light.
   *[off] The guard on { $at } faces { $facing }; his light is off.
}
jewel-heist-board-outlooks = What the guard would do now, by the card that is flipped:
jewel-heist-board-outlooks-alone = What the guard would do if he heard you alone, where you stand:
jewel-heist-board-outlook = { $steps } steps ({ $odds }): to { $at }, facing { $facing }; catches { $seats }
jewel-heist-board-outlook-nobody = { $steps } steps ({ $odds }): to { $at }, facing { $facing }; catches nobody
jewel-heist-board-setup = The blueprint is still to be drawn
jewel-heist-board-legend = Jewels: r rectangle, v oval, s square, c circle, * star, t teardrop, 5+ a heap
jewel-heist-board-signs = 1-6 players, ^>v< the guard, () light, ~ smoke, ! alarm, w wire, # panel or wall
jewel-heist-board-lines = o -- : guard’s track, == line to walk along, ++ line across the track, · no jewel
jewel-heist-board-noise = Noise
jewel-heist-board-player = Thief
jewel-heist-board-at = At
jewel-heist-board-cards = Cards
jewel-heist-board-card = This round
jewel-heist-board-jewels = Jewels
jewel-heist-board-gear = gear: { $gear }
jewel-heist-board-waits = chosen
jewel-heist-board-uses = { $uses }x
jewel-heist-board-ability-now = can be used now
jewel-heist-board-ability-later = not now
jewel-heist-board-ability-silent = no noise to give away
jewel-heist-board-ability-used = used this round
jewel-heist-board-ability-spent = used up
jewel-heist-board-own = Your cards (worth now { $value })
jewel-heist-board-crew = The crew’s cards: { $fulfilled } of { $shared } covered
jewel-heist-board-complete = complete
jewel-heist-board-short = needs { $jewels }
jewel-heist-board-flipped = Cards flipped or discarded, by size: { $sizes }

## What the game is, its options, and how its result adds up

jewel-heist-about = Creep round the cases at night, and mind the guard: the loudest thief gets the light. Alone or together. About 60 minutes.
jewel-heist-web-title = The Heist
jewel-heist-web-about = Gear up, slip past guard and lamp, and carry the jewels home.
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

## The table in a browser

jewel-heist-web-round = Round { $round }
jewel-heist-web-setup = Before the night
jewel-heist-web-deck = { $deck ->
    [0] no card left
    [one] 1 card left: the last round
   *[other] { $deck } cards left
}
jewel-heist-web-coop = all together
jewel-heist-web-floor = Floor plan: { $blueprint }
jewel-heist-web-no-jewels = no jewels
jewel-heist-web-you = you

jewel-heist-web-you-pick = Keep one card. The rest of your pack goes on to { $name }.
jewel-heist-web-you-gear = Take a gear card, or take no more and choose where you begin. Its price is subtracted at the end, used or not.
jewel-heist-web-you-gear-coop = Take a gear card, or take no more and choose where you begin. You may still spend { $left }.
jewel-heist-web-you-start = Where do you begin? Choose one of the marked doors at the edge.
jewel-heist-web-you-begin-again = You were caught. Choose the marked door through which you come back.
jewel-heist-web-you-question = Whom do you question? That player chooses first, and only you see the card.
jewel-heist-web-you-answer = { $name } questions you: choose your card now. Only { $name } will see it before the others have chosen.
jewel-heist-web-you-choose = Choose a card in secret. Point at one to see how far it goes and what the guard could do.
jewel-heist-web-you-choose-card = { $card }: rings show where it leads. Press one to see how safe it would be.
jewel-heist-web-you-choose-fence = { $card }: you stay where you are, pick nothing up, and draw a jewelry card.
jewel-heist-web-you-choose-fence-plain = { $card }: you stay where you are and pick nothing up. The card you draw only shortens the night.
jewel-heist-web-you-choose-fence-nothing = { $card }: you stay where you are, pick nothing up, and draw nothing: only the last card is left.
jewel-heist-web-you-smoke = Before anyone moves: on which lit cell do you put smoke?
jewel-heist-web-you-alarm = Before anyone moves: where shall the alarm clock ring?
jewel-heist-web-you-wire = Before anyone moves: where on the guard’s track do you lay the wire?
jewel-heist-web-you-turn = Before anyone moves: turn the guard, or leave him as he stands.
jewel-heist-web-you-blame = Before anyone moves: give your noise to another player, or keep it.
jewel-heist-web-you-move = Your move with { $card }. Choose a ringed space; you take everything that lies there.
jewel-heist-web-you-keep = Two cards from the fence: keep one, the other goes back.
jewel-heist-web-you-swap = From the fence: exchange it for one of the crew’s cards, or leave them as they are.
jewel-heist-web-you-mirror = Your mirror: turn the guard a quarter before anyone is caught, or leave him.
jewel-heist-web-you-drop = You are caught: let { $count ->
    [one] 1 jewel
   *[other] { $count } jewels
} fall. Still to choose: { $left }.
jewel-heist-web-you-turn-now = Your turn.

jewel-heist-web-they-pick = Still choosing a card to keep: { $names }.
jewel-heist-web-they-gear = { $name } takes gear or passes.
jewel-heist-web-they-start = { $name } chooses where to begin.
jewel-heist-web-they-question = { $name } decides whom to question.
jewel-heist-web-they-answer = { $name } chooses first and tells the Mastermind.
jewel-heist-web-they-choose = Still choosing in secret: { $names }.
jewel-heist-web-you-chose = You play { $card }. Still choosing: { $names }.
jewel-heist-web-you-picked = You keep { $card }. Still choosing: { $names }.
jewel-heist-web-they-before = Before anyone moves: { $name } decides.
jewel-heist-web-they-move = { $name } moves.
jewel-heist-web-they-keep = { $name } keeps one of two cards from the fence.
jewel-heist-web-they-swap = { $name } may exchange one of the crew’s cards.
jewel-heist-web-they-mirror = { $name } holds a mirror up to the guard.
jewel-heist-web-they-drop = { $name } is caught and chooses what to drop.
jewel-heist-web-they-place = { $name } was caught and chooses where to begin again.
jewel-heist-web-over-you = The night is over. You win with { $money }!
jewel-heist-web-over-they = The night is over. { $count ->
    [one] { $names } wins with { $money }.
   *[other] { $names } share the win with { $money }.
}
jewel-heist-web-over-shared = The night is over. You share the win with { $names }, at { $money } each.
jewel-heist-web-over-won = All cards are fulfilled: the crew has won!
jewel-heist-web-over-lost = { $fulfilled } of { $shared } cards are fulfilled: the crew has lost.
jewel-heist-web-counting = Row by row…

jewel-heist-web-do-pick = Keep { $card }
jewel-heist-web-do-draft = Take { $gear } for { $cost }
jewel-heist-web-do-play = Play { $card } face down
jewel-heist-web-do-swap = Take { $card } instead of { $out }
jewel-heist-web-cancel = Clear
jewel-heist-web-warn-pick = It stays with you, and counts against you when you are caught.
jewel-heist-web-warn-play = Nobody sees it before all have chosen.
jewel-heist-web-warn-told = Only { $name } sees it before the others have chosen. It cannot be changed.
jewel-heist-web-warn-gear = It costs { $cost } at the end, used or not.
jewel-heist-web-warn-gear-coop = It takes { $cost } of what you may spend; nothing is paid at the end.
jewel-heist-web-warn-pass = You take no more gear in this game.
jewel-heist-web-warn-risk = With the noises as they are, your risk of being caught there is { $odds }.
jewel-heist-web-warn-safe = With the noises as they are, no card sends his light there.
jewel-heist-web-warn-disguised = In the uniform you cannot be caught this round, wherever his light falls.
jewel-heist-web-warn-drop = They stay on { $at } for anyone to pick up.
jewel-heist-web-final = This cannot be taken back.

jewel-heist-web-hand = Your hand
jewel-heist-web-steps = { $steps ->
    [0] no step
    [one] 1 step
   *[other] { $steps } steps
}
jewel-heist-web-swing = swing
jewel-heist-web-draws = draws
jewel-heist-web-noise = noise { $noise }
jewel-heist-web-cost = costs { $cost }
jewel-heist-web-left = { $left } left
jewel-heist-web-when-before = before anyone moves
jewel-heist-web-when-move = with your move
jewel-heist-web-when-guard = after the guard has turned
jewel-heist-web-when-always = always
jewel-heist-web-when-question = before cards are chosen
jewel-heist-web-when-caught = when you are caught
jewel-heist-web-no-use-fence = Nothing to draw now: only the last card is left.
jewel-heist-web-no-use-plain = The draw only shortens the night: the card is laid on the discard.
jewel-heist-web-no-use-light = No effect as it stands: there is no light.
jewel-heist-web-reaches = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
jewel-heist-web-gear-title = Gear and ability
jewel-heist-web-ability-now = You can use it now.
jewel-heist-web-ability-later = Not now: { $when }.
jewel-heist-web-ability-spent = Used up.
jewel-heist-web-ability-used = Used this round already.
jewel-heist-web-ability-silent = Not now: you made no noise.
jewel-heist-web-ability-uses = { $uses ->
    [one] 1 use left
   *[other] { $uses } uses left
}
jewel-heist-web-gear-play = Choose it instead of another card; it works { $when }.
jewel-heist-web-gear-working = On the table now; it works { $when }.

jewel-heist-web-draft = The draft
jewel-heist-web-draft-way = Packs go clockwise: { $from } hands you a pack, you hand yours to { $to }.
jewel-heist-web-draft-watch = Packs go clockwise, from neighbour to neighbour.
jewel-heist-web-draft-pack = Your pack
jewel-heist-web-draft-pack-of = Pack of { $name }
jewel-heist-web-draft-chosen = chosen
jewel-heist-web-draft-kept = Kept so far
jewel-heist-web-draft-holds = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
jewel-heist-web-picked = has chosen
jewel-heist-web-picking = is choosing
jewel-heist-web-pays = pays { $value }
jewel-heist-web-shop = Gear on offer
jewel-heist-web-shop-order = To choose: { $names }

jewel-heist-web-round-cards = This round
jewel-heist-web-order-choose = Face down until all have chosen, then turned over together.
jewel-heist-web-order-before = Before the moves: the loudest first.
jewel-heist-web-order-move = Moves: the quietest first.
jewel-heist-web-order-guard = The guard has heard this:
jewel-heist-web-card-none = no card yet
jewel-heist-web-card-down = a card lies face down
jewel-heist-web-at-turn = at turn
jewel-heist-web-done = done
jewel-heist-web-leads = leads
jewel-heist-web-leads-why = Where everything else is equal, the lead seat comes first.

jewel-heist-web-forecast = What the guard could do
jewel-heist-web-forecast-suppose = If he hears
jewel-heist-web-forecast-you = you
jewel-heist-web-forecast-now = With the noises as they are{ $to ->
    [none] .
   *[other] , and you on { $to }.
}
jewel-heist-web-forecast-row = { $at }, looking { $facing }
jewel-heist-web-forecast-nobody = catches nobody
jewel-heist-web-forecast-catches = catches { $names }
jewel-heist-web-forecast-catches-you = catches you
jewel-heist-web-forecast-catches-you-too = catches you as well as { $names }
jewel-heist-web-forecast-risk = Your risk of being caught: { $odds }.
jewel-heist-web-forecast-safe = No card would catch you.
jewel-heist-web-forecast-drops = Caught, you drop { $count ->
    [0] nothing
    [one] 1 jewel
   *[other] { $count } jewels
}.

jewel-heist-web-sets = Your sets
jewel-heist-web-sets-of = Sets of { $name }
jewel-heist-web-sets-crew = The crew’s cards
jewel-heist-web-sets-worth = worth { $value } now
jewel-heist-web-sets-sum = { $cards } for sets, { $loose } for loose jewels, { $gear } for gear
jewel-heist-web-sets-covered = { $fulfilled } of { $shared } covered
jewel-heist-web-sets-need = { $owned } of { $needed }
jewel-heist-web-complete = complete
jewel-heist-web-lacks = lacks { $jewels }
jewel-heist-web-owned = Jewels: { $jewels }
jewel-heist-web-cards = { $count ->
    [one] 1 jewelry card
   *[other] { $count } jewelry cards
}
jewel-heist-web-drop-less = One { $jewel } less
jewel-heist-web-drop-more = One { $jewel } more
jewel-heist-web-drop-title = What falls
jewel-heist-web-drop-of = { $count } of { $owned }

jewel-heist-web-walk = The guard’s walk in round { $round }
jewel-heist-web-walk-now = The guard
jewel-heist-web-walk-steps = { $card } is flipped: { $steps } steps.
jewel-heist-web-go-loudest = On { $at } he goes { $facing }, towards { $who }: the loudest ({ $noise }).
jewel-heist-web-go-closer = On { $at } he goes { $facing }, towards { $who }: no louder than others ({ $noise }), but closer.
jewel-heist-web-go-agreed = On { $at } he goes { $facing }: several are equally loud ({ $noise }) and close, and all draw him that way.
jewel-heist-web-go-next = On { $at } he goes { $facing }, towards { $who }: the louder ones draw him apart, so the next loudest decides ({ $noise }).
jewel-heist-web-go-lead = On { $at } he goes { $facing }, towards { $who }: equals draw him apart, and { $who } comes first from the lead seat.
jewel-heist-web-go-lead-you = On { $at } he goes { $facing }, towards you: equals draw him apart, and you come first from the lead seat.
jewel-heist-web-go-silence = On { $at } he hears nothing and goes { $facing }.
jewel-heist-web-go-light = On { $at } he sets off the way his light points: { $facing }.
jewel-heist-web-go-on = From { $at } he goes on { $facing }.
jewel-heist-web-go-dead_end = On { $at } his track ends: he goes back { $facing }.
jewel-heist-web-turn-loudest = On { $at } he turns { $facing }, to { $who }: the loudest ({ $noise }).
jewel-heist-web-turn-closer = On { $at } he turns { $facing }, to { $who }: no louder than others ({ $noise }), but closer.
jewel-heist-web-turn-agreed = On { $at } he turns { $facing }: several are equally loud ({ $noise }) and close, all on that side.
jewel-heist-web-turn-next = On { $at } he turns { $facing }, to { $who }: the louder ones draw him apart, so the next loudest decides ({ $noise }).
jewel-heist-web-turn-lead = On { $at } he turns { $facing }, to { $who }: equals draw him apart, and { $who } comes first from the lead seat.
jewel-heist-web-turn-lead-you = On { $at } he turns { $facing }, to you: equals draw him apart, and you come first from the lead seat.
jewel-heist-web-turn-silence = On { $at } he has heard nothing and keeps looking { $facing }.
jewel-heist-web-alarm-of = the alarm clock of { $name }
jewel-heist-web-alarm-yours = your alarm clock
jewel-heist-web-walk-went = He walks to { $path }.
jewel-heist-web-walk-faces = On { $at } he turns { $facing }.
jewel-heist-web-walk-wired = A wire trips him on { $at }.
jewel-heist-web-walk-mirror = { $name } turns him { $facing } with a mirror.
jewel-heist-web-walk-caught = { $name } is caught on { $at } and drops { $jewels }.
jewel-heist-web-walk-caught-you = You are caught on { $at } and drop { $jewels }.
jewel-heist-web-walk-nobody = Nobody is in the light.

jewel-heist-web-guard = The guard is on { $at }, looking { $facing }. In the light: { $lit }.
jewel-heist-web-guard-dark = The guard is on { $at }, looking { $facing }. He lights no space.
jewel-heist-web-space-start = door
jewel-heist-web-space-lit = in the light
jewel-heist-web-space-here = { $names } here
jewel-heist-web-space-smoke = smoke
jewel-heist-web-space-alarm = alarm clock
jewel-heist-web-space-wire = trip wire
jewel-heist-web-space-open = can be chosen
jewel-heist-web-space-reach = in reach
jewel-heist-web-space-risk = risk of being caught: { $odds }
jewel-heist-web-space-danger = the guard could catch you there
jewel-heist-web-goals = { $count ->
    [one] 1 space can be chosen
   *[other] { $count } spaces can be chosen
}
jewel-heist-web-goal-none = Choose one, or press it on the floor plan
jewel-heist-web-goal-stay = stay
jewel-heist-web-tricks = One trick, if you like
jewel-heist-web-trick-none = no trick
jewel-heist-web-trick-reach = tongs into { $from }: { $jewels }
jewel-heist-web-trick-crack = crack the case: { $jewels }, 4 louder
jewel-heist-web-trick-steal = take { $jewels } from { $name }
jewel-heist-web-turns = Turn the guard
jewel-heist-web-blames = Whose noise shall it be?
jewel-heist-web-lights = lights { $spaces }
jewel-heist-web-lights-none = lights nobody
jewel-heist-web-questions = Whom do you question?
jewel-heist-web-question-last = questioned last round
jewel-heist-web-fence = From the fence
jewel-heist-web-fence-out = Give up
jewel-heist-web-covered = Your cards are covered.
jewel-heist-web-cover = Cover

jewel-heist-web-final-title = What the night brought
jewel-heist-web-row-set = Set { $number }
jewel-heist-web-row-loose = Loose jewels
jewel-heist-web-row-gear = Gear
jewel-heist-web-row-money = Money
jewel-heist-web-row-open = Not completed by { $name }: { $cards }.
jewel-heist-web-row-fulfilled = Fulfilled

jewel-heist-web-guide-1 = Creep round the display cases, take what lies where you stop, and complete the sets of your jewelry cards.
jewel-heist-web-guide-2 = Everybody chooses a card in secret. Far is loud, and the guard walks towards the loudest and shines his light there. Point at a card to see its reach, and what he could do.
jewel-heist-web-guide-3 = Caught in the light you drop as many jewels as you hold jewelry cards. The light also stands in your way next round.

jewel-heist-web-option-mode = How to play
jewel-heist-web-option-mode-competitive = each for themselves
jewel-heist-web-option-mode-coop = all together, for ten open cards
jewel-heist-web-option-blueprint = Floor plan
jewel-heist-web-option-blueprint-gallery = Grand Gallery: no walls, the brightest
jewel-heist-web-option-blueprint-wings = Two Wings: the gentlest
jewel-heist-web-option-blueprint-vault = The Vault: few ways into the middle
jewel-heist-web-option-blueprint-pinwheel = Pinwheel: the guard comes back the way he went
jewel-heist-web-option-blueprint-random = by chance
jewel-heist-web-option-first_seat = Who takes gear first
jewel-heist-web-option-characters = Characters
jewel-heist-web-option-characters-random = one for everybody, by chance
jewel-heist-web-option-characters-none = none, for a first night
jewel-heist-web-option-characters-own = chosen, one for every seat
jewel-heist-web-option-characters-acrobat = { jewel-heist-character-acrobat }
jewel-heist-web-option-characters-broker = { jewel-heist-character-broker }
jewel-heist-web-option-characters-cat_burglar = { jewel-heist-character-cat_burglar }
jewel-heist-web-option-characters-escape_artist = { jewel-heist-character-escape_artist }
jewel-heist-web-option-characters-lookout = { jewel-heist-character-lookout }
jewel-heist-web-option-characters-mastermind = { jewel-heist-character-mastermind }
jewel-heist-web-option-characters-pickpocket = { jewel-heist-character-pickpocket }
jewel-heist-web-option-characters-runner = { jewel-heist-character-runner }
jewel-heist-web-option-characters-safecracker = { jewel-heist-character-safecracker }
jewel-heist-web-option-characters-ventriloquist = { jewel-heist-character-ventriloquist }
jewel-heist-web-option-gear = Gear
jewel-heist-web-option-gear-random = six kinds by chance
jewel-heist-web-option-gear-none = none, for a first night
jewel-heist-web-option-gear-own = six kinds that you choose
jewel-heist-web-option-gear-alarm_clock = { jewel-heist-gear-alarm_clock }
jewel-heist-web-option-gear-felt_slippers = { jewel-heist-gear-felt_slippers }
jewel-heist-web-option-gear-fuse_cutter = { jewel-heist-gear-fuse_cutter }
jewel-heist-web-option-gear-grappling_hook = { jewel-heist-gear-grappling_hook }
jewel-heist-web-option-gear-guard_uniform = { jewel-heist-gear-guard_uniform }
jewel-heist-web-option-gear-hand_mirror = { jewel-heist-gear-hand_mirror }
jewel-heist-web-option-gear-long_tongs = { jewel-heist-gear-long_tongs }
jewel-heist-web-option-gear-smoke_screen = { jewel-heist-gear-smoke_screen }
jewel-heist-web-option-gear-trip_wire = { jewel-heist-gear-trip_wire }
jewel-heist-web-option-gear-walkie_talkie = { jewel-heist-gear-walkie_talkie }
jewel-heist-web-option-jewelry_dealt = Jewelry cards for everybody; fewer make a longer game
jewel-heist-web-option-coop_deck = Together: cards in the deck, and so rounds at most
jewel-heist-web-option-coop_gear_budget = Together: what everybody may spend on gear
jewel-heist-web-option-coop_finish = Together: when the night ends
jewel-heist-web-option-coop_finish-deck = when the deck is empty
jewel-heist-web-option-coop_finish-covered = as soon as all cards are covered
jewel-heist-web-option-coop_fence = Together: what a call to the fence does
jewel-heist-web-option-coop_fence-plain = it only shortens the night
jewel-heist-web-option-coop_fence-swap = it may exchange a card

jewel-heist-web-choose-characters = Nobody is there twice: whoever is chosen for another seat changes places.
jewel-heist-web-choose-gear = On offer
jewel-heist-web-choose-gear-fine = Six kinds: they can be played with.
jewel-heist-web-choose-gear-fewer = { $count ->
    [one] Choose one more kind.
   *[other] Choose { $count } more kinds.
}
jewel-heist-web-choose-gear-more = { $count ->
    [one] One kind too many.
   *[other] { $count } kinds too many.
}

## How it ended for a crew, as `capers simulate` counts it

jewel-heist-ending-all_cards = all cards fulfilled
jewel-heist-ending-cards_left = cards left over
