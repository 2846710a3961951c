# What `capers simulate` says. Numbers come ready written, as the language writes them.

## Numbers

lab-decimal-mark = .
lab-group-mark = ,
lab-percent = { $number }%

## Plans that cannot be

lab-unknown-bot = There is no bot “{ $bot }”. There are: { $known }.
lab-bot-count = { $given } bots are named for { $seats } seats. Name one for each seat, or a single one for all.
lab-two-outputs = JSON and CSV cannot both go to the screen: name a file for one of them.

## Progress

lab-progress = { $done } of { $games } games, { $rate } a second, { $left } left
lab-took = { $count ->
    [one] 1 game
   *[other] { $games } games
} in { $seconds } s: { $rate } games and { $decisions } decisions a second on { $threads ->
    [one] 1 thread
   *[other] { $threads } threads
}.
lab-interrupted = Stopped after { $games } of { $asked } games; the figures are of those.

## The report

lab-heading = { $game }: { $count ->
    [one] 1 game
   *[other] { $games } games
}, { $seats } seats, seed { $seed }
lab-options = Options: { $options }
lab-seat = seat
lab-bot = bot
lab-bot-moved = moving
lab-wins = wins
lab-score = score
lab-interval = 95% interval
lab-team-interval = 95% interval
lab-from-to = { $low } to { $high }
lab-seats-held = seats
lab-length = Decisions a game
lab-rounds = Rounds a game
lab-team = Together
lab-team-won = won
lab-team-won_in_part = won in part
lab-team-lost = lost
lab-games = games
lab-share = share
lab-rounds-short = rounds
lab-mean = mean
lab-shortest = shortest
lab-median = median
lab-longest = longest
lab-actions = Actions
lab-all-bots = all
lab-unfinished = { $games } games were given up after { $most } decisions and are in no figure but the actions.
lab-note-wins = A win shared by several players counts in equal parts. Intervals: Wilson for wins, normal for means.
lab-note-rotate = Each bot kept its seat, so bots and seats cannot be told apart: --rotate moves the bots on by one seat a game.

## Help for `capers simulate`

cli-help-simulate = Play many games between bots, over all cores, and tell who wins, how long it takes and what is played
cli-more-simulate = Examples:
    {"  "}capers simulate dice-heist --games 1000000
    {"  "}capers simulate dice-heist --bots greedy,random,random --rotate
    {"  "}capers simulate dice-heist --seats 4 --option targeted_raid=true --json out.json

    The same seed gives the same result on any number of threads. A shared win counts in equal parts; intervals hold with 95% (Wilson for wins, normal for means). Ctrl-C shows what there is so far.
cli-help-simulate-game = The game, by its short name (see `capers games`)
cli-help-simulate-games = How many games [10000 if left out]
cli-help-simulate-bots = The bots, apart by commas: one for each seat, or one for all [random if left out]
cli-help-simulate-seats = How many seats [as many as bots are named, else 3 or the nearest that the game allows]
cli-help-simulate-rotate = Let the bots move on by one seat from game to game, so that no bot profits from its seat
cli-help-simulate-option = An option of the game as name=value, as often as needed
cli-help-simulate-seed = The number from which all luck follows [0 if left out]
cli-help-simulate-threads = How many threads; the result does not depend on it [one on each core if left out]
cli-help-simulate-json = The figures as JSON, to a file, or to the screen instead of the tables
cli-help-simulate-csv = The figures as CSV, to a file, or to the screen instead of the tables
cli-value-games = NUMBER
cli-value-bots = BOTS
cli-value-threads = NUMBER
cli-value-json = FILE
cli-value-csv = FILE
