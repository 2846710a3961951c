# Museum Heist.

## Personnages et objets

museum-heist-character-artist = l’Artiste
museum-heist-character-duchess = la Duchesse
museum-heist-character-tourist = le Touriste
museum-heist-character-school_girl = l’Écolière
museum-heist-character-guard = le Gardien
museum-heist-character-granny = la Grand-Mère
museum-heist-character-little_boy = le Petit Garçon

museum-heist-artwork-1 = Masque d’or
museum-heist-artwork-2 = Vase bleu
museum-heist-artwork-3 = Cheval de bronze
museum-heist-artwork-4 = Buste de marbre
museum-heist-artwork-5 = Dragon de jade
museum-heist-artwork-6 = Lyre d’argent
museum-heist-artwork-7 = Portrait d’un inconnu
museum-heist-artwork-8 = Couronne de cristal
museum-heist-artwork-9 = Éventail peint

museum-heist-board-of-gallery9 = La Galerie
museum-heist-board-of-salon7 = Le Salon
museum-heist-board-of-octagon9 = L’Octogone
museum-heist-board-of-xequeo7 = Xe Queo !

## Les choix

museum-heist-action-place = Placer l’œuvre en { $space } : { $way }
museum-heist-action-choose = Choisir { $character }
museum-heist-action-move = Déplacer { $piece } : { $way }
museum-heist-action-take = Prendre l’œuvre avec { $piece } : { $way }
museum-heist-action-block = Bloquer l’œuvre avec { $piece } : { $way }
museum-heist-action-swap = Inverser { $a } et { $b } : { $way }
museum-heist-action-challenge = Défier { $target } d’être { $character } : { $way }

## Ce qui s’est passé

museum-heist-event-first-seat = Le hasard désigne { $seat } pour commencer.
museum-heist-event-piece-placed = En { $space } se tient { $piece }.
museum-heist-event-round-started = Ronde { $round } : { $placer } place l’œuvre, { $seat } commence.
museum-heist-event-artwork-placed = { $seat } place une œuvre en { $space } : { $artwork }.
museum-heist-event-card-chosen = { $seat } a choisi un personnage.
museum-heist-event-card-chosen-own = { $seat } a choisi { $character }.
museum-heist-event-cards-locked = Tout le monde a choisi. { $seat } commence.
museum-heist-event-moved = { $seat } déplace { $piece } : { $way }.
museum-heist-event-swapped = { $seat } inverse { $a } (à présent en { $a_space }) et { $b } (à présent en { $b_space }). { $left ->
    [0] Il ne lui reste aucun jeton Inversion.
    [one] Il lui reste 1 jeton Inversion.
   *[other] Il lui reste { $left } jetons Inversion.
}
museum-heist-event-challenged-right = { $seat } défie { $target } d’être { $character }, et devine juste !
museum-heist-event-challenged-wrong = { $seat } défie { $target } d’être { $character }, et se trompe.
museum-heist-event-card-shown = { $of } montre secrètement une carte à { $to }.
museum-heist-event-card-shown-own = { $of } montre secrètement une carte à { $to } : { $character }.
museum-heist-event-seat-out = Hors de la ronde : { $seat }.
museum-heist-event-card-revealed = { $seat } dévoile une carte : { $character }.
museum-heist-event-collected-1a = { $seat } termine sur l’œuvre et la remporte : { $artwork }. Total : { $total }.
museum-heist-event-collected-1b = { $seat }, seule autre carte identique, remporte l’œuvre à sa place : { $artwork }. Total : { $total }.
museum-heist-event-collected-1c = Plusieurs cartes sont identiques : { $seat }, dont c’était le déplacement, remporte l’œuvre : { $artwork }. Total : { $total }.
museum-heist-event-collected-2a = { $seat } a deviné le personnage et remporte l’œuvre : { $artwork }. Total : { $total }.
museum-heist-event-collected-2b = Il ne reste que { $seat } dans la ronde, et l’œuvre lui revient : { $artwork }. Total : { $total }.
museum-heist-event-all-cards = Les cartes de cette ronde, place par place : { $cards }.
museum-heist-event-game-over = { $seat } a { $total ->
    [one] 1 œuvre
   *[other] { $total } œuvres
} et gagne la partie.

## La table dans un terminal

museum-heist-board-head = { $board } | ronde { $round }, { $artwork } | { $target ->
    [one] 1 œuvre gagne
   *[other] { $target } œuvres gagnent
}
museum-heist-board-player = Joueur
museum-heist-board-artworks = Œuvres
museum-heist-board-swaps = Inver.
museum-heist-board-card = Carte
museum-heist-board-out = hors de la ronde
museum-heist-board-not = pas { $letters }
museum-heist-board-legend = * œuvre, o passage secret ; à droite, case et distance au carré de chaque pion
museum-heist-board-notation = - pas, > saut, ~ passage, <> inversion, ?2=G défi, « ? » carte cachée

## Refus

museum-heist-refusal-bad_option = Cette option n’a pas cette valeur : { $option }.
museum-heist-refusal-cannot_pass = Vous devez déplacer, inverser ou défier.
museum-heist-refusal-malformed = Action inconnue.
museum-heist-refusal-wrong_phase = Ce n’est pas le moment.
museum-heist-refusal-you_are_out = Vous êtes éliminé de cette ronde.
museum-heist-refusal-already_chosen = Vous avez déjà choisi.
museum-heist-refusal-no_swap_left = Vous n’avez plus de jeton Inversion.
museum-heist-refusal-unknown_seat = Ce joueur n’existe pas.
museum-heist-refusal-challenge_self = Vous ne pouvez pas vous défier vous-même.
museum-heist-refusal-target_out = Ce joueur est éliminé de cette ronde.
museum-heist-refusal-unknown_character = Ce personnage n’existe pas.
museum-heist-refusal-same_piece = Choisissez deux personnages différents.
museum-heist-refusal-unknown_space = Cette case n’existe pas.
museum-heist-refusal-space_occupied = Cette case est occupée.
museum-heist-refusal-space_is_passage = Une œuvre ne peut pas être posée sur un passage secret.
museum-heist-refusal-next_to_piece = Trop près d’un personnage : laissez une case d’écart.
museum-heist-refusal-unreachable = Ce personnage ne peut pas y arriver en un déplacement.
museum-heist-refusal-not_closer = Cela ne rapproche pas le personnage de l’œuvre.
museum-heist-refusal-artwork_not_yours = Seul votre personnage secret peut prendre l’œuvre.

## Positions impossibles

museum-heist-position-option = l’option { $option } n’est pas valable
museum-heist-position-chosen = chosen fait partie d’une vue, pas d’une position
museum-heist-position-pieces = les pions sont sur des cases distinctes du plateau, posés dans l’ordre des personnages, tous les sept dès la première œuvre
museum-heist-position-artwork = l’œuvre est sur le plateau pendant le choix et les tours, sur une case où elle a pu être placée
museum-heist-position-round = round vaut 1 jusqu’à ce que les pions soient posés, et jamais plus de 9
museum-heist-position-won = won donne chaque numéro des rondes jouées à une place, et personne n’a le nombre voulu avant la fin, où une seule place l’a
museum-heist-position-seat = cette place n’existe pas
museum-heist-position-start = start_seat est null tant qu’on ne le sait pas, et dès la ronde 2 le gagnant de la ronde précédente
museum-heist-position-turn = turn est une place encore en jeu, et null hors de la phase turn
museum-heist-position-cards = cards a un personnage par place dans la phase turn, pour certaines dans la phase choose, pour aucune sinon
museum-heist-position-wrong = wrong énumère des défis à d’autres nommant une autre carte, sans deux fois le même by, et laisse deux places en jeu
museum-heist-position-swaps = swaps a de 0 à 2 jetons par place
museum-heist-position-results = results est null jusqu’à la fin de la partie, puis donne le classement

## Ce qu’est le jeu, ses options, et son résultat

museum-heist-about = L’un des sept pions est secrètement le vôtre. Menez-le à l’œuvre avant qu’on devine lequel. Environ 20 minutes.
museum-heist-option-seats = combien jouent
museum-heist-option-first_seat = la place qui commence la première ronde ; null : le hasard décide
museum-heist-option-board = un plateau de la boîte, ou le vôtre
museum-heist-option-landing = own : seul votre personnage peut aller sur l’œuvre ; any : un autre la bloque
museum-heist-option-reveal_all = montrer toutes les cartes à la fin d’une ronde
museum-heist-option-target = combien d’œuvres gagnent ; null : 4 à deux joueurs, sinon 3
museum-heist-line-artworks = Œuvres
