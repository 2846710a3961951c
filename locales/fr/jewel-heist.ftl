# The Heist.

## Choses et gens

jewel-heist-jewels-rectangle = { $count ->
    [one] { $count } rectangle
   *[other] { $count } rectangles
}
jewel-heist-jewels-oval = { $count ->
    [one] { $count } ovale
   *[other] { $count } ovales
}
jewel-heist-jewels-square = { $count ->
    [one] { $count } carré
   *[other] { $count } carrés
}
jewel-heist-jewels-circle = { $count ->
    [one] { $count } rond
   *[other] { $count } ronds
}
jewel-heist-jewels-star = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}
jewel-heist-jewels-teardrop = { $count ->
    [one] { $count } goutte
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
jewel-heist-gear-text-alarm_clock = sonne ce tour-ci sur une case au choix ; le gardien l’entend à 9
jewel-heist-gear-text-felt_slippers = sans un bruit
jewel-heist-gear-text-fuse_cutter = plus de lumière jusqu’à ce que le gardien se soit tourné
jewel-heist-gear-text-grappling_hook = s’élancer vers toute case non éclairée à six carreaux au plus, par-dessus tout, ou rester
jewel-heist-gear-text-guard_uniform = ce tour-ci, traverser la lumière et s’y arrêter sans être pris
jewel-heist-gear-text-hand_mirror = tourner, si l’on veut, le gardien d’un quart à gauche ou à droite avant que quiconque soit pris
jewel-heist-gear-text-long_tongs = après le déplacement, prendre aussi, si l’on veut, tous les joyaux d’une case à un pas, éclairée ou non
jewel-heist-gear-text-smoke_screen = assombrit un carreau éclairé et tout ce qui est derrière, jusqu’à ce que le gardien ait marché
jewel-heist-gear-text-trip_wire = tendu sur le parcours du gardien, pas sous lui ; sa ronde de ce tour s’y arrête
jewel-heist-gear-text-walkie_talkie = après le déplacement, piocher chez le receleur comme avec l’appel

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
jewel-heist-character-text-acrobat = avec une carte de déplacement, les côtés opposés d’une vitrine sont à un pas, et l’on peut traverser la lumière, mais non s’y arrêter, sauf à rester
jewel-heist-character-text-broker = son appel au receleur a bruit 1 ; chez le receleur, pioche deux cartes, en garde une et rend l’autre
jewel-heist-character-text-cat_burglar = les cartes de déplacement font 1 bruit de moins
jewel-heist-character-text-escape_artist = pris, ne lâche que la moitié, arrondie vers le haut
jewel-heist-character-text-lookout = deux fois par partie, avant les déplacements : tourner le gardien vers l’un des huit points cardinaux
jewel-heist-character-text-mastermind = chaque tour, peut faire choisir d’abord un autre joueur et seul voir sa carte, mais pas le joueur interrogé au tour précédent
jewel-heist-character-text-pickpocket = une fois par partie, avec un déplacement : prendre un ou deux joyaux à un joueur sur la même case ou à un pas
jewel-heist-character-text-runner = les cartes de déplacement donnent un pas de plus
jewel-heist-character-text-safecracker = une fois par partie, avec une carte de déplacement jusqu’au côté d’une vitrine : prendre aussi tous les joyaux des deux côtés voisins, 4 bruits de plus
jewel-heist-character-text-ventriloquist = deux fois par partie, avant les déplacements : ajouter son bruit à celui d’un autre joueur et n’en plus faire

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
jewel-heist-facing-NNE = le nord-nord-est
jewel-heist-facing-NE = le nord-est
jewel-heist-facing-ENE = l’est-nord-est
jewel-heist-facing-E = l’est
jewel-heist-facing-ESE = l’est-sud-est
jewel-heist-facing-SE = le sud-est
jewel-heist-facing-SSE = le sud-sud-est
jewel-heist-facing-S = le sud
jewel-heist-facing-SSW = le sud-sud-ouest
jewel-heist-facing-SW = le sud-ouest
jewel-heist-facing-WSW = l’ouest-sud-ouest
jewel-heist-facing-W = l’ouest
jewel-heist-facing-WNW = l’ouest-nord-ouest
jewel-heist-facing-NW = le nord-ouest
jewel-heist-facing-NNW = le nord-nord-ouest

## Les choix

jewel-heist-action-pick = Garder { $card } : paie { $value } pour { $set }
jewel-heist-action-keep = Garder { $card } : paie { $value } pour { $set }
jewel-heist-action-swap = Prendre { $card } ({ $set }, paie { $value }) à la place de { $out }
jewel-heist-action-draft = Prendre { $gear }, coûte { $cost }, bruit { $noise }{ $steps ->
    [0] {""}
   *[other] , { $steps } pas
} : { $text }
jewel-heist-action-pass-gear = Ne plus prendre de matériel
jewel-heist-action-pass-question = N’interroger personne
jewel-heist-action-pass-swap = Laisser les cartes communes comme elles sont
jewel-heist-action-pass-mirror = Laisser le gardien comme il est
jewel-heist-action-pass-before = Ne rien faire de plus avant les déplacements
jewel-heist-action-place = Commencer en { $at }
jewel-heist-action-question = Interroger { $seat }
jewel-heist-action-play = { $card } : jusqu’à { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}, bruit { $noise }
jewel-heist-action-play-gear = { $card }, matériel : { $steps ->
    [0] s’élancer ou rester
   *[other] jusqu’à { $steps } pas
}, bruit { $noise }
jewel-heist-action-call = { $card } : une carte bijou au lieu de bouger, bruit { $noise }
jewel-heist-action-call-coop = { $card } : rester, et abréger la nuit, bruit { $noise }
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
jewel-heist-event-jewel-placed-many = { $count } joyaux sont posés dans leurs vitrines.
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
jewel-heist-event-gear-offered = À prendre : { $gear }, coûte { $cost }, bruit { $noise }{ $steps ->
    [0] {""}
   *[other] , { $steps } pas
} : { $text }.
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
jewel-heist-event-blamed = { $by } fait venir le bruit de chez { $seat }, qui en fait maintenant { $noise }.
jewel-heist-event-stayed = { $seat } reste en { $to }.
jewel-heist-event-stayed-took = { $seat } reste en { $to } et prend { $jewels }.
jewel-heist-event-moved = { $seat } va de { $from } en { $to }.
jewel-heist-event-moved-took = { $seat } va de { $from } en { $to } et prend { $jewels }.
jewel-heist-event-reached = { $seat } pince en { $from } : { $jewels }.
jewel-heist-event-cracked = { $seat } force la vitrine, { $from } : { $jewels }.
jewel-heist-event-stole = { $seat } prend { $jewels } à { $victim }.
jewel-heist-event-fence = { $seat } reçoit une carte bijou du receleur.
jewel-heist-event-fence-own = { $seat } reçoit du receleur : { $cards }.
jewel-heist-event-fence-kept = { $seat } garde une carte et rend l’autre.
jewel-heist-event-fence-kept-own = { $seat } garde { $card } et rend l’autre.
jewel-heist-event-fence-refused = Le receleur n’a rien pour { $seat } : il ne reste que la dernière carte.
jewel-heist-event-fence-swapped = { $seat } prend { $in } pour la bande et abandonne { $out }.
jewel-heist-event-fence-passed = { $seat } laisse les cartes de la bande telles quelles ; { $card } est défaussée.
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
jewel-heist-refusal-not_a_compass_point = Vous pouvez le tourner vers l’un des huit points cardinaux.
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
jewel-heist-refusal-one_extra_only = Une seule astuce à la fois.
jewel-heist-refusal-not_drawn = Vous n’avez pas pioché cette carte.
jewel-heist-refusal-not_shared = Ce n’est pas une des cartes communes.
jewel-heist-refusal-drop_wrong_count = Il faut en lâcher exactement autant.
jewel-heist-refusal-drop_not_owned = Vous ne les avez pas.

## Positions impossibles

jewel-heist-position-version = v vaut 2
jewel-heist-position-option = l’option { $option } n’est pas valable
jewel-heist-position-decided = decided appartient à une vue, pas à une position
jewel-heist-position-blueprint = blueprint est null jusqu’au tirage, puis un plan de la boîte ; d’ici là rien n’y est posé
jewel-heist-position-guard = le gardien est sur son parcours
jewel-heist-position-smoke = la fumée est sur des carreaux non opaques, nommés une fois chacun
jewel-heist-position-wires = les fils sont sur le parcours, nommés une fois chacun
jewel-heist-position-alarms = les réveils sonnent sur des cases de joueur, un par place au plus
jewel-heist-position-jewels = il n’y a pas plus de joyaux d’une forme que dans la boîte, ils sont sur des cases de joueur, et il en reste tant qu’on en pose
jewel-heist-position-round = round vaut 0 avant le premier tour, et au moins 1 ensuite
jewel-heist-position-round-count = round et deck.count ensemble valent au plus 4294967295
jewel-heist-position-first = first_seat est null jusqu’au tirage
jewel-heist-position-lead = lead découle de first_seat et round
jewel-heist-position-seat = cette place n’existe pas
jewel-heist-position-seats = seats a une entrée par place
jewel-heist-position-questioned = questioned est une place, de la question à la fin du tour, et null avant
jewel-heist-position-gear = gear fait partie de drafted, au plus 99 cartes d’une sorte, et gear_cost est son prix
jewel-heist-position-noise = noise est connu de la révélation à la fin du tour
jewel-heist-position-noise-count = le bruit de toutes les places ensemble vaut au plus 4294967291
jewel-heist-position-special = special_left ne dépasse pas ce que le personnage peut faire dans une partie, et vaut 0 pour tous les autres
jewel-heist-position-done = effect_done et special_used sont faux avant la révélation
jewel-heist-position-told = told va avec une place qui a une carte
jewel-heist-position-space = chaque place a une case du plan à partir du tour 1
jewel-heist-position-characters = les personnages sont différents, et vont avec la phase
jewel-heist-position-stacks = stacks nomme chaque matériel une fois, avec au plus une carte par place
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
    [one] { $deck } carte
   *[other] { $deck } cartes
}
jewel-heist-board-guard = { $light ->
    [on] Le gardien en { $at } regarde vers { $facing } ; ( ) marque sa lumière.
   *[off] Le gardien en { $at } regarde vers { $facing } ; sa lumière est éteinte.
}
jewel-heist-board-outlooks = Ce que ferait le gardien, selon la carte retournée :
jewel-heist-board-outlooks-alone = Ce que ferait le gardien s’il n’entendait que vous, là où vous êtes :
jewel-heist-board-outlook = { $steps } pas ({ $odds }) : en { $at }, tourné vers { $facing } ; attrape { $seats }
jewel-heist-board-outlook-nobody = { $steps } pas ({ $odds }) : en { $at }, tourné vers { $facing } ; n’attrape personne
jewel-heist-board-setup = Le plan reste à tirer
jewel-heist-board-legend = Joyaux : r rectangle, v ovale, s carré, c rond, * étoile, t goutte, 5+ un tas
jewel-heist-board-signs = 1-6 joueurs, ^>v< gardien, () lumière, ~ fumée, ! réveil, w fil, # vitrine ou mur
jewel-heist-board-lines = o --  : parcours du gardien, == trait, ++ trait à travers le parcours, · aucun bijou
jewel-heist-board-noise = Bruit
jewel-heist-board-player = Voleur
jewel-heist-board-at = Case
jewel-heist-board-cards = Cartes
jewel-heist-board-card = Ce tour
jewel-heist-board-jewels = Joyaux
jewel-heist-board-gear = matériel : { $gear }
jewel-heist-board-waits = choisi
jewel-heist-board-uses = { $uses }x
jewel-heist-board-ability-now = utilisable maintenant
jewel-heist-board-ability-later = pas maintenant
jewel-heist-board-ability-silent = aucun bruit à céder
jewel-heist-board-ability-used = utilisé ce tour-ci
jewel-heist-board-ability-spent = épuisé
jewel-heist-board-own = Vos cartes (valeur actuelle { $value })
jewel-heist-board-crew = Cartes de la bande : { $fulfilled } sur { $shared } remplies
jewel-heist-board-complete = complète
jewel-heist-board-short = manque { $jewels }
jewel-heist-board-flipped = Cartes retournées ou défaussées, par taille : { $sizes }

## Ce qu’est le jeu, ses options, et comment se fait le compte

jewel-heist-about = Rôdez la nuit entre les vitrines, gare au gardien : sa lumière va au plus bruyant. Seul ou ensemble. Environ 60 minutes.
jewel-heist-web-title = The Heist
jewel-heist-web-about = Équipez-vous, évitez le garde et sa lampe, et rapportez les bijoux.
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

## La table dans un navigateur

jewel-heist-web-round = Tour { $round }
jewel-heist-web-setup = Avant la nuit
jewel-heist-web-deck = { $deck ->
    [0] plus de carte
    [one] 1 carte : le dernier tour
   *[other] { $deck } cartes restantes
}
jewel-heist-web-coop = tous ensemble
jewel-heist-web-floor = Plan : { $blueprint }
jewel-heist-web-no-jewels = aucun joyau
jewel-heist-web-you = vous

jewel-heist-web-you-pick = Gardez une carte. Le reste du paquet passe à { $name }.
jewel-heist-web-you-gear = Prenez une carte matériel, ou arrêtez-vous et choisissez votre départ. Son prix est déduit à la fin, servi ou non.
jewel-heist-web-you-gear-coop = Prenez une carte matériel, ou arrêtez-vous et choisissez votre départ. Il vous reste { $left } à dépenser.
jewel-heist-web-you-start = Où commencez-vous ? Choisissez une des portes marquées au bord.
jewel-heist-web-you-begin-again = Vous êtes pris. Choisissez la porte marquée par laquelle vous revenez.
jewel-heist-web-you-question = Qui interrogez-vous ? Cette personne choisit d’abord, et vous seul voyez la carte.
jewel-heist-web-you-answer = { $name } vous interroge : choisissez votre carte. Lui seul la verra avant que les autres aient choisi.
jewel-heist-web-you-choose = Choisissez une carte en secret. Pointez-en une pour voir jusqu’où elle va et ce que le gardien pourrait faire.
jewel-heist-web-you-choose-card = { $card } : les anneaux montrent où elle mène. Touchez-en un pour voir s’il serait sûr.
jewel-heist-web-you-choose-fence = { $card } : vous restez sur place, ne ramassez rien et piochez une carte bijou.
jewel-heist-web-you-choose-fence-plain = { $card } : vous restez sur place et ne ramassez rien. La carte piochée ne fait qu’abréger la nuit.
jewel-heist-web-you-choose-fence-nothing = { $card } : vous restez sur place, ne ramassez rien et ne piochez rien : il ne reste que la dernière carte.
jewel-heist-web-you-smoke = Avant les déplacements : quel carreau éclairé enfumez-vous ?
jewel-heist-web-you-alarm = Avant les déplacements : où le réveil sonnera-t-il ?
jewel-heist-web-you-wire = Avant les déplacements : où tendez-vous le fil sur la ronde du gardien ?
jewel-heist-web-you-turn = Avant les déplacements : tournez le gardien, ou laissez-le comme il est.
jewel-heist-web-you-blame = Avant les déplacements : donnez votre bruit à quelqu’un, ou gardez-le.
jewel-heist-web-you-move = À vous, avec { $card }. Choisissez une case entourée ; vous prenez tout ce qui s’y trouve.
jewel-heist-web-you-keep = Deux cartes du receleur : gardez-en une, l’autre retourne dans la pioche.
jewel-heist-web-you-swap = Du receleur : échangez-la contre une carte de la bande, ou laissez-les comme elles sont.
jewel-heist-web-you-mirror = Votre miroir : tournez le gardien d’un quart avant que quiconque soit pris, ou laissez-le.
jewel-heist-web-you-drop = Vous êtes pris : lâchez { $count ->
    [one] 1 joyau
   *[other] { $count } joyaux
}. Encore à choisir : { $left }.
jewel-heist-web-you-turn-now = À vous.

jewel-heist-web-they-pick = Choisissent encore la carte à garder : { $names }.
jewel-heist-web-they-gear = { $name } prend du matériel ou s’arrête.
jewel-heist-web-they-start = { $name } choisit son départ.
jewel-heist-web-they-question = { $name } décide qui interroger.
jewel-heist-web-they-answer = { $name } choisit d’abord et le dit au Cerveau.
jewel-heist-web-they-choose = Choisissent encore en secret : { $names }.
jewel-heist-web-you-chose = Vous jouez { $card }. Choisissent encore : { $names }.
jewel-heist-web-you-picked = Vous gardez { $card }. Choisissent encore : { $names }.
jewel-heist-web-they-before = Avant les déplacements : { $name } décide.
jewel-heist-web-they-move = { $name } se déplace.
jewel-heist-web-they-keep = { $name } garde une des deux cartes du receleur.
jewel-heist-web-they-swap = { $name } peut échanger une carte de la bande.
jewel-heist-web-they-mirror = { $name } tend un miroir au gardien.
jewel-heist-web-they-drop = { $name } est dans la lumière et choisit ce qui tombe.
jewel-heist-web-they-place = { $name } s’est fait prendre et choisit où revenir.
jewel-heist-web-over-you = La nuit est finie. Vous gagnez avec { $money } !
jewel-heist-web-over-they = La nuit est finie. { $count ->
    [one] { $names } gagne avec { $money }.
   *[other] { $names } se partagent la victoire avec { $money }.
}
jewel-heist-web-over-shared = La nuit est finie. Vous partagez la victoire avec { $names }, à { $money } chacun.
jewel-heist-web-over-won = Toutes les cartes sont remplies : la bande a gagné !
jewel-heist-web-over-lost = Cartes remplies : { $fulfilled } sur { $shared }. La bande a perdu.
jewel-heist-web-counting = Ligne après ligne…

jewel-heist-web-do-pick = Garder { $card }
jewel-heist-web-do-draft = Prendre { $gear } pour { $cost }
jewel-heist-web-do-play = Jouer { $card } face cachée
jewel-heist-web-do-swap = Prendre { $card } au lieu de { $out }
jewel-heist-web-cancel = Effacer
jewel-heist-web-warn-pick = Elle reste avec vous, et compte contre vous quand vous êtes pris.
jewel-heist-web-warn-play = Personne ne la voit avant que tous aient choisi.
jewel-heist-web-warn-told = Avant que les autres aient choisi, seul { $name } la voit. Elle ne change plus.
jewel-heist-web-warn-gear = Elle coûte { $cost } à la fin, servie ou non.
jewel-heist-web-warn-gear-coop = Elle prend { $cost } sur ce que vous pouvez dépenser ; rien n’est payé à la fin.
jewel-heist-web-warn-pass = Vous ne prenez plus de matériel dans cette partie.
jewel-heist-web-warn-risk = Avec les bruits actuels, votre risque d’y être pris est de { $odds }.
jewel-heist-web-warn-safe = Avec les bruits actuels, aucune carte n’y amène sa lumière.
jewel-heist-web-warn-disguised = En uniforme, on ne vous prend pas ce tour-ci, où que tombe sa lumière.
jewel-heist-web-warn-drop = Ils restent en { $at } pour qui les ramassera.
jewel-heist-web-final = On ne peut pas revenir en arrière.

jewel-heist-web-hand = Votre main
jewel-heist-web-steps = { $steps ->
    [0] aucun pas
    [one] 1 pas
   *[other] { $steps } pas
}
jewel-heist-web-swing = élan
jewel-heist-web-draws = pioche
jewel-heist-web-noise = bruit { $noise }
jewel-heist-web-cost = coûte { $cost }
jewel-heist-web-left = reste { $left }
jewel-heist-web-when-before = avant les déplacements
jewel-heist-web-when-move = pendant votre déplacement
jewel-heist-web-when-guard = quand le gardien s’est tourné
jewel-heist-web-when-always = toujours
jewel-heist-web-when-question = avant le choix des cartes
jewel-heist-web-when-caught = quand vous êtes pris
jewel-heist-web-no-use-fence = Rien à piocher : il ne reste que la dernière carte.
jewel-heist-web-no-use-plain = Piocher ne fait qu’abréger la nuit : la carte va dans la défausse.
jewel-heist-web-no-use-light = Sans effet pour l’instant : il n’y a pas de lumière.
jewel-heist-web-reaches = { $count ->
    [one] 1 case
   *[other] { $count } cases
}
jewel-heist-web-gear-title = Matériel et talent
jewel-heist-web-ability-now = Vous pouvez l’utiliser maintenant.
jewel-heist-web-ability-later = Pas maintenant : { $when }.
jewel-heist-web-ability-spent = Épuisé.
jewel-heist-web-ability-used = Déjà utilisé ce tour-ci.
jewel-heist-web-ability-silent = Pas maintenant : vous n’avez pas fait de bruit.
jewel-heist-web-ability-uses = { $uses ->
    [one] encore 1 fois
   *[other] encore { $uses } fois
}
jewel-heist-web-gear-play = À choisir au lieu d’une autre carte ; agit { $when }.
jewel-heist-web-gear-working = Sur la table ; agit { $when }.

jewel-heist-web-draft = Le choix des cartes
jewel-heist-web-draft-way = Les paquets passent à gauche : { $from } vous tend un paquet, vous tendez le vôtre à { $to }.
jewel-heist-web-draft-watch = Les paquets passent à gauche, de voisin en voisin.
jewel-heist-web-draft-pack = Votre paquet
jewel-heist-web-draft-pack-of = Paquet : { $name }
jewel-heist-web-draft-chosen = choisie
jewel-heist-web-draft-kept = Déjà gardées
jewel-heist-web-draft-holds = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
jewel-heist-web-picked = a choisi
jewel-heist-web-picking = choisit
jewel-heist-web-pays = paie { $value }
jewel-heist-web-shop = Matériel proposé
jewel-heist-web-shop-order = À choisir : { $names }

jewel-heist-web-round-cards = Ce tour
jewel-heist-web-order-choose = Faces cachées jusqu’à ce que tous aient choisi, puis retournées ensemble.
jewel-heist-web-order-before = Avant les déplacements : le plus bruyant d’abord.
jewel-heist-web-order-move = Déplacements : le plus discret d’abord.
jewel-heist-web-order-guard = Le gardien a entendu ceci :
jewel-heist-web-card-none = pas encore de carte
jewel-heist-web-card-down = une carte face cachée
jewel-heist-web-at-turn = à son tour
jewel-heist-web-done = passé
jewel-heist-web-leads = départage
jewel-heist-web-leads-why = Quand tout le reste est égal, cette place passe en premier.

jewel-heist-web-forecast = Ce que le gardien pourrait faire
jewel-heist-web-forecast-suppose = S’il entend
jewel-heist-web-forecast-you = vous
jewel-heist-web-forecast-now = Avec les bruits actuels{ $to ->
    [none] .
   *[other] , et vous en { $to }.
}
jewel-heist-web-forecast-row = { $at }, tourné vers { $facing }
jewel-heist-web-forecast-nobody = ne prend personne
jewel-heist-web-forecast-catches = prend { $names }
jewel-heist-web-forecast-catches-you = vous prend
jewel-heist-web-forecast-catches-you-too = vous prend, et aussi { $names }
jewel-heist-web-forecast-risk = Votre risque d’être pris : { $odds }.
jewel-heist-web-forecast-safe = Aucune carte ne vous ferait prendre.
jewel-heist-web-forecast-drops = Pris, vous lâchez { $count ->
    [0] rien
    [one] 1 joyau
   *[other] { $count } joyaux
}.

jewel-heist-web-sets = Vos parures
jewel-heist-web-sets-of = Parures : { $name }
jewel-heist-web-sets-crew = Les cartes de la bande
jewel-heist-web-sets-worth = valeur actuelle { $value }
jewel-heist-web-sets-sum = { $cards } pour les parures, { $loose } pour les restes, { $gear } pour le matériel
jewel-heist-web-sets-covered = { $fulfilled } sur { $shared } remplies
jewel-heist-web-sets-need = { $owned } sur { $needed }
jewel-heist-web-complete = complète
jewel-heist-web-lacks = manque { $jewels }
jewel-heist-web-owned = Joyaux : { $jewels }
jewel-heist-web-cards = { $count ->
    [one] 1 carte bijou
   *[other] { $count } cartes bijou
}
jewel-heist-web-drop-less = Un de moins : { $jewel }
jewel-heist-web-drop-more = Un de plus : { $jewel }
jewel-heist-web-drop-title = Ce qui tombe
jewel-heist-web-drop-of = { $count } sur { $owned }

jewel-heist-web-walk = La ronde du gardien au tour { $round }
jewel-heist-web-walk-now = Le gardien
jewel-heist-web-walk-steps = Carte retournée : { $card }, { $steps } pas.
jewel-heist-web-go-loudest = En { $at }, il va vers { $facing }, attiré par { $who } : le plus grand bruit ({ $noise }).
jewel-heist-web-go-closer = En { $at }, il va vers { $facing }, attiré par { $who } : pas plus de bruit que d’autres ({ $noise }), mais plus près.
jewel-heist-web-go-agreed = En { $at }, il va vers { $facing } : plusieurs bruits égaux ({ $noise }), aussi proches, l’attirent tous par là.
jewel-heist-web-go-next = En { $at }, il va vers { $facing }, attiré par { $who } : les plus grands bruits se contredisent, le suivant décide ({ $noise }).
jewel-heist-web-go-lead = En { $at }, il va vers { $facing }, attiré par { $who } : des bruits égaux se contredisent, et { $who } passe en premier.
jewel-heist-web-go-lead-you = En { $at }, il va vers { $facing }, attiré par vous : des bruits égaux se contredisent, et vous passez en premier.
jewel-heist-web-go-silence = En { $at }, il n’entend rien et va vers { $facing }.
jewel-heist-web-go-light = En { $at }, il part du côté de sa lumière : vers { $facing }.
jewel-heist-web-go-on = De { $at }, il continue vers { $facing }.
jewel-heist-web-go-dead_end = En { $at }, sa ronde s’arrête : il revient vers { $facing }.
jewel-heist-web-turn-loudest = En { $at }, il se tourne vers { $facing }, attiré par { $who } : le plus grand bruit ({ $noise }).
jewel-heist-web-turn-closer = En { $at }, il se tourne vers { $facing }, attiré par { $who } : pas plus de bruit que d’autres ({ $noise }), mais plus près.
jewel-heist-web-turn-agreed = En { $at }, il se tourne vers { $facing } : plusieurs bruits égaux ({ $noise }), aussi proches, viennent de là.
jewel-heist-web-turn-next = En { $at }, il se tourne vers { $facing }, attiré par { $who } : les plus grands bruits se contredisent, le suivant décide ({ $noise }).
jewel-heist-web-turn-lead = En { $at }, il se tourne vers { $facing }, attiré par { $who } : des bruits égaux se contredisent, et { $who } passe en premier.
jewel-heist-web-turn-lead-you = En { $at }, il se tourne vers { $facing }, attiré par vous : des bruits égaux se contredisent, et vous passez en premier.
jewel-heist-web-turn-silence = En { $at }, il n’a rien entendu et regarde toujours vers { $facing }.
jewel-heist-web-alarm-of = le réveil posé par { $name }
jewel-heist-web-alarm-yours = votre réveil
jewel-heist-web-walk-went = Il va en { $path }.
jewel-heist-web-walk-faces = En { $at }, il se tourne vers { $facing }.
jewel-heist-web-walk-wired = Un fil le fait trébucher en { $at }.
jewel-heist-web-walk-mirror = { $name } le tourne vers { $facing } avec un miroir.
jewel-heist-web-walk-caught = { $name } se fait prendre en { $at } et lâche { $jewels }.
jewel-heist-web-walk-caught-you = Vous êtes pris en { $at } et lâchez { $jewels }.
jewel-heist-web-walk-nobody = Personne n’est dans la lumière.

jewel-heist-web-guard = Le gardien est en { $at }, tourné vers { $facing }. Dans la lumière : { $lit }.
jewel-heist-web-guard-dark = Le gardien est en { $at }, tourné vers { $facing }. Il n’éclaire aucune case.
jewel-heist-web-space-start = porte
jewel-heist-web-space-lit = dans la lumière
jewel-heist-web-space-here = ici : { $names }
jewel-heist-web-space-smoke = fumée
jewel-heist-web-space-alarm = réveil
jewel-heist-web-space-wire = fil tendu
jewel-heist-web-space-open = peut être choisie
jewel-heist-web-space-reach = à portée
jewel-heist-web-space-risk = risque d’être pris : { $odds }
jewel-heist-web-space-danger = le gardien pourrait vous y prendre
jewel-heist-web-goals = { $count ->
    [one] 1 case possible
   *[other] { $count } cases possibles
}
jewel-heist-web-goal-none = Choisissez-en une, ou touchez-la sur le plan
jewel-heist-web-goal-stay = rester
jewel-heist-web-tricks = Une astuce, si vous voulez
jewel-heist-web-trick-none = aucune
jewel-heist-web-trick-reach = pincer en { $from } : { $jewels }
jewel-heist-web-trick-crack = forcer la vitrine : { $jewels }, 4 bruits de plus
jewel-heist-web-trick-steal = prendre { $jewels } à { $name }
jewel-heist-web-turns = Tourner le gardien
jewel-heist-web-blames = À qui donner le bruit ?
jewel-heist-web-lights = éclaire { $spaces }
jewel-heist-web-lights-none = n’éclaire personne
jewel-heist-web-questions = Qui interrogez-vous ?
jewel-heist-web-question-last = interrogé au tour précédent
jewel-heist-web-fence = Du receleur
jewel-heist-web-fence-out = À abandonner
jewel-heist-web-covered = Vos cartes sont cachées.
jewel-heist-web-cover = Cacher

jewel-heist-web-final-title = Ce que la nuit a rapporté
jewel-heist-web-row-set = Parure { $number }
jewel-heist-web-row-loose = Joyaux restants
jewel-heist-web-row-gear = Matériel
jewel-heist-web-row-money = Argent
jewel-heist-web-row-open = { $name } n’a pas complété : { $cards }.
jewel-heist-web-row-fulfilled = Remplies

jewel-heist-web-guide-1 = Rôdez autour des vitrines, prenez ce qui se trouve où vous vous arrêtez, et complétez les parures de vos cartes bijou.
jewel-heist-web-guide-2 = Chacun choisit une carte en secret. Aller loin fait du bruit, et le gardien marche vers le plus grand bruit puis l’éclaire. Pointez une carte pour voir sa portée, et ce qu’il pourrait faire.
jewel-heist-web-guide-3 = Pris dans la lumière, vous lâchez autant de joyaux que vous avez de cartes bijou. Au tour suivant, la lumière barre aussi le passage.

jewel-heist-web-option-mode = Façon de jouer
jewel-heist-web-option-mode-competitive = chacun pour soi
jewel-heist-web-option-mode-coop = tous ensemble, pour dix cartes visibles
jewel-heist-web-option-blueprint = Plan
jewel-heist-web-option-blueprint-gallery = Grande Galerie : sans murs, la plus éclairée
jewel-heist-web-option-blueprint-wings = Deux Ailes : le plus doux
jewel-heist-web-option-blueprint-vault = La Chambre forte : peu d’accès au centre
jewel-heist-web-option-blueprint-pinwheel = Le Moulinet : le gardien revient sur ses pas
jewel-heist-web-option-blueprint-random = au hasard
jewel-heist-web-option-first_seat = Qui prend du matériel en premier
jewel-heist-web-option-characters = Personnages
jewel-heist-web-option-characters-random = un par personne, au hasard
jewel-heist-web-option-characters-none = aucun, pour une première nuit
jewel-heist-web-option-characters-own = choisis, un par place
jewel-heist-web-option-characters-acrobat = { jewel-heist-character-acrobat }
jewel-heist-web-option-characters-broker = { jewel-heist-character-broker }
jewel-heist-web-option-characters-cat_burglar = { jewel-heist-character-cat_burglar }
jewel-heist-web-option-characters-escape_artist = { jewel-heist-character-escape_artist }
jewel-heist-web-option-characters-lookout = { jewel-heist-character-lookout }
jewel-heist-web-option-characters-mastermind = { jewel-heist-character-mastermind }
jewel-heist-web-option-characters-pickpocket = { jewel-heist-character-pickpocket }
jewel-heist-web-option-characters-runner = { jewel-heist-character-runner }
jewel-heist-web-option-characters-safecracker = { jewel-heist-character-safecracker }
jewel-heist-web-option-characters-ventriloquist = { jewel-heist-character-ventriloquist }
jewel-heist-web-option-gear = Matériel
jewel-heist-web-option-gear-random = six sortes au hasard
jewel-heist-web-option-gear-none = aucun, pour une première nuit
jewel-heist-web-option-gear-own = six sortes que vous choisissez
jewel-heist-web-option-gear-alarm_clock = { jewel-heist-gear-alarm_clock }
jewel-heist-web-option-gear-felt_slippers = { jewel-heist-gear-felt_slippers }
jewel-heist-web-option-gear-fuse_cutter = { jewel-heist-gear-fuse_cutter }
jewel-heist-web-option-gear-grappling_hook = { jewel-heist-gear-grappling_hook }
jewel-heist-web-option-gear-guard_uniform = { jewel-heist-gear-guard_uniform }
jewel-heist-web-option-gear-hand_mirror = { jewel-heist-gear-hand_mirror }
jewel-heist-web-option-gear-long_tongs = { jewel-heist-gear-long_tongs }
jewel-heist-web-option-gear-smoke_screen = { jewel-heist-gear-smoke_screen }
jewel-heist-web-option-gear-trip_wire = { jewel-heist-gear-trip_wire }
jewel-heist-web-option-gear-walkie_talkie = { jewel-heist-gear-walkie_talkie }
jewel-heist-web-option-jewelry_dealt = Cartes bijou par personne ; moins il y en a, plus la partie dure
jewel-heist-web-option-coop_deck = Ensemble : cartes de la pioche, donc tours au plus
jewel-heist-web-option-coop_gear_budget = Ensemble : ce que chacun peut dépenser en matériel
jewel-heist-web-option-coop_finish = Ensemble : quand la nuit finit
jewel-heist-web-option-coop_finish-deck = quand la pioche est vide
jewel-heist-web-option-coop_finish-covered = dès que toutes les cartes sont remplies
jewel-heist-web-option-coop_fence = Ensemble : ce que fait l’appel au receleur
jewel-heist-web-option-coop_fence-plain = il ne fait qu’abréger la nuit
jewel-heist-web-option-coop_fence-swap = il peut échanger une carte

jewel-heist-web-choose-characters = Chacun n’y est qu’une fois : qui est choisi pour une autre place change de place.
jewel-heist-web-choose-gear = À prendre
jewel-heist-web-choose-gear-fine = Six sortes : on peut jouer ainsi.
jewel-heist-web-choose-gear-fewer = { $count ->
    [one] Choisissez-en encore une.
   *[other] Choisissez-en encore { $count }.
}
jewel-heist-web-choose-gear-more = { $count ->
    [one] Une sorte de trop.
   *[other] { $count } sortes de trop.
}

## Comment cela finit pour une équipe, comme « capers simulate » le compte

jewel-heist-ending-all_cards = toutes les cartes remplies
jewel-heist-ending-cards_left = des cartes restent
