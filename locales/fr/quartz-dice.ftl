# Quartz: The Dice Game.

## Cristaux et faces

quartz-dice-crystal-quartz = Quartz
quartz-dice-crystal-rubellite = Rubellite
quartz-dice-crystal-emerald = Émeraude
quartz-dice-crystal-sapphire = Saphir
quartz-dice-crystal-ruby = Rubis
quartz-dice-crystal-amber = Ambre
quartz-dice-crystal-unstable = Instable

quartz-dice-face-pickaxe = Pioche
quartz-dice-face-jackhammer = Marteau
quartz-dice-face-chest = Coffre
quartz-dice-face-transfer = Transfert
quartz-dice-face-steal = Vol
quartz-dice-face-helmet = Casque

## Les choix d’un tour

quartz-dice-action-reroll = Garder { $keep } ; relancer { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
quartz-dice-action-reroll-marker = Garder { $keep } ; rendre un jeton et relancer { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
quartz-dice-action-reroll-all = Relancer les { $dice } dés
quartz-dice-action-reroll-all-marker = Rendre un jeton et relancer les { $dice } dés
quartz-dice-action-stop = S’arrêter : ces dés restent
quartz-dice-action-pickaxe = Pioche { $strength } : tirer { $count ->
    [one] { $count } cristal
   *[other] { $count } cristaux
}
quartz-dice-action-jackhammer = Marteau { $strength } : tirer { $count ->
    [one] { $count } cristal
   *[other] { $count } cristaux
} et en remettre { $back }
quartz-dice-action-chest = Coffre { $strength } : mettre { $count ->
    [one] { $count } cristal
   *[other] { $count } cristaux
} à l’abri
quartz-dice-action-transfer = Transfert { $strength } : donner { $count ->
    [one] { $count } cristal instable
   *[other] { $count } cristaux instables
}
quartz-dice-action-steal = Vol { $strength } : prendre { $count ->
    [one] { $count } cristal
   *[other] { $count } cristaux
} aux autres
quartz-dice-action-end-turn = Finir le tour
quartz-dice-action-return = Remettre dans le sac : { $crystals }
quartz-dice-action-protect = Mettre à l’abri : { $crystal }
quartz-dice-action-pass = Donner un cristal instable à { $to }
quartz-dice-action-take = Voler à { $from } : { $crystal }
quartz-dice-action-done = Cela suffit
quartz-dice-action-choose-leader = Nommer le prochain chef : { $seat }

## Ce qui s’est passé

quartz-dice-event-game-started = Partie { $game } : { $seats } mineurs, un sac de cristaux.
quartz-dice-event-first-leader-chance = Le sort désigne { $seat } comme premier chef.
quartz-dice-event-first-leader-option = Le premier chef : { $seat }.
quartz-dice-event-first-leader-rotation = C’est à { $seat } de mener d’abord cette fois.
quartz-dice-event-round-started = Manche { $round }, chef : { $leader }. { $added ->
    [0] Aucun cristal instable n’est ajouté
   *[other] { $added } cristaux instables sont ajoutés
} : { $bag } cristaux dans le sac.
quartz-dice-event-turn-started = Manche { $round } : { $seat }.
quartz-dice-event-mined-turn = { $seat } commence par : { $crystal }.
quartz-dice-event-mined-turn-unstable = { $seat } commence par un cristal instable et reçoit un jeton de relance.
quartz-dice-event-mined = { $seat } tire : { $crystal }.
quartz-dice-event-mined-unstable = { $seat } tire un cristal instable et reçoit un jeton de relance.
quartz-dice-event-rolled = { $seat }, lancer { $roll } : { $rolled }.
quartz-dice-event-rolled-marker = { $seat }, lancer { $roll } contre un jeton : { $rolled }.
quartz-dice-event-stopped = { $seat } a { $dice }{ $wilds ->
    [0] .
    [1] , avec 1 joker.
   *[other] , avec { $wilds } jokers.
}
quartz-dice-event-acted = { $seat } joue { $tool } { $strength }{ $wilds ->
    [0] .
    [1] , dont 1 joker.
   *[other] , dont { $wilds } jokers.
}
quartz-dice-event-returned = { $seat } remet dans le sac : { $crystals }.
quartz-dice-event-protected = { $seat } met à l’abri : { $crystal }.
quartz-dice-event-passed = { $seat } donne un cristal instable à { $to }.
quartz-dice-event-stolen = { $seat } vole à { $from } : { $crystal }.
quartz-dice-event-turn-ended = { $seat } finit son tour.
quartz-dice-event-turn-ended-auto = { $seat } ne peut plus rien faire.
quartz-dice-event-accident = { $seat } voit exploser son chariot : hors jeu ! { $crystals } cristaux retournent dans le sac, il reste { $left } mineurs.
quartz-dice-event-leader-tie = { $seats } ont le plus de cristaux précieux sur leur chariot ; { $chooser } nomme le prochain chef.
quartz-dice-event-new-leader-most = { $seat } a le plus de cristaux précieux sur son chariot ({ $valuable }) et mène.
quartz-dice-event-new-leader-choice = { $seat } est nommé chef, avec { $valuable } cristaux précieux sur son chariot.
quartz-dice-event-new-leader-accident = Le jeton de chef passe à { $seat }, avec { $valuable } cristaux précieux sur son chariot.
quartz-dice-event-bag-empty = Le sac est vide.
quartz-dice-event-game-scored = La partie { $game } est comptée.
quartz-dice-event-game-over-six-rounds = Les six manches sont finies. { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}
quartz-dice-event-game-over-bag-empty = Il n’y a plus rien à extraire. { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}
quartz-dice-event-game-over-two-left = Il ne reste que deux mineurs. { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}

## La table dans un terminal

quartz-dice-board-head = Manche { $round } sur 6 | { $turns } tours au plus | { $pairs } paires instables à venir
quartz-dice-board-head-last = Manche { $round }, jusqu’à ce qu’il en reste deux | { $pairs } paires instables à venir
quartz-dice-board-head-tournament = Partie { $game } sur 3 | Manche { $round } sur 6 | { $turns } tours au plus | { $pairs } paires instables à venir
quartz-dice-board-bag = Sac : { $crystals }, prochain instable { $risk }
quartz-dice-board-dice = Lancer { $roll }
quartz-dice-board-now = Force acquise
quartz-dice-board-chance = { $strength }+ en { $rolls ->
    [one] { $rolls } jet
   *[other] { $rolls } jets
}
quartz-dice-board-player = Mineur
quartz-dice-board-cart = Chariot
quartz-dice-board-chest = Coffre
quartz-dice-board-markers = Jet.
quartz-dice-board-money = Ici
quartz-dice-board-out = a eu l’accident numéro { $order }
quartz-dice-board-legend = Q quartz 1, L rubellite 2, E émeraude 3, S saphir 4, R rubis 6, A ambre 8, X -3
quartz-dice-board-notes = L chef, + mènerait ensuite, ! coffre le plus vide (-5), puis cristaux au coffre

## Refus

quartz-dice-refusal-wrong_phase = Vous ne pouvez pas faire cela maintenant.
quartz-dice-refusal-not_your_dice = Ces dés ne sont pas sur la table.
quartz-dice-refusal-roll_nothing = Choisissez au moins un dé à relancer, ou arrêtez-vous.
quartz-dice-refusal-free_roll_left = Il vous reste un lancer gratuit : gardez votre jeton.
quartz-dice-refusal-marker_needed = Un lancer de plus coûte un jeton de relance.
quartz-dice-refusal-action_used = Vous avez déjà utilisé cette action pendant ce tour.
quartz-dice-refusal-strength_too_low = Il faut deux faces pour cette action (une seule pour la pioche).
quartz-dice-refusal-not_enough_faces = Vous n’avez pas autant de faces ; deux casques en font une.
quartz-dice-refusal-bag_empty = Le sac est vide.
quartz-dice-refusal-nothing_to_protect = Il n’y a rien sur votre chariot.
quartz-dice-refusal-no_unstable = Vous n’avez pas de cristal instable sur votre chariot.
quartz-dice-refusal-nothing_to_steal = Il n’y a rien à voler.
quartz-dice-refusal-more_than_useful = Moins de faces font autant : il n’y a pas tant de cristaux.
quartz-dice-refusal-wrong_return = Remettez exactement la moitié des cristaux que vous venez de tirer.
quartz-dice-refusal-bad_target = Choisissez un autre joueur, qui soit encore en jeu.
quartz-dice-refusal-not_valuable = Les cristaux instables ne se volent pas.
quartz-dice-refusal-not_on_cart = Ce cristal n’est pas sur ce chariot.
quartz-dice-refusal-pick_first = Choisissez d’abord au moins un cristal.
quartz-dice-refusal-not_tied = Choisissez l’un des joueurs à égalité.

## Positions impossibles

quartz-dice-position-option = l’option { $option } n’est pas valable
quartz-dice-position-game = game et games doivent aller avec le mode, et games a une entrée par partie finie
quartz-dice-position-lines = chaque entrée de games a une ligne par place, dans l’ordre, dont les parts font le total
quartz-dice-position-players = players doit avoir une entrée par place
quartz-dice-position-out = out numérote les éliminés depuis 1 dans le mode last_shall_be_first, et personne avant que le premier chef soit connu ; ils n’ont rien, et il doit rester assez de joueurs
quartz-dice-position-round = round vaut 0 avant que le premier chef soit connu, et au plus 6 là où les manches sont comptées
quartz-dice-position-leader = leader et first_leader sont null avant que le premier chef soit connu, puis des places, le chef étant encore en jeu
quartz-dice-position-to-play = to_play donne des places encore en jeu, chacune une fois, et est vide quand aucun tour n’est en cours
quartz-dice-position-seat = seat est la première de to_play, ou le chef qui choisit, ou null si personne n’agit
quartz-dice-position-turn = turn ne va pas avec la phase
quartz-dice-position-used = used donne des actions, chacune une fois, et aucune avant l’étape 3
quartz-dice-position-dice = dice, rolls et rolling ne vont pas avec la phase
quartz-dice-position-wilds = wilds_left dépasse le nombre de paires de casques dans dice
quartz-dice-position-act = act ne va pas avec la phase, ou ce qui lui reste à faire ne va pas avec sa force et ce qu’il y a
quartz-dice-position-crystals = bag, box, les chariots, les coffres et pairs_left ne font pas le compte des cristaux de la boîte
quartz-dice-position-bag-empty = bag est vide, mais un tour commence par un tirage
quartz-dice-position-no-tie = dans la phase choose_leader, plusieurs joueurs doivent être à égalité sur leurs chariots, et une manche doit suivre
quartz-dice-position-not-over = dans la phase over, la dernière manche doit être finie, bag vide, ou deux joueurs restants
quartz-dice-position-result = result doit être null jusqu’à la fin de la partie, et ensuite tomber juste

## Ce qu’est le jeu, ses options, et comment le résultat s’additionne

quartz-dice-about = Cinq dés disent ce que vous pouvez faire : extraire, voler, mettre à l’abri, vous débarrasser de ce qui explose. Six manches, 30 à 45 minutes.
quartz-dice-web-title = Quartz
quartz-dice-web-about = Tirez des cristaux, lancez les dés pour vos outils, mettez les vôtres à l’abri et volez les autres.
quartz-dice-option-seats = combien jouent
quartz-dice-option-mode = standard ; last_shall_be_first : des accidents jusqu’à ce qu’il en reste deux ; grand_tournament : trois parties additionnées
quartz-dice-option-first_seat = la place qui mène d’abord ; null : le sort décide
quartz-dice-line-crystals = Cristaux
quartz-dice-line-bonus = + Séries
quartz-dice-line-unstable = + Instables
quartz-dice-line-reckless = + Imprudent
quartz-dice-line-total = = Total
quartz-dice-line-tiebreak = Départage

## La table dans un navigateur

quartz-dice-web-you-reroll = Choisissez les dés qui restent et relancez les autres : { $left ->
    [one] encore un lancer gratuit.
   *[other] encore { $left } lancers gratuits.
}
quartz-dice-web-you-reroll-marker = Plus de lancer gratuit. Rendez { $markers ->
    [one] votre jeton
   *[other] l’un de vos { $markers } jetons
} pour relancer, ou arrêtez-vous.
quartz-dice-web-you-act = Vos dés sont posés : utilisez les outils dans l’ordre voulu, chacun une fois, ou finissez le tour.
quartz-dice-web-you-end = Vous pouvez encore utiliser { $tools } : finir le tour quand même ?
quartz-dice-web-you-pickaxe = Combien de cristaux tirez-vous ? Tous vont sur votre chariot.
quartz-dice-web-you-jackhammer = Combien de cristaux tirez-vous ? Vous en remettrez la moitié.
quartz-dice-web-you-chest = Choisissez quoi mettre à l’abri : { $most ->
    [one] un cristal.
   *[other] jusqu’à { $most } cristaux.
}
quartz-dice-web-you-transfer = Choisissez à qui donner { $most ->
    [one] un cristal instable.
   *[other] jusqu’à { $most } cristaux instables.
}
quartz-dice-web-you-steal = Choisissez quoi voler : { $most ->
    [one] un cristal.
   *[other] jusqu’à { $most } cristaux.
}
quartz-dice-web-you-return = Remettez { $count ->
    [one] un de ces cristaux
   *[other] { $count } de ces cristaux
} dans le sac.
quartz-dice-web-you-choose-leader = Plusieurs chariots sont à égalité : nommez le prochain chef.
quartz-dice-web-they-reroll = { $seat } choisit les dés qui restent.
quartz-dice-web-they-act = { $seat } choisit un outil.
quartz-dice-web-they-pick = { $seat } utilise { $tool } et choisit.
quartz-dice-web-they-return = { $seat } remet la moitié des cristaux.
quartz-dice-web-they-choose-leader = { $seat } nomme le prochain chef.
quartz-dice-web-they-turn = C’est à { $seat } de jouer.
quartz-dice-web-you-turn = À vous.
quartz-dice-web-over-you = Vous sortez de la mine le plus riche !
quartz-dice-web-over-shared = Vous partagez la victoire avec { $others }.
quartz-dice-web-over-they = { $winners-count ->
    [one] { $winners } sort de la mine le plus riche.
   *[other] { $winners } se partagent la victoire.
}
quartz-dice-web-end-six_rounds = Les six manches sont finies.
quartz-dice-web-end-bag_empty = Le sac est vide.
quartz-dice-web-end-two_left = Il ne reste que deux mineurs.
quartz-dice-web-stop = Arrêter, tout garder
quartz-dice-web-roll = Lancer { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
quartz-dice-web-roll-marker = Rendre un jeton, lancer { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
quartz-dice-web-roll-none = Aucun dé à lancer
quartz-dice-web-cancel = Un autre outil
quartz-dice-web-end-anyway = Finir le tour quand même
quartz-dice-web-go-on = Revenir aux outils
quartz-dice-web-final = Cela ne se reprend pas.
quartz-dice-web-confirm-steal = Voler { $crystals }
quartz-dice-web-confirm-pass = Donner { $count ->
    [one] { $count } cristal instable
   *[other] { $count } cristaux instables
}
quartz-dice-web-preview-sets = séries { $change }
quartz-dice-web-preview-reckless = devient imprudent
quartz-dice-web-preview-safe = n’est plus imprudent
quartz-dice-web-dice = Les dés
quartz-dice-web-dice-yours = Vos dés
quartz-dice-web-dice-theirs = Dés : { $seat }
quartz-dice-web-roll-number = Lancer { $roll }
quartz-dice-web-kept = reste
quartz-dice-web-rolls-again = à lancer
quartz-dice-web-odds-title = Ce que les dés peuvent devenir
quartz-dice-web-odds-theirs = en gardant au mieux pour chaque but
quartz-dice-web-odds-kept = { $count ->
    [0] sans garder de dé
    [one] avec le dé que vous gardez
   *[other] avec les { $count } dés que vous gardez
}
quartz-dice-web-odds-now = Tels qu’ils sont
quartz-dice-web-odds-strength = Force { $strength } ou plus
quartz-dice-web-odds-legend = En haut : après le prochain lancer. En bas : après les { $rolls } lancers qui restent, jetons comptés, en gardant au mieux pour ce seul but. Deux casques comptent pour une face.
quartz-dice-web-odds-legend-one = Après le prochain lancer, le dernier. Deux casques comptent pour une face.
quartz-dice-web-now-nothing = pas assez de faces
quartz-dice-web-does-pickaxe = en tirer { $count }
quartz-dice-web-does-jackhammer = en tirer { $count }, en remettre { $back }
quartz-dice-web-does-chest = en abriter { $count }
quartz-dice-web-does-transfer = en donner { $count }
quartz-dice-web-does-steal = en voler { $count }
quartz-dice-web-idle-pickaxe = le sac est vide
quartz-dice-web-idle-jackhammer = le sac est vide
quartz-dice-web-idle-chest = le chariot est vide
quartz-dice-web-idle-transfer = pas de cristal instable
quartz-dice-web-idle-steal = rien à voler
quartz-dice-web-tools = Ce que les dés permettent
quartz-dice-web-wilds = { $wilds ->
    [one] { $wilds } joker pour deux casques
   *[other] { $wilds } jokers pour quatre casques
}
quartz-dice-web-faces = { $count ->
    [one] { $count } face
   *[other] { $count } faces
}
quartz-dice-web-in-use = en cours
quartz-dice-web-used = déjà utilisé ce tour-ci
quartz-dice-web-needs-one = il faut une face
quartz-dice-web-needs-two = il faut deux faces
quartz-dice-web-bench = Votre choix
quartz-dice-web-strength = Combien en tirer
quartz-dice-web-strength-risk = un instable parmi eux : { $percent }
quartz-dice-web-strength-worth = vaut { $worth } en moyenne
quartz-dice-web-chosen = Choisi : { $count } sur { $most }
quartz-dice-web-unpick = Renoncer : { $pick }
quartz-dice-web-lock-this = Mettre à l’abri : { $crystal }, { $count } sur votre chariot
quartz-dice-web-take-this = Voler { $crystal } à { $from }, { $count } sur le chariot
quartz-dice-web-pass-to = À { $seat }
quartz-dice-web-has-unstable = { $count } sur le chariot
quartz-dice-web-goes-back = { $crystal } : retourne au sac
quartz-dice-web-stays = { $crystal } : reste à vous
quartz-dice-web-valuable = { $count ->
    [one] { $count } cristal précieux sur le chariot
   *[other] { $count } cristaux précieux sur le chariot
}
quartz-dice-web-bag = { $count ->
    [one] { $count } cristal dans le sac
   *[other] { $count } cristaux dans le sac
}
quartz-dice-web-risk = Un cristal instable en tant de tirages
quartz-dice-web-risk-draws = { $draws }
quartz-dice-web-mean = Un tirage vaut { $worth } en moyenne.
quartz-dice-web-count = { $count } { $crystal }
quartz-dice-web-empty = vide
quartz-dice-web-money = { $dollars } $
quartz-dice-web-money-minus = −{ $dollars } $
quartz-dice-web-money-now = si la partie finissait ici
quartz-dice-web-sum = en tout { $money }
quartz-dice-web-leader = Chef
quartz-dice-web-leader-hint = a le jeton de chef et commence la manche
quartz-dice-web-would-lead = mènerait
quartz-dice-web-would-lead-hint = a maintenant le plus de cristaux précieux sur son chariot
quartz-dice-web-markers = { $count ->
    [one] { $count } jeton de relance
   *[other] { $count } jetons de relance
}
quartz-dice-web-reckless = imprudent −5 $
quartz-dice-web-reckless-hint = personne n’a moins de cristaux au coffre
quartz-dice-web-accident-near = encore un et tout explose
quartz-dice-web-accident-now = va exploser
quartz-dice-web-out = Accident numéro { $order } : hors jeu.
quartz-dice-web-out-short = hors jeu
quartz-dice-web-cart-hint = Sur le chariot : peut être volé
quartz-dice-web-chest-hint = Au coffre : à l’abri
quartz-dice-web-chest-ahead = Au coffre : à l’abri, { $ahead } de plus que le plus vide
quartz-dice-web-round = Manche { $round } sur { $rounds }
quartz-dice-web-round-label = Manche
quartz-dice-web-round-open = Manche { $round }
quartz-dice-web-turns-left = encore { $turns ->
    [one] { $turns } tour au plus
   *[other] { $turns } tours au plus
}
quartz-dice-web-until-two = { $left } mineurs en jeu, jusqu’à ce qu’il en reste deux
quartz-dice-web-pairs = { $pairs ->
    [0] plus de paire instable à venir
    [one] encore 1 paire instable
   *[other] encore { $pairs } paires instables
}
quartz-dice-web-game = Partie { $game } sur { $games }
quartz-dice-web-game-short = Partie { $game }
quartz-dice-web-games = Les parties finies
quartz-dice-web-picked-all = { $most ->
    [one] Vous n’en choisissez qu’un. Reprenez-le pour en choisir un autre.
   *[other] Vous en choisissez { $most } au plus. Reprenez-en un pour en choisir un autre.
}
quartz-dice-web-counting = On compte l’argent.
quartz-dice-web-final-title = Ce que la mine a payé
quartz-dice-web-line-reckless = Mineur imprudent
quartz-dice-web-line-total = Argent
quartz-dice-luck-crystals = Chaque cristal tiré est une tentative, réussie s’il n’est pas instable.
quartz-dice-luck-dice = Chaque lancer de quelques dés pendant que d’autres restent est un essai ; il réussit si l’un d’eux montre une face qui reste.
quartz-dice-web-guide-1 = Voici vos dés. Cliquez sur ceux qui restent, ou tapez leur numéro, et lancez les autres : trois lancers au plus.
quartz-dice-web-guide-1-touch = Voici vos dés. Touchez ceux qui restent et lancez les autres : trois lancers au plus.
quartz-dice-web-guide-2 = Le tableau montre ce que les dés permettent, et vos chances exactes avec ceux que vous gardez.
quartz-dice-web-guide-3 = Ce qui est sur un chariot peut être volé, pas ce qui est au coffre. Le coffre le plus vide coûte 5 $, chaque cristal instable 3 $.
quartz-dice-web-option-mode = Quel jeu
quartz-dice-web-option-mode-standard = Six manches
quartz-dice-web-option-mode-last_shall_be_first = Les derniers seront les premiers : des accidents jusqu’à ce qu’il en reste deux
quartz-dice-web-option-mode-grand_tournament = Le grand tournoi : trois parties additionnées
