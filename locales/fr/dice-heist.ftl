# Dice Heist.

## Lieux et objets

dice-heist-museum-hermitage = Ermitage
dice-heist-museum-metropolitan = Metropolitan
dice-heist-museum-british = British Museum
dice-heist-museum-louvre = Louvre

dice-heist-card-H01 = Femme tenant un fruit
dice-heist-card-H02 = La Danse
dice-heist-card-H03 = Le Retour du fils prodigue
dice-heist-card-H04 = Vase de Kolyvan
dice-heist-card-H05 = Cerf scythe en or
dice-heist-card-H06 = Camée Gonzague
dice-heist-card-H07 = Tapis de Pazyryk
dice-heist-card-H08 = Paire de vases en malachite
dice-heist-card-H09 = Rubis
dice-heist-card-H10 = Rubis
dice-heist-card-H11 = Émeraude
dice-heist-card-H12 = Émeraude
dice-heist-card-H13 = Saphir
dice-heist-card-M01 = Madame X
dice-heist-card-M02 = La Mort de Socrate
dice-heist-card-M03 = Washington traversant le Delaware
dice-heist-card-M04 = Hippopotame en faïence
dice-heist-card-M05 = Calice d’Antioche
dice-heist-card-M06 = Char de bronze
dice-heist-card-M07 = Sphinx d’Hatchepsout
dice-heist-card-M08 = Deux bracelets d’or
dice-heist-card-M09 = Rubis
dice-heist-card-M10 = Rubis
dice-heist-card-M11 = Émeraude
dice-heist-card-M12 = Saphir
dice-heist-card-M13 = Saphir
dice-heist-card-B01 = Rouleau des Admonitions
dice-heist-card-B02 = Epifania
dice-heist-card-B03 = Pierre de Rosette
dice-heist-card-B04 = Vase Portland
dice-heist-card-B05 = Deux pièces de Lewis
dice-heist-card-B06 = Fermoirs de Sutton Hoo
dice-heist-card-B07 = Deux plaques du Bénin
dice-heist-card-B08 = Rubis
dice-heist-card-B09 = Rubis
dice-heist-card-B10 = Émeraude
dice-heist-card-B11 = Émeraude
dice-heist-card-B12 = Saphir
dice-heist-card-B13 = Saphir
dice-heist-card-L01 = La Liberté guidant le peuple
dice-heist-card-L02 = Les Noces de Cana
dice-heist-card-L03 = La Joconde
dice-heist-card-L04 = Code de Hammurabi
dice-heist-card-L05 = Taureaux ailés de Khorsabad
dice-heist-card-L06 = Deux archers de Suse
dice-heist-card-L07 = Deux Tanagra
dice-heist-card-L08 = Chevaux de Marly
dice-heist-card-L09 = Rubis
dice-heist-card-L10 = Émeraude
dice-heist-card-L11 = Émeraude
dice-heist-card-L12 = Saphir
dice-heist-card-L13 = Saphir

## Les choix d’un tour

dice-heist-action-recruit = Recruter un complice
dice-heist-action-recruit-from = Recruter un complice chez { $from }
dice-heist-action-heist = Cambriolage : { $museum }, { $sidekicks ->
    [0] le voleur seul
    [1] le voleur et 1 complice
   *[other] le voleur et { $sidekicks } complices
}
dice-heist-action-raid = Raid : { $card } ({ $museum }), { $sidekicks ->
    [0] le voleur seul
    [1] le voleur et 1 complice
   *[other] le voleur et { $sidekicks } complices
}

## Ce qui s’est passé

dice-heist-event-game-started = { $seats } voleurs, quatre musées, 52 pièces : la nuit commence.
dice-heist-event-first-roll = { $seat } obtient { $face } pour le premier tour.
dice-heist-event-first-roll-tie = { $seats } sont à égalité et relancent.
dice-heist-event-first-player-roll = { $seat } a le plus haut jet et commence.
dice-heist-event-first-player-option = { $seat } commence.
dice-heist-event-turn-started = Tour { $turn } : { $seat }.
dice-heist-event-revealed = Nouvelle pièce exposée : { $card }, { $museum }.
dice-heist-event-revealed-minor = Nouvelle pièce exposée : { $card }, { $museum }, une pièce mineure.
dice-heist-event-deck-empty = C’était la dernière pièce.
dice-heist-event-recruited = { $seat } recrute un complice et en a { $sidekicks } (il en reste { $supply } dans la réserve).
dice-heist-event-recruited-from = { $seat } prend un complice à { $from } et en a { $sidekicks }.
dice-heist-event-attempt-heist = { $seat } tente un cambriolage, { $museum }, avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} contre { $needs }+ : { $chance }.
dice-heist-event-attempt-raid = { $seat } tente un raid sur { $card }, { $museum }, avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} contre { $needs }+ : { $chance }.
dice-heist-event-rolled-success = { $seat } lance { $faces } : réussi !
dice-heist-event-rolled-failure = { $seat } lance { $faces } : cela ne suffit pas.
dice-heist-event-stolen-heist = { $seat } vide les vitrines ({ $museum }) : { $cards }. { $returned ->
    [0] Aucun complice ne retourne à la réserve.
    [1] 1 complice retourne à la réserve.
   *[other] { $returned } complices retournent à la réserve.
}
dice-heist-event-stolen-raid = { $seat } repart avec { $cards } ({ $museum }). { $returned ->
    [0] Aucun complice ne retourne à la réserve.
    [1] 1 complice retourne à la réserve.
   *[other] { $returned } complices retournent à la réserve.
}
dice-heist-event-failed = { $seat } repart les mains vides ({ $museum }) et garde tous ses dés.
dice-heist-event-game-over = La dernière pièce a disparu. { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}

## La table dans un terminal

dice-heist-board-head = Tour { $turn } | { $deck } pièces dans la pioche | { $supply } complices en réserve
dice-heist-board-needs = { $needs }+
dice-heist-board-worth = { $millions ->
    [0] = { $points } pour vous
   *[other] = { $points } + { $millions } M$ pour vous
}
dice-heist-board-unseen-museums = Pas encore vus : { $hermitage } Ermitage, { $metropolitan } Metropolitan, { $british } British Museum, { $louvre } Louvre
dice-heist-board-unseen-kinds = {"  "}tableaux { $paintings }, objets { $artifacts }, rubis { $rubies }, émeraudes { $emeralds }, saphirs { $sapphires }
dice-heist-board-money = { $millions } M$
dice-heist-board-player = Voleur
dice-heist-board-sidekicks = Dés
dice-heist-board-artifacts = Objets
dice-heist-board-gems = Gemmes
dice-heist-board-paintings = Tableaux
dice-heist-board-total = Score
dice-heist-board-legend = A objets, $ tableau, R rubis, E émeraude, S saphir, T voleur, * complice

## Refus

dice-heist-refusal-stall_guard = Tout le monde ne fait plus que recruter : il faut maintenant tenter un cambriolage.
dice-heist-refusal-supply_not_empty = Il y a des complices dans la réserve : prenez-en un là.
dice-heist-refusal-no_sidekick_to_take = La réserve est vide et personne n’a plus de complices que vous : tentez un cambriolage.
dice-heist-refusal-choose_whom = La réserve est vide : dites à quel joueur vous prenez le dé.
dice-heist-refusal-cannot_take_from_yourself = Vous ne pouvez pas vous prendre un complice à vous-même.
dice-heist-refusal-not_the_most = Seul le joueur qui a le plus de complices peut en perdre un.
dice-heist-refusal-unknown_museum = Ce musée n’existe pas.
dice-heist-refusal-empty_museum = Il n’y a rien à voler dans ce musée.
dice-heist-refusal-raid_not_enabled = Les raids ciblés ne font pas partie de cette partie.
dice-heist-refusal-card_not_on_display = Cette pièce n’est pas exposée en ce moment.
dice-heist-refusal-too_many_sidekicks = Vous n’avez pas autant de complices.

## Positions impossibles

dice-heist-position-option = l’option { $option } n’est pas valable
dice-heist-position-players = players doit avoir une entrée par place
dice-heist-position-is-a-view = deck_size, unseen, artifact_count et des artifacts à null vont avec ce que voit un joueur, pas avec une position entière
dice-heist-position-no-deck = deck manque
dice-heist-position-card-twice = une carte est à deux endroits parmi deck, museums et players
dice-heist-position-card-missing = une carte n’est ni dans deck, ni dans museums, ni dans players
dice-heist-position-wrong-museum = museums doit avoir chaque carte dans le musée qui est le sien
dice-heist-position-wrong-pile = players doit avoir chaque carte dans la pile de sa sorte : artifacts, gems ou paintings
dice-heist-position-dice = supply et sidekicks doivent faire 10 en tout
dice-heist-position-first-roll = first_roll ne va pas avec la phase, ou nomme des places ou des faces impossibles
dice-heist-position-attempt = attempt ne va pas avec la phase, ou sa cible ou ses complices ne sont pas là
dice-heist-position-turn = turn vaut 0 tant que l’on tire la première place au sort, et au moins 1 ensuite
dice-heist-position-seat = seat doit être une des places, et null tant que l’on tire la première place au sort
dice-heist-position-nothing-to-reveal = dans la phase reveal, deck doit avoir une carte
dice-heist-position-nothing-to-steal = dans la phase action, museums doit avoir une carte
dice-heist-position-nothing-left = dans la phase first_roll, deck ou museums doit avoir une carte
dice-heist-position-quiet-turns = quiet_turns doit valoir 0 tant que deck a une carte
dice-heist-position-not-over = dans la phase over, deck et museums doivent être vides
dice-heist-position-result = result doit être null jusqu’à la fin de la partie, et ensuite tomber juste

## Ce qu’est le jeu, ses options, et comment le résultat s’additionne

dice-heist-about = Recrutez des complices ou tentez votre chance dans un musée et prenez-y tout. Un hasard qui se calcule, 20 minutes.
dice-heist-web-title = Dice Heist
dice-heist-web-about = Recrutez des complices, ou tentez un musée aux dés et prenez-y tout.
dice-heist-option-seats = combien jouent
dice-heist-option-first_seat = la place qui commence ; null : les dés de voleur décident
dice-heist-option-targeted_raid = permettre aussi les raids sur une seule pièce, où un dé égal suffit
dice-heist-option-open_artifacts = montrer à tous les objets d’art de chacun
dice-heist-option-stall_guard = tours de table passés à recruter, pioche vide, après lesquels il faut tenter un cambriolage ; 0 : sans limite
dice-heist-line-artifacts = Objets
dice-heist-line-gems = + Gemmes
dice-heist-line-paintings = Tableaux (M$)
dice-heist-line-bonus = + Bonus
dice-heist-line-total = = Total

## La table dans un navigateur

dice-heist-web-you-turn = À vous : recrutez un complice, ou choisissez un musée à cambrioler.
dice-heist-web-you-turn-raid = À vous : recrutez un complice, ou choisissez un musée ou une seule pièce.
dice-heist-web-you-heist-only = À vous : on ne peut plus recruter, choisissez un musée à cambrioler.
dice-heist-web-you-recruit-only = À vous : les musées sont vides, recrutez un complice.
dice-heist-web-you-confirm = { $museum } : combien de complices accompagnent votre voleur ?
dice-heist-web-you-confirm-raid = { $card } ({ $museum }) : combien de complices accompagnent votre voleur ?
dice-heist-web-you-alone = { $museum } : votre voleur y va seul.
dice-heist-web-they-turn = { $seat } choisit : un complice, ou un musée.
dice-heist-web-you-alone-raid = { $card } ({ $museum }) : votre voleur y va seul.
dice-heist-web-you-wait = C’est à vous.
dice-heist-web-you-roll = Vous lancez les dés ({ $museum }) : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour { $needs ->
    [6] un 6.
   *[other] un { $needs } ou plus.
}
dice-heist-web-you-roll-raid = Vous lancez les dés pour { $card } ({ $museum }) : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour { $needs ->
    [6] un 6.
   *[other] un { $needs } ou plus.
}
dice-heist-web-they-turn-raid = { $seat } choisit : un complice, un musée ou une pièce.
dice-heist-web-they-roll = { $seat } lance les dés ({ $museum }) : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour { $needs ->
    [6] un 6.
   *[other] un { $needs } ou plus.
}
dice-heist-web-they-roll-raid = { $seat } lance les dés pour { $card } ({ $museum }) : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour { $needs ->
    [6] un 6.
   *[other] un { $needs } ou plus.
}
dice-heist-web-first-roll = Les dés de voleur décident qui commence.
dice-heist-web-counting = On compte le butin de la nuit.
dice-heist-web-over-you = La nuit est à vous !
dice-heist-web-over-shared = Vous partagez la victoire avec { $others }.
dice-heist-web-over-they = { $winners-count ->
    [one] { $winners } gagne la nuit.
   *[other] { $winners } se partagent la victoire.
}
dice-heist-web-recruit = Recruter
dice-heist-web-recruit-more = +1 complice, { $sidekicks } en tout
dice-heist-web-recruit-from = En prendre un à { $seat }
dice-heist-web-roll = Lancer { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
dice-heist-web-cancel = Pas celui-ci
dice-heist-web-final = Un lancer ne se reprend pas.
dice-heist-web-sidekicks = Complices
dice-heist-web-thief-alone = seul
dice-heist-web-odds = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour un { $needs }+ : { $percent }
dice-heist-web-odds-exact = { $favourable } lancers sur { $cases }
dice-heist-web-needs = un { $needs } ou plus sur un seul dé
dice-heist-web-needs-six = un 6 sur un seul dé
dice-heist-web-worth = Ce que cela vous vaut
dice-heist-web-worth-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
dice-heist-web-worth-millions = { $millions } M$ de tableaux
dice-heist-web-success = Réussi
dice-heist-web-failure = Pas assez
dice-heist-web-museum-label = { $museum }, il faut { $needs } ou plus : { $cards }
dice-heist-web-empty = Rien d’exposé
dice-heist-web-deck = Pièces à venir
dice-heist-web-supply = Complices à recruter
dice-heist-web-turn = Tour { $turn }
dice-heist-web-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dice-heist-web-score-hidden = { $points }+
dice-heist-web-score-parts = Si tout finissait maintenant : { $artifacts } pour les objets, { $gems } pour les gemmes, { $bonus } pour les tableaux (le plus +8, le moins −4).
dice-heist-web-dice = un voleur et { $sidekicks ->
    [0] aucun complice
    [1] 1 complice
   *[other] { $sidekicks } complices
}
dice-heist-web-artifacts = { $count ->
    [one] { $count } objet
   *[other] { $count } objets
}
dice-heist-web-artifacts-hidden = { $count ->
    [one] { $count } carte d’objets face cachée
   *[other] { $count } cartes d’objets faces cachées
}
dice-heist-web-gem-red = { $count ->
    [one] { $count } rubis
   *[other] { $count } rubis
}
dice-heist-web-gem-green = { $count ->
    [one] { $count } émeraude
   *[other] { $count } émeraudes
}
dice-heist-web-gem-blue = { $count ->
    [one] { $count } saphir
   *[other] { $count } saphirs
}
dice-heist-web-gem-points = { $gems }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
dice-heist-web-millions = { $millions } M$ de tableaux
dice-heist-web-loot = Le butin : { $seat }
dice-heist-web-loot-none = Rien pour l’instant.
dice-heist-web-card-painting = { $name }, tableau, { $millions } M$
dice-heist-web-card-artifact = { $name }, { $count ->
    [one] { $count } objet
   *[other] { $count } objets
}
dice-heist-web-card-gem = { $name }
dice-heist-web-raid-this = Raid sur cette seule pièce : { $card }
dice-heist-web-why-not-turn = Ce n’est pas votre tour.
dice-heist-web-why-not-empty = Il n’y a rien à voler ici.
dice-heist-web-final-title = Le butin de la nuit
dice-heist-web-line-artifacts = Objets
dice-heist-web-line-gems = Gemmes
dice-heist-web-line-paintings = Tableaux
dice-heist-web-line-bonus = Le plus ou le moins de tableaux
dice-heist-web-line-total = Points
dice-heist-web-rules-more = Un seul dé doit suffire ; les dés ne s’additionnent jamais.
dice-heist-web-guide-1 = Voici les musées. Le chiffre du dé est celui qu’un de vos dés doit montrer pour en vider un.
dice-heist-web-guide-2 = Plus de complices, plus de dés. Recrutez-en un, ou choisissez un musée et voyez vos chances exactes avant de lancer.
dice-heist-web-guide-3 = Les objets sont des points, les gemmes d’une couleur valent de plus en plus, et le plus de millions en tableaux rapporte 8 à la fin.
dice-heist-web-option-targeted_raid = Raids ciblés : on peut tenter une seule pièce, et un dé égal suffit
dice-heist-web-option-open_artifacts = Tout le monde voit les objets de chacun
dice-heist-web-option-first_seat = Qui commence
dice-heist-web-option-stall_guard = Tours passés à recruter, pioche vide, avant qu’il faille tenter (0 : sans limite)
dice-heist-web-money = { $millions } M$
dice-heist-luck = Chaque tentative compte avec ses chances au moment de lancer.
