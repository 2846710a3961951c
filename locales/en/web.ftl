# The browser: the frame around every game. What belongs to one game is in that game's file.

web-name = Capers
web-tagline = Five heist games at one table
# Something, and what there is to say about it.
web-named = { $name }: { $what }
web-skip = Skip to the content
web-loading = One moment: the table is being laid.

## The bar at the top

web-language = Language
web-theme = Colours
web-theme-system = As the system
web-theme-dark = Night
web-theme-light = Day
web-settings = Settings
web-odds = Show odds
web-sound = A soft sound when it is your turn
web-home = To the lobby
web-your-name = Your name
web-name-keep = Keep

## The same player on another device

web-device = Play on another device
web-device-title = Another device
web-device-text = A private link makes another phone or computer you: the same name, the same tables.
web-device-make = Make a private link
web-device-link = Your private link
web-device-qr = A QR code with your private link
web-device-private = Show it to nobody: whoever opens it is you. It works once, for a day, and a new link makes this one void.
web-device-sign-out-text = Lost a phone, or shown the link to somebody? Sign out every device but this one; no link made before works then.
web-device-sign-out = Sign out all other devices
web-device-signed-out = Only this device is you now.
web-recover-title = Go on here?
web-recover-text = This private link makes this device the player who made it.
web-recover-instead = This private link makes this device the player who made it. You are { $name } here now, and leave that behind.
web-recover-go = Go on here

## The lobby

web-lobby-title = Tonight’s capers
web-lobby-intro = Pick a game and play against bots at once, or open a table and send the link to your friends.
web-lobby-games = The games
web-lobby-play = Play now
web-lobby-play-hint = against bots, at once
web-lobby-friends = Table for friends
web-lobby-rules = Rules
web-lobby-seats = { $min } to { $max } players
web-lobby-minutes = { $minutes } min
web-lobby-yours = Your tables
web-lobby-open = Open tables
web-lobby-finished = Finished games
web-lobby-people = { $people ->
    [one] 1 person
   *[other] { $people } people
}{ $bots ->
    [0] {""}
    [one] , 1 bot
   *[other] , { $bots } bots
}
web-lobby-none = Nobody has opened a table to everyone right now. Open one: it takes a second.
web-lobby-join = Join
web-lobby-watch = Watch
web-lobby-back = Go on
web-lobby-replay = Replay
web-lobby-host = opened by { $name }
web-lobby-free = { $count ->
    [0] full
    [one] 1 seat free
   *[other] { $count } seats free
}
web-lobby-phase-waiting = gathering
web-lobby-phase-playing = playing
web-lobby-turn = waiting for { $names }
web-lobby-phase-over = finished
web-lobby-offline = The list of tables cannot be fetched right now.

## A new table

web-new-title = A table for friends
web-new-players = Players
web-new-visible = Anybody may find this table in the lobby
web-new-clock = Time to think
web-new-more = More settings
web-new-away = A bot plays for whoever is gone
web-new-pace = Bots
web-clock-none = as long as you like
web-clock-per-move = { $time } a move
web-clock-total = { $time } in all, and { $more } more a move
web-away-never = never
web-away-after = after { $time }
web-pace-250 = play at once
web-pace-900 = take a moment
web-pace-2000 = take their time
web-new-rate = How often a seat may act in a race
web-rate = { $count ->
    [0] as often as they like
   *[other] { $count } times a second
}
web-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
web-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
web-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
web-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
web-yes = yes
web-no = no
web-option-by-chance = chance decides
web-new-open = Open the table
web-new-cancel = Cancel
web-new-failed = The table could not be opened. { $why }
web-error-offline = The server does not answer. Look at your connection and try again.
web-error-odd = The server answered in a way this page does not understand. Load the page again.

## A table before the game

web-wait-title = The crew gathers
web-wait-invite = Send this link, or let them scan the code
web-wait-copy = Copy the link
web-wait-copied = Copied
web-wait-share = Share…
web-wait-qr = A QR code with the link to this table
web-wait-seat = Seat { $number }
web-wait-free = free
web-wait-sit = Sit here
web-wait-stand = Get up
web-wait-bot = Put a bot here
web-wait-bot-off = Send the bot away
web-wait-level = How { $name } plays
web-wait-agreed = What is played
web-wait-remove = Ask to leave
web-wait-remove-sure = Really send { $name } away?
web-wait-sit-first = Take a seat first.
web-wait-start = Begin the game
web-wait-start-bots = Fill with bots and begin
web-wait-needs-seats = The game begins when every seat is taken.
web-wait-host = { $name } begins the game when everybody is there.
web-wait-you = you
web-wait-is-host = host
web-wait-no-entropy = has added nothing to the dice yet

## A table in play

web-seats = Players
web-turn-yours = Your turn
web-turn-theirs = { $name } is thinking…
web-turn-title = Your turn: { $game }
web-turn-nobody = One moment: chance decides.
web-watching = You are watching.
web-spectators = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
web-present = here
web-absent = away
web-bot = bot
web-bot-stands-in = a bot plays for { $name }
web-bot-greedy = plays well
web-bot-random = plays at random
web-bot-name-0 = Magpie
web-bot-name-1 = Fox
web-bot-name-2 = Marten
web-bot-name-3 = Raven
web-bot-name-4 = Lynx
web-bot-name-5 = Weasel
web-bot-name-6 = Owl
web-bot-name-7 = Stoat
web-you = you
web-undo = Take it back
web-take-back = Take my seat back
web-sending = Sending…
web-stand = Leave the table
web-stand-sure = A bot will play your seat from now on. You can come back later.
web-stand-yes = Leave
web-stand-no = Stay
web-bot-plays-mine = A bot plays your seat.
web-tab-log = Log
web-tab-chat = Chat
web-tab-rules = Rules
web-rules-contents = On this page
web-tabs = Log, chat and rules
web-log-empty = Nothing has happened yet.
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-new = { $count ->
    [one] 1 new
   *[other] { $count } new
}
web-decision = What you can do
web-over-again = Another game
web-over-agreed = Waiting for the others to agree: { $names }
web-over-offered = { $name } would like another game.
web-over-go = To the next game
web-over-replay = Watch the replay
web-over-sealed = Cards that nobody showed stay secret. If all who played agree, everybody can see them in the replay.
web-over-open = Open the record
web-over-opening = The record is opened when these agree too: { $names }
web-over-opened = All who played have agreed: the replay shows every card, to everybody.
web-close = Close
web-clock-left = { $time } left
web-clock-silent = { $time } until the game acts for whoever stays silent

## The connection

web-connection-lost = The connection is lost. Trying again…
web-not-sent = The connection is lost, so that was not sent. Try again when it is back.
web-connection-retry = Try now
web-connection-ended = The server has closed the connection. Load the page again to go on.
web-connection-reload = Load again

## Pages that are not there

web-missing-title = Nothing to steal here
web-missing-text = There is no page at this address. Perhaps the link was cut short.
web-missing-table = This table cannot be opened. { $why }

## The page of a game without a drawing of its own

web-plain-view = What you see
web-plain-choices = What you can do
web-plain-you = Your turn: choose one.
web-plain-turn = { $names } to choose.
web-plain-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}
web-plain-result = How it ended

## Hints of the first turn

web-guide-next = Next
web-guide-skip = Skip the hints
web-guide-step = Hint { $step } of { $steps }

## Names for newcomers

web-newcomer = { $name } { $number }
web-newcomer-0 = Tightrope
web-newcomer-1 = Skylight
web-newcomer-2 = Velvet
web-newcomer-3 = Lockpick
web-newcomer-4 = Moonbeam
web-newcomer-5 = Grapnel
web-newcomer-6 = Domino
web-newcomer-7 = Corkscrew
web-newcomer-8 = Lantern
web-newcomer-9 = Whisper
web-newcomer-10 = Periscope
web-newcomer-11 = Marble

## The replay

web-replay-title = Replay: { $game }
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One move on
web-replay-last = To the end
web-replay-move = Move
web-replay-at = Move { $move } of { $moves }
web-replay-eyes = Seen by
web-replay-everyone = everyone, all cards open
web-replay-retired = This game was played by version { $rules } of the rules, which are no longer played. The log tells what happened; the board cannot be shown.
web-replay-spectator = a spectator
web-replay-link = Copy a link to this moment
web-replay-download = Download the record
web-replay-none = This game cannot be replayed. { $why }
web-replay-keys = Keys: arrows step, Home and End jump, the space bar plays.
web-check-title = The dice, checked
web-check-working = Checking every draw…
web-check-kept = This game keeps secrets after its end, and was begun before records were sealed. Its record can be had, and its dice checked, once everybody who played has agreed to open it.
web-check-good = All { $draws } draws follow from what was promised before the first move.
web-check-sealed = { $count ->
    [one] 1 action is sealed, because the rules keep it secret: what was done there cannot be checked.
   *[other] { $count } actions are sealed, because the rules keep them secret: what was done there cannot be checked.
}
web-check-opened = { $count ->
    [one] 1 action was sealed and is open now: it is the one that was committed to.
   *[other] { $count } actions were sealed and are open now: each is the one that was committed to.
}
web-check-seal-fault = The action of move { $move } is not the one that was committed to while the record was sealed.
web-check-no-entropy = Added nothing of their own to these dice before the game: { $names }.
web-check-fault = Move { $move } does not follow: ticket { $expected } of { $of } should have been drawn from { $stream }.
web-check-other-secret = The secret is not the one that was promised.
web-check-not-revealed = The secret of this game was never published, so nothing can be checked.
web-check-nothing = Nothing was promised about the dice of this game.
web-check-insecure = This browser checks dice only on a secure page (https).
web-check-committed = Promised before the game
web-check-revealed = Revealed after it
web-check-draws = Every draw
web-check-outcome = What came of it, and what it was drawn from
web-check-ticket = Ticket
web-check-follows = follows
web-check-differs = differs
