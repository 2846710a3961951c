# Ce que dit `capers simulate`. Les nombres arrivent déjà écrits, à la manière de la langue.

## Nombres

lab-decimal-mark = ,
lab-group-mark = { "\u202F" }
lab-percent = { $number } %

## Demandes impossibles

lab-unknown-bot = Il n’y a pas de robot « { $bot } ». Il y a : { $known }.
lab-bot-count = { $given } robots sont nommés pour { $seats } places. Nommez-en un par place, ou un seul pour toutes.
lab-two-outputs = JSON et CSV ne peuvent pas aller tous deux à l’écran : nommez un fichier pour l’un d’eux.

## Avancement

lab-progress = { $done } parties sur { $games }, { $rate } par seconde, encore { $left }
lab-took = { $count ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $seconds } s : { $rate } parties et { $decisions } décisions par seconde sur { $threads ->
    [one] { $threads } fil
   *[other] { $threads } fils
}.
lab-interrupted = Arrêt après { $games } parties sur { $asked } ; les chiffres portent sur celles-ci.

## Le rapport

lab-heading = { $game } : { $count ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $seats } places, graine { $seed }
lab-options = Options : { $options }
lab-seat = place
lab-bot = robot
lab-bot-moved = tournant
lab-wins = victoires
lab-score = score
lab-interval = intervalle à 95 %
lab-team-interval = à 95 %
lab-from-to = { $low } à { $high }
lab-seats-held = places
lab-length = Décisions par partie
lab-rounds = Manches par partie
lab-team = Ensemble
lab-team-won = gagné
lab-team-won_in_part = gagné en partie
lab-team-lost = perdu
lab-games = parties
lab-share = part
lab-rounds-short = manches
lab-mean = moyenne
lab-shortest = minimum
lab-median = médiane
lab-longest = maximum
lab-actions = Actions
lab-all-bots = tous
lab-unfinished = { $games } parties ont été abandonnées après { $most } décisions et ne comptent que parmi les actions.
lab-note-wins = Une victoire partagée compte à parts égales. Intervalles : Wilson pour les victoires, normal pour les moyennes.
lab-note-rotate = Chaque robot a gardé sa place : l’effet du robot et celui de la place se confondent. --rotate décale les robots d’une place à chaque partie.

## Aide de `capers simulate`

cli-help-simulate = Faire jouer beaucoup de parties entre robots, sur tous les cœurs, et dire qui gagne, combien cela dure et ce qui est joué
cli-more-simulate = Exemples :
    {"  "}capers simulate dice-heist --games 1000000
    {"  "}capers simulate dice-heist --bots greedy,random,random --rotate
    {"  "}capers simulate dice-heist --seats 4 --option targeted_raid=true --json out.json

    La même graine donne le même résultat quel que soit le nombre de fils. Une victoire partagée compte à parts égales ; les intervalles sont à 95 % (Wilson pour les victoires, normal pour les moyennes). Ctrl-C montre ce qui est déjà là.
cli-help-simulate-game = Le jeu, par son nom court (voir `capers games`)
cli-help-simulate-games = Combien de parties [10000 si absent]
cli-help-simulate-bots = Les robots, séparés par des virgules : un par place, ou un pour toutes [random si absent]
cli-help-simulate-seats = Combien de places [autant que de robots nommés, sinon 3 ou le plus proche que le jeu permet]
cli-help-simulate-rotate = Décaler les robots d’une place à chaque partie, pour qu’aucun ne profite de la sienne
cli-help-simulate-option = Une option du jeu, écrite nom=valeur, autant de fois qu’il faut
cli-help-simulate-seed = Le nombre dont découle tout le hasard [0 si absent]
cli-help-simulate-threads = Combien de fils ; le résultat n’en dépend pas [un par cœur si absent]
cli-help-simulate-json = Les chiffres en JSON, dans un fichier, ou à l’écran au lieu des tableaux
cli-help-simulate-csv = Les chiffres en CSV, dans un fichier, ou à l’écran au lieu des tableaux
cli-value-games = NOMBRE
cli-value-bots = ROBOTS
cli-value-threads = NOMBRE
cli-value-json = FICHIER
cli-value-csv = FICHIER
