# Les mots que tous partagent : listes, noms, refus de l'arbitre et de chaque jeu, défauts possibles d'un enregistrement.

## Listes et noms

list-empty = rien
list-next = { $first }, { $next }
list-last = { $first } et { $next }
# Un joueur, là où le nom est seul.
seat-name = { $seat }
# Un joueur sans nom. Les places sont numérotées à partir de 0 partout où Capers montre un numéro.
seat-unnamed = place { $number }

## Refus : un pour chaque code commun à tous les jeux

refusal-bad_command = Ce n’est pas une commande : envoyez un objet JSON par ligne, avec un « cmd » connu et tous ses champs.
refusal-unknown_game = Aucun jeu ne porte ce nom : demandez la liste des jeux pour voir ceux qui existent.
refusal-no_game = Aucune partie n’est en cours : commencez-en une avec « new » ou « load ».
refusal-bad_option = Ce réglage n’est pas valable : { $option }.
refusal-bad_option-why = Ce réglage n’est pas valable : { $option }. { $why }
refusal-bad_position = Cette position est impossible : { $what }.
refusal-no_such_seat = Cette partie n’a pas de telle place : les places sont numérotées à partir de 0.
refusal-no_chance_due = Le hasard n’a rien à décider pour l’instant : la partie attend un joueur, ou elle est terminée.
refusal-no_clock_due = Aucune horloge ne tourne pour l’instant : le temps ne peut pas être écoulé.
refusal-bad_outcome = Le hasard ne peut pas donner cela ici : il faut l’une des issues possibles.
refusal-too_many_outcomes = Il y a trop d’issues possibles pour les énumérer toutes.
refusal-not_over = La partie n’est pas terminée : elle n’a pas encore de résultat.
refusal-nothing_to_undo = Il n’y a rien à reprendre.
refusal-no_record = Cette partie a commencé en cours de route, à partir d’une position ; or un enregistrement commence au début.
refusal-bad_record = Cet enregistrement ne peut pas être rejoué. { $what }
refusal-unknown_bot = Aucun robot ne porte ce nom.
refusal-malformed = Ce n’est pas une action de ce jeu.
refusal-not_your_turn = Ce n’est pas votre tour.
refusal-game_over = La partie est finie.

## Options telles qu’on les tape

option-form = « { $given } » n’est pas un réglage : écrivez NOM=VALEUR, par exemple seats=3. Les options d’un jeu se lisent avec : capers games JEU
option-twice = L’option « { $option } » est donnée deux fois, avec des valeurs différentes. Ne la donnez qu’une fois.
option-whole = de { $least } à { $most }
option-null-or-whole = null, ou de { $least } à { $most }
option-null-or-seat = null, ou le numéro d’une place, à partir de 0
option-words = { $words }
option-other = { $words }, ou { $form }
option-value = Cette valeur ne va pas pour l’option { $option }. Valeurs possibles : { $values }.
option-unknown = { $game } n’a pas d’option « { $option } ». Ses options sont : { $known }.

## Enregistrements qui ne peuvent être ni lus ni rejoués

record-truncated = Le fichier s’arrête trop tôt, à la ligne { $line }, colonne { $column } : il en manque une partie. Récupérez-le ou copiez-le de nouveau.
record-not-json = Le fichier est abîmé à la ligne { $line }, colonne { $column } : à partir de là, ce n’est plus du JSON. Récupérez-le ou copiez-le de nouveau.
record-not-a-record = Ce n’est pas l’enregistrement d’une partie : il n’y a pas de nombre sous « capers_record ».
record-later-format = Cet enregistrement vient d’une version plus récente (forme { $format } ; celle-ci lit jusqu’à { $known }). Mettez Capers à jour pour le lire.
record-malformed = Cet enregistrement n’est pas composé comme il le faut : { $what }.
record-no-move = un coup est une action d’un siège, un résultat d’un tirage ou « time_up », et rien d’autre à côté
record-later-rules = Cet enregistrement a été joué avec des règles plus récentes de { $game } (version { $rules } ; celle-ci joue la { $known }). Mettez Capers à jour pour le rejouer.
record-retired-rules = Cet enregistrement a été joué avec d’anciennes règles de { $game } (version { $rules } ; celle-ci joue la { $known }). On peut le regarder, mais non le vérifier.
record-other-seats = Cet enregistrement nomme { $names } joueurs pour { $seats } places.
record-other-opening = La mise en place montre autre chose que ce que dit l’enregistrement.
record-other-stream = L’enregistrement tire de « { $stream } », et ce n’est pas ce qui est tiré à cet endroit.
record-other-events = Ce que le coup montre aux joueurs n’est pas ce que l’enregistrement dit qu’ils ont vu.
record-other-state = La position après le coup n’est pas celle que l’enregistrement promet.
record-sealed-move = Ce qui a été fait là est scellé dans cet enregistrement : on ne peut pas suivre les règles plus loin.
record-broken-move = Le coup { $move } (compté à partir de 0) ne se rejoue pas. { $why }

## Du JSON d’inconnus qui ne convient pas : parties des phrases pour les positions et les enregistrements

form-not-json = ce n’est pas du JSON à partir de la colonne { $column }
form-all = le tout
form-field = « { $name } »
form-missing = { $field } manque
form-unknown = il n’existe pas de champ { $field }
form-twice = { $field } s’y trouve deux fois
form-not = { $field } doit être { $kind }
form-too-large = { $field } est un nombre trop grand
form-unfit = { $field } contient quelque chose qui n’y a pas sa place
form-unfit-value = { $field } ne peut pas être { $value }
form-kind-object = un objet avec des champs
form-kind-list = une liste
form-kind-list-of = une liste de { $count }
form-kind-text = un texte
form-kind-word = l’un de ces mots : { $words }
form-kind-some-word = l’un des mots connus à cet endroit
form-kind-flag = vrai ou faux (true, false)
form-kind-number = un nombre
form-kind-whole = un nombre entier qui n’est pas négatif
form-kind-bounded = un nombre entier de { $least } à { $most }
form-kind-null = null

## Qui a eu de la chance dans une partie finie

luck-title = Qui a eu de la chance
luck-tries = Tentatives
luck-successes = Réussies
luck-expected = En moyenne
luck-chance = Aussi bien ou mieux
