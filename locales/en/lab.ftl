# What `capers simulate` says. Numbers come ready written, as the language writes them.

## Numbers

lab-decimal-mark = .
lab-group-mark = ,
lab-percent = { $number }%

## Plans that cannot be

lab-unknown-bot = There is no bot “{ $bot }”. There are: { $known }.
lab-bot-count = { $given } bots are named for { $seats } seats. Name one for each seat, or a single one for all.
lab-unknown-option = This game has no option “{ $option }”. It has: { $known }.
lab-bad-option = The option “{ $option }” cannot be that. It can be: { $values }.
lab-option-form = “{ $text }” is no option: write it as name=value.
lab-option-twice = The option “{ $option }” is given twice, with different values. Give it once.
lab-value-seat = the number of a seat of this game, from 0
lab-unwritable = “{ $file }” cannot be written ({ $why }). Choose another file or folder.

## Progress

lab-progress-rate = games a second
lab-progress-left = left
lab-took = { $games } games in { $seconds } s: { $rate } games and { $decisions } decisions a second on { $threads } threads.
lab-interrupted = Stopped after { $games } of { $asked } games; the figures are of those.
lab-written = Written to { $file }.

## The report

lab-heading = { $game }: { $games } games, { $seats } seats, seed { $seed }
lab-options = Options: { $options }
lab-seat = seat
lab-bot = bot
lab-bot-moved = moving
lab-wins = wins
lab-score = score
lab-interval = 95% interval
lab-from-to = { $low } to { $high }
lab-seats-held = seats
lab-length = Decisions a game
lab-mean = mean
lab-shortest = shortest
lab-median = median
lab-longest = longest
lab-actions = Actions
lab-all-bots = all
lab-unfinished = { $games } games were given up after { $most } decisions and are in no figure but the actions.
lab-note-wins = A win shared by several players counts in equal parts. Intervals: Wilson for wins, normal for means.
lab-note-rotate = Each bot kept its seat, so bots and seats cannot be told apart: --rotate moves the bots on by one seat a game.
