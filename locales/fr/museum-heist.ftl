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
museum-heist-action-challenge = Défier { $target }, qui serait { $character } : { $way }

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
museum-heist-event-challenged-right = { $seat } défie { $target }, qui serait { $character }, et devine juste !
museum-heist-event-challenged-wrong = { $seat } défie { $target }, qui serait { $character }, et se trompe.
museum-heist-event-card-shown = { $of } montre secrètement une carte à { $to }.
museum-heist-event-card-shown-own = { $of } montre secrètement une carte à { $to } : { $character }.
museum-heist-event-seat-out = Éliminé de la ronde : { $seat }.
museum-heist-event-card-revealed = { $seat } dévoile une carte : { $character }.
museum-heist-event-collected-1a = { $seat } termine sur l’œuvre et la remporte : { $artwork }. Total : { $total }.
museum-heist-event-collected-1b = { $seat }, seule autre carte identique, remporte l’œuvre à sa place : { $artwork }. Total : { $total }.
museum-heist-event-collected-1c = Plusieurs cartes sont identiques : { $seat }, dont c’était le déplacement, remporte l’œuvre : { $artwork }. Total : { $total }.
museum-heist-event-collected-2a = { $seat } a deviné le personnage et remporte l’œuvre : { $artwork }. Total : { $total }.
museum-heist-event-collected-2b = Une seule personne reste dans la ronde, { $seat }, et l’œuvre lui revient : { $artwork }. Total : { $total }.
museum-heist-event-all-cards = Les cartes de cette ronde, place par place : { $cards }.
museum-heist-event-game-over = { $seat } a { $total ->
    [one] { $total } œuvre
   *[other] { $total } œuvres
} et gagne la partie.

## La table dans un terminal

museum-heist-board-head = { $board } | ronde { $round }, { $artwork } | { $target ->
    [one] { $target } œuvre gagne
   *[other] { $target } œuvres gagnent
}
museum-heist-board-player = Joueur
museum-heist-board-artworks = Œuvres
museum-heist-board-swaps = Inver.
museum-heist-board-card = Carte
museum-heist-board-out = éliminé de la ronde
museum-heist-board-not = pas { $letters }
museum-heist-board-legend = * œuvre, o passage secret ; à droite, case et distance au carré de chaque pion
museum-heist-board-notation = - pas, > saut, ~ passage, <> inversion, ?2=G défi, « ? » carte cachée

## Refus

museum-heist-refusal-bad_option = Cette option n’a pas cette valeur : { $option }.
museum-heist-board-fault-form = Un plateau est l’un de ceux de la boîte, ou un nom avec des lignes.
museum-heist-board-fault-id = Le nom d’un plateau a de 1 à { $most } caractères.
museum-heist-board-fault-id-taken = Un plateau de la boîte porte ce nom : choisissez-en un autre.
museum-heist-board-fault-size = Un plateau a de 1 à { $most } colonnes et rangées.
museum-heist-board-fault-lines-unequal = Toutes les lignes doivent avoir la même longueur.
museum-heist-board-fault-letters = Un plateau n’a que des points, des P et des #, pas « { $letter } ».
museum-heist-board-fault-passage = Un seul passage secret ne mène nulle part : n’en dessinez aucun, ou deux et plus.
museum-heist-board-fault-places = Trop petit ou trop découpé : les sept pions pourraient ne laisser aucune place à une œuvre.
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
museum-heist-refusal-too_many_positions = Une question porte sur 64 positions au plus.

## Positions impossibles

museum-heist-position-option = l’option { $option } n’est pas valable
museum-heist-position-chosen = chosen fait partie d’une vue, pas d’une position
museum-heist-position-pieces = pieces : les pions sont sur des cases distinctes du plateau, posés dans l’ordre des personnages, tous les sept dès la première œuvre
museum-heist-position-artwork = artwork : l’œuvre est sur le plateau pendant le choix et les tours, sur une case où elle a pu être placée
museum-heist-position-round = round vaut 1 jusqu’à ce que les pions soient posés, et jamais plus de 9
museum-heist-position-won = won donne chaque numéro des rondes jouées à une place, et personne n’a le nombre voulu avant la fin, où une seule place l’a
museum-heist-position-seat = start_seat ou turn n’est pas une place de cette partie
museum-heist-position-start = start_seat est null tant qu’on ne le sait pas, à la ronde 1 la place que nomme first_seat, et dès la ronde 2 le gagnant de la ronde précédente
museum-heist-position-turn = turn est une place encore en jeu, et null hors de la phase turn
museum-heist-position-cards = cards a un personnage par place dans la phase turn, pour certaines dans la phase choose, pour aucune sinon
museum-heist-position-wrong = wrong énumère des défis à d’autres encore en jeu, par des places encore en jeu, nommant une autre carte, et laisse deux places en jeu
museum-heist-position-swaps = swaps a de 0 à 2 jetons par place
museum-heist-position-results = results est null jusqu’à la fin de la partie, puis donne le classement

## Ce qu’est le jeu, ses options, et son résultat

museum-heist-about = L’un des sept pions est secrètement le vôtre. Menez-le à l’œuvre avant qu’on devine lequel. Environ 20 minutes.
museum-heist-web-title = Museum Heist
museum-heist-web-about = Chacun cache son jeu : prenez l’œuvre sans vous faire démasquer.
museum-heist-option-seats = combien jouent
museum-heist-option-first_seat = la place qui commence la première ronde ; null : le hasard décide
museum-heist-option-board = un plateau de la boîte, ou le vôtre
museum-heist-option-landing = own : seul votre personnage peut aller sur l’œuvre ; any : un autre la bloque
museum-heist-option-reveal_all = montrer toutes les cartes à la fin d’une ronde
museum-heist-option-target = combien d’œuvres gagnent ; null : 4 à deux joueurs, sinon 3
museum-heist-line-artworks = Œuvres

## La table dans un navigateur

museum-heist-web-name-artist = Artiste
museum-heist-web-name-duchess = Duchesse
museum-heist-web-name-tourist = Touriste
museum-heist-web-name-school_girl = Écolière
museum-heist-web-name-guard = Gardien
museum-heist-web-name-granny = Grand-Mère
museum-heist-web-name-little_boy = Petit Garçon

museum-heist-web-round = Ronde { $round }
museum-heist-web-target = { $target ->
    [one] { $target } œuvre gagne
   *[other] { $target } œuvres gagnent
}
museum-heist-web-rings = Distances
museum-heist-web-you-place = Placez l’œuvre : { $artwork }. Toute case éclairée convient ; aucune ne touche un pion.
museum-heist-web-you-choose = Choisissez en secret qui vous êtes dans cette ronde.
museum-heist-web-you-move = À vous : rapprochez n’importe quel pion de l’œuvre, inversez-en deux, ou défiez quelqu’un.
museum-heist-web-you-move-to = Où va { $piece } ? Tout ce qui est dans le cercle est plus près.
museum-heist-web-you-stuck = Rien de plus près : { $piece } ne bouge pas.
museum-heist-web-you-swap = Choisissez les deux pions à inverser. { $tokens ->
    [one] Cela coûte votre dernier jeton de la partie.
   *[other] Cela coûte l’un de vos { $tokens } jetons de la partie.
}
museum-heist-web-you-cannot-move = Aucun pion ne peut se rapprocher : inversez-en deux, ou défiez quelqu’un.
museum-heist-web-you-must-challenge = Aucun pion ne peut se rapprocher et vous n’avez plus de jeton : vous devez défier quelqu’un.
museum-heist-web-you-challenge = Qui est qui ? Si vous devinez, l’œuvre est à vous ; sinon, vous êtes éliminé de la ronde.
museum-heist-web-you-turn = À vous.
museum-heist-web-you-chose = Vous êtes { $character }. Choix en cours : { $names }.
museum-heist-web-you-chose-covered = Vous avez choisi. On attend encore : { $names }.
museum-heist-web-you-are-out = Vous êtes éliminé de la ronde. C’est à { $name } de jouer.
museum-heist-web-they-place = { $name } place l’œuvre.
museum-heist-web-they-choose = Choix secret en cours : { $names }.
museum-heist-web-they-turn = C’est à { $name } de jouer. Pointez un pion pour voir où il pourrait aller.
museum-heist-web-over-you = { $total ->
    [one] Vous avez 1 œuvre et gagnez !
   *[other] Vous avez { $total } œuvres et gagnez !
}
museum-heist-web-over-they = { $total ->
    [one] { $name } a 1 œuvre et gagne.
   *[other] { $name } a { $total } œuvres et gagne.
}
museum-heist-web-do-place = Placer l’œuvre en { $space }
museum-heist-web-do-choose = Être { $character }
museum-heist-web-do-move = Déplacer { $piece } en { $space }
museum-heist-web-do-take = Prendre l’œuvre avec { $piece }
museum-heist-web-do-block = Bloquer l’œuvre avec { $piece }
museum-heist-web-do-swap = Inverser { $a } et { $b }
museum-heist-web-do-challenge = Dire : { $name } est { $character }
museum-heist-web-cancel = Effacer
museum-heist-web-final = C’est sans retour.
museum-heist-web-warn-choose = Personne d’autre ne le voit. Ce choix vaut pour toute la ronde.
museum-heist-web-warn-swap = { $left ->
    [0] C’est votre dernier jeton. C’est sans retour.
    [one] Il vous restera 1 jeton pour toute la partie. C’est sans retour.
   *[other] Il vous restera { $left } jetons pour toute la partie. C’est sans retour.
}
museum-heist-web-warn-land = Vous dévoilez votre carte. Si un seul adversaire encore en jeu a la même, l’œuvre lui revient. C’est sans retour.
museum-heist-web-why-as_far = C’est aussi loin de l’œuvre qu’avant.
museum-heist-web-why-farther = C’est plus loin de l’œuvre.
museum-heist-web-why-jump_blocked = La case derrière est occupée : ce saut ne peut pas y finir.
museum-heist-web-why-passage_occupied = Cette sortie du passage secret est occupée.
museum-heist-web-warn-block = Tous apprennent que ce n’est pas votre personnage. C’est sans retour.
museum-heist-web-warn-challenge = Si vous vous trompez, { $name } vous montre sa carte et vous êtes éliminé de la ronde. C’est sans retour.
museum-heist-web-warn-last = Si vous vous trompez, l’œuvre revient à { $name }. C’est sans retour.
museum-heist-web-warn-known = Tous savent que c’est faux : { $name } a une autre carte.

museum-heist-web-hand = Qui serez-vous ?
museum-heist-web-modes = Que faire de votre tour
museum-heist-web-mode-move = Déplacer
museum-heist-web-mode-swap = Inverser
museum-heist-web-mode-challenge = Défier
museum-heist-web-no-move = Aucun pion ne peut se rapprocher.
museum-heist-web-tokens = { $tokens ->
    [0] aucune inversion
    [one] 1 inversion
   *[other] { $tokens } inversions
}
museum-heist-web-ways-of = Où aller : { $piece }
museum-heist-web-the-artwork = l’œuvre
museum-heist-web-places = { $count ->
    [one] Une seule case convient
   *[other] { $count } cases conviennent
}
museum-heist-web-place-none = Choisissez-en une, ici ou sur le plateau
museum-heist-web-you-are = Vous êtes { $character } dans cette ronde.
museum-heist-web-covered = Votre carte est cachée.
museum-heist-web-cover = Cacher

museum-heist-web-space-artwork = l’œuvre { $artwork }
museum-heist-web-space-passage = passage secret
museum-heist-web-space-far = distance au carré { $distance }
museum-heist-web-space-ways = { $count ->
    [0] ne peut pas se rapprocher
    [one] une destination
   *[other] { $count } destinations
}
museum-heist-web-space-open = peut aller ici
museum-heist-web-space-place = l’œuvre peut être posée ici

museum-heist-web-notebook = Carnet
museum-heist-web-notebook-hint = Touchez un visage pour le marquer : peut-être, non, sûrement. Vous seul le voyez, sur cet appareil.
museum-heist-web-name-them = Qui nommez-vous ?
museum-heist-web-name-them-hint = Barré : ce que tous savent faux.
museum-heist-web-legend = ▲ l’a déplacé · ⇄ l’a inversé · ◇ pouvait l’amener sur l’œuvre, ne l’a pas fait
museum-heist-web-is = est { $character }
museum-heist-web-mark-maybe = vous pensez : peut-être
museum-heist-web-mark-no = vous pensez : non
museum-heist-web-mark-yes = vous pensez : sûrement
museum-heist-web-fact-wrong = exclu : { $name } l’a nommé et s’est trompé
museum-heist-web-fact-blocked = exclu : posé sur l’œuvre sans que personne la remporte
museum-heist-web-fact-shown = cette carte vous a été montrée
museum-heist-web-fact-moved = { $count ->
    [one] l’a déplacé une fois
   *[other] l’a déplacé { $count } fois
}
museum-heist-web-fact-swapped = { $count ->
    [one] l’a inversé une fois
   *[other] l’a inversé { $count } fois
}
museum-heist-web-fact-declined = { $count ->
    [one] pouvait l’amener sur l’œuvre une fois et ne l’a pas fait
   *[other] pouvait l’amener sur l’œuvre { $count } fois et ne l’a pas fait
}

museum-heist-web-won = { $count ->
    [one] { $count } œuvre sur { $target }
   *[other] { $count } œuvres sur { $target }
}
museum-heist-web-card-down = une carte face cachée
museum-heist-web-card-none = pas encore de carte
museum-heist-web-out = hors jeu
museum-heist-web-starts = commence
museum-heist-web-places-it = place

museum-heist-web-told-title = Comment la ronde s’est terminée
museum-heist-web-told-1a-actor = Vous y avez amené { $character }, et personne d’autre en jeu n’avait cette carte : elle est à vous.
museum-heist-web-told-1a-they = { $actor } y a amené { $character }, et personne d’autre en jeu n’avait cette carte : elle revient à { $actor }.
museum-heist-web-told-1b-actor = Vous y avez amené { $character }, mais un seul adversaire, { $winner }, avait la même carte : elle revient à { $winner }, pas à vous.
museum-heist-web-told-1b-winner = { $actor } y a amené { $character }, mais un seul adversaire avait la même carte, et c’est vous : elle est à vous.
museum-heist-web-told-1b-they = { $actor } y a amené { $character }, mais un seul adversaire, { $winner }, avait la même carte : elle revient à { $winner }.
museum-heist-web-told-1c-actor = Vous y avez amené { $character }. Plusieurs avaient la même carte, { $others } : elle reste alors à qui l’a jouée, elle est à vous.
museum-heist-web-told-1c-twin = { $actor } y a amené { $character }. Vous aviez la même carte, mais { $others } aussi : à plusieurs, elle reste à { $actor }.
museum-heist-web-told-1c-they = { $actor } y a amené { $character }. Plusieurs avaient la même carte, { $others } : elle reste alors à { $actor }.
museum-heist-web-told-2a-actor = Vous avez dit : « { $target } est { $character } », et c’était juste : elle est à vous.
museum-heist-web-told-2a-target = { $actor } a dit que vous êtes { $character }, et c’était juste : elle revient à { $actor }.
museum-heist-web-told-2a-they = { $actor } a dit : « { $target } est { $character } », et c’était juste : elle revient à { $actor }.
museum-heist-web-told-2b-actor = Vous avez dit : « { $target } est { $character } », et c’était faux. L’œuvre revient à { $winner }, seule personne encore en jeu.
museum-heist-web-told-2b-marked = { $actor } a dit que vous êtes { $character }, et c’était faux. Il ne reste que vous : elle est à vous.
museum-heist-web-told-2b-they = { $actor } a dit : « { $target } est { $character } », et c’était faux. L’œuvre revient à { $winner }, seule personne encore en jeu.
museum-heist-web-told-shown = { $name } vous a montré sa carte : { $character }.

museum-heist-web-counting = Œuvre par œuvre…
museum-heist-web-final-title = Ce qui a quitté le musée

museum-heist-web-guide-1 = Sept pions n’appartiennent à personne. À chaque ronde, l’un d’eux est vous, en secret : amenez-le à l’œuvre avant qu’on devine lequel.
museum-heist-web-guide-2 = À votre tour, rapprochez de l’œuvre n’importe quel pion, pas seulement le vôtre. Pointez-en un pour voir où il peut aller.
museum-heist-web-guide-3 = Quelqu’un s’est trahi ? Défiez et nommez son personnage : juste, l’œuvre est à vous ; faux, vous êtes éliminé de la ronde. Le carnet garde vos soupçons.

museum-heist-web-option-first_seat = Qui commence
museum-heist-web-option-board = Plateau
museum-heist-web-option-board-gallery9 = La Galerie, neuf sur neuf, quatre passages
museum-heist-web-option-board-salon7 = Le Salon, sept sur sept, quatre passages
museum-heist-web-option-board-octagon9 = L’Octogone, sans coins
museum-heist-web-option-board-xequeo7 = Xe Queo !, sept sur sept, sans passages
museum-heist-web-option-board-own = un plateau à vous
museum-heist-web-bring-name = Son nom
museum-heist-web-bring-unnamed = Le nôtre
museum-heist-web-bring-lines = Ses lignes, celle du haut d’abord
museum-heist-web-bring-signs = Un point est une case, P un passage secret, # rien.
museum-heist-web-bring-fine = On peut y jouer.
museum-heist-web-option-landing = Qui peut aller sur l’œuvre
museum-heist-web-option-landing-own = seulement votre personnage
museum-heist-web-option-landing-any = n’importe qui : un autre la bloque
museum-heist-web-option-reveal_all = Montrer toutes les cartes à la fin d’une ronde
museum-heist-web-option-target = Œuvres pour gagner
museum-heist-web-option-target-null = comme d’habitude : 4 à deux joueurs, sinon 3
museum-heist-web-option-target-4 = 4, à deux joueurs seulement
