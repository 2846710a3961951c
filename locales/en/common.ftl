# Words that everybody shares: lists, names, the refusals of the referee and of every game, what can be wrong with a record.

## Lists and names

list-empty = nothing
list-next = { $first }, { $next }
list-last = { $first } and { $next }
# A player wherever the name stands alone.
seat-name = { $seat }
# A player without a name. Seats are numbered from 0 wherever Capers shows a number.
seat-unnamed = seat { $number }

## Refusals: one for each code that is the same in every game

refusal-bad_command = That is not a command: send one JSON object a line with a known "cmd" and all its fields.
refusal-unknown_game = There is no game of that name: ask for the list of games to see those there are.
refusal-no_game = No game is running: begin one with "new" or "load" first.
refusal-bad_option = That is not a valid setting: { $option }.
refusal-bad_option-why = That is not a valid setting: { $option }. { $why }
refusal-bad_position = That position cannot be: { $what }.
refusal-no_such_seat = This game has no such seat: seats are numbered from 0.
refusal-no_chance_due = Nothing is left to chance now: the game waits for a player, or it is over.
refusal-no_clock_due = No clock is running now, so time cannot be up.
refusal-bad_outcome = Chance cannot fall that way now: it must be one of the possible outcomes.
refusal-too_many_outcomes = There are too many possible outcomes to list them all.
refusal-not_over = The game is not over yet, so it has no result.
refusal-nothing_to_undo = There is nothing to take back.
refusal-no_record = This game began in the middle, from a position, and a record begins at the beginning.
refusal-bad_record = This record cannot be replayed. { $what }
refusal-unknown_bot = There is no bot of that name.
refusal-malformed = That is not an action of this game.
refusal-not_your_turn = It is not your turn.
refusal-game_over = The game is over.

## Options as they are typed

option-form = “{ $given }” is no setting: write NAME=VALUE, such as seats=3. The options of a game are told by: capers games GAME
option-twice = The option “{ $option }” is given twice, with different values. Give it once.
option-whole = { $least } to { $most }
option-null-or-whole = null, or { $least } to { $most }
option-null-or-seat = null, or the number of a seat, from 0
option-words = { $words }
option-other = { $words }, or { $form }
option-value = That is no value for the option { $option }. It can be: { $values }.
option-unknown = { $game } has no option “{ $option }”. Its options are: { $known }.

## Records that cannot be read or replayed

record-truncated = The file ends too early, at line { $line }, column { $column }: part of it is missing. Fetch or copy it once more.
record-not-json = The file is damaged at line { $line }, column { $column }: it is not JSON from there on. Fetch or copy it once more.
record-not-a-record = This is not a record of a game: it has no number under "capers_record".
record-later-format = This record was written by a later release (form { $format }; this one reads up to { $known }). Update Capers to read it.
record-malformed = This record is not put together as a record must be: { $what }.
record-no-move = a move is an action of a seat, an outcome of a stream, or "time_up", and nothing beside it
record-later-rules = This record was played by later rules of { $game } (version { $rules }; this release plays { $known }). Update Capers to replay it.
record-retired-rules = This record was played by older rules of { $game } (version { $rules }; this release plays { $known }). It can be watched, but not checked.
record-other-seats = This record names { $names } players for { $seats } seats.
record-other-opening = The set-up shows something else than the record says.
record-other-stream = The record draws from “{ $stream }”, and that is not what is drawn there.
record-other-events = What the move shows people is not what the record says they saw.
record-other-state = The position after the move is not the one that the record promises.
record-sealed-move = What was done there is sealed in this record, so the rules cannot be followed any further.
record-broken-move = Move { $move } (counted from 0) does not replay. { $why }

## JSON of strangers that does not fit: parts of the sentences for positions and records

form-not-json = it is not JSON from column { $column } on
form-all = all of it
form-field = “{ $name }”
form-missing = { $field } is missing
form-unknown = there is no such field as { $field }
form-twice = { $field } is there twice
form-not = { $field } must be { $kind }
form-too-large = { $field } is too large a number
form-unfit = { $field } holds something that cannot be there
form-unfit-value = { $field } cannot be { $value }
form-kind-object = an object with fields
form-kind-list = a list
form-kind-list-of = a list of { $count }
form-kind-text = a text
form-kind-word = one of these words: { $words }
form-kind-some-word = one of the words known there
form-kind-flag = true or false
form-kind-number = a number
form-kind-whole = a whole number that is not negative
form-kind-bounded = a whole number from { $least } to { $most }
form-kind-null = null

## Who was lucky in a finished game

luck-title = Who was lucky
luck-tries = Attempts
luck-successes = Succeeded
luck-expected = On average
luck-chance = So well or better
