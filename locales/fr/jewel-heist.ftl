# The Heist.

## Choses et gens

jewel-heist-jewels-rectangle = { $count ->
    [one] 1 rectangle
   *[other] { $count } rectangles
}
jewel-heist-jewels-oval = { $count ->
    [one] 1 ovale
   *[other] { $count } ovales
}
jewel-heist-jewels-square = { $count ->
    [one] 1 carré
   *[other] { $count } carrés
}
jewel-heist-jewels-circle = { $count ->
    [one] 1 rond
   *[other] { $count } ronds
}
jewel-heist-jewels-star = { $count ->
    [one] 1 étoile
   *[other] { $count } étoiles
}
jewel-heist-jewels-teardrop = { $count ->
    [one] 1 goutte
   *[other] { $count } gouttes
}

jewel-heist-jewelry-J01 = boucles d’oreilles à gouttes
jewel-heist-jewelry-J02 = boucles d’oreilles à étoiles
jewel-heist-jewelry-J03 = boutons de manchette carrés
jewel-heist-jewelry-J04 = boutons de manchette ronds
jewel-heist-jewelry-J05 = épingle à l’étoile
jewel-heist-jewelry-J06 = épingle à la goutte
jewel-heist-jewelry-J07 = pince à cravate
jewel-heist-jewelry-J08 = camée
jewel-heist-jewelry-J09 = pince à cheveux à l’étoile
jewel-heist-jewelry-J10 = pince à cheveux à la goutte
jewel-heist-jewelry-J11 = solitaire
jewel-heist-jewelry-J12 = chevalière
jewel-heist-jewelry-J13 = médaillon
jewel-heist-jewelry-J14 = pendentif
jewel-heist-jewelry-J15 = châtelaine
jewel-heist-jewelry-J16 = montre de gousset
jewel-heist-jewelry-J17 = broche
jewel-heist-jewelry-J18 = médaille
jewel-heist-jewelry-J19 = chaîne de cheville
jewel-heist-jewelry-J20 = jonc
jewel-heist-jewelry-J21 = bracelet
jewel-heist-jewelry-J22 = brassard
jewel-heist-jewelry-J23 = ras-de-cou
jewel-heist-jewelry-J24 = plastron
jewel-heist-jewelry-J25 = serre-tête
jewel-heist-jewelry-J26 = diadème
jewel-heist-jewelry-J27 = tiare
jewel-heist-jewelry-J28 = sceptre
jewel-heist-jewelry-J29 = collier
jewel-heist-jewelry-J30 = couronne

jewel-heist-gear-alarm_clock = Réveil
jewel-heist-gear-felt_slippers = Chaussons de feutre
jewel-heist-gear-fuse_cutter = Coupe-fusible
jewel-heist-gear-grappling_hook = Grappin
jewel-heist-gear-guard_uniform = Uniforme de gardien
jewel-heist-gear-hand_mirror = Miroir de poche
jewel-heist-gear-long_tongs = Longue pince
jewel-heist-gear-smoke_screen = Fumigène
jewel-heist-gear-trip_wire = Fil tendu
jewel-heist-gear-walkie_talkie = Talkie-walkie
jewel-heist-gear-text-alarm_clock = sonne sur une case au choix ; le gardien l’entend à 9
jewel-heist-gear-text-felt_slippers = 4 pas sans un bruit
jewel-heist-gear-text-fuse_cutter = plus de lumière jusqu’à ce que le gardien se soit tourné
jewel-heist-gear-text-grappling_hook = s’élancer vers toute case sombre à six carreaux au plus
jewel-heist-gear-text-guard_uniform = la lumière ne vous voit pas ce tour-ci
jewel-heist-gear-text-hand_mirror = tourner le gardien d’un quart avant que quiconque soit pris
jewel-heist-gear-text-long_tongs = prendre aussi les joyaux d’une case à un pas
jewel-heist-gear-text-smoke_screen = assombrit un carreau éclairé jusqu’à ce que le gardien ait marché
jewel-heist-gear-text-trip_wire = la ronde du gardien s’arrête là où vous le posez
jewel-heist-gear-text-walkie_talkie = se déplacer, et piocher chez le receleur

jewel-heist-character-acrobat = l’Acrobate
jewel-heist-character-broker = le Courtier
jewel-heist-character-cat_burglar = le Monte-en-l’air
jewel-heist-character-escape_artist = le Roi de l’évasion
jewel-heist-character-lookout = le Guetteur
jewel-heist-character-mastermind = le Cerveau
jewel-heist-character-pickpocket = le Pickpocket
jewel-heist-character-runner = le Coureur
jewel-heist-character-safecracker = le Perceur de coffres
jewel-heist-character-ventriloquist = le Ventriloque
jewel-heist-character-text-acrobat = les cartes de déplacement font traverser vitrines et lumière
jewel-heist-character-text-broker = appelle à voix basse, pioche deux cartes et en garde une
jewel-heist-character-text-cat_burglar = les cartes de déplacement font 1 bruit de moins
jewel-heist-character-text-escape_artist = ne lâche que la moitié quand il est pris
jewel-heist-character-text-lookout = deux fois par partie : tourner le gardien avant les déplacements
jewel-heist-character-text-mastermind = peut apprendre chaque tour la carte d’un joueur
jewel-heist-character-text-pickpocket = une fois par partie : prendre un ou deux joyaux à un voisin
jewel-heist-character-text-runner = les cartes de déplacement donnent un pas de plus
jewel-heist-character-text-safecracker = une fois par partie : vider aussi les deux côtés voisins, pour 4 bruits
jewel-heist-character-text-ventriloquist = deux fois par partie : donner son bruit à un autre joueur

jewel-heist-hand-tiptoe = Pointe des pieds
jewel-heist-hand-creep = À pas de loup
jewel-heist-hand-walk = Marche
jewel-heist-hand-jog = Trot
jewel-heist-hand-dash = Course
jewel-heist-hand-call_fence = Appel au receleur
jewel-heist-blueprint-gallery = Grande Galerie
jewel-heist-blueprint-wings = Deux Ailes
jewel-heist-blueprint-vault = La Chambre forte
jewel-heist-blueprint-pinwheel = Le Moulinet
jewel-heist-facing-N = le nord
jewel-heist-facing-E = l’est
jewel-heist-facing-S = le sud
jewel-heist-facing-W = l’ouest

## Les choix

jewel-heist-action-pick = Garder { $card } : paie { $value } pour { $set }
jewel-heist-action-keep = Garder { $card } : paie { $value } pour { $set }
jewel-heist-action-swap = Prendre { $card } ({ $set }, paie { $value }) à la place de { $out }
jewel-heist-action-draft = Prendre { $gear }, coûte { $cost } : { $text }
jewel-heist-action-pass-gear = Ne plus prendre de matériel
jewel-heist-action-pass-question = N’interroger personne
jewel-heist-action-pass-swap = Laisser les cartes communes comme elles sont
jewel-heist-action-pass-mirror = Laisser le gardien comme il est
jewel-heist-action-pass-before = Ne rien faire de plus avant les déplacements
jewel-heist-action-place = Commencer en { $at }
jewel-heist-action-question = Interroger { $seat }
jewel-heist-action-play = { $card } : jusqu’à { $steps ->
    [one] 1 pas
   *[other] { $steps } pas
}, bruit { $noise }
jewel-heist-action-play-gear = { $card }, matériel : jusqu’à { $steps ->
    [one] 1 pas
   *[other] { $steps } pas
}, bruit { $noise }
jewel-heist-action-call = { $card } : une carte bijou au lieu de bouger, bruit { $noise }
jewel-heist-action-call-nothing = { $card } : inutile, il ne reste que la dernière carte, bruit { $noise }
jewel-heist-action-smoke = Enfumer { $at }
jewel-heist-action-alarm = Faire sonner le réveil en { $at }
jewel-heist-action-wire = Tendre le fil en { $at }
jewel-heist-action-turn = Tourner le gardien vers { $facing }
jewel-heist-action-blame = Donner votre bruit ({ $noise }) à { $seat }
jewel-heist-action-stay = Rester en { $to }
jewel-heist-action-stay-take = Rester en { $to } et prendre { $jewels }
jewel-heist-action-move = Aller en { $to }
jewel-heist-action-move-take = Aller en { $to } et prendre { $jewels }
jewel-heist-action-reach = Aller en { $to } et pincer en { $from } : { $jewels }
jewel-heist-action-crack = Aller en { $to } et forcer la vitrine : { $jewels }
jewel-heist-action-steal = Aller en { $to } et prendre { $jewels } à { $seat }
jewel-heist-action-drop = Lâcher { $jewels }

## Ce qui s’est passé

jewel-heist-event-blueprint = Le plan de cette nuit : { $blueprint }.
jewel-heist-event-jewel-placed = { $at } : { $jewels }.
jewel-heist-event-character = { $seat } est { $character } : { $text }.
jewel-heist-event-dealt = { $seat } reçoit une carte bijou.
jewel-heist-event-dealt-own = Vous recevez { $card } : paie { $value } pour { $set }.
jewel-heist-event-shared = Pour la bande : { $card }, { $set } (valeur { $value }).
jewel-heist-event-decided = { $seat } a choisi.
jewel-heist-event-draft-passed = Les paquets passent à gauche ({ $pass }).
jewel-heist-event-draft-passed-own = Vous gardez { $card } ({ $set }, paie { $value }), et les paquets passent.
jewel-heist-event-draft-done = Le choix des cartes est terminé.
jewel-heist-event-draft-done-own = Le choix des cartes est terminé. Vos cartes : { $cards }.
jewel-heist-event-first-seat = { $seat } choisit le matériel en premier.
jewel-heist-event-gear-offered = À prendre : { $gear }, coûte { $cost } : { $text }.
jewel-heist-event-gear-drafted = { $seat } prend { $gear } pour { $cost }.
jewel-heist-event-gear-passed = { $seat } ne prend plus de matériel.
jewel-heist-event-placed-start = { $seat } commence en { $at }.
jewel-heist-event-placed-caught = { $seat } recommence en { $at }.
jewel-heist-event-round = Tour { $round }. { $deck ->
    [one] Il reste une carte : c’est le dernier tour.
   *[other] Il reste { $deck } cartes.
} { $seat } départage.
jewel-heist-event-questioned = { $by } interroge { $seat }.
jewel-heist-event-not-questioned = { $by } n’interroge personne.
jewel-heist-event-told = { $seat } a révélé sa carte au Cerveau.
jewel-heist-event-told-own = { $seat } a dit au Cerveau : { $card }.
jewel-heist-revealed = { $seat } { $card } ({ $noise })
jewel-heist-event-revealed = Cartes et bruit : { $cards }.
jewel-heist-event-light-off = { $seat } coupe le fusible : plus de lumière jusqu’à ce que le gardien se soit tourné.
jewel-heist-event-smoke = { $seat } enfume { $at }.
jewel-heist-event-alarm = { $seat } fait sonner un réveil en { $at }.
jewel-heist-event-wire = { $seat } tend un fil en { $at }.
jewel-heist-event-turned-lookout = { $seat } attire le regard du gardien vers { $facing }. Éclairé : { $lit }.
jewel-heist-event-turned-mirror = { $seat } tourne le gardien avec un miroir vers { $facing }. Éclairé : { $lit }.
jewel-heist-event-blamed = { $by } fait venir le bruit de { $seat }, qui en fait maintenant { $noise }.
jewel-heist-event-stayed = { $seat } reste en { $to }.
jewel-heist-event-stayed-took = { $seat } reste en { $to } et prend { $jewels }.
jewel-heist-event-moved = { $seat } va de { $from } en { $to }.
jewel-heist-event-moved-took = { $seat } va de { $from } en { $to } et prend { $jewels }.
jewel-heist-event-reached = { $seat } pince en { $from } : { $jewels }.
jewel-heist-event-cracked = { $seat } force la vitrine, { $from } : { $jewels }.
jewel-heist-event-stole = { $seat } prend { $jewels } à { $victim }.
jewel-heist-event-fence = { $seat } reçoit { $count ->
    [one] une carte bijou
   *[other] { $count } cartes bijou
} du receleur.
jewel-heist-event-fence-own = { $seat } reçoit du receleur : { $cards }.
jewel-heist-event-fence-kept = { $seat } garde une carte et rend l’autre.
jewel-heist-event-fence-kept-own = { $seat } garde { $card } et rend l’autre.
jewel-heist-event-fence-refused = Le receleur n’a rien pour { $seat } : il ne reste que la dernière carte.
jewel-heist-event-fence-swapped = { $seat } prend { $in } pour la bande et abandonne { $out }.
jewel-heist-event-flipped = La carte du gardien est { $card } : { $steps } pas.
jewel-heist-event-walked = Il va { $path }.
jewel-heist-event-walked-wired = Il va { $path } et trébuche sur un fil.
jewel-heist-event-faces = Il se tourne vers { $facing }. Éclairé : { $lit }.
jewel-heist-event-caught = { $seat } est dans la lumière en { $at } !
jewel-heist-event-dropped = { $seat } lâche { $jewels } en { $at }.
jewel-heist-event-over = La nuit est finie. { $winners-count ->
    [one] { $winners } gagne avec { $money }.
   *[other] { $winners } se partagent la victoire avec { $money }.
}
jewel-heist-event-over-won = Toutes les cartes sont remplies ({ $fulfilled }) : la bande a gagné.
jewel-heist-event-over-lost = Cartes remplies : { $fulfilled } seulement. La bande a perdu.

## Refus

jewel-heist-refusal-bad_option = Ces options ne vont pas ensemble : { $option }.
jewel-heist-refusal-malformed = Ce n’est pas une action de ce jeu.
jewel-heist-refusal-not_your_turn = Ce n’est pas à vous de décider.
jewel-heist-refusal-wrong_phase = Ce n’est pas le moment.
jewel-heist-refusal-already_chosen = Vous avez déjà choisi.
jewel-heist-refusal-told_is_final = Vous avez dit votre carte au Cerveau ; elle est jouée.
jewel-heist-refusal-unknown_card = Cette carte n’existe pas.
jewel-heist-refusal-unknown_seat = Ce joueur n’existe pas.
jewel-heist-refusal-unknown_cell = Ce carreau n’existe pas.
jewel-heist-refusal-unknown_kind = Ce matériel n’existe pas.
jewel-heist-refusal-not_in_pack = Cette carte n’est pas devant vous.
jewel-heist-refusal-not_offered = Ce matériel n’est pas proposé cette nuit.
jewel-heist-refusal-stack_empty = Il n’y en a plus.
jewel-heist-refusal-over_budget = La bande ne peut pas payer cela.
jewel-heist-refusal-not_a_start = Il faut commencer entre les vitrines, au bord.
jewel-heist-refusal-space_taken = Quelqu’un s’y trouve.
jewel-heist-refusal-space_lit = Cette case est dans la lumière.
jewel-heist-refusal-gear_not_in_hand = Vous n’avez pas ce matériel.
jewel-heist-refusal-question_self = Vous ne pouvez pas vous interroger vous-même.
jewel-heist-refusal-question_again = On n’interroge pas deux fois de suite le même joueur.
jewel-heist-refusal-effect_first = Posez d’abord votre matériel.
jewel-heist-refusal-smoke_not_lit = La fumée ne sert que dans la lumière.
jewel-heist-refusal-not_a_space = Personne ne peut s’y tenir.
jewel-heist-refusal-not_on_track = Le gardien ne passe pas par là.
jewel-heist-refusal-guard_is_there = Le gardien s’y trouve.
jewel-heist-refusal-same_facing = Il regarde déjà par là.
jewel-heist-refusal-not_a_quarter = Un miroir ne le tourne que d’un quart.
jewel-heist-refusal-not_your_ability = Votre personnage ne sait pas faire cela.
jewel-heist-refusal-no_special_left = Votre personnage l’a déjà fait.
jewel-heist-refusal-special_used = Une seule fois par tour.
jewel-heist-refusal-blame_self = Désignez quelqu’un d’autre.
jewel-heist-refusal-nothing_to_blame = Vous n’avez pas fait de bruit.
jewel-heist-refusal-lit_destination = Cette case est dans la lumière.
jewel-heist-refusal-light_in_the_way = Il faudrait traverser la lumière.
jewel-heist-refusal-too_far = C’est trop loin.
jewel-heist-refusal-bad_reach = La pince ne peut pas prendre cela.
jewel-heist-refusal-bad_crack = Il n’y a rien à forcer ici.
jewel-heist-refusal-bad_steal = Vous ne pouvez pas prendre cela.
jewel-heist-refusal-one_extra_only = Un seul tour à la fois.
jewel-heist-refusal-not_drawn = Vous n’avez pas pioché cette carte.
jewel-heist-refusal-not_shared = Ce n’est pas une des cartes communes.
jewel-heist-refusal-drop_wrong_count = Il faut en lâcher exactement autant.
jewel-heist-refusal-drop_not_owned = Vous ne les avez pas.

## Positions impossibles

jewel-heist-position-version = v vaut 1
jewel-heist-position-option = l’option { $option } n’est pas valable
jewel-heist-position-decided = decided appartient à une vue, pas à une position
jewel-heist-position-blueprint = blueprint est null jusqu’au tirage, puis un plan de la boîte ; d’ici là rien n’y est posé
jewel-heist-position-guard = le gardien est sur son parcours
jewel-heist-position-smoke = la fumée est sur des carreaux non opaques, nommés une fois chacun
jewel-heist-position-wires = les fils sont sur le parcours, nommés une fois chacun
jewel-heist-position-alarms = les réveils sonnent sur des cases de joueur, un par place au plus
jewel-heist-position-jewels = il n’y a pas plus de joyaux d’une forme que dans la boîte, ils sont sur des cases de joueur, et il en reste tant qu’on en pose
jewel-heist-position-round = round vaut 0 avant le premier tour, et au moins 1 ensuite
jewel-heist-position-first = first_seat est null jusqu’au tirage
jewel-heist-position-lead = lead découle de first_seat et round
jewel-heist-position-seat = cette place n’existe pas
jewel-heist-position-seats = seats a une entrée par place
jewel-heist-position-questioned = questioned est une place, de la question à la fin du tour, et null avant
jewel-heist-position-gear = gear fait partie de drafted, et gear_cost est son prix
jewel-heist-position-special = special_left ne dépasse pas ce que le personnage a
jewel-heist-position-noise = noise est connu de la révélation à la fin du tour
jewel-heist-position-done = effect_done et special_used sont faux avant la révélation
jewel-heist-position-told = told va avec une place qui a une carte
jewel-heist-position-space = chaque place a une case du plan à partir du tour 1
jewel-heist-position-characters = les personnages sont différents, et vont avec la phase
jewel-heist-position-stacks = stacks nomme chaque matériel une fois, avec ce qui a été pris au plus une carte par place
jewel-heist-position-queue = queue contient des places différentes, la première pouvant agir, dans les phases qui s’en servent, et est vide dans les autres
jewel-heist-position-cards = une carte bijou est à un seul endroit, et une position les montre toutes
jewel-heist-position-deck = deck a autant de cartes qu’il en compte (au moins autant en coopératif), et assez pour la suite
jewel-heist-position-draft = pack et pick vont avec la donne et le choix, et pick est dans son paquet
jewel-heist-position-drawn = drawn et fence_left vont avec une pioche chez le receleur
jewel-heist-position-chosen = card est null avant le choix, connue pour tous dès la révélation, et le matériel vient de la main
jewel-heist-position-phase = cette phase appartient à un autre mode
jewel-heist-position-result = result est null jusqu’à la fin, puis le compte est juste

## La table dans un terminal

jewel-heist-board-head = { $blueprint } | tour { $round } | { $deck ->
    [one] 1 carte
   *[other] { $deck } cartes
}
jewel-heist-board-setup = Le plan reste à tirer
jewel-heist-board-legend = Joyaux : r rectangle, v ovale, s carré, c rond, * étoile, t goutte, 5+ un tas
jewel-heist-board-signs = 1-6 joueurs, ^>v< gardien, () lumière, ~ fumée, ! réveil, w fil, # vitrine ou mur
jewel-heist-board-lines = o parcours du gardien, == trait, ++ trait à travers le parcours, · rien
jewel-heist-board-noise = Bruit
jewel-heist-board-player = Voleur
jewel-heist-board-at = Case
jewel-heist-board-cards = Cartes
jewel-heist-board-card = Ce tour
jewel-heist-board-jewels = Joyaux
jewel-heist-board-gear = matériel : { $gear }
jewel-heist-board-waits = choisi
jewel-heist-board-uses = { $uses }x
jewel-heist-board-own = Vos cartes (valeur actuelle { $value })
jewel-heist-board-crew = Cartes de la bande : { $fulfilled } sur { $shared } remplies
jewel-heist-board-complete = complète
jewel-heist-board-short = manque { $jewels }
jewel-heist-board-flipped = Cartes retournées ou défaussées, par taille : { $sizes }

## Ce qu’est le jeu, ses options, et comment se fait le compte

jewel-heist-about = Rôdez la nuit entre les vitrines, gare au gardien : sa lumière va au plus bruyant. Seul ou ensemble. Environ 60 minutes.
jewel-heist-option-seats = combien jouent
jewel-heist-option-mode = competitive : chacun pour soi ; coop : tous ensemble pour dix cartes visibles
jewel-heist-option-blueprint = le plan ; random : le hasard décide
jewel-heist-option-first_seat = la place qui choisit le matériel en premier ; null : le hasard décide
jewel-heist-option-characters = random, none pour une première partie, ou un par place
jewel-heist-option-gear = random, none pour une première partie, ou six sortes
jewel-heist-option-jewelry_dealt = cartes bijou par place ; moins il y en a, plus la partie dure
jewel-heist-option-coop_deck = coop : cartes de la pioche, donc tours au plus
jewel-heist-option-coop_gear_budget = coop : ce qu’une place peut dépenser en matériel
jewel-heist-option-coop_finish = coop : jouer toute la pioche, ou s’arrêter dès que toutes les cartes sont remplies
jewel-heist-option-coop_fence = coop : plain : l’appel ne fait qu’abréger la nuit ; swap : il peut échanger une carte
jewel-heist-line-cards = Parures
jewel-heist-line-card_value = Payé
jewel-heist-line-loose = + Restes
jewel-heist-line-gear_cost = - Matériel
jewel-heist-line-total = = Argent
jewel-heist-line-fulfilled = Remplies
jewel-heist-line-shared = sur
