# Ce que dit `capers simulate`. Les nombres arrivent déjà écrits, à la manière de la langue.

## Nombres

lab-decimal-mark = ,
lab-group-mark = { "\u202F" }
lab-percent = { $number } %

## Demandes impossibles

lab-unknown-bot = Il n'y a pas de robot « { $bot } ». Il y a : { $known }.
lab-bot-count = { $given } robots sont nommés pour { $seats } places. Nommez-en un par place, ou un seul pour toutes.
lab-unknown-option = Ce jeu n'a pas d'option « { $option } ». Il a : { $known }.
lab-bad-option = L'option « { $option } » ne peut pas valoir cela. Elle peut valoir : { $values }.
lab-option-form = « { $text } » n'est pas une option : écrivez-la nom=valeur.
lab-option-twice = L'option « { $option } » est donnée deux fois, avec des valeurs différentes. Ne la donnez qu'une fois.
lab-value-seat = le numéro d'une place de cette partie, à partir de 0
lab-unwritable = Impossible d'écrire « { $file } » ({ $why }). Choisissez un autre fichier ou dossier.

## Avancement

lab-progress-rate = parties par seconde
lab-progress-left = restantes
lab-took = { $games } parties en { $seconds } s : { $rate } parties et { $decisions } décisions par seconde sur { $threads } fils.
lab-interrupted = Arrêt après { $games } parties sur { $asked } ; les chiffres portent sur celles-ci.
lab-written = Écrit dans { $file }.

## Le rapport

lab-heading = { $game } : { $games } parties, { $seats } places, graine { $seed }
lab-options = Options : { $options }
lab-seat = place
lab-bot = robot
lab-bot-moved = tournant
lab-wins = victoires
lab-score = score
lab-interval = intervalle à 95 %
lab-from-to = { $low } à { $high }
lab-seats-held = places
lab-length = Décisions par partie
lab-mean = moyenne
lab-shortest = minimum
lab-median = médiane
lab-longest = maximum
lab-actions = Actions
lab-all-bots = tous
lab-unfinished = { $games } parties ont été abandonnées après { $most } décisions et ne comptent que parmi les actions.
lab-note-wins = Une victoire partagée compte à parts égales. Intervalles : Wilson pour les victoires, normal pour les moyennes.
lab-note-rotate = Chaque robot a gardé sa place : l'effet du robot et celui de la place se confondent. --rotate décale les robots d'une place à chaque partie.
