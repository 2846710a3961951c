# The `capers` command in a terminal.

## Help: the command line as a whole

cli-help = Five heist games at one table: in the browser with friends and bots, here in the terminal, or many at once.
cli-help-usage = Usage:
cli-help-commands = Commands
cli-help-command = COMMAND
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-lang = Language: en or fr (default: that of your system)
cli-help-color = Colour: auto, always or never (default: auto, which also heeds NO_COLOR)
cli-help-help = Shows this help
cli-help-version = Shows the version
cli-more =
    Examples:
      capers                           open the server: browsers, terminals and bots connect to it
      capers games                     which games there are
      capers play dice-heist           you against two bots
      capers play --help               all about playing
      capers verify game.json          check the rules and the dice of a record

    Exit codes:
      0  all went well
      1  the rules refused, or a record is damaged or does not check out
      2  the command line asks for something that does not exist
      3  a file cannot be read or written
      130  stopped by Ctrl-C

cli-value-lang = LANG
cli-value-color = WHEN
cli-value-game = GAME
cli-value-seats = N
cli-value-people = N
cli-value-bot = BOT
cli-value-name = NAME
cli-value-option = NAME=VALUE
cli-value-save = FILE
cli-value-resume = FILE
cli-value-seed = N
cli-value-server = URL
cli-value-table = TABLE
cli-value-file = FILE
cli-value-at = N
cli-value-eyes = WHO
cli-value-shell = SHELL
cli-value-page = COMMAND

## Help: play

cli-help-play = Play a game here, against bots or with several people on one keyboard
cli-help-play-game = The game, by its short name (see: capers games)
cli-help-play-seats = How many play in all, people and bots (default: 3, or the nearest the game allows)
cli-help-play-people = How many of them are people (default: 1; with 0 you watch the bots)
cli-help-play-bot = The bot of the next seat: random or greedy; give it once for each, the last one takes all seats left (default: greedy)
cli-help-play-name = Your name; with several people, give it once for each
cli-help-play-option = Sets an option of the game, such as targeted_raid=true (see: capers games GAME)
cli-help-play-save = Keeps the game in this file, after every move
cli-help-play-resume = Goes on with the game kept in this file
cli-help-play-seed = Makes the luck repeatable, for practice: such dice prove nothing
cli-help-play-server = Play on this server, such as http://127.0.0.1:7878, and open a table there
cli-help-play-table = Join this table of the server, by its id or its link
cli-more-play =
    Examples:
      capers play dice-heist
      capers play dice-heist --seats 4 --bot greedy --bot random
      capers play dice-heist --people 2 --name Ada --name Bo
      capers play dice-heist -o targeted_raid=true --save game.json
      capers play --resume game.json
      capers play dice-heist --server http://127.0.0.1:7878 --people 2
      capers play --server http://127.0.0.1:7878 --table TABLE

    While you play, type the number of your choice, or:
      ?  the rules          l  what happened       u  take back
      b  the table again    s  save                q  leave
      h  this list

    The dice: a secret is drawn before the first move and its SHA-256 shown; every draw follows from it and from a number that each of your actions adds. At the end the secret is shown, and “capers verify” checks every draw of a kept game. While a game is running, its file has the secret in it, or it could not go on: whoever reads the file then can foresee the luck.

## Help: the other commands

cli-help-replay = Step through a record
cli-help-replay-file = The record, as “play --save” writes it
cli-help-replay-at = Begins at this move (the first is 0)
cli-help-replay-eyes = With whose eyes: the number or the name of a seat, spectator, or all (default: all, but nothing that is still to stay secret)
cli-more-replay =
    In a terminal you step with Enter; into a pipe or a file the whole game is told. The end shows the result and who was lucky.

    Examples:
      capers replay game.json
      capers replay game.json --at 40 --eyes 1
      capers replay game.json | less

    Exit code 1: the record is damaged; the moves before the damage are shown.
cli-help-verify = Check a record: do the moves follow the rules, and the dice what was promised?
cli-help-verify-file = The record, as “play --save” writes it
cli-more-verify =
    Example:
      capers verify game.json

    Exit code 0: nothing is wrong. Exit code 1: something is, and it says at which move and what. A record that promises nothing about its dice is told as such, and is not wrong.
cli-help-games = List the games, or tell the options of one
cli-help-games-game = The game to tell more about
cli-more-games =
    Examples:
      capers games
      capers games dice-heist
cli-help-referee = Answer one JSON command a line, so that programs in any language can drive the rules
cli-more-referee =
    Example:
      echo '{"{"}"cmd":"games"{"}"}' | capers referee

    The commands and their answers are told in docs/referee.md.
cli-help-completions = Write a script that lets your shell complete capers commands
cli-help-completions-shell = bash, elvish, fish, powershell or zsh
cli-more-completions =
    Examples:
      capers completions bash > ~/.local/share/bash-completion/completions/capers
      capers completions fish > ~/.config/fish/completions/capers.fish
cli-help-man = Write the manual page, of capers or of one of its commands
cli-help-man-page = The command
cli-more-man =
    Examples:
      capers man > capers.1
      capers man play | man -l -

## What is wrong with a command line

cli-complaint = capers: { $why }
cli-usage =
    { $what }
    { $hint }
cli-usage-hint = Help: { $command } --help
cli-usage-suggesting = { $sentence } Did you mean { $meant }?
cli-usage-unknown-game = There is no game “{ $value }”. The games are: { $values }.
cli-usage-not-among = “{ $value }” does not go with { $argument }. It can be: { $values }.
cli-usage-no-value = Something is missing after { $argument }.
cli-usage-bad-value = “{ $value }” does not go with { $argument }: give a whole number that is not negative.
cli-usage-zero = “{ $value }” does not go with { $argument }: give a whole number from 1 on.
cli-usage-too-large = “{ $value }” does not go with { $argument }: give a smaller number.
cli-usage-unknown-argument = There is no option or argument “{ $argument }” here.
cli-usage-unknown-command = There is no command “{ $command }”.
cli-usage-missing = Something is missing: { $argument }.
cli-usage-conflict = { $argument } does not go together with { $other }.
cli-usage-other = This command line cannot be understood.

## Options of games

cli-games-seats = { $fewest } to { $most } seats, rules version { $rules }
cli-games-more = The options of a game: capers games GAME. To play: capers play GAME
cli-games-options = Options
cli-games-how = To set one: capers play { $game } -o NAME=VALUE
cli-option-default = { $values } (default: { $default })
cli-seats-range = { $game } has { $fewest } to { $most } seats, not { $given }: choose with --seats.
cli-too-many-people = There are { $most } seats and { $given } people: raise --seats or lower --people.
cli-too-many-names = There are more names ({ $given }) than people ({ $most }): raise --people.
cli-too-many-bots = There are more bots ({ $given }) than seats for them ({ $most }): raise --seats.

## Files

cli-file-unreadable = { $file } cannot be read: { $why }.
cli-file-unwritable = { $file } cannot be written: { $why }. Choose another file.
cli-file-taken = { $file } has something in it already. Go on with it by --resume, or choose another file for --save.
cli-file-empty = { $file } is empty: there is no record in it.
cli-file-too-large = { $file } is far too large to be a record.
cli-file-not-text = { $file } is not text, so it is no record.
cli-record-unreadable = { $file }: { $why }
cli-record-unknown-game = This record is of a game that this release does not have: { $game }. Perhaps a later one has it.
cli-why-not-found = there is no such file or folder
cli-why-denied = you are not allowed to
cli-why-folder = it is a folder
cli-why-not-a-folder = part of the path is no folder
cli-why-full = there is no room left
cli-why-other = { $what }
cli-output-failed = What should be shown cannot be written: { $why }.
cli-no-randomness = The system gives no random numbers, and without them no dice are fair: { $what }.

## Playing

cli-person = Player { $number }
cli-play-bot = { $name } (bot { $bot })
cli-play-who = At the table: { $who }.
cli-play-promise = The dice follow from a secret that is shown at the end. Its SHA-256:
cli-play-secret = The secret of the dice, whose SHA-256 was shown at the beginning:
cli-play-pass = Press Enter, then pass the keyboard to { $seat }.
cli-play-take = { $seat }, press Enter when you are at the keyboard.
cli-play-prompt = { $seat }, your choice (1-{ $most }, ? rules, h help):
cli-play-clock = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
cli-play-time-up = Time is up.
cli-play-time-passes = Everybody is done: the rest of the time passes.
cli-play-nothing = Type the number of your choice, 1 to { $most }, or h for help.
cli-play-range = There is no such choice: type a number from 1 to { $most }.
cli-play-strange = “{ $answer }” is no answer: type a number from 1 to { $most }, or h for help.
cli-play-no-rules = Nobody has written the rules of this game down here.
cli-rules-more = Type ? and a number to read that part, for example ? 1.
cli-play-help =
    Type the number of your choice, or:
      ?, ? 3    the rules, or their third part
      b         the table and the choices once more
      l, l 50   the last lines of what happened, or the last 50
      u         take back, as long as nobody has learned anything from it
      s, s FILE save, in another file if you like
      q         leave; a game with a file is kept in it
cli-undo-done = Taken back.
cli-undo-known = This cannot be taken back: since then chance has fallen, somebody has acted, or others have seen it.
cli-save-where = Say where: s FILE. (With --save FILE the game is kept after every move.)
cli-saved = Saved in { $file }.
cli-left-saved = The game is kept. Go on with: capers play --resume { $file }
cli-left-unsaved = You leave, and the game is not kept. (With --save FILE it is.)
cli-finished-saved = The record is complete. Check it with: capers verify { $file }
cli-score-rank = Rank
cli-score-player = Player
cli-score-sum = Sum
cli-all-lost = You have all lost.
cli-winners = { $winners-count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}

## Playing on a server

cli-online-name = Your name on this server:
cli-online-who = You are { $name } on { $server }.
cli-online-invite =
    Others join with:
    {"  "}capers play --server { $server } --table { $table }
cli-online-waiting = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
} The game begins when all are taken.
cli-online-full = Every seat is taken: you watch.
cli-online-host-begins = Every seat is taken: the host begins.
cli-online-lost = No connection. Trying again…
cli-online-back = Connected again.
cli-online-offline = There is no connection at the moment: try again in a little while.
cli-online-gone = { $seat } has lost the connection.
cli-online-here = { $seat } is connected.
cli-online-clock = You have { $time } left.
cli-online-not-asked = Nothing is asked of you now. Type h for help.
cli-online-strange-answer = “{ $answer }” is no answer: type the number of your choice, or h for help.
cli-online-save = The server keeps the game. With --save FILE its record is written there at the end.
cli-online-stand-in = If you are asked and { $seconds } seconds pass, a bot plays for you until you come back.
cli-online-no-stand-in = The game goes on.
cli-online-left =
    You leave. { $meanwhile } Come back with:
    {"  "}capers play --server { $server } --table { $table }
cli-online-help =
    Type the number of your choice, or:
      ?, ? 3    the rules, or their third part
      b         the table and the choices once more
      l, l 50   the last lines of what happened, or the last 50
      u         take back, as long as nobody has learned anything from it
      c WORDS   say something to everybody at the table
      q         leave; you can come back
cli-online-bad-address = “{ $server }” is no address of a server: give one like http://127.0.0.1:7878.
cli-online-unreachable = The server { $server } cannot be reached: { $why }.
cli-online-strange = What answers at { $server } is no server of Capers.
cli-why-nobody-listens = nobody answers there
cli-why-no-answer = it does not answer in time

## Replay and verify

cli-replay-head = { $who }. Rules version { $rules }. { $moves ->
    [one] 1 move.
   *[other] { $moves } moves, counted from 0.
}
cli-replay-move = Move { $move } (of 0 to { $last })
cli-replay-prompt = Enter next, p back, g N go to, v WHO eyes, q leave:
cli-replay-help = Type Enter or n for the next move, p for the one before, g 12 for move 12, v 1 for the eyes of seat 1 (or v all, v spectator), q to leave.
cli-replay-go-where = Say where: g and the number of a move.
cli-replay-at-end = That was the last move.
cli-replay-at-start = This is the start.
cli-replay-range = There is no such move: they go from 0 to { $last }.
cli-replay-no-moves = There are no moves to show.
cli-replay-sealed = This record is sealed: it tells what one viewer heard, without the table. What others kept secret is not in it.
cli-replay-eyes = Nobody has the eyes “{ $eyes }”: say all, spectator, a name, or a seat from 0 to { $last }.
cli-resume-no-dice = This record does not have the secret of its dice, so its luck cannot go on. It can be watched: capers replay FILE
cli-resume-other-game = { $file } is a game of { $actual }, not of { $asked }: leave the name of the game out.
cli-resume-doubt = This game cannot go on, because its file is not as it was left. { $why } More is told by: capers verify FILE
cli-verify-rules = Rules:
cli-verify-dice = Dice:
cli-verify-rules-over = { $moves ->
    [one] the one move is legal, shows
   *[other] all { $moves } moves are legal, show
} what was recorded and lead to the positions that were recorded. The game is over.
cli-verify-rules-running = { $moves ->
    [0] no move has been made yet, and the set-up is as recorded.
    [one] the one move is legal and shows what was recorded.
   *[other] all { $moves } moves are legal, show what was recorded and lead to the positions that were recorded.
} The game is not over.
cli-verify-dice-kept = the secret is the one that was promised, and { $draws ->
    [0] nothing was drawn.
    [one] the one draw follows from it.
   *[other] all { $draws } draws follow from it.
} Seats that added to the luck: { $seats }; actions that did: { $nonces }.
cli-verify-rules-sealed = { $moves ->
    [0] none of the moves can be checked:
    [one] the first move is legal and shows what was recorded;
   *[other] the first { $moves } moves are legal and show what was recorded;
} what was done next is sealed, so the rules cannot be followed further.
cli-verify-seals = Seals:
cli-verify-seals-kept = { $count ->
    [one] 1 action is sealed. What it was cannot be checked before everybody who played has agreed to open the record.
   *[other] { $count } actions are sealed. What they were cannot be checked before everybody who played has agreed to open the record.
}
cli-verify-seals-open = { $count ->
    [one] 1 action was sealed, and is the one that was committed to.
   *[other] { $count } actions were sealed, and each is the one that was committed to.
}
cli-verify-sealed = Verdict: nothing is wrong with what this sealed record shows. The rest cannot be checked.
cli-verify-sound = Verdict: nothing is wrong with this record.
cli-verify-damaged = Verdict: this record was changed or damaged after it was written.
cli-verify-other-rules = Verdict: this release plays other rules than this record, so it cannot check them.
cli-verify-move = The move: { $what }
cli-verify-recorded = The record says: { $what }
cli-verify-replayed = The rules say: { $what }
cli-verify-action = { $seat }: { $action }
cli-verify-sealed-action = { $seat }: sealed
cli-verify-chance = chance, { $stream }: { $outcome }
cli-verify-time-up = time is up
