# La commande `capers` dans un terminal.

## Aide : la ligne de commande entière

cli-help = Cinq jeux de cambriolage à une même table : dans le navigateur entre amis, ici au terminal, ou par milliers.
cli-help-usage = Utilisation :
cli-help-commands = Commandes 
cli-help-command = COMMANDE
cli-help-arguments = Arguments 
cli-help-options = Options 
cli-help-lang = Langue : en ou fr (par défaut : celle de votre système)
cli-help-color = Couleur : auto, always ou never (par défaut : auto, qui respecte aussi NO_COLOR)
cli-help-help = Affiche cette aide
cli-help-version = Affiche la version
cli-more =
    Exemples :
      capers                           ouvrir le serveur pour navigateurs, terminaux et robots
      capers games                     les jeux qui existent
      capers play dice-heist           vous contre deux robots
      capers play --help               tout sur la manière de jouer
      capers verify partie.json        vérifier les règles et les dés d’un enregistrement

    Codes de sortie :
      0  tout s’est bien passé
      1  les règles ont refusé, ou un enregistrement est abîmé ou faux
      2  la ligne de commande demande quelque chose qui n’existe pas
      3  un fichier ne peut être ni lu ni écrit
      130  arrêté par Ctrl-C

cli-value-lang = LANGUE
cli-value-color = QUAND
cli-value-game = JEU
cli-value-seats = N
cli-value-people = N
cli-value-bot = ROBOT
cli-value-name = NOM
cli-value-option = NOM=VALEUR
cli-value-save = FICHIER
cli-value-resume = FICHIER
cli-value-seed = N
cli-value-server = URL
cli-value-table = TABLE
cli-value-file = FICHIER
cli-value-at = N
cli-value-eyes = QUI
cli-value-shell = SHELL
cli-value-page = COMMANDE

## Aide : play

cli-help-play = Jouer ici, contre des robots ou à plusieurs sur un même clavier
cli-help-play-game = Le jeu, par son nom court (voir : capers games)
cli-help-play-seats = Combien jouent en tout, personnes et robots (par défaut : 3, ou le nombre le plus proche que le jeu permet)
cli-help-play-people = Combien sont des personnes (par défaut : 1 ; avec 0, vous regardez les robots)
cli-help-play-bot = Le robot de la place suivante : random ou greedy ; à donner une fois pour chacun, le dernier prend toutes les places restantes (par défaut : greedy)
cli-help-play-name = Votre nom ; à plusieurs, à donner une fois pour chacun
cli-help-play-option = Règle une option du jeu, par exemple targeted_raid=true (voir : capers games JEU)
cli-help-play-save = Garde la partie dans ce fichier, après chaque coup
cli-help-play-resume = Reprend la partie gardée dans ce fichier
cli-help-play-seed = Rend le hasard répétable, pour s’exercer : de tels dés ne prouvent rien
cli-help-play-server = Joue sur ce serveur, par exemple http://127.0.0.1:7878, en y ouvrant une table
cli-help-play-table = Rejoint cette table du serveur, par son identifiant ou son lien
cli-more-play =
    Exemples :
      capers play dice-heist
      capers play dice-heist --seats 4 --bot greedy --bot random
      capers play dice-heist --people 2 --name Ada --name Bo
      capers play dice-heist -o targeted_raid=true --save partie.json
      capers play --resume partie.json
      capers play dice-heist --server http://127.0.0.1:7878 --people 2
      capers play --server http://127.0.0.1:7878 --table TABLE

    En jouant, tapez le numéro de votre choix, ou bien :
      ?  les règles            l  ce qui s’est passé   u  reprendre le coup
      b  la table à nouveau    s  sauvegarder          q  partir
      h  cette liste

    Les dés : un secret est tiré avant le premier coup et son SHA-256 affiché ; chaque tirage en découle, ainsi que d’un nombre qu’ajoute chacune de vos actions. À la fin, le secret est affiché, et « capers verify » vérifie chaque tirage d’une partie gardée. Tant qu’une partie est en cours, son fichier contient le secret, sans quoi elle ne pourrait pas continuer : qui lit le fichier à ce moment-là peut prévoir le hasard.

## Aide : les autres commandes

cli-help-replay = Revoir un enregistrement coup par coup
cli-help-replay-file = L’enregistrement, tel que « play --save » l’écrit
cli-help-replay-at = Commence à ce coup (le premier est 0)
cli-help-replay-eyes = Avec les yeux de qui : le numéro ou le nom d’une place, spectator, ou all (par défaut : all, mais rien de ce qui doit encore rester secret)
cli-more-replay =
    Dans un terminal, on avance avec Entrée ; vers un tube ou un fichier, toute la partie est racontée. La fin montre le résultat et qui a eu de la chance.

    Exemples :
      capers replay partie.json
      capers replay partie.json --at 40 --eyes 1
      capers replay partie.json | less

    Code de sortie 1 : l’enregistrement est abîmé ; les coups qui précèdent sont montrés.
cli-help-verify = Vérifier un enregistrement : les coups suivent-ils les règles, et les dés ce qui a été promis ?
cli-help-verify-file = L’enregistrement, tel que « play --save » l’écrit
cli-more-verify =
    Exemple :
      capers verify partie.json

    Code de sortie 0 : rien n’est faux. Code de sortie 1 : quelque chose l’est, et la réponse dit à quel coup et quoi. Un enregistrement qui ne promet rien sur ses dés est signalé comme tel, et n’est pas faux.
cli-help-games = Lister les jeux, ou donner les options d’un jeu
cli-help-games-game = Le jeu dont on veut en savoir plus
cli-more-games =
    Exemples :
      capers games
      capers games dice-heist
cli-help-referee = Répondre à une commande JSON par ligne, pour que des programmes en tout langage puissent appliquer les règles
cli-more-referee =
    Exemple :
      echo '{"{"}"cmd":"games"{"}"}' | capers referee

    Les commandes et leurs réponses sont décrites dans docs/referee.md.
cli-help-completions = Écrire un script qui permet à votre shell de compléter les commandes de capers
cli-help-completions-shell = bash, elvish, fish, powershell ou zsh
cli-more-completions =
    Exemples :
      capers completions bash > ~/.local/share/bash-completion/completions/capers
      capers completions fish > ~/.config/fish/completions/capers.fish
cli-help-man = Écrire la page de manuel, de capers ou de l’une de ses commandes
cli-help-man-page = La commande
cli-more-man =
    Exemples :
      capers man > capers.1
      capers man play | man -l -

## Ce qui ne va pas dans une ligne de commande

cli-complaint = capers : { $why }
cli-usage =
    { $what }
    { $hint }
cli-usage-hint = Aide : { $command } --help
cli-usage-suggesting = { $sentence } Vouliez-vous dire { $meant } ?
cli-usage-unknown-game = Il n’y a pas de jeu « { $value } ». Les jeux sont : { $values }.
cli-usage-not-among = « { $value } » ne va pas avec { $argument }. Valeurs possibles : { $values }.
cli-usage-no-value = Il manque quelque chose après { $argument }.
cli-usage-bad-value = « { $value } » ne va pas avec { $argument } : donnez un nombre entier qui ne soit pas négatif.
cli-usage-zero = « { $value } » ne va pas avec { $argument } : donnez un nombre entier à partir de 1.
cli-usage-too-large = « { $value } » ne va pas avec { $argument } : donnez un nombre plus petit.
cli-usage-unknown-argument = Il n’y a pas ici d’option ni d’argument « { $argument } ».
cli-usage-unknown-command = Il n’y a pas de commande « { $command } ».
cli-usage-missing = Il manque quelque chose : { $argument }.
cli-usage-conflict = { $argument } ne va pas avec { $other }.
cli-usage-other = Cette ligne de commande ne peut pas être comprise.

## Options des jeux

cli-games-seats = de { $fewest } à { $most } places, règles version { $rules }
cli-games-more = Les options d’un jeu : capers games JEU. Pour jouer : capers play JEU
cli-games-options = Options
cli-games-how = Pour en régler une : capers play { $game } -o NOM=VALEUR
cli-option-default = { $values } (par défaut : { $default })
cli-seats-range = { $game } a de { $fewest } à { $most } places, et non { $given } : choisissez avec --seats.
cli-too-many-people = Il y a { $most } places et { $given } personnes : augmentez --seats ou diminuez --people.
cli-too-many-names = Il y a plus de noms ({ $given }) que de personnes ({ $most }) : augmentez --people.
cli-too-many-bots = Il y a plus de robots ({ $given }) que de places pour eux ({ $most }) : augmentez --seats.

## Fichiers

cli-file-unreadable = { $file } ne peut pas être lu : { $why }.
cli-file-unwritable = { $file } ne peut pas être écrit : { $why }. Choisissez un autre fichier.
cli-file-taken = { $file } contient déjà quelque chose. Reprenez-le avec --resume, ou choisissez un autre fichier pour --save.
cli-file-empty = { $file } est vide : il ne contient aucun enregistrement.
cli-file-too-large = { $file } est bien trop gros pour être un enregistrement.
cli-file-not-text = { $file } n’est pas du texte : ce n’est donc pas un enregistrement.
cli-record-unreadable = { $file } : { $why }
cli-record-unknown-game = Cet enregistrement est celui d’un jeu que cette version n’a pas : { $game }. Peut-être une version plus récente l’a-t-elle.
cli-why-not-found = ce fichier ou ce dossier n’existe pas
cli-why-denied = vous n’en avez pas le droit
cli-why-folder = c’est un dossier
cli-why-not-a-folder = une partie du chemin n’est pas un dossier
cli-why-full = il n’y a plus de place
cli-why-other = { $what }
cli-output-failed = Ce qui devait s’afficher ne peut pas être écrit : { $why }.
cli-no-randomness = Le système ne donne pas de nombres aléatoires, et sans eux aucun dé n’est équitable : { $what }.

## En jouant

cli-person = Joueur { $number }
cli-play-bot = { $name } (robot { $bot })
cli-play-who = À la table : { $who }.
cli-play-promise = Les dés découlent d’un secret qui sera affiché à la fin. Son SHA-256 :
cli-play-secret = Le secret des dés, dont le SHA-256 a été affiché au début :
cli-play-pass = Appuyez sur Entrée, puis passez le clavier à { $seat }.
cli-play-take = { $seat }, appuyez sur Entrée quand vous êtes au clavier.
cli-play-prompt = { $seat }, votre choix (1-{ $most }, ? règles, h aide) :
cli-play-clock = { $seconds ->
    [one] { $seconds } seconde restante
   *[other] { $seconds } secondes restantes
}
cli-play-time-up = Le temps est écoulé.
cli-play-time-passes = Tout le monde a fini : le reste du temps passe.
cli-play-nothing = Tapez le numéro de votre choix, de 1 à { $most }, ou h pour l’aide.
cli-play-range = Ce choix n’existe pas : tapez un numéro de 1 à { $most }.
cli-play-strange = « { $answer } » n’est pas une réponse : tapez un numéro de 1 à { $most }, ou h pour l’aide.
cli-play-no-rules = Personne n’a écrit ici les règles de ce jeu.
cli-rules-more = Tapez ? et un numéro pour lire cette partie, par exemple ? 1.
cli-play-help =
    Tapez le numéro de votre choix, ou bien :
      ?, ? 3       les règles, ou leur troisième partie
      b            la table et les choix à nouveau
      l, l 50      les dernières lignes de ce qui s’est passé, ou les 50 dernières
      u            reprendre le coup, tant que personne n’en a rien appris
      s, s FICHIER sauvegarder, dans un autre fichier si vous voulez
      q            partir ; une partie qui a un fichier y est gardée
cli-undo-done = Coup repris.
cli-undo-known = Ce coup ne peut plus être repris : depuis, le hasard est tombé, quelqu’un a joué, ou d’autres l’ont vu.
cli-save-where = Dites où : s FICHIER. (Avec --save FICHIER, la partie est gardée après chaque coup.)
cli-saved = Partie gardée dans { $file }.
cli-left-saved = La partie est gardée. Reprenez-la avec : capers play --resume { $file }
cli-left-unsaved = Vous partez, et la partie n’est pas gardée. (Avec --save FICHIER, elle l’est.)
cli-finished-saved = L’enregistrement est complet. Vérifiez-le avec : capers verify { $file }
cli-score-rank = Rang
cli-score-player = Joueur
cli-score-sum = Somme
cli-all-lost = Vous avez tous perdu.
cli-winners = { $winners-count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}

## Jouer sur un serveur

cli-online-name = Votre nom sur ce serveur :
cli-online-who = Vous êtes { $name } sur { $server }.
cli-online-invite =
    Pour vous rejoindre :
    {"  "}capers play --server { $server } --table { $table }
cli-online-waiting = { $free ->
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
} La partie commence quand toutes sont prises.
cli-online-full = Toutes les places sont prises : vous regardez.
cli-online-host-begins = Toutes les places sont prises : l’hôte va commencer.
cli-online-lost = Pas de connexion. Nouvel essai…
cli-online-back = Connexion rétablie.
cli-online-offline = Il n’y a pas de connexion en ce moment : réessayez dans un instant.
cli-online-gone = { $seat } a perdu la connexion.
cli-online-here = { $seat } a la connexion.
cli-online-clock = Il vous reste { $time }.
cli-online-not-asked = Rien ne vous est demandé pour l’instant. Tapez h pour l’aide.
cli-online-strange-answer = « { $answer } » n’est pas une réponse : tapez le numéro de votre choix, ou h pour l’aide.
cli-online-save = Le serveur garde la partie. Avec --save FICHIER, son enregistrement y est écrit à la fin.
cli-online-stand-in = Si l’on vous attend et que { $seconds } secondes passent, un robot joue pour vous jusqu’à votre retour.
cli-online-no-stand-in = La partie continue.
cli-online-left =
    Vous partez. { $meanwhile } Pour revenir :
    {"  "}capers play --server { $server } --table { $table }
cli-online-help =
    Tapez le numéro de votre choix, ou bien :
      ?, ? 3    les règles, ou leur troisième partie
      b         la table et les choix à nouveau
      l, l 50   les dernières lignes de ce qui s’est passé, ou les 50 dernières
      u         reprendre le coup, tant que personne n’en a rien appris
      c MOTS    dire quelque chose à toute la table
      q         partir ; vous pourrez revenir
cli-online-bad-address = « { $server } » n’est pas l’adresse d’un serveur : donnez-en une comme http://127.0.0.1:7878.
cli-online-unreachable = Le serveur { $server } est injoignable : { $why }.
cli-online-strange = Ce qui répond à { $server } n’est pas un serveur de Capers.
cli-why-nobody-listens = personne n’y répond
cli-why-no-answer = il ne répond pas à temps

## Replay et verify

cli-replay-head = { $who }. Règles, version { $rules }. { $moves ->
    [0] Aucun coup.
    [one] 1 coup.
   *[other] { $moves } coups, comptés à partir de 0.
}
cli-replay-move = Coup { $move } (de 0 à { $last })
cli-replay-prompt = Entrée suivant, p précédent, g N aller à, v QUI yeux, q partir :
cli-replay-help = Tapez Entrée ou n pour le coup suivant, p pour le précédent, g 12 pour le coup 12, v 1 pour les yeux de la place 1 (ou v all, v spectator), q pour partir.
cli-replay-go-where = Dites où : g et le numéro d’un coup.
cli-replay-at-end = C’était le dernier coup.
cli-replay-at-start = C’est le début.
cli-replay-range = Ce coup n’existe pas : ils vont de 0 à { $last }.
cli-replay-no-moves = Il n’y a aucun coup à montrer.
cli-replay-sealed = Cet enregistrement est scellé : il dit ce qu’une seule personne a entendu, sans la table. Ce que les autres ont gardé secret n’y est pas.
cli-replay-eyes = Personne n’a les yeux « { $eyes } » : dites all, spectator, un nom, ou une place de 0 à { $last }.
cli-resume-no-dice = Cet enregistrement n’a pas le secret de ses dés : son hasard ne peut pas continuer. On peut le revoir : capers replay FICHIER
cli-resume-other-game = { $file } est une partie de { $actual }, et non de { $asked } : ne donnez pas le nom du jeu.
cli-resume-doubt = Cette partie ne peut pas continuer, car son fichier n’est plus tel qu’il a été laissé. { $why } Pour en savoir plus : capers verify FICHIER
cli-verify-rules = Règles :
cli-verify-dice = Dés :
cli-verify-rules-over = { $moves ->
    [one] l’unique coup est légal, montre ce qui a été noté et mène à la position notée.
   *[other] les { $moves } coups sont légaux, montrent ce qui a été noté et mènent aux positions notées.
} La partie est terminée.
cli-verify-rules-running = { $moves ->
    [0] aucun coup n’a encore été joué, et la mise en place est celle qui a été notée.
    [one] l’unique coup est légal et montre ce qui a été noté.
   *[other] les { $moves } coups sont légaux, montrent ce qui a été noté et mènent aux positions notées.
} La partie n’est pas terminée.
cli-verify-dice-kept = le secret est bien celui qui a été promis, et { $draws ->
    [0] rien n’a été tiré.
    [one] l’unique tirage en découle.
   *[other] les { $draws } tirages en découlent tous.
} Places ayant ajouté au hasard : { $seats } ; actions l’ayant fait : { $nonces }.
cli-verify-rules-sealed = { $moves ->
    [0] aucun coup ne peut être vérifié :
    [one] le premier coup est légal et montre ce qui a été noté ;
   *[other] les { $moves } premiers coups sont légaux et montrent ce qui a été noté ;
} ce qui a été fait ensuite est scellé, on ne peut donc pas suivre les règles plus loin.
cli-verify-seals = Sceaux :
cli-verify-seals-kept = { $count ->
    [one] 1 action est scellée. On ne peut pas la vérifier avant que tous ceux qui ont joué aient accepté d’ouvrir l’enregistrement.
   *[other] { $count } actions sont scellées. On ne peut pas les vérifier avant que tous ceux qui ont joué aient accepté d’ouvrir l’enregistrement.
}
cli-verify-seals-open = { $count ->
    [one] 1 action était scellée, et c’est bien celle qui avait été engagée.
   *[other] { $count } actions étaient scellées, et chacune est bien celle qui avait été engagée.
}
cli-verify-sealed = Verdict : rien n’est faux dans ce que montre cet enregistrement scellé. Le reste ne peut pas être vérifié.
cli-verify-sound = Verdict : rien n’est faux dans cet enregistrement.
cli-verify-damaged = Verdict : cet enregistrement a été modifié ou abîmé après avoir été écrit.
cli-verify-other-rules = Verdict : cette version joue d’autres règles que cet enregistrement, et ne peut donc pas les vérifier.
cli-verify-move = Le coup : { $what }
cli-verify-recorded = L’enregistrement dit : { $what }
cli-verify-replayed = Les règles disent : { $what }
cli-verify-action = { $seat } : { $action }
cli-verify-sealed-action = { $seat } : scellé
cli-verify-chance = le hasard, { $stream } : { $outcome }
cli-verify-time-up = le temps est écoulé
