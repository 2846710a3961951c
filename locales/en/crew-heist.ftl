# Heist.

## Skills and kinds of attempts

crew-heist-skill-athletics = Athletics
crew-heist-skill-finesse = Finesse
crew-heist-skill-handiness = Handiness
crew-heist-skill-intellect = Intellect
crew-heist-skill-observation = Observation
crew-heist-skill-social = Social
crew-heist-kind-run = Run
crew-heist-kind-sneak = Sneak
crew-heist-kind-hide = Hide
crew-heist-kind-distract = Distract
crew-heist-kind-fight = Fight
crew-heist-kind-incapacitate = Incapacitate
crew-heist-kind-notice = Notice
crew-heist-kind-bypass = Bypass
crew-heist-kind-group_bypass = Group bypass
crew-heist-kind-disable = Disable
crew-heist-kind-activate = Use

## Phases

crew-heist-phase-characters = choosing characters
crew-heist-phase-setup = set-up
crew-heist-phase-placing = placing pawns
crew-heist-phase-planning = planning
crew-heist-phase-acting = player phase
crew-heist-phase-closing = time is up
crew-heist-phase-environment = environment phase
crew-heist-phase-over = over

## Characters and powers

crew-heist-character-brick = Brick, the muscle
crew-heist-character-ghost = Ghost, the infiltrator
crew-heist-character-wrench = Wrench, the mechanic
crew-heist-character-glitch = Glitch, the hacker
crew-heist-character-hawk = Hawk, the lookout
crew-heist-character-velvet = Velvet, the face
crew-heist-character-queen = Queen, the mastermind
crew-heist-character-dash = Dash, the driver
crew-heist-power-broad_back = Broad back
crew-heist-power-soft_steps = Soft steps
crew-heist-power-right_tool = The right tool
crew-heist-power-backdoor = Backdoor
crew-heist-power-long_look = Long look
crew-heist-power-silver_tongue = Silver tongue
crew-heist-power-plan_b = Plan B
crew-heist-power-rubber_soles = Rubber soles
crew-heist-power-none = no power

## Tiles

crew-heist-tile-empty_stretch = Empty stretch
crew-heist-tile-camera = Camera
crew-heist-tile-laser_maze = Laser maze
crew-heist-tile-motion_sensor = Motion sensor
crew-heist-tile-pressure_plates = Pressure plates
crew-heist-tile-wet_floor = Wet floor
crew-heist-tile-creaking_boards = Creaking boards
crew-heist-tile-broken_glass = Broken glass
crew-heist-tile-guard_post = Guard post
crew-heist-tile-metal_detector = Metal detector
crew-heist-tile-shutter = Steel shutter
crew-heist-tile-night_cleaners = Night cleaners
crew-heist-tile-alarm_panel = Alarm panel
crew-heist-tile-open_door = Unlocked door
crew-heist-tile-locked_door = Locked door
crew-heist-tile-stuck_door = Stuck door
crew-heist-tile-keypad = Keypad
crew-heist-tile-alarmed_door = Alarmed door
crew-heist-tile-reinforced_door = Reinforced door
crew-heist-tile-glass_door = Glass door
crew-heist-tile-manned_door = Manned door
crew-heist-tile-intercom = Intercom
crew-heist-tile-biometric_lock = Biometric lock
crew-heist-tile-revolving_door = Revolving door
crew-heist-tile-wired_handle = Wired handle
crew-heist-tile-vault = Vault
crew-heist-tile-deposit_boxes = Deposit boxes
crew-heist-tile-server_room = Server room
crew-heist-tile-security_office = Security office
crew-heist-tile-holding_cell = Holding cell
crew-heist-tile-equipment_room = Equipment room
crew-heist-tile-break_room = Break room
crew-heist-tile-control_room = Control room
crew-heist-tile-locker_room = Locker room
crew-heist-tile-guard_room = Guard room
crew-heist-tile-empty_office = Empty office
crew-heist-tile-restroom = Restroom
crew-heist-tile-archive = Archive
crew-heist-tile-night_owl = Night owl
crew-heist-back-secure = secure
crew-heist-back-staff = staff
crew-heist-back-plain = plain

## Event cards

crew-heist-card-quiet_night = Quiet night
crew-heist-card-coffee_break = Coffee break
crew-heist-card-long_phone_call = Long phone call
crew-heist-card-cleaning_crew = Cleaning crew
crew-heist-card-keen_rookie = Keen rookie
crew-heist-card-van_outside = A van outside
crew-heist-card-nervous_manager = Nervous manager
crew-heist-card-panic_button = Panic button
crew-heist-card-radio_check = Radio check
crew-heist-card-power_dip = Power dip
crew-heist-card-spot_check = Spot check
crew-heist-card-echo = Echo
crew-heist-card-staff_meeting = Staff meeting
crew-heist-card-false_alarm = False alarm
crew-heist-card-second_look = Second look
crew-heist-card-tip_off = Tip-off
crew-heist-card-reinforcements = Reinforcements
crew-heist-card-siren = Siren
crew-heist-card-all_clear = All clear
crew-heist-card-double_time = Double time
crew-heist-card-camera_sweep = Camera sweep
crew-heist-card-lockdown = Lockdown

## Things and elite guards

crew-heist-item-loot = the loot
crew-heist-item-incapacitated_guard = an incapacitated guard
crew-heist-item-smoke_bomb = a smoke bomb
crew-heist-item-noisemaker = a noisemaker
crew-heist-item-flashbang = a flashbang
crew-heist-item-signal_jammer = a signal jammer
crew-heist-item-breaching_charge = a breaching charge
crew-heist-item-adrenaline = adrenaline
crew-heist-item-spoofed_radio = a spoofed radio
crew-heist-item-lockpicks = lockpicks
crew-heist-item-laptop = a laptop
crew-heist-item-climbing_rope = a climbing rope
crew-heist-item-goggles = goggles
crew-heist-item-disguise = a disguise
crew-heist-item-trolley = a trolley
crew-heist-elite-veteran = Veteran
crew-heist-elite-bruiser = Bruiser
crew-heist-elite-cynic = Cynic
crew-heist-elite-dog_handler = Dog handler
crew-heist-elite-hawkeye = Hawkeye
crew-heist-elite-captain = Captain

## The choices

crew-heist-action-choose-character = Play { $character }
crew-heist-action-place = Start on { $square }
crew-heist-action-ready = Ready
crew-heist-action-call-vote = Ask for timed speeches
crew-heist-action-vote-yes = Vote yes
crew-heist-action-vote-no = Vote no
crew-heist-action-spoken = I have spoken
crew-heist-action-go = Start the clock
crew-heist-action-walk = Walk to { $to }: one miss, noise
crew-heist-action-stumble = Stumble on: move with noise
crew-heist-action-stop = Stop here with X = { $x }
crew-heist-action-whistle = Whistle: noise here
crew-heist-action-flip = Turn up the tile on { $tile }
crew-heist-action-refuse = Refuse to notice
crew-heist-action-give-up = Give up
crew-heist-action-pick-up = Pick up { $item } on { $square }
crew-heist-action-drop = Drop { $item } on { $square }
crew-heist-action-use = Use { $item }
crew-heist-action-use-remote = Use { $item } from afar, on { $square }
crew-heist-action-power = { $power }
crew-heist-action-power-seat = { $power }: { $of }
crew-heist-action-power-tile = { $power }: { $tile }
crew-heist-action-leave = Leave the building
crew-heist-action-wait = Wait
crew-heist-action-hold = Hold: let the others roll
crew-heist-action-roll-add = Add dice: { $add }
crew-heist-action-roll-again = Throw { $count ->
    [one] die { $which } ({ $again })
   *[other] dice { $which } ({ $again })
} again, no new die
crew-heist-action-roll-both = Throw { $count ->
    [one] die { $which } ({ $again })
   *[other] dice { $which } ({ $again })
} again, { $add ->
    [one] { $add } new die
   *[other] { $add } new dice
}
crew-heist-action-run = Run to { $to } ({ $need } needed) with { $dice }d6
crew-heist-action-sneak = Sneak to { $to } ({ $need } needed) with { $dice }d6
crew-heist-action-hide = Hide ({ $need } needed) with { $dice }d6
crew-heist-action-distract = Distract guard { $guard } ({ $need } needed) with { $dice }d6
crew-heist-action-distract-alert = Distract guard { $guard } and clear the alert ({ $need } needed) with { $dice }d6
crew-heist-action-distract-decoy = Distract guard { $guard } and clear the decoy ({ $need } needed) with { $dice }d6
crew-heist-action-distract-noise = Distract guard { $guard } and clear the noise of { $of } ({ $need } needed) with { $dice }d6
crew-heist-action-fight = Fight guard { $guard } ({ $need } needed) with { $dice }d6
crew-heist-action-incapacitate = Incapacitate guard { $guard } ({ $need } needed) with { $dice }d6
crew-heist-action-notice = Notice the tile ({ $need } needed) with { $dice }d6
crew-heist-action-help = Help { $lead }: { $kind } with { $dice }d6
crew-heist-action-tile = { $kind } ({ $skill }): { $tile } on { $square } ({ $need } needed) with { $dice }d6
crew-heist-action-tile-x = { $kind } ({ $skill }), X up to { $most } by the hits: { $tile } on { $square } ({ $need } needed for X = 1) with { $dice }d6
crew-heist-action-tile-with = { $kind } ({ $skill }) with { $with }: { $tile } on { $square } ({ $need } needed) with { $dice }d6

## What happened

crew-heist-event-phase-characters = Choose your characters.
crew-heist-event-phase-setup = The building is laid out.
crew-heist-event-phase-placing = Place your pawns near the entrance.
crew-heist-event-phase-planning = Round { $round }: make a plan.
crew-heist-event-phase-acting = Round { $round }: go!
crew-heist-event-phase-closing = Finish what you have begun.
crew-heist-event-phase-environment = Round { $round }: the building answers.
crew-heist-event-phase-over = It is over after { $round } rounds.
crew-heist-event-character = { $seat } is { $character }.
crew-heist-event-placed = { $seat } starts on { $square }.
crew-heist-event-vote-called = { $seat } asks for timed speeches.
crew-heist-event-vote-yes = { $seat } votes yes.
crew-heist-event-vote-no = { $seat } votes no.
crew-heist-event-vote-passed = From now on speeches are timed.
crew-heist-event-vote-lost = Planning stays as it is.
crew-heist-event-speaker = { $seat } speaks, lap { $lap }.
crew-heist-event-time-up = Time is up!
crew-heist-event-win = The loot is out, and so is everybody: won in { $rounds } rounds!
crew-heist-event-partial-win = The loot is out after { $rounds } rounds, but somebody was left behind.
crew-heist-event-loss-lockdown = Lockdown in round { $rounds }: nobody leaves. Lost.
crew-heist-event-loss-dawn = The sun comes up after { $rounds } rounds. Lost.
crew-heist-event-loss-captured = Everybody has been captured by round { $rounds }. Lost.
crew-heist-event-loss-no-loot = Nobody is inside after { $rounds } rounds, and the loot still is. Lost.
crew-heist-event-attempt = { $seat }: { $kind }, { $skill } { $need }.
crew-heist-event-attempt-square = { $seat }: { $kind } ({ $square }), { $skill } { $need }.
crew-heist-event-attempt-guard = { $seat }: { $kind } (guard { $guard }), { $skill } { $need }.
crew-heist-event-helped = { $seat } helps { $lead }.
crew-heist-event-dice = { $seat } throws { $faces }: hits on the table { $hits }, misses { $misses }.
crew-heist-event-succeeded = { $seat } succeeds.
crew-heist-event-succeeded-x = { $seat } stops and succeeds with X = { $x }.
crew-heist-event-failing = { $seat } is about to fail: stumble on, or give up.
crew-heist-event-failed = { $seat } fails: { $kind }.
crew-heist-event-gave-up = { $seat } gives up: { $kind }.
crew-heist-event-void = This can no longer be done: { $kind } ({ $seats }).
crew-heist-event-ran = { $seat } runs to { $to }.
crew-heist-event-sneaked = { $seat } sneaks to { $to }.
crew-heist-event-walked = { $seat } walks to { $to }.
crew-heist-event-stumbled = { $seat } stumbles to { $to }.
crew-heist-event-bypassed = { $seat } gets through to { $to }.
crew-heist-event-came-along = { $seat } comes through to { $to }.
crew-heist-event-finished-failed = { $seat } can do no more this phase.
crew-heist-event-finished-elevator = { $seat } is in the elevator until the next phase.
crew-heist-event-finished-rescued = { $seat } catches breath until the next phase.
crew-heist-event-noticed = { $seat } notices in time what lies on { $square }.
crew-heist-event-refused = { $seat } does not look twice at { $square }.
crew-heist-event-picked-up = { $seat } has { $item }.
crew-heist-event-dropped = { $seat } leaves { $item } on { $square }.
crew-heist-event-used = { $seat } uses { $item }.
crew-heist-event-power = { $seat }: { $power }.
crew-heist-event-left = { $seat } leaves the building.
crew-heist-event-left-loot = { $seat } leaves the building with the loot!
crew-heist-event-exposed = { $seat } is exposed; guards in sight: { $by }.
crew-heist-event-exposed-plain = { $seat } is exposed.
crew-heist-event-unexposed = { $seat } is no longer exposed.
crew-heist-event-hidden = { $seat } is hidden.
crew-heist-event-unhidden = { $seat } comes out of hiding.
crew-heist-event-released = { $seat } is free.
crew-heist-event-captured = { $seat } is captured on { $square }.
crew-heist-event-rescued = { $seat } is free again, on { $square }.
crew-heist-event-tile-up = On { $square }: { $tile }.
crew-heist-event-tile-removed = The tile on { $square } is gone.
crew-heist-event-activated = What { $square } offers has been used.
crew-heist-event-noise = Noise of { $seat } on { $square }.
crew-heist-event-decoy = Noise of nobody on { $square }.
crew-heist-event-alert = An alert token on { $square }.
crew-heist-event-evidence = Evidence on { $square }: { $n }.
crew-heist-event-cleared-alert = The alert token on { $square } is gone.
crew-heist-event-cleared-noise = The noise of { $seat } on { $square } is gone.
crew-heist-event-cleared-decoy = The noise of nobody on { $square } is gone.
crew-heist-event-cleared-evidence = The evidence on { $square } is gone: { $n }.
crew-heist-event-track = The track goes from { $from } to { $to }: { $why }.
crew-heist-event-alarm-up = The alarm rises to level { $to }.
crew-heist-event-alarm-down = The alarm falls to level { $to }.
crew-heist-event-in-force = Level { $to } is in force.
crew-heist-event-count = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} for { $players ->
    [one] { $players } player
   *[other] { $players } players
}: no alert.
crew-heist-event-count-added = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} for { $players ->
    [one] { $players } player
   *[other] { $players } players
}: one alert.
crew-heist-event-card = Event ({ $level }): { $card }.
crew-heist-event-card-idle = Event ({ $level }): { $card }. The level does not match: nothing.
crew-heist-event-silence = It is quiet.
crew-heist-event-noise-removed = The noise dies away: { $squares }.
crew-heist-event-distracted = Guard { $guard } is distracted.
crew-heist-event-stood-up = Guard { $guard } pulls himself together.
crew-heist-event-incapacitated = Guard { $guard } is out of action.
crew-heist-event-guard-added = Guard { $guard } takes up his post on { $square }: { $why }.
crew-heist-event-guard-moved = Guard { $guard } goes to { $to }.
crew-heist-event-collected-alert = Guard { $guard } finds the alert on { $square }.
crew-heist-event-collected-noise = Guard { $guard } finds where the noise on { $square } came from.
crew-heist-event-collected-both = Guard { $guard } finds the alert and the noise on { $square }.
crew-heist-event-searched = Guard { $guard } searches. Evidence found: { $n }.
crew-heist-event-searched-things = Guard { $guard } searches. Evidence found: { $n }; things found: { $things }.
crew-heist-event-spotted = Guard { $guard } sees guard { $post } lying on { $square }!
crew-heist-event-caught = Guard { $guard } catches { $seat }.
crew-heist-guard-sees-exposed = Guard { $guard } sees somebody exposed and gives chase: { $target }, { $distance } away.
crew-heist-guard-closest-token = Guard { $guard } is the closest to { $target } ({ $distance } away) and looks into it.
crew-heist-guard-level-5 = Guard { $guard } goes for the nearest token, as all do at level 5: { $target }, { $distance } away.
crew-heist-guard-on-route = Guard { $guard } goes on along his route ({ $target }, { $distance } away).
crew-heist-guard-back-to-route = Guard { $guard } goes back to his route: { $target }, { $distance } away.
crew-heist-guard-at-station = Guard { $guard } is at his station and searches around it.
crew-heist-guard-back-to-station = Guard { $guard } goes back to his station: { $target }, { $distance } away.
crew-heist-guard-blocked = The way of guard { $guard } is blocked.
crew-heist-guard-nothing = Guard { $guard } has nowhere to go.
crew-heist-why-setup = the set-up
crew-heist-why-count = too many tokens
crew-heist-why-search = a search
crew-heist-why-loot_found = the loot was found
crew-heist-why-collected = an alert was collected
crew-heist-why-spotted = a guard was found
crew-heist-why-incapacitated = a guard less
crew-heist-why-event = the event
crew-heist-why-tile = a tile
crew-heist-why-item = a thing that was used
crew-heist-why-power = a special power
crew-heist-why-level = the alarm level
crew-heist-why-no_post = no post was free

## Refusals

crew-heist-refusal-wrong_phase = This cannot be done in this phase.
crew-heist-refusal-not_your_turn = Another player is asked now.
crew-heist-refusal-malformed = I do not understand this action.
crew-heist-refusal-not_in_building = You are not in the building.
crew-heist-refusal-finished = You are finished for this phase.
crew-heist-refusal-caught = A guard holds you: you can only fight or distract.
crew-heist-refusal-busy = Finish your attempt first.
crew-heist-refusal-notice_first = First roll to notice the tile, or refuse.
crew-heist-refusal-must_roll = Time is up: the tile must be noticed by a roll.
crew-heist-refusal-time_is_up = Time is up: nothing new can be started.
crew-heist-refusal-no_attempt = You are not attempting anything.
crew-heist-refusal-dice_count = Between one and four dice in all.
crew-heist-refusal-bad_reroll = You have no such die.
crew-heist-refusal-failing = That throw failed: stumble, or give up.
crew-heist-refusal-cannot_stop = Only the leader of an attempt with an X can stop it.
crew-heist-refusal-too_few_hits = There are not enough hits for that.
crew-heist-refusal-alone = Nobody else takes part in your attempt: there is nobody to wait for.
crew-heist-refusal-no_miss = You can only stumble right after a miss.
crew-heist-refusal-not_a_move = You can only stumble while running or sneaking.
crew-heist-refusal-no_step = You cannot get there in one move.
crew-heist-refusal-square_full = Four pawns are there already.
crew-heist-refusal-guard_in_square = You cannot leave a square with an undistracted guard.
crew-heist-refusal-tile_face_down = Flip the tile first.
crew-heist-refusal-tile_face_up = The tile is face up already.
crew-heist-refusal-tile_removed = The tile is gone.
crew-heist-refusal-needs_tile_action = This tile must be bypassed or disabled.
crew-heist-refusal-elevator_closed = The elevators are shut down.
crew-heist-refusal-track_full = Your miss track is at its end: no more walking.
crew-heist-refusal-exposed = You are exposed.
crew-heist-refusal-already_hidden = You are hidden already.
crew-heist-refusal-no_cover = There is no cover here.
crew-heist-refusal-not_joined = You are not next to that tile.
crew-heist-refusal-no_such_action = The tile has no such action.
crew-heist-refusal-not_on_tile = You must stand on the tile.
crew-heist-refusal-already_activated = That has been done.
crew-heist-refusal-bad_x = X is out of range.
crew-heist-refusal-nobody_captured = Nobody is captured.
crew-heist-refusal-bad_company = These players cannot come along.
crew-heist-refusal-no_such_guard = No such guard.
crew-heist-refusal-not_in_sight = You do not see that guard.
crew-heist-refusal-not_same_square = That guard is not in your square.
crew-heist-refusal-guard_distracted = That guard is distracted already.
crew-heist-refusal-guard_alert = That guard is not distracted, and you are not hidden.
crew-heist-refusal-cannot_help = You cannot help with that from here.
crew-heist-refusal-nothing_there = It is not there.
crew-heist-refusal-not_carried = You do not carry it.
crew-heist-refusal-dropped_this_phase = You dropped it in this phase.
crew-heist-refusal-cannot_use = It cannot be activated.
crew-heist-refusal-no_power = You have no such power.
crew-heist-refusal-power_spent = Used already.
crew-heist-refusal-bad_target = Not a valid target.
crew-heist-refusal-not_exit = You are not on the exit.
crew-heist-refusal-already_waiting = You are waiting already.
crew-heist-refusal-already_ready = You said so already.
crew-heist-refusal-already_placed = You are placed already.
crew-heist-refusal-bad_square = You cannot start there.
crew-heist-refusal-character_taken = That character is taken.
crew-heist-refusal-vote_used = There was a vote this round.
crew-heist-refusal-vote_open = Vote first.
crew-heist-refusal-no_vote = There is no vote.
crew-heist-refusal-no_clock_due = No clock is running.

## What can be wrong with a position

crew-heist-position-square = there is no square { $square } on this map
crew-heist-position-standing = pawns and tokens lie on squares one can stand on
crew-heist-position-game = game is crew-heist
crew-heist-position-option = the option { $option } is not valid
crew-heist-position-options = options must all be there
crew-heist-position-guard = guards have numbers of posts
crew-heist-position-twice = a list that stands for a set names something twice
crew-heist-position-station = stations belong to guarded tiles in the order of their numbers
crew-heist-position-players = there is one player a seat, in order
crew-heist-position-things = things are known, with n for guards and owner for cards, and no more than there are
crew-heist-position-items = there are no item cards without the option items
crew-heist-position-failing = failing is a player who leads a Run or Sneak alone and has just missed
crew-heist-position-dice = dice belong to players in an open attempt, and null to those being thrown
crew-heist-position-attempt = an attempt has the fields of its kind and players who can take part
crew-heist-position-tiles = tiles list every tile square in order, with what can lie there
crew-heist-position-decks = each deck plus what was drawn from it is the deck of the box
crew-heist-position-tokens = tokens are counted from 1, and not without limit
crew-heist-position-pending = pending is what this phase can leave to chance
crew-heist-position-round = round is 0 until all are placed
crew-heist-position-alarm = alarm follows from track, and in_force is not above alarm or reached
crew-heist-position-player-square = a player has a square if he is in the building and placed
crew-heist-position-player-early = before round 1 nothing has happened to a player
crew-heist-position-player = the marker is at most 7, and nobody is hidden and exposed
crew-heist-position-player-absent = who is not inside holds, hears and hides nothing
crew-heist-position-caught = players are caught by undistracted guards on the board
crew-heist-position-ready = ready belongs to planning
crew-heist-position-used = used and quiet_left fit the clock
crew-heist-position-notice = notice names a tile that is up and must be noticed
crew-heist-position-captured = captured lists the captured players
crew-heist-position-pawns = at most four pawns stand on a square
crew-heist-position-characters = every player has a character of his own after the set-up
crew-heist-position-elites = no elite guard comes twice
crew-heist-position-backs = the backs are those of the bags
crew-heist-position-loot = the loot is in exactly one place
crew-heist-position-planning = planning fits the phase and the option
crew-heist-position-vote = a vote is open only while it is undecided
crew-heist-position-environment = environment belongs to that phase, with one or two events left
crew-heist-position-result = result is null until the game is over, and then fits
crew-heist-position-nobody = somebody must be asked

## The map in a terminal

crew-heist-board-head = { $map }, { $level }: round { $round }, { $phase }
crew-heist-board-track = Alerts { $track } of 20, alarm { $alarm } (in force { $force }), cards left { $cards }
crew-heist-board-floor = Floor { $floor }
crew-heist-board-player = Player
crew-heist-board-square = Square
crew-heist-board-misses = Misses
crew-heist-board-skills = Ath Fin Han Int Obs Soc
crew-heist-board-notes = State
crew-heist-board-guards = Guards: { $guards }
crew-heist-color-red = red
crew-heist-color-blue = blue
crew-heist-color-green = green
crew-heist-color-purple = purple
crew-heist-color-yellow = yellow
crew-heist-color-orange = orange
crew-heist-color-white = white
crew-heist-color-teal = teal
crew-heist-color-grey = grey
crew-heist-board-legend = A-F players, 1-9 and a-f guards, * your square, ! alert, ~ noise, e evidence, $ loot, ^ cover, - | walls
crew-heist-board-legend-tiles = H D R face-down Hall, Door, Room (R: s secure, t staff, p plain); h d r face up; S stairs, L elevator, @ entrance, X exit
crew-heist-board-tile = { $square } { $tile }
crew-heist-board-tiles = Tiles up: { $tiles }
crew-heist-board-no-tiles = No tile is up.
crew-heist-board-attempt-x = { $seat }: { $kind }, { $hits } of { $need } hits; X by the hits: { $x }
crew-heist-board-failing = failing
crew-heist-board-attempt = { $seat }: { $kind }, { $hits } of { $need } hits
crew-heist-board-hidden = hidden
crew-heist-board-exposed = exposed
crew-heist-board-caught = caught
crew-heist-board-finished = finished
crew-heist-board-waiting = waiting
crew-heist-board-captured = captured
crew-heist-board-out = out
crew-heist-board-loot = loot

## What the game is, its options, and how its result adds up

crew-heist-about = Everybody rolls and moves at once for thirty seconds, then the guards answer. Get out with the loot, together. 30 to 90 minutes.
crew-heist-web-title = Heist
crew-heist-web-about = One crew, one building, one clock: in and out together.
crew-heist-option-seats = how many play
crew-heist-option-map = corner: The Corner Gallery, for training; tower: Halcyon Tower
crew-heist-option-difficulty = how many guards there are and how high the alarm is at the start
crew-heist-option-tiles = face_up: all tiles are known from the start
crew-heist-option-characters = random: dealt; choose: picked in seat order
crew-heist-option-clock = timed: the server's clock; untimed: no clock, for beginners; simulated: what actions cost, for bots
crew-heist-option-seconds = how long a player phase and a speech last
crew-heist-option-planning = free: as long as you like; timed: speeches; none: rounds follow one another at once
crew-heist-option-powers = special power cards
crew-heist-option-items = Item cards: one for each player at the start
crew-heist-option-elite_guards = how many of the first guards are elite
crew-heist-option-hide_skill = the skill for hiding
crew-heist-option-dawn = the game is lost at the end of this round; null: never
crew-heist-line-status = Came out
crew-heist-line-outcome = Outcome
crew-heist-line-score = = Score
crew-heist-map-corner = The Corner Gallery
crew-heist-map-tower = Halcyon Tower
crew-heist-level-first = first game
crew-heist-level-easy = easy
crew-heist-level-normal = normal
crew-heist-level-hard = hard
crew-heist-level-challenge = challenge
crew-heist-level-impossible = impossible

## The browser

crew-heist-web-map = The map: { $map }. Arrow keys go from square to square, Page Up and Page Down from floor to floor.
crew-heist-web-map-tools = What the map shows
crew-heist-web-sight = Sight
crew-heist-web-routes = Routes
crew-heist-web-intents = Next moves
crew-heist-web-intents-hint = What each guard would do first if the building answered now, before any event
crew-heist-web-look = Look
crew-heist-web-look-hint = Pressing a square only shows its card
crew-heist-web-zoom-in = Larger
crew-heist-web-zoom-out = Smaller
crew-heist-web-zoom-fit = The whole width
crew-heist-web-zoom-me = Show where I am

## The alarm

crew-heist-web-alarm-track = Alert track and alarm
crew-heist-web-alarm = Alarm level { $level }
crew-heist-web-alarm-soon = → { $level } after the event
crew-heist-web-track = { $track } of 20 alerts; level { $level } at { $next }
crew-heist-web-track-full = { $track } of 20 alerts
crew-heist-web-count = Tokens { $tokens }, players { $players }: no alert
crew-heist-web-count-bad = Tokens { $tokens }, players { $players }: will cost an alert
crew-heist-web-level-1 = Hide +1
crew-heist-web-level-2 = wider searches
crew-heist-web-level-3 = Distract +1, lobby not safe, +1 guard
crew-heist-web-level-4 = no elevators, faster guards by stairs, +1 guard
crew-heist-web-level-5 = Fight +1, two events, +2 guards, every guard goes to his nearest token
crew-heist-web-level-on = (in force)
crew-heist-web-level-soon = (soon in force)
crew-heist-web-level-off = (not yet)
crew-heist-web-level-from = from { $alerts } alerts

## The clock

crew-heist-web-clock = Time left in this phase
crew-heist-web-clock-seconds = seconds left
crew-heist-web-clock-left = { $seconds } seconds left
crew-heist-web-latency = { $ms } ms
crew-heist-web-latency-hint = How long the server takes to answer you

## Squares

crew-heist-web-square-corridor = corridor
crew-heist-web-square-open = room
crew-heist-web-square-safe = lobby, safe zone
crew-heist-web-square-hall = Hall tile, face down
crew-heist-web-square-door = Door tile, face down
crew-heist-web-square-room = Room tile, face down
crew-heist-web-square-room-back = Room tile, face down, back: { $back }
crew-heist-web-square-hall-up = Hall: { $tile }
crew-heist-web-square-door-up = Door: { $tile }
crew-heist-web-square-room-up = Room: { $tile }
crew-heist-web-square-gone = { $tile }, gone: open way
crew-heist-web-square-open-way = tile gone: open way
crew-heist-web-square-stairs = stairs
crew-heist-web-square-elevator = elevator
crew-heist-web-square-entrance = entrance
crew-heist-web-square-exit = exit
crew-heist-web-square-both = entrance and exit
crew-heist-web-cover = cover
crew-heist-web-cover-long = Cover: one can hide here.
crew-heist-web-safe-long = Safe zone: below alarm level 3 guards do not chase here, unless an alert token lies in the room.
crew-heist-web-start-here = you may start here
crew-heist-web-guard = guard { $guard }
crew-heist-web-guard-distracted = guard { $guard }, distracted
crew-heist-web-guard-route = { $color } route
crew-heist-web-guard-station = keeps a station
crew-heist-web-color-red = red
crew-heist-web-color-blue = blue
crew-heist-web-color-green = green
crew-heist-web-color-purple = purple
crew-heist-web-color-yellow = yellow
crew-heist-web-color-orange = orange
crew-heist-web-color-white = white
crew-heist-web-color-teal = teal
crew-heist-web-color-grey = grey
crew-heist-web-noise-of = noise of { $seat }
crew-heist-web-decoy = noise of nobody
crew-heist-web-alert = alert token
crew-heist-web-evidence = { $n ->
    [one] evidence
   *[other] evidence, { $n } tokens
}
crew-heist-web-intent = If it were his turn now: { $what }
crew-heist-web-seen-by = { $count ->
    [one] Seen by guard { $guards }.
   *[other] Seen by guards { $guards }.
}
crew-heist-web-unseen = No guard sees this square.

## Cards

crew-heist-web-card-of = Card of { $square }
crew-heist-web-close = Close
crew-heist-web-card-notice = Hidden: whoever flips it rolls Observation { $n }, or takes the harm.
crew-heist-web-card-guarded = Guarded: a guard came with it.
crew-heist-web-card-once = (once)
crew-heist-web-card-done = (done)
crew-heist-web-card-free = Nothing in the way: cross it with an ordinary step.
crew-heist-web-card-nothing = Nothing to be done here.
crew-heist-web-card-fail = On failure:
crew-heist-web-card-here = Here: { $mod }
crew-heist-web-card-unknown = Nobody knows what it is. It may be:
crew-heist-web-x-number = { $plus ->
    [0] X
   *[other] X+{ $plus }
} (X up to { $most })
crew-heist-web-item-heavy = heavy
crew-heist-web-named = { $name }: { $what }
crew-heist-web-item-once = once
crew-heist-web-carries = Carries { $item }: { $what }
crew-heist-web-owned = { $item } (of { $owner })
crew-heist-web-power-round = once a round
crew-heist-web-power-game = once a game
crew-heist-web-item-remote = works from afar

## Effects

crew-heist-web-effect-evidence = { $n } evidence
crew-heist-web-effect-noise = noise
crew-heist-web-effect-alert = alert token
crew-heist-web-effect-alert-exit = alert token at the exit
crew-heist-web-effect-alarm-more = alarm +{ $n }
crew-heist-web-effect-alarm-less = alarm −{ $n }
crew-heist-web-effect-track-more = { $n } more on the track
crew-heist-web-effect-track-less = { $n } less on the track
crew-heist-web-effect-decoy = noise of nobody there
crew-heist-web-effect-clear-evidence = all evidence goes
crew-heist-web-effect-clear-tokens = alert and noise tokens around go
crew-heist-web-effect-turn = all noise becomes alert tokens
crew-heist-web-effect-guard = new guards: { $n }
crew-heist-web-effect-distract-lowest = the guard with the lowest number is distracted
crew-heist-web-effect-distract-highest = the guard with the highest number is distracted
crew-heist-web-effect-distract-stations = guards of stations are distracted
crew-heist-web-effect-distract-nearest = the { $n } nearest guards are distracted
crew-heist-web-effect-distract-near = guards around are distracted
crew-heist-web-effect-wake = all distracted guards pull themselves together
crew-heist-web-effect-extra-lowest = the guard with the lowest number acts once more
crew-heist-web-effect-extra-all = every guard acts once more
crew-heist-web-effect-search = every guard searches
crew-heist-web-effect-expose = whoever a guard sees is exposed
crew-heist-web-effect-hide = everybody in the square is hidden
crew-heist-web-effect-miss-self = your marker goes back by { $n }
crew-heist-web-effect-miss-chosen = a player’s marker goes back by { $n }
crew-heist-web-effect-reveal = { $n } nearest tiles are turned up
crew-heist-web-effect-reveal-chosen = a tile in line is turned up
crew-heist-web-effect-remove_tile = the tile there goes
crew-heist-web-effect-gain = you get { $item }
crew-heist-web-effect-gain-draw = a card of the items, or one alert less
crew-heist-web-effect-rescue = { $n } captured players come back
crew-heist-web-effect-mod-search_radius = searches reach farther this round
crew-heist-web-effect-lockdown = nobody leaves: the game is over
crew-heist-web-mod-need = { $what } { $n }
crew-heist-web-mod-need-door = { $what } at Doors { $n }
crew-heist-web-mod-need-hall = { $what } in Halls { $n }
crew-heist-web-mod-need-room = { $what } in Rooms { $n }
crew-heist-web-mod-heavy_free = heavy things that cost nothing: { $n }
crew-heist-web-mod-quiet_run = silent runs a round: { $n }
crew-heist-web-mod-no_notice = nobody has to notice anything
crew-heist-web-mod-search_radius = searches reach { $n }
crew-heist-web-mod-guard_actions = acts more often: { $n }
crew-heist-web-mod-flush = his search ends all hiding
crew-heist-web-mod-all_round = sees all round after each step
crew-heist-web-mod-collect = an alert he collects counts { $n }

## What to do

crew-heist-web-you-choose = Choose your character: the number is the space where a skill fails, so higher is better.
crew-heist-web-they-choose = Choosing a character: { $names }.
crew-heist-web-you-place = Choose where you start: one of the lit squares near the entrance.
crew-heist-web-they-place = Still choosing where to start: { $names }.
crew-heist-web-you-plan = Round { $round }: make a plan, then say that you are ready.
crew-heist-web-they-plan = Round { $round }: still planning: { $names }.
crew-heist-web-you-vote = Shall speeches be timed from now on? Vote.
crew-heist-web-they-vote = Still voting: { $names }.
crew-heist-web-you-speak = Your turn to speak, lap { $lap } of 2.
crew-heist-web-they-speak = { $names } speaks, lap { $lap } of 2.
crew-heist-web-you-go = Everybody has spoken. Ready? Start the clock.
crew-heist-web-they-go = Everybody has spoken; { $names } starts the clock.
crew-heist-web-you-act = Go! Press a lit square, or choose below.
crew-heist-web-you-act-untimed = Take your time: press a lit square, or choose below. Wait when you are done.
crew-heist-web-you-roll = Throw until the hits are there. Every miss moves your marker.
crew-heist-web-you-failing = That throw fails. Stumble on to { $to } with noise, or accept it and be done for this phase?
crew-heist-web-you-stop = Stop with an X that the hits allow, or throw on: a throw that fails loses all of it.
crew-heist-web-you-finish = Time is up: finish this attempt.
crew-heist-web-you-notice = { $tile }: notice it with Observation, or refuse and take the harm.
crew-heist-web-you-must-notice = { $tile }: time is up, it must be noticed by a roll.
crew-heist-web-you-caught = { $count ->
    [one] Guard { $guards } holds you: fight him or distract him, or hope for a friend.
   *[other] Guards { $guards } hold you: fight or distract them, or hope for a friend.
}
crew-heist-web-you-exposed = You are exposed! Get out of their sight: no sneaking, no hiding.
crew-heist-web-you-hidden = You are hidden, until you act.
crew-heist-web-you-wait = You wait. Still busy: { $names }. You can still think better of it.
crew-heist-web-you-failed = You failed: nothing more for you in this phase.
crew-heist-web-you-elevator = You are in the elevator until the next phase.
crew-heist-web-you-rescued = You are free again, and catch your breath until the next phase.
crew-heist-web-you-out = You are out of the building. Fingers crossed for the others.
crew-heist-web-you-captured = You are captured. Friends can free you from a staff room.
crew-heist-web-watch-acting = The crew is at work: { $names }.
crew-heist-web-watch-closing = Time is up. Still finishing: { $names }.
crew-heist-web-gait = How to move
crew-heist-web-walk = Walk
crew-heist-web-dice-many = How many dice at once
crew-heist-web-dice-count = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
crew-heist-web-dice = Your dice
crew-heist-web-die-again = { $face }: goes again
crew-heist-web-die-stays = { $face }: stays
crew-heist-web-die-new = A new die: goes in
crew-heist-web-die-none = Room for a new die
crew-heist-web-hits = { $hits } of { $need } hits
crew-heist-web-x-now = the hits allow X = { $x } (at most { $most })
crew-heist-web-x-none = not enough for X = 1 yet (at most { $most })
crew-heist-web-with = with { $names }
crew-heist-web-roll = { $dice ->
    [0] Take up a die
    [one] Throw one die
   *[other] Throw { $dice } dice
}
crew-heist-web-rolling = The dice roll…
crew-heist-web-key-space = Space
crew-heist-web-key-enter = Enter
crew-heist-web-keys = Keys: Space throws · 1–4 dice · R run, S sneak, W walk · Shift+arrow steps · F flip, E wait, T stumble, Q whistle, H hide, N notice · Enter goes on · Esc skips the answer
crew-heist-web-more = More ({ $count })
crew-heist-web-part-base = { $n }
crew-heist-web-part-level = { $n } by the alarm
crew-heist-web-part-held = { $n } held by guards
crew-heist-web-part-own = { $n } by what you have
crew-heist-web-part-elite = { $n } elite guard
crew-heist-web-company = Take along
crew-heist-web-ready = ready
crew-heist-web-do-flip = Flip { $tile }
crew-heist-web-do-tile = { $kind }: { $tile }
crew-heist-web-do-tile-x = { $kind }: { $tile }, X up to { $x }
crew-heist-web-do-tile-with = { $kind }: { $tile }, with { $with }
crew-heist-web-do-guard = { $kind } guard { $guard }
crew-heist-web-do-clear = { $action }, clear: { $token }
crew-heist-web-do-help = Help { $name }: { $kind }
crew-heist-web-do-notice = Notice
crew-heist-web-do-pick_up = Pick up { $item }
crew-heist-web-do-drop = Drop { $item }{ $elsewhere ->
    [yes] {" "}on { $square }
   *[no] {""}
}
crew-heist-web-do-ready = Ready
crew-heist-web-do-call_vote = Ask for timed speeches
crew-heist-web-do-spoken = I have spoken
crew-heist-web-do-go = Start the clock
crew-heist-web-do-stumble = Stumble on to { $to }, with noise
crew-heist-web-do-whistle = Whistle: noise here
crew-heist-web-do-refuse = Refuse, take the harm
crew-heist-web-do-give_up = Give up
crew-heist-web-do-accept = Accept it: your phase ends here
crew-heist-web-do-stop = Stop with X = { $x }
crew-heist-web-do-leave = Leave the building
crew-heist-web-do-wait = Wait
crew-heist-web-do-hold = Let the others roll
crew-heist-web-track-said = Marker at { $misses } of 7. Skills fail at: { $skills }

## The building’s answer

crew-heist-web-answer = The building answers
crew-heist-web-answer-round = The building answers round { $round }
crew-heist-web-answer-step = { $at } of { $of }
crew-heist-web-answer-back = One step back
crew-heist-web-answer-next = One step on
crew-heist-web-answer-play = Play
crew-heist-web-answer-pause = Pause
crew-heist-web-answer-skip = Skip
crew-heist-web-answer-end = See how it ended
crew-heist-web-answer-again = See again what the building did after round { $round }

## The end

crew-heist-web-over = It is over.
crew-heist-web-counting = Who came out…
crew-heist-web-final-title = Who came out
crew-heist-web-fate-out = came out
crew-heist-web-fate-captured = captured
crew-heist-web-fate-in = still inside
crew-heist-web-rounds = Rounds
crew-heist-web-alerts = Alerts
crew-heist-web-score = Score for all
crew-heist-web-half = The loot is out, a friend is not. Those who got away should hang their heads.
crew-heist-web-shame = Make them hang their heads
crew-heist-web-shame-said = Hang your heads!
crew-heist-web-shamed = Heads are hanging.
crew-heist-luck = Throws of dice, each against its chance to bring the missing hits at once.
crew-heist-web-face-miss = miss
crew-heist-web-face-nothing = nothing
crew-heist-web-face-hit = hit
crew-heist-web-face-two = two hits
crew-heist-web-token-noise = noise
crew-heist-web-token-alert = alert
crew-heist-web-token-evidence = evidence
crew-heist-web-token-loot = loot
crew-heist-web-token-incapacitated_guard = guard out of action

## First hints

crew-heist-web-guide-1 = Find the vault under one of the secure backs (★), open it, and get everybody out with the loot. Everybody acts at once.
crew-heist-web-guide-2 = Press a lit square to move or flip. Then throw until the hits are there: 4 and 5 are one, 6 is two; 1 and 2 move your marker.
crew-heist-web-guide-3 = When you are done, wait. Then the guards answer: Sight, Routes and Next moves show whom they see and where they go.

## Options in the browser

crew-heist-web-option-map = Map
crew-heist-web-option-map-corner = The Corner Gallery, for training
crew-heist-web-option-map-tower = Halcyon Tower, the full game
crew-heist-web-option-difficulty = Difficulty
crew-heist-web-option-difficulty-first = first game: 3 guards
crew-heist-web-option-difficulty-easy = easy: 4 guards
crew-heist-web-option-difficulty-normal = normal: 6 guards
crew-heist-web-option-difficulty-hard = hard: 7 guards, alarm 1
crew-heist-web-option-difficulty-challenge = challenge: 8 guards, alarm 2
crew-heist-web-option-difficulty-impossible = impossible: 8 guards, alarm 3
crew-heist-web-option-tiles = Tiles
crew-heist-web-option-tiles-hidden = hidden until flipped
crew-heist-web-option-tiles-face_up = all face up, for a first game
crew-heist-web-option-characters = Characters
crew-heist-web-option-characters-random = dealt
crew-heist-web-option-characters-choose = chosen in seat order
crew-heist-web-option-clock = The race
crew-heist-web-option-clock-timed = against the clock
crew-heist-web-option-clock-untimed = no clock, for beginners
crew-heist-web-option-clock-simulated = in turn, every action costs time
crew-heist-web-option-seconds = Seconds of a player phase
crew-heist-web-option-planning = Planning
crew-heist-web-option-planning-free = as long as you like
crew-heist-web-option-planning-timed = timed speeches
crew-heist-web-option-planning-none = none: rounds follow at once
crew-heist-web-option-powers = Special powers
crew-heist-web-option-items = Item cards
crew-heist-web-option-elite_guards = Elite guards
crew-heist-web-option-hide_skill = Hiding uses
crew-heist-web-option-hide_skill-finesse = Finesse
crew-heist-web-option-hide_skill-athletics = Athletics
crew-heist-web-option-dawn = The sun comes up after round
crew-heist-web-option-dawn-null = never

## How it ended, as `capers simulate` counts it

crew-heist-ending-loot_out = the loot is out
crew-heist-ending-all_captured = everybody was captured
crew-heist-ending-no_loot = they left without the loot
crew-heist-ending-lockdown = lockdown
crew-heist-ending-dawn = the sun came up
