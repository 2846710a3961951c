# Le navigateur : le cadre de tous les jeux. Ce qui tient à un seul jeu est dans le fichier de ce jeu.

web-name = Capers
web-tagline = Cinq jeux de casse à la même table
# Quelque chose, et ce qu’il y a à en dire.
web-named = { $name } : { $what }
web-skip = Aller au contenu
web-loading = Un instant : on dresse la table.

## La barre du haut

web-language = Langue
web-theme = Couleurs
web-theme-system = Comme le système
web-theme-dark = Nuit
web-theme-light = Jour
web-settings = Réglages
web-odds = Montrer les probabilités
web-sound = Un son discret quand vient votre tour
web-home = Vers l’accueil
web-your-name = Votre nom
web-name-keep = Garder

## Le même joueur sur un autre appareil

web-device = Jouer sur un autre appareil
web-device-title = Un autre appareil
web-device-text = Un lien privé fait de vous le joueur d’un autre téléphone ou ordinateur : même nom, mêmes tables.
web-device-make = Créer un lien privé
web-device-link = Votre lien privé
web-device-qr = Un code QR avec votre lien privé
web-device-private = Ne le montrez à personne : qui l’ouvre devient vous. Il sert une fois, pendant un jour, et un nouveau lien annule celui-ci.
web-device-sign-out-text = Un téléphone perdu, un lien montré à quelqu’un ? Déconnectez tous les appareils sauf celui-ci ; aucun lien créé avant ne servira plus.
web-device-sign-out = Déconnecter tous les autres appareils
web-device-signed-out = Seul cet appareil est encore vous.
web-recover-title = Continuer ici ?
web-recover-text = Ce lien privé fait de cet appareil celui du joueur qui l’a créé.
web-recover-instead = Ce lien privé fait de cet appareil celui du joueur qui l’a créé. Ici, vous êtes { $name }, et vous quittez ce nom.
web-recover-go = Continuer ici

## L'accueil

web-lobby-title = Les coups de ce soir
web-lobby-intro = Choisissez un jeu et jouez tout de suite contre des robots, ou ouvrez une table et envoyez le lien à vos amis.
web-lobby-games = Les jeux
web-lobby-play = Jouer
web-lobby-play-hint = contre des robots, tout de suite
web-lobby-friends = Table entre amis
web-lobby-rules = Règles
web-lobby-seats = { $min } à { $max } joueurs
web-lobby-minutes = { $minutes } min
web-lobby-yours = Vos tables
web-lobby-open = Tables ouvertes
web-lobby-finished = Parties terminées
web-lobby-people = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}{ $bots ->
    [0] {""}
    [one] , 1 robot
   *[other] , { $bots } robots
}
web-lobby-none = Personne n’a ouvert de table à tous pour l’instant. Ouvrez-en une : c’est l’affaire d’une seconde.
web-lobby-join = Rejoindre
web-lobby-watch = Regarder
web-lobby-back = Reprendre
web-lobby-replay = Revoir
web-lobby-host = ouverte par { $name }
web-lobby-free = { $count ->
    [0] complète
    [one] 1 place libre
   *[other] { $count } places libres
}
web-lobby-phase-waiting = on s’installe
web-lobby-phase-playing = en cours
web-lobby-turn = on attend { $names }
web-lobby-phase-over = terminée
web-lobby-offline = La liste des tables ne peut pas être lue pour l’instant.

## Une nouvelle table

web-new-title = Une table entre amis
web-new-players = Joueurs
web-new-visible = Tout le monde peut trouver cette table à l’accueil
web-new-clock = Temps de réflexion
web-new-more = Autres réglages
web-new-away = Un robot joue pour qui est parti
web-new-pace = Les robots
web-clock-none = autant que vous voulez
web-clock-per-move = { $time } par coup
web-clock-total = { $time } en tout, plus { $more } par coup
web-away-never = jamais
web-away-after = au bout de { $time }
web-pace-250 = jouent aussitôt
web-pace-900 = marquent une pause
web-pace-2000 = prennent leur temps
web-new-rate = Combien de fois une place peut agir dans une course
web-rate = { $count ->
    [0] aussi souvent qu’on veut
   *[other] { $count } fois par seconde
}
web-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
web-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
web-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-yes = oui
web-no = non
web-option-by-chance = le hasard décide
web-new-open = Ouvrir la table
web-new-cancel = Annuler
web-new-failed = La table n’a pas pu être ouverte. { $why }
web-error-offline = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
web-error-odd = Le serveur a répondu d’une manière que cette page ne comprend pas. Rechargez la page.

## Une table avant la partie

web-wait-title = La bande se réunit
web-wait-invite = Envoyez ce lien, ou faites scanner le code
web-wait-copy = Copier le lien
web-wait-copied = Copié
web-wait-share = Partager…
web-wait-qr = Un code QR avec le lien de cette table
web-wait-seat = Place { $number }
web-wait-free = libre
web-wait-sit = S’asseoir ici
web-wait-stand = Se lever
web-wait-bot = Mettre un robot ici
web-wait-bot-off = Renvoyer le robot
web-wait-level = Comment joue { $name }
web-wait-agreed = À quoi on joue
web-wait-remove = Faire partir
web-wait-remove-sure = Vraiment faire partir { $name } ?
web-wait-sit-first = Asseyez-vous d’abord.
web-wait-start = Commencer la partie
web-wait-start-bots = Compléter avec des robots et commencer
web-wait-needs-seats = La partie commence quand toutes les places sont prises.
web-wait-host = { $name } lance la partie quand tout le monde est là.
web-wait-you = vous
web-wait-is-host = hôte
web-wait-no-entropy = n’a encore rien ajouté aux dés

## Une table en jeu

web-seats = Joueurs
web-turn-yours = À vous
web-turn-theirs = { $name } réfléchit…
web-turn-title = À vous : { $game }
web-turn-nobody = Un instant : le hasard décide.
web-watching = Vous regardez.
web-spectators = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
web-present = présent
web-absent = absent
web-bot = robot
web-bot-stands-in = un robot joue pour { $name }
web-bot-greedy = joue bien
web-bot-random = joue au hasard
web-bot-name-0 = Pie
web-bot-name-1 = Renard
web-bot-name-2 = Martre
web-bot-name-3 = Corbeau
web-bot-name-4 = Lynx
web-bot-name-5 = Belette
web-bot-name-6 = Hibou
web-bot-name-7 = Hermine
web-you = vous
web-undo = Reprendre mon coup
web-take-back = Reprendre ma place
web-sending = Envoi…
web-stand = Quitter la table
web-stand-sure = Un robot jouera à votre place dès maintenant. Vous pourrez revenir.
web-stand-yes = Quitter
web-stand-no = Rester
web-bot-plays-mine = Un robot joue à votre place.
web-tab-log = Journal
web-tab-chat = Discussion
web-tab-rules = Règles
web-rules-contents = Sur cette page
web-tabs = Journal, discussion et règles
web-log-empty = Il ne s’est encore rien passé.
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-chat-new = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
web-decision = Ce que vous pouvez faire
web-over-again = Une autre partie
web-over-agreed = On attend l’accord des autres : { $names }
web-over-offered = { $name } voudrait une autre partie.
web-over-go = Vers la partie suivante
web-over-replay = Revoir la partie
web-over-sealed = Les cartes que personne n’a montrées restent secrètes. Si tous ceux qui ont joué acceptent, chacun pourra les voir en revoyant la partie.
web-over-open = Ouvrir l’enregistrement
web-over-opening = L’enregistrement s’ouvrira quand ceux-ci auront accepté aussi : { $names }
web-over-opened = Tous ceux qui ont joué ont accepté : en revoyant la partie, chacun voit toutes les cartes.
web-close = Fermer
web-clock-left = encore { $time }
web-clock-silent = encore { $time } avant que le jeu agisse pour qui reste muet

## La connexion

web-connection-lost = La connexion est perdue. Nouvel essai…
web-not-sent = La connexion est perdue : cela n’a pas été envoyé. Réessayez dès qu’elle revient.
web-connection-retry = Essayer maintenant
web-connection-ended = Le serveur a fermé la connexion. Rechargez la page pour continuer.
web-connection-reload = Recharger

## Pages qui n'existent pas

web-missing-title = Rien à voler ici
web-missing-text = Il n’y a pas de page à cette adresse. Le lien a peut-être été coupé.
web-missing-table = Cette table ne peut pas être ouverte. { $why }

## The page of a game without a drawing of its own

web-plain-view = Ce que vous voyez
web-plain-choices = Ce que vous pouvez faire
web-plain-you = À vous : choisissez.
web-plain-turn = À { $names } de choisir.
web-plain-more = { $count ->
    [one] et 1 de plus
   *[other] et { $count } de plus
}
web-plain-result = Le résultat

## Les conseils du premier tour

web-guide-next = Suivant
web-guide-skip = Passer les conseils
web-guide-step = Conseil { $step } sur { $steps }

## Noms pour les nouveaux venus

web-newcomer = { $name } { $number }
web-newcomer-0 = Funambule
web-newcomer-1 = Lucarne
web-newcomer-2 = Velours
web-newcomer-3 = Rossignol
web-newcomer-4 = Clair de lune
web-newcomer-5 = Grappin
web-newcomer-6 = Domino
web-newcomer-7 = Tire-bouchon
web-newcomer-8 = Lanterne
web-newcomer-9 = Murmure
web-newcomer-10 = Périscope
web-newcomer-11 = Marbre

## La relecture

web-replay-title = Relecture : { $game }
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-play = Lire
web-replay-pause = Pause
web-replay-next = Un coup en avant
web-replay-last = À la fin
web-replay-move = Coup
web-replay-at = Coup { $move } sur { $moves }
web-replay-eyes = Vu par
web-replay-everyone = tous, cartes ouvertes
web-replay-retired = Cette partie a été jouée selon la version { $rules } des règles, qui ne se joue plus. Le journal dit ce qui s’est passé ; le plateau ne peut pas être montré.
web-replay-spectator = un spectateur
web-replay-link = Copier un lien vers ce moment
web-replay-download = Télécharger l’enregistrement
web-replay-none = Cette partie ne peut pas être revue. { $why }
web-replay-keys = Touches : les flèches avancent et reculent, Début et Fin sautent, la barre d’espace lit.
web-check-title = Les dés, vérifiés
web-check-working = Vérification de chaque tirage…
web-check-kept = Cette partie garde des secrets après la fin, et elle a commencé avant que les enregistrements soient scellés. On pourra avoir le sien et vérifier ses dés quand tous ceux qui ont joué auront accepté de l’ouvrir.
web-check-good = Les { $draws } tirages découlent tous de ce qui fut promis avant le premier coup.
web-check-sealed = { $count ->
    [one] 1 action est scellée, car les règles la gardent secrète : ce qui fut fait là ne peut pas être vérifié.
   *[other] { $count } actions sont scellées, car les règles les gardent secrètes : ce qui fut fait là ne peut pas être vérifié.
}
web-check-opened = { $count ->
    [one] 1 action était scellée et ne l’est plus : c’est bien celle qui avait été engagée.
   *[other] { $count } actions étaient scellées et ne le sont plus : chacune est bien celle qui avait été engagée.
}
web-check-seal-fault = L’action du coup { $move } n’est pas celle qui avait été engagée quand l’enregistrement était scellé.
web-check-no-entropy = N’ont rien ajouté d’eux-mêmes à ces dés avant la partie : { $names }.
web-check-fault = Le coup { $move } ne suit pas : c’est le billet { $expected } sur { $of } qui devait être tiré de { $stream }.
web-check-other-secret = Le secret n’est pas celui qui fut promis.
web-check-not-revealed = Le secret de cette partie n’a jamais été publié : rien ne peut être vérifié.
web-check-nothing = Rien n’a été promis sur les dés de cette partie.
web-check-insecure = Ce navigateur ne vérifie les dés que sur une page sûre (https).
web-check-committed = Promis avant la partie
web-check-revealed = Révélé après
web-check-draws = Tous les tirages
web-check-outcome = Ce qui en est sorti, et d’où ce fut tiré
web-check-ticket = Billet
web-check-follows = suit
web-check-differs = diffère
