# Sixth Game.

## Les choses

sixth-game-loot-coin = une pièce
sixth-game-loot-ring = une bague
sixth-game-loot-crown = une couronne
sixth-game-place-inside = à l’intérieur
sixth-game-place-away = dehors
sixth-game-place-caught = hors jeu

## Les choix d’un tour

sixth-game-action-grab = Plonger la main dans le sac
sixth-game-action-leave = Partir avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Ce qui s’est passé

sixth-game-event-game-started = { $seats } voleurs, un sac, { $alarms } alarmes dedans : la nuit commence.
sixth-game-event-turn-started = À { $seat } de choisir.
sixth-game-event-grabbed = { $seat } plonge la main dans le sac.
sixth-game-event-found = { $seat } trouve quelque chose.
sixth-game-event-found-kind = { $seat } trouve { $kind }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
sixth-game-event-caught = Une alarme ! Pour { $seat }, c’est fini. { $lost ->
    [0] Il n’y avait rien à perdre.
    [1] 1 jeton retourne dans le sac.
   *[other] { $lost } jetons retournent dans le sac.
}
sixth-game-event-left = { $seat } part avec { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}.
sixth-game-event-game-over = Il n’y a plus personne à l’intérieur. { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}

## La table dans un terminal

sixth-game-board-head = { $tokens } jetons dans le sac, dont { $alarms } alarmes | sans alarme : { $safe }
sixth-game-board-tokens = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
sixth-game-board-loot = pièces { $coin }, bagues { $ring }, couronnes { $crown } = { $points }

## Refus

sixth-game-refusal-empty_handed = Vous n’avez encore rien : plongez d’abord la main dans le sac.
sixth-game-refusal-too_many_grabs = Demandez de 1 à { $most } prises à la suite.

## Positions impossibles

sixth-game-position-players = il faut une entrée de players par place
sixth-game-position-seat = seat doit être l’une des places, et à l’intérieur tant que la partie dure
sixth-game-position-loot = bag et players doivent contenir ensemble chaque objet une fois
sixth-game-position-alarms = alarms et les joueurs pris doivent donner ensemble les alarmes des options
sixth-game-position-place = qui est dehors tient quelque chose, et qui est pris ne tient rien
sixth-game-position-over = la phase est over quand il n’y a plus personne à l’intérieur, et pas avant

## Ce qu’est le jeu, ses options, et le compte du résultat

sixth-game-about = Plonger encore une fois la main dans le sac, ou partir avec ce que l’on a. 5 minutes.
sixth-game-web-title = Sixth Game
sixth-game-web-about = Plonger encore une fois la main dans le sac, ou partir avec ce que l’on a.
sixth-game-option-seats = combien de joueurs
sixth-game-option-alarms = combien d’alarmes dans le sac
sixth-game-line-coin = Pièces
sixth-game-line-ring = + Bagues
sixth-game-line-crown = + Couronnes
sixth-game-line-total = = Total

## La table dans un navigateur

sixth-game-web-option-alarms = Alarmes dans le sac
sixth-game-web-bag = Le sac
sixth-game-web-tokens = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
sixth-game-web-alarms = { $alarms ->
    [one] dont { $alarms } alarme
   *[other] dont { $alarms } alarmes
}
sixth-game-web-unseen = Le butin que vous ne voyez pas : dans le sac, ou chez les autres
sixth-game-web-kind-coin = Pièces
sixth-game-web-kind-ring = Bagues
sixth-game-web-kind-crown = Couronnes
sixth-game-web-each = { $points ->
    [one] { $points } point l’unité
   *[other] { $points } points l’unité
}
sixth-game-web-you-turn = À vous : plongez la main dans le sac, ou partez avec ce que vous avez.
sixth-game-web-you-first = À vous : plongez la main dans le sac. Vous pourrez partir quand vous aurez quelque chose.
sixth-game-web-they-turn = { $seat } choisit.
sixth-game-web-grab = Plonger la main
sixth-game-web-safe = { $percent } sans alarme
sixth-game-web-leave = Partir avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sixth-game-web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sixth-game-web-result = Le butin de la nuit
sixth-game-web-over = { $winners-count ->
    [one] { $winners } remporte la nuit.
   *[other] { $winners } se partagent la victoire.
}
sixth-game-web-guide-1 = Tout le monde pioche dans le même sac. Vous seul voyez ce que vous avez.
sixth-game-web-guide-2 = Une alarme vous prend tout. Le bouton dit combien il est probable qu’il n’y en ait pas.
sixth-game-luck = Chaque prise compte avec ses chances au moment où la main entre dans le sac.
