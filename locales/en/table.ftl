# What a table says: to messages it cannot read, to what it refuses, and about what happens at it.

## Messages that cannot be read

refusal-bad_message = That is not a message. { $what }
refusal-other_protocol = This program speaks version { $theirs } of the protocol, and the server speaks { $ours }. Load the page again, or update the program.
protocol-too-long = It is too long: at most { $most } bytes are read.
protocol-not-json = It is not JSON from column { $column } on.
protocol-not-an-object = It is JSON, but not an object.
protocol-unknown-type = There is no message of type “{ $type }”.
protocol-field-missing = The field “{ $field }” is missing.
protocol-field-unknown = It has no field “{ $field }”.
protocol-field-twice = The field “{ $field }” is there twice.
protocol-field-wrong = The field “{ $field }” must be { $kind }.
protocol-text-long = The field “{ $field }” is too long: at most { $most } characters.
protocol-number-range = The field “{ $field }” must be from { $least } to { $most }.
protocol-kind-text = a text
protocol-kind-text-or-null = a text, or null
protocol-kind-object = an object
protocol-kind-whole = a whole number that is not negative
protocol-kind-flag = true or false
protocol-kind-visibility = “public” or “private”
protocol-kind-clock = “none”, “per_move” or “total”

## Refusals of a table

refusal-not_seated = You have no seat at this table.
refusal-not_host = Only the host may do that.
refusal-seat_taken = That seat is taken.
refusal-seat_open = Nobody is on that seat.
refusal-already_started = The game has already begun.
refusal-not_started = The game has not begun yet.
refusal-seats_open = Some seats are still free: invite somebody, or put bots on them.
refusal-stale_decision = Something else is asked of you by now.
refusal-time_is_up = Your time for this decision is up: a bot answers it.
refusal-bot_plays = A bot plays for you: take your seat back first.
refusal-no_stand_in = Nobody plays for you: the seat is yours.
refusal-too_fast = Not so fast: nobody can throw that quickly.
refusal-out_of_time = Your time for this game is used up: a bot plays to the end.
refusal-bad_entropy = What you add to the dice must be at most 128 printable ASCII characters.
refusal-chat_empty = There are no words in that.
refusal-hushed = By the rules nobody speaks now.
refusal-chat_full = So much was said here that the table takes no more of it from you.
refusal-removed = The host asked you twice to leave: you may watch, but not sit down again.
refusal-restless = Seats changed hands so often here that this is not done any more.
refusal-rematch_made = The next game is already there.
refusal-nothing_sealed = This game keeps no secrets, so there is nothing to open.
refusal-not_for_table = That is not something to say at a table.

## What happens at a table

table-note-opened = { $name } opened the table.
table-note-sat = { $name } sat down.
table-note-stood = { $name } got up.
table-note-bot-set = A bot sits down on seat { $number }.
table-note-bot-taken-off = The bot left seat { $number }.
table-note-removed = The host asked { $name } to leave the seat.
table-note-chat = { $name }: { $text }
table-note-chat-forgotten = { $name } said something that is no longer kept.
table-note-started = The game begins.
table-note-undone = You took your last action back.
table-note-clock-fell = The time of { $seat } was up: a bot answers.
table-note-away = { $seat } is away: a bot plays on.
table-note-left = { $seat } got up: a bot plays on.
table-note-out-of-time = { $seat } has used up the time for this game: a bot plays to the end.
table-note-took-back = { $seat } is back.
table-note-over = The game is over. The secret of the dice is published: everybody can check them now.
table-note-rematch-agreed = { $seat } would like another game.
table-note-rematch-made = The next game is ready.
table-note-opening-agreed = { $seat } agrees to open the record.
