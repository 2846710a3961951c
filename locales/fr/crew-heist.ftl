# Heist.

## Talents et sortes d’essais

crew-heist-skill-athletics = Athlétisme
crew-heist-skill-finesse = Finesse
crew-heist-skill-handiness = Bricolage
crew-heist-skill-intellect = Intellect
crew-heist-skill-observation = Observation
crew-heist-skill-social = Bagout
crew-heist-kind-run = Courir
crew-heist-kind-sneak = Se faufiler
crew-heist-kind-hide = Se cacher
crew-heist-kind-distract = Distraire
crew-heist-kind-fight = Se battre
crew-heist-kind-incapacitate = Neutraliser
crew-heist-kind-notice = Remarquer
crew-heist-kind-bypass = Passer
crew-heist-kind-group_bypass = Passer à plusieurs
crew-heist-kind-disable = Désactiver
crew-heist-kind-activate = Utiliser

## Phases

crew-heist-phase-characters = choix des personnages
crew-heist-phase-setup = mise en place
crew-heist-phase-placing = placement des pions
crew-heist-phase-planning = concertation
crew-heist-phase-acting = phase des joueurs
crew-heist-phase-closing = temps écoulé
crew-heist-phase-environment = phase du bâtiment
crew-heist-phase-over = terminé

## Personnages et pouvoirs

crew-heist-character-brick = Brick, le costaud
crew-heist-character-ghost = Ghost, l’ombre
crew-heist-character-wrench = Wrench, le mécano
crew-heist-character-glitch = Glitch, le pirate
crew-heist-character-hawk = Hawk, le guetteur
crew-heist-character-velvet = Velvet, la belle parleuse
crew-heist-character-queen = Queen, le cerveau
crew-heist-character-dash = Dash, le chauffeur
crew-heist-power-broad_back = Large carrure
crew-heist-power-soft_steps = Pas feutrés
crew-heist-power-right_tool = Le bon outil
crew-heist-power-backdoor = Porte dérobée
crew-heist-power-long_look = Longue-vue
crew-heist-power-silver_tongue = Langue d’argent
crew-heist-power-plan_b = Plan B
crew-heist-power-rubber_soles = Semelles de crêpe
crew-heist-power-none = aucun pouvoir

## Tuiles

crew-heist-tile-empty_stretch = Couloir vide
crew-heist-tile-camera = Caméra
crew-heist-tile-laser_maze = Labyrinthe de lasers
crew-heist-tile-motion_sensor = Détecteur de mouvement
crew-heist-tile-pressure_plates = Dalles sensibles
crew-heist-tile-wet_floor = Sol mouillé
crew-heist-tile-creaking_boards = Parquet qui grince
crew-heist-tile-broken_glass = Verre brisé
crew-heist-tile-guard_post = Poste de garde
crew-heist-tile-metal_detector = Portique
crew-heist-tile-shutter = Rideau de fer
crew-heist-tile-night_cleaners = Équipe de nettoyage
crew-heist-tile-alarm_panel = Boîtier d’alarme
crew-heist-tile-open_door = Porte ouverte
crew-heist-tile-locked_door = Porte verrouillée
crew-heist-tile-stuck_door = Porte coincée
crew-heist-tile-keypad = Digicode
crew-heist-tile-alarmed_door = Porte sous alarme
crew-heist-tile-reinforced_door = Porte blindée
crew-heist-tile-glass_door = Porte vitrée
crew-heist-tile-manned_door = Porte gardée
crew-heist-tile-intercom = Interphone
crew-heist-tile-biometric_lock = Serrure biométrique
crew-heist-tile-revolving_door = Porte à tambour
crew-heist-tile-wired_handle = Poignée piégée
crew-heist-tile-vault = Chambre forte
crew-heist-tile-deposit_boxes = Coffres
crew-heist-tile-server_room = Salle des serveurs
crew-heist-tile-security_office = Bureau de la sécurité
crew-heist-tile-holding_cell = Cellule
crew-heist-tile-equipment_room = Réserve
crew-heist-tile-break_room = Salle de pause
crew-heist-tile-control_room = Salle de contrôle
crew-heist-tile-locker_room = Vestiaire
crew-heist-tile-guard_room = Salle des gardes
crew-heist-tile-empty_office = Bureau vide
crew-heist-tile-restroom = Toilettes
crew-heist-tile-archive = Archives
crew-heist-tile-night_owl = Oiseau de nuit
crew-heist-back-secure = protégée
crew-heist-back-staff = personnel
crew-heist-back-plain = ordinaire

## Cartes événement

crew-heist-card-quiet_night = Nuit calme
crew-heist-card-coffee_break = Pause café
crew-heist-card-long_phone_call = Long coup de fil
crew-heist-card-cleaning_crew = Coup de balai
crew-heist-card-keen_rookie = Nouveau zélé
crew-heist-card-van_outside = Une camionnette dehors
crew-heist-card-nervous_manager = Directeur nerveux
crew-heist-card-panic_button = Bouton de panique
crew-heist-card-radio_check = Contrôle radio
crew-heist-card-power_dip = Baisse de tension
crew-heist-card-spot_check = Contrôle surprise
crew-heist-card-echo = Écho
crew-heist-card-staff_meeting = Réunion du personnel
crew-heist-card-false_alarm = Fausse alerte
crew-heist-card-second_look = Second regard
crew-heist-card-tip_off = Dénonciation
crew-heist-card-reinforcements = Renforts
crew-heist-card-siren = Sirène
crew-heist-card-all_clear = Fin d’alerte
crew-heist-card-double_time = Pas de course
crew-heist-card-camera_sweep = Balayage des caméras
crew-heist-card-lockdown = Bouclage

## Objets et gardes d’élite

crew-heist-item-loot = le butin
crew-heist-item-incapacitated_guard = un garde neutralisé
crew-heist-item-smoke_bomb = un fumigène
crew-heist-item-noisemaker = un pétard
crew-heist-item-flashbang = une grenade aveuglante
crew-heist-item-signal_jammer = un brouilleur
crew-heist-item-breaching_charge = une charge explosive
crew-heist-item-adrenaline = de l’adrénaline
crew-heist-item-spoofed_radio = une radio truquée
crew-heist-item-lockpicks = des crochets
crew-heist-item-laptop = un ordinateur
crew-heist-item-climbing_rope = une corde
crew-heist-item-goggles = des lunettes
crew-heist-item-disguise = un déguisement
crew-heist-item-trolley = un diable
crew-heist-elite-veteran = Vétéran
crew-heist-elite-bruiser = Cogneur
crew-heist-elite-cynic = Cynique
crew-heist-elite-dog_handler = Maître-chien
crew-heist-elite-hawkeye = Œil-de-lynx
crew-heist-elite-captain = Capitaine

## Les choix

crew-heist-action-choose-character = Jouer { $character }
crew-heist-action-place = Commencer en { $square }
crew-heist-action-ready = Prêt
crew-heist-action-call-vote = Demander des tours de parole chronométrés
crew-heist-action-vote-yes = Voter oui
crew-heist-action-vote-no = Voter non
crew-heist-action-spoken = J’ai parlé
crew-heist-action-go = Lancer le chrono
crew-heist-action-walk = Marcher vers { $to } : un raté, du bruit
crew-heist-action-stumble = Trébucher : avancer avec du bruit
crew-heist-action-stop = S’arrêter là avec X = { $x }
crew-heist-action-whistle = Siffler : du bruit ici
crew-heist-action-flip = Retourner la tuile en { $tile }
crew-heist-action-refuse = Refuser de remarquer
crew-heist-action-give-up = Abandonner
crew-heist-action-pick-up = Ramasser { $item } en { $square }
crew-heist-action-drop = Poser { $item } en { $square }
crew-heist-action-use = Utiliser { $item }
crew-heist-action-use-remote = Utiliser à distance { $item }, en { $square }
crew-heist-action-power = { $power }
crew-heist-action-power-seat = { $power } : { $of }
crew-heist-action-power-tile = { $power } : { $tile }
crew-heist-action-leave = Quitter le bâtiment
crew-heist-action-wait = Attendre
crew-heist-action-hold = Patienter : laisser les autres lancer
crew-heist-action-roll-add = Ajouter des dés : { $add }
crew-heist-action-roll-again = Relancer { $count ->
    [one] le dé { $which } ({ $again })
   *[other] les dés { $which } ({ $again })
}, sans nouveau dé
crew-heist-action-roll-both = Relancer { $count ->
    [one] le dé { $which } ({ $again })
   *[other] les dés { $which } ({ $again })
}, avec { $add ->
    [one] { $add } nouveau dé
   *[other] { $add } nouveaux dés
}
crew-heist-action-run = Courir vers { $to } (il faut { $need }) avec { $dice }d6
crew-heist-action-sneak = Se faufiler vers { $to } (il faut { $need }) avec { $dice }d6
crew-heist-action-hide = Se cacher (il faut { $need }) avec { $dice }d6
crew-heist-action-distract = Distraire le garde { $guard } (il faut { $need }) avec { $dice }d6
crew-heist-action-distract-alert = Distraire le garde { $guard } et retirer l’alerte (il faut { $need }) avec { $dice }d6
crew-heist-action-distract-decoy = Distraire le garde { $guard } et retirer le leurre (il faut { $need }) avec { $dice }d6
crew-heist-action-distract-noise = Distraire le garde { $guard } et retirer le bruit de { $of } (il faut { $need }) avec { $dice }d6
crew-heist-action-fight = Se battre avec le garde { $guard } (il faut { $need }) avec { $dice }d6
crew-heist-action-incapacitate = Neutraliser le garde { $guard } (il faut { $need }) avec { $dice }d6
crew-heist-action-notice = Remarquer la tuile (il faut { $need }) avec { $dice }d6
crew-heist-action-help = Aider { $lead } : { $kind } avec { $dice }d6
crew-heist-action-tile = { $kind } ({ $skill }) : { $tile } en { $square } (il faut { $need }) avec { $dice }d6
crew-heist-action-tile-x = { $kind } ({ $skill }), X selon les succès, { $most } au plus : { $tile } en { $square } (il faut { $need } pour X = 1) avec { $dice }d6
crew-heist-action-tile-with = { $kind } ({ $skill }) avec { $with } : { $tile } en { $square } (il faut { $need }) avec { $dice }d6

## Ce qui s’est passé

crew-heist-event-phase-characters = Choisissez vos personnages.
crew-heist-event-phase-setup = Le bâtiment est mis en place.
crew-heist-event-phase-placing = Placez vos pions près de l’entrée.
crew-heist-event-phase-planning = Manche { $round } : faites un plan.
crew-heist-event-phase-acting = Manche { $round } : c’est parti !
crew-heist-event-phase-closing = Finissez ce que vous avez commencé.
crew-heist-event-phase-environment = Manche { $round } : le bâtiment réagit.
crew-heist-event-phase-over = C’est fini après { $round } manches.
crew-heist-event-character = { $seat } joue { $character }.
crew-heist-event-placed = { $seat } commence en { $square }.
crew-heist-event-vote-called = { $seat } demande des tours de parole chronométrés.
crew-heist-event-vote-yes = { $seat } vote oui.
crew-heist-event-vote-no = { $seat } vote non.
crew-heist-event-vote-passed = Désormais, les prises de parole sont chronométrées.
crew-heist-event-vote-lost = La concertation reste comme elle est.
crew-heist-event-speaker = { $seat } a la parole, tour { $lap }.
crew-heist-event-time-up = Le temps est écoulé !
crew-heist-event-win = Le butin est dehors, et tout le monde aussi : gagné en { $rounds } manches !
crew-heist-event-partial-win = Le butin est dehors après { $rounds } manches, mais quelqu’un est resté derrière.
crew-heist-event-loss-lockdown = Bouclage à la manche { $rounds } : plus personne ne sort. Perdu.
crew-heist-event-loss-dawn = Le jour se lève après { $rounds } manches. Perdu.
crew-heist-event-loss-captured = Tout le monde est pris à la manche { $rounds }. Perdu.
crew-heist-event-loss-no-loot = Plus personne à l’intérieur après { $rounds } manches, sauf le butin. Perdu.
crew-heist-event-attempt = { $seat } : { $kind }, { $skill } { $need }.
crew-heist-event-attempt-square = { $seat } : { $kind } ({ $square }), { $skill } { $need }.
crew-heist-event-attempt-guard = { $seat } : { $kind } (garde { $guard }), { $skill } { $need }.
crew-heist-event-helped = { $seat } aide { $lead }.
crew-heist-event-dice = { $seat } lance { $faces } : succès sur la table { $hits }, ratés { $misses }.
crew-heist-event-succeeded = { $seat } réussit.
crew-heist-event-succeeded-x = { $seat } s’arrête et réussit avec X = { $x }.
crew-heist-event-failing = { $seat } va échouer : trébucher, ou abandonner.
crew-heist-event-failed = { $seat } échoue : { $kind }.
crew-heist-event-gave-up = { $seat } abandonne : { $kind }.
crew-heist-event-void = Ce n’est plus possible : { $kind } ({ $seats }).
crew-heist-event-ran = { $seat } court jusqu’en { $to }.
crew-heist-event-sneaked = { $seat } se faufile jusqu’en { $to }.
crew-heist-event-walked = { $seat } marche jusqu’en { $to }.
crew-heist-event-stumbled = { $seat } trébuche jusqu’en { $to }.
crew-heist-event-bypassed = { $seat } passe en { $to }.
crew-heist-event-came-along = { $seat } passe avec les autres en { $to }.
crew-heist-event-finished-failed = { $seat } ne peut plus rien faire dans cette phase.
crew-heist-event-finished-elevator = { $seat } reste dans l’ascenseur jusqu’à la prochaine phase.
crew-heist-event-finished-rescued = { $seat } reprend son souffle jusqu’à la prochaine phase.
crew-heist-event-noticed = { $seat } remarque à temps ce qu’il y a en { $square }.
crew-heist-event-refused = { $seat } n’y regarde pas à deux fois en { $square }.
crew-heist-event-picked-up = { $seat } prend { $item }.
crew-heist-event-dropped = { $seat } laisse { $item } en { $square }.
crew-heist-event-used = { $seat } utilise { $item }.
crew-heist-event-power = { $seat } : { $power }.
crew-heist-event-left = { $seat } quitte le bâtiment.
crew-heist-event-left-loot = { $seat } quitte le bâtiment avec le butin !
crew-heist-event-exposed = { $seat } est à découvert ; gardes en vue : { $by }.
crew-heist-event-exposed-plain = { $seat } est à découvert.
crew-heist-event-unexposed = { $seat } n’est plus à découvert.
crew-heist-event-hidden = { $seat } se cache.
crew-heist-event-unhidden = { $seat } sort de sa cachette.
crew-heist-event-released = { $seat } est libre.
crew-heist-event-captured = { $seat } se fait prendre en { $square }.
crew-heist-event-rescued = { $seat } retrouve la liberté en { $square }.
crew-heist-event-tile-up = En { $square } : { $tile }.
crew-heist-event-tile-removed = La tuile en { $square } n’est plus là.
crew-heist-event-activated = Ce qu’offre { $square } a été utilisé.
crew-heist-event-noise = Bruit de { $seat } en { $square }.
crew-heist-event-decoy = Bruit de personne en { $square }.
crew-heist-event-alert = Un jeton d’alerte en { $square }.
crew-heist-event-evidence = Indices en { $square } : { $n }.
crew-heist-event-cleared-alert = Le jeton d’alerte en { $square } disparaît.
crew-heist-event-cleared-noise = Le bruit de { $seat } en { $square } disparaît.
crew-heist-event-cleared-decoy = Le bruit de personne en { $square } disparaît.
crew-heist-event-cleared-evidence = Les indices en { $square } disparaissent : { $n }.
crew-heist-event-track = La piste passe de { $from } à { $to } : { $why }.
crew-heist-event-alarm-up = L’alarme monte au niveau { $to }.
crew-heist-event-alarm-down = L’alarme descend au niveau { $to }.
crew-heist-event-in-force = Le niveau { $to } s’applique.
crew-heist-event-count = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : pas d’alerte.
crew-heist-event-count-added = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : une alerte.
crew-heist-event-card = Événement ({ $level }) : { $card }.
crew-heist-event-card-idle = Événement ({ $level }) : { $card }. Le niveau ne correspond pas : rien.
crew-heist-event-silence = Tout est calme.
crew-heist-event-noise-removed = Le bruit s’éteint : { $squares }.
crew-heist-event-distracted = Le garde { $guard } est distrait.
crew-heist-event-stood-up = Le garde { $guard } se ressaisit.
crew-heist-event-incapacitated = Le garde { $guard } est neutralisé.
crew-heist-event-guard-added = Le garde { $guard } arrive en { $square } : { $why }.
crew-heist-event-guard-moved = Le garde { $guard } va en { $to }.
crew-heist-event-collected-alert = Le garde { $guard } trouve l’alerte en { $square }.
crew-heist-event-collected-noise = Le garde { $guard } trouve d’où venait le bruit en { $square }.
crew-heist-event-collected-both = Le garde { $guard } trouve l’alerte et le bruit en { $square }.
crew-heist-event-searched = Le garde { $guard } fouille. Indices trouvés : { $n }.
crew-heist-event-searched-things = Le garde { $guard } fouille. Indices trouvés : { $n } ; objets trouvés : { $things }.
crew-heist-event-spotted = Le garde { $guard } voit le garde { $post } étendu en { $square } !
crew-heist-event-caught = Le garde { $guard } attrape { $seat }.
crew-heist-guard-sees-exposed = Le garde { $guard } voit quelqu’un à découvert et le poursuit : { $target }, à { $distance }.
crew-heist-guard-closest-token = Le garde { $guard } est le plus proche de { $target } (à { $distance }) et va voir.
crew-heist-guard-level-5 = Le garde { $guard } va au jeton le plus proche, comme tous au niveau 5 : { $target }, à { $distance }.
crew-heist-guard-on-route = Le garde { $guard } suit sa ronde ({ $target }, à { $distance }).
crew-heist-guard-back-to-route = Le garde { $guard } rejoint sa ronde : { $target }, à { $distance }.
crew-heist-guard-at-station = Le garde { $guard } est à son poste et fouille alentour.
crew-heist-guard-back-to-station = Le garde { $guard } retourne à son poste : { $target }, à { $distance }.
crew-heist-guard-blocked = Le garde { $guard } ne peut pas passer.
crew-heist-guard-nothing = Le garde { $guard } n’a nulle part où aller.
crew-heist-why-setup = mise en place
crew-heist-why-count = trop de jetons
crew-heist-why-search = une fouille
crew-heist-why-loot_found = le butin est retrouvé
crew-heist-why-collected = une alerte est relevée
crew-heist-why-spotted = un garde est découvert
crew-heist-why-incapacitated = un garde de moins
crew-heist-why-event = l’événement
crew-heist-why-tile = une tuile
crew-heist-why-item = un objet utilisé
crew-heist-why-power = un pouvoir
crew-heist-why-level = le niveau d’alarme
crew-heist-why-no_post = aucun poste n’est libre

## Refus

crew-heist-refusal-wrong_phase = Ce n’est pas possible dans cette phase.
crew-heist-refusal-not_your_turn = C’est à un autre joueur.
crew-heist-refusal-malformed = Je ne comprends pas cette action.
crew-heist-refusal-not_in_building = Vous n’êtes pas dans le bâtiment.
crew-heist-refusal-finished = Vous avez fini pour cette phase.
crew-heist-refusal-caught = Un garde vous tient : vous ne pouvez que vous battre ou distraire.
crew-heist-refusal-busy = Finissez d’abord votre essai.
crew-heist-refusal-notice_first = Lancez d’abord pour remarquer la tuile, ou refusez.
crew-heist-refusal-must_roll = Le temps est écoulé : il faut lancer pour remarquer la tuile.
crew-heist-refusal-time_is_up = Le temps est écoulé : on ne peut plus rien commencer.
crew-heist-refusal-no_attempt = Vous n’avez aucun essai en cours.
crew-heist-refusal-dice_count = Entre un et quatre dés en tout.
crew-heist-refusal-bad_reroll = Vous n’avez pas ce dé.
crew-heist-refusal-failing = Ce lancer échoue : trébuchez, ou abandonnez.
crew-heist-refusal-cannot_stop = Seul le meneur d’un essai avec un X peut l’arrêter.
crew-heist-refusal-too_few_hits = Il n’y a pas assez de succès pour cela.
crew-heist-refusal-alone = Personne d’autre ne participe à votre essai : il n’y a personne à attendre.
crew-heist-refusal-no_miss = On ne trébuche que juste après un raté.
crew-heist-refusal-not_a_move = On ne trébuche qu’en courant ou en se faufilant.
crew-heist-refusal-no_step = On n’y va pas en un seul déplacement.
crew-heist-refusal-square_full = Il y a déjà quatre pions.
crew-heist-refusal-guard_in_square = On ne quitte pas une case avec un garde attentif.
crew-heist-refusal-tile_face_down = Retournez d’abord la tuile.
crew-heist-refusal-tile_face_up = La tuile est déjà retournée.
crew-heist-refusal-tile_removed = La tuile n’est plus là.
crew-heist-refusal-needs_tile_action = Il faut passer ou désactiver cette tuile.
crew-heist-refusal-elevator_closed = Les ascenseurs sont arrêtés.
crew-heist-refusal-track_full = Votre piste de ratés est pleine : plus de marche.
crew-heist-refusal-exposed = Vous êtes à découvert.
crew-heist-refusal-already_hidden = Vous êtes déjà caché.
crew-heist-refusal-no_cover = Il n’y a pas d’abri ici.
crew-heist-refusal-not_joined = Vous n’êtes pas à côté de cette tuile.
crew-heist-refusal-no_such_action = La tuile n’a pas cette action.
crew-heist-refusal-not_on_tile = Il faut être sur la tuile.
crew-heist-refusal-already_activated = C’est déjà fait.
crew-heist-refusal-bad_x = X est hors limites.
crew-heist-refusal-nobody_captured = Personne n’est prisonnier.
crew-heist-refusal-bad_company = Ces joueurs ne peuvent pas venir.
crew-heist-refusal-no_such_guard = Ce garde n’existe pas.
crew-heist-refusal-not_in_sight = Vous ne voyez pas ce garde.
crew-heist-refusal-not_same_square = Ce garde n’est pas sur votre case.
crew-heist-refusal-guard_distracted = Ce garde est déjà distrait.
crew-heist-refusal-guard_alert = Ce garde n’est pas distrait, et vous n’êtes pas caché.
crew-heist-refusal-cannot_help = Vous ne pouvez pas aider d’ici.
crew-heist-refusal-nothing_there = Ce n’est pas là.
crew-heist-refusal-not_carried = Vous ne le portez pas.
crew-heist-refusal-dropped_this_phase = Vous l’avez posé dans cette phase.
crew-heist-refusal-cannot_use = On ne peut pas l’activer.
crew-heist-refusal-no_power = Vous n’avez pas ce pouvoir.
crew-heist-refusal-power_spent = Déjà utilisé.
crew-heist-refusal-bad_target = Ce n’est pas une cible possible.
crew-heist-refusal-not_exit = Vous n’êtes pas sur la sortie.
crew-heist-refusal-already_waiting = Vous attendez déjà.
crew-heist-refusal-already_ready = Vous l’avez déjà dit.
crew-heist-refusal-already_placed = Vous êtes déjà placé.
crew-heist-refusal-bad_square = On ne commence pas là.
crew-heist-refusal-character_taken = Ce personnage est pris.
crew-heist-refusal-vote_used = Il y a déjà eu un vote dans cette manche.
crew-heist-refusal-vote_open = Votez d’abord.
crew-heist-refusal-no_vote = Il n’y a pas de vote.
crew-heist-refusal-no_clock_due = Aucun chrono ne tourne.

## Ce qui peut clocher dans une position

crew-heist-position-square = il n’y a pas de case { $square } sur ce plan
crew-heist-position-standing = les pions et jetons sont sur des cases où l’on peut se tenir
crew-heist-position-game = game est crew-heist
crew-heist-position-option = l’option { $option } n’est pas valable
crew-heist-position-options = les options doivent toutes y être
crew-heist-position-guard = les gardes ont des numéros de postes
crew-heist-position-twice = une liste qui est un ensemble nomme deux fois la même chose
crew-heist-position-station = les postes de tuile vont aux tuiles gardées, dans l’ordre des numéros
crew-heist-position-players = il y a un joueur par siège, dans l’ordre
crew-heist-position-things = les objets sont connus, avec n pour les gardes et owner pour les cartes, et pas plus qu’il n’y en a
crew-heist-position-items = il n’y a pas de cartes Objet sans l’option items
crew-heist-position-failing = failing est un joueur qui mène seul une course ou une approche discrète et vient de rater
crew-heist-position-dice = les dés sont à qui participe à un essai, et null à ceux qu’on lance
crew-heist-position-attempt = un essai a les champs de sa sorte et des joueurs qui peuvent y participer
crew-heist-position-tiles = tiles donne chaque case de tuile dans l’ordre, avec ce qui peut y être
crew-heist-position-decks = chaque pioche et ce qui en vient font la pioche de la boîte
crew-heist-position-tokens = les jetons se comptent à partir de 1, et pas sans limite
crew-heist-position-pending = pending est ce que cette phase peut laisser au hasard
crew-heist-position-round = round est 0 tant que tous ne sont pas placés
crew-heist-position-alarm = alarm découle de track, et in_force ne dépasse ni alarm ni reached
crew-heist-position-player-square = un joueur a une case s’il est dans le bâtiment et placé
crew-heist-position-player-early = avant la manche 1, rien n’est arrivé à un joueur
crew-heist-position-player = le marqueur est au plus à 7, et nul n’est caché et à découvert
crew-heist-position-player-absent = qui n’est pas à l’intérieur ne porte, n’entend et ne cache rien
crew-heist-position-caught = on est pris par des gardes attentifs sur le plan
crew-heist-position-ready = ready est pour la concertation
crew-heist-position-used = used et quiet_left vont avec le chrono
crew-heist-position-notice = notice nomme une tuile retournée à remarquer
crew-heist-position-captured = captured liste les prisonniers
crew-heist-position-pawns = au plus quatre pions par case
crew-heist-position-characters = chacun a son personnage après la mise en place
crew-heist-position-elites = aucun garde d’élite ne vient deux fois
crew-heist-position-backs = les dos sont ceux des sacs
crew-heist-position-loot = le butin est à un seul endroit
crew-heist-position-planning = planning va avec la phase et l’option
crew-heist-position-vote = un vote n’est ouvert que tant qu’il est indécis
crew-heist-position-environment = environment est pour cette phase, avec un ou deux événements
crew-heist-position-result = result est null jusqu’à la fin, puis correspond
crew-heist-position-nobody = il faut que quelqu’un ait à jouer

## Le plan dans un terminal

crew-heist-board-head = { $map }, { $level } : manche { $round }, { $phase }
crew-heist-board-track = Alertes { $track } sur 20, alarme { $alarm } (appliquée { $force }), cartes restantes { $cards }
crew-heist-board-floor = Étage { $floor }
crew-heist-board-player = Joueur
crew-heist-board-square = Case
crew-heist-board-misses = Ratés
crew-heist-board-skills = Ath Fin Bri Int Obs Bag
crew-heist-board-notes = État
crew-heist-board-guards = Gardes : { $guards }
crew-heist-color-red = rouge
crew-heist-color-blue = bleu
crew-heist-color-green = vert
crew-heist-color-purple = violet
crew-heist-color-yellow = jaune
crew-heist-color-orange = orange
crew-heist-color-white = blanc
crew-heist-color-teal = turquoise
crew-heist-color-grey = gris
crew-heist-board-legend = A-F joueurs, 1-9 et a-f gardes, * votre case, ! alerte, ~ bruit, e indice, $ butin, ^ abri, - | murs
crew-heist-board-legend-tiles = H D R couloir, porte, pièce cachés (R : s protégée, t personnel, p ordinaire) ; h d r visibles ; S escalier, L ascenseur, @ entrée, X sortie
crew-heist-board-tile = { $square } { $tile }
crew-heist-board-tiles = Tuiles visibles : { $tiles }
crew-heist-board-no-tiles = Aucune tuile n’est visible.
crew-heist-board-attempt-x = { $seat } : { $kind }, { $hits } succès sur { $need } ; X permis : { $x }
crew-heist-board-attempt = { $seat } : { $kind }, { $hits } succès sur { $need }
crew-heist-board-hidden = caché
crew-heist-board-exposed = à découvert
crew-heist-board-failing = en échec
crew-heist-board-caught = attrapé
crew-heist-board-finished = a fini
crew-heist-board-waiting = attend
crew-heist-board-captured = prisonnier
crew-heist-board-out = dehors
crew-heist-board-loot = butin

## Ce qu’est le jeu, ses options, et le compte de son résultat

crew-heist-about = Tout le monde lance et bouge en même temps pendant trente secondes, puis les gardes réagissent. Sortez avec le butin, ensemble. 30 à 90 minutes.
crew-heist-web-title = Heist
crew-heist-web-about = Une équipe, un bâtiment, un chrono : on entre et on sort ensemble.
crew-heist-option-seats = combien jouent
crew-heist-option-map = corner : la Galerie du coin, pour s’entraîner ; tower : la tour Halcyon
crew-heist-option-difficulty = le nombre de gardes et le niveau d’alarme au départ
crew-heist-option-tiles = face_up : toutes les tuiles sont visibles dès le départ
crew-heist-option-characters = random : distribués ; choose : choisis dans l’ordre des sièges
crew-heist-option-clock = timed : le chrono du serveur ; untimed : sans chrono, pour débuter ; simulated : ce que coûtent les actions, pour les robots
crew-heist-option-seconds = la durée d’une phase des joueurs et d’une prise de parole
crew-heist-option-planning = free : aussi longtemps que vous voulez ; timed : tours de parole ; none : les manches s’enchaînent
crew-heist-option-powers = cartes de pouvoir
crew-heist-option-items = cartes objet : une par joueur au départ
crew-heist-option-elite_guards = combien des premiers gardes sont d’élite
crew-heist-option-hide_skill = le talent pour se cacher
crew-heist-option-dawn = la partie est perdue à la fin de cette manche ; null : jamais
crew-heist-line-status = Sort de là
crew-heist-line-outcome = Issue
crew-heist-line-score = = Score
crew-heist-map-corner = La Galerie du coin
crew-heist-map-tower = La tour Halcyon
crew-heist-level-first = première partie
crew-heist-level-easy = facile
crew-heist-level-normal = normal
crew-heist-level-hard = difficile
crew-heist-level-challenge = défi
crew-heist-level-impossible = impossible

## Le navigateur

crew-heist-web-map = Le plan : { $map }. Les flèches vont de case en case, Page précédente et Page suivante d’étage en étage.
crew-heist-web-map-tools = Ce que montre le plan
crew-heist-web-sight = Vues
crew-heist-web-routes = Rondes
crew-heist-web-intents = Intentions
crew-heist-web-intents-hint = Ce que chaque garde ferait d’abord si le bâtiment réagissait maintenant, avant tout événement
crew-heist-web-look = Regarder
crew-heist-web-look-hint = Toucher une case montre seulement sa carte
crew-heist-web-zoom-in = Agrandir
crew-heist-web-zoom-out = Réduire
crew-heist-web-zoom-fit = Toute la largeur
crew-heist-web-zoom-me = Montrer où je suis

## L’alarme

crew-heist-web-alarm-track = Piste d’alerte et alarme
crew-heist-web-alarm = Alarme niveau { $level }
crew-heist-web-alarm-soon = → { $level } après l’événement
crew-heist-web-track = { $track ->
    [one] { $track } alerte
   *[other] { $track } alertes
} sur 20 ; niveau { $level } à { $next }
crew-heist-web-track-full = { $track ->
    [one] { $track } alerte
   *[other] { $track } alertes
} sur 20
crew-heist-web-count = Jetons { $tokens }, joueurs { $players } : pas d’alerte
crew-heist-web-count-bad = Jetons { $tokens }, joueurs { $players } : une alerte de plus
crew-heist-web-level-1 = Se cacher +1
crew-heist-web-level-2 = fouilles plus larges
crew-heist-web-level-3 = Distraire +1, le hall n’est plus sûr, +1 garde
crew-heist-web-level-4 = sans ascenseurs, gardes rapides par l’escalier, +1 garde
crew-heist-web-level-5 = Se battre +1, deux événements, +2 gardes, chaque garde va au jeton le plus proche
crew-heist-web-level-on = (en vigueur)
crew-heist-web-level-soon = (bientôt en vigueur)
crew-heist-web-level-off = (pas encore)
crew-heist-web-level-from = dès { $alerts } alertes

## Le chrono

crew-heist-web-clock = Temps restant dans cette phase
crew-heist-web-clock-seconds = secondes restantes
crew-heist-web-clock-left = Encore { $seconds } secondes
crew-heist-web-latency = { $ms } ms
crew-heist-web-latency-hint = Le temps que met le serveur à vous répondre

## Les cases

crew-heist-web-square-corridor = couloir
crew-heist-web-square-open = salle
crew-heist-web-square-safe = hall, zone sûre
crew-heist-web-square-hall = tuile de couloir cachée
crew-heist-web-square-door = tuile de porte cachée
crew-heist-web-square-room = tuile de pièce cachée
crew-heist-web-square-room-back = tuile de pièce cachée, dos : { $back }
crew-heist-web-square-hall-up = couloir : { $tile }
crew-heist-web-square-door-up = porte : { $tile }
crew-heist-web-square-room-up = pièce : { $tile }
crew-heist-web-square-gone = { $tile }, enlevée : passage libre
crew-heist-web-square-open-way = tuile enlevée : passage libre
crew-heist-web-square-stairs = escalier
crew-heist-web-square-elevator = ascenseur
crew-heist-web-square-entrance = entrée
crew-heist-web-square-exit = sortie
crew-heist-web-square-both = entrée et sortie
crew-heist-web-cover = abri
crew-heist-web-cover-long = Un abri : on peut s’y cacher.
crew-heist-web-safe-long = Zone sûre : sous le niveau 3, les gardes n’y poursuivent pas, sauf si un jeton d’alerte s’y trouve.
crew-heist-web-start-here = on peut commencer ici
crew-heist-web-guard = garde { $guard }
crew-heist-web-guard-distracted = garde { $guard }, distrait
crew-heist-web-guard-route = ronde { $color }
crew-heist-web-guard-station = tient un poste
crew-heist-web-color-red = rouge
crew-heist-web-color-blue = bleue
crew-heist-web-color-green = verte
crew-heist-web-color-purple = violette
crew-heist-web-color-yellow = jaune
crew-heist-web-color-orange = orange
crew-heist-web-color-white = blanche
crew-heist-web-color-teal = turquoise
crew-heist-web-color-grey = grise
crew-heist-web-noise-of = bruit de { $seat }
crew-heist-web-decoy = bruit de personne
crew-heist-web-alert = jeton d’alerte
crew-heist-web-evidence = { $n ->
    [one] un indice
   *[other] { $n } indices
}
crew-heist-web-intent = Si c’était son tour maintenant : { $what }
crew-heist-web-seen-by = { $count ->
    [one] Vue par le garde { $guards }.
   *[other] Vue par les gardes { $guards }.
}
crew-heist-web-unseen = Aucun garde ne voit cette case.

## Les cartes

crew-heist-web-card-of = Carte de { $square }
crew-heist-web-close = Fermer
crew-heist-web-card-notice = Caché : qui la retourne lance Observation { $n }, ou subit.
crew-heist-web-card-guarded = Gardée : un garde est venu avec.
crew-heist-web-card-once = (une fois)
crew-heist-web-card-done = (déjà fait)
crew-heist-web-card-free = Rien ne gêne : on la traverse d’un pas ordinaire.
crew-heist-web-card-nothing = Rien à faire ici.
crew-heist-web-card-fail = En cas d’échec :
crew-heist-web-card-here = Ici : { $mod }
crew-heist-web-card-unknown = Personne ne sait ce que c’est. Peut-être :
crew-heist-web-x-number = { $plus ->
    [0] X
   *[other] X+{ $plus }
} (X jusqu’à { $most })
crew-heist-web-item-heavy = lourd
crew-heist-web-named = { $name } : { $what }
crew-heist-web-item-once = une fois
crew-heist-web-carries = Porte { $item } : { $what }
crew-heist-web-owned = { $item } (de { $owner })
crew-heist-web-power-round = une fois par manche
crew-heist-web-power-game = une fois par partie
crew-heist-web-item-remote = agit à distance

## Les effets

crew-heist-web-effect-evidence = indices : { $n }
crew-heist-web-effect-noise = bruit
crew-heist-web-effect-alert = jeton d’alerte
crew-heist-web-effect-alert-exit = jeton d’alerte à la sortie
crew-heist-web-effect-alarm-more = alarme +{ $n }
crew-heist-web-effect-alarm-less = alarme −{ $n }
crew-heist-web-effect-track-more = { $n } de plus sur la piste
crew-heist-web-effect-track-less = { $n } de moins sur la piste
crew-heist-web-effect-decoy = bruit de personne là-bas
crew-heist-web-effect-clear-evidence = tous les indices disparaissent
crew-heist-web-effect-clear-tokens = les jetons d’alerte et de bruit autour disparaissent
crew-heist-web-effect-turn = tout bruit devient jeton d’alerte
crew-heist-web-effect-guard = nouveaux gardes : { $n }
crew-heist-web-effect-distract-lowest = le garde au plus petit numéro est distrait
crew-heist-web-effect-distract-highest = le garde au plus grand numéro est distrait
crew-heist-web-effect-distract-stations = les gardes en poste sont distraits
crew-heist-web-effect-distract-nearest = les { $n } gardes les plus proches sont distraits
crew-heist-web-effect-distract-near = les gardes autour sont distraits
crew-heist-web-effect-wake = tous les gardes distraits se reprennent
crew-heist-web-effect-extra-lowest = le garde au plus petit numéro agit une fois de plus
crew-heist-web-effect-extra-all = chaque garde agit une fois de plus
crew-heist-web-effect-search = chaque garde fouille
crew-heist-web-effect-expose = qui est vu d’un garde est à découvert
crew-heist-web-effect-hide = tous ceux de la case sont cachés
crew-heist-web-effect-miss-self = votre marqueur recule de { $n }
crew-heist-web-effect-miss-chosen = le marqueur d’un joueur recule de { $n }
crew-heist-web-effect-reveal = les { $n } tuiles les plus proches sont retournées
crew-heist-web-effect-reveal-chosen = une tuile en ligne est retournée
crew-heist-web-effect-remove_tile = la tuile disparaît
crew-heist-web-effect-gain = vous obtenez { $item }
crew-heist-web-effect-gain-draw = une carte objet, ou une alerte de moins
crew-heist-web-effect-rescue = { $n } joueurs pris reviennent
crew-heist-web-effect-mod-search_radius = les fouilles vont plus loin cette manche
crew-heist-web-effect-lockdown = personne ne sort : la partie est finie
crew-heist-web-mod-need = { $what } { $n }
crew-heist-web-mod-need-door = { $what } aux portes { $n }
crew-heist-web-mod-need-hall = { $what } dans les couloirs { $n }
crew-heist-web-mod-need-room = { $what } dans les pièces { $n }
crew-heist-web-mod-heavy_free = objets lourds qui ne coûtent rien : { $n }
crew-heist-web-mod-quiet_run = courses silencieuses par manche : { $n }
crew-heist-web-mod-no_notice = plus rien n’est à remarquer
crew-heist-web-mod-search_radius = portée des fouilles { $n }
crew-heist-web-mod-guard_actions = agit plus souvent : { $n }
crew-heist-web-mod-flush = sa fouille débusque ceux qui se cachent
crew-heist-web-mod-all_round = voit tout autour après chaque pas
crew-heist-web-mod-collect = une alerte qu’il ramasse compte { $n }

## Que faire

crew-heist-web-you-choose = Choisissez votre personnage : le nombre est la case où un talent échoue, donc plus il est haut, mieux c’est.
crew-heist-web-they-choose = Choisit son personnage : { $names }.
crew-heist-web-you-place = Choisissez votre départ : une des cases éclairées près de l’entrée.
crew-heist-web-they-place = Choisissent encore leur départ : { $names }.
crew-heist-web-you-plan = Manche { $round } : faites un plan, puis dites que vous êtes prêt.
crew-heist-web-they-plan = Manche { $round } : se concertent encore : { $names }.
crew-heist-web-you-vote = Faut-il chronométrer les prises de parole ? Votez.
crew-heist-web-they-vote = Votent encore : { $names }.
crew-heist-web-you-speak = À vous de parler, tour { $lap } sur 2.
crew-heist-web-they-speak = { $names } parle, tour { $lap } sur 2.
crew-heist-web-you-go = Tout le monde a parlé. Prêts ? Lancez le chrono.
crew-heist-web-they-go = Tout le monde a parlé ; { $names } lance le chrono.
crew-heist-web-you-act = Allez ! Touchez une case éclairée, ou choisissez ci-dessous.
crew-heist-web-you-act-untimed = Prenez votre temps : touchez une case éclairée, ou choisissez ci-dessous. Attendez quand vous avez fini.
crew-heist-web-you-roll = Lancez jusqu’à avoir les succès. Chaque raté avance votre marqueur.
crew-heist-web-you-failing = Ce lancer échoue. Trébucher jusqu’en { $to } avec du bruit, ou l’accepter et avoir fini pour cette phase ?
crew-heist-web-you-stop = Arrêtez-vous avec un X que les succès permettent, ou relancez : un lancer qui échoue fait tout perdre.
crew-heist-web-you-finish = Temps écoulé : finissez cet essai.
crew-heist-web-you-notice = { $tile } : remarquez-la avec Observation, ou refusez et subissez.
crew-heist-web-you-must-notice = { $tile } : temps écoulé, il faut lancer pour la remarquer.
crew-heist-web-you-caught = { $count ->
    [one] Le garde { $guards } vous tient : battez-vous, distrayez-le, ou espérez un ami.
   *[other] Les gardes { $guards } vous tiennent : battez-vous, distrayez-les, ou espérez un ami.
}
crew-heist-web-you-exposed = Vous êtes à découvert ! Sortez de leur vue : ni se faufiler, ni se cacher.
crew-heist-web-you-hidden = Vous êtes caché, tant que vous n’agissez pas.
crew-heist-web-you-wait = Vous attendez. Encore occupés : { $names }. Vous pouvez changer d’avis.
crew-heist-web-you-failed = Vous avez échoué : plus rien pour vous dans cette phase.
crew-heist-web-you-elevator = Vous êtes dans l’ascenseur jusqu’à la phase suivante.
crew-heist-web-you-rescued = Vous voilà libre ; reprenez haleine jusqu’à la phase suivante.
crew-heist-web-you-out = Vous êtes dehors. Croisez les doigts pour les autres.
crew-heist-web-you-captured = Vous êtes pris. Des amis peuvent vous libérer depuis une pièce du personnel.
crew-heist-web-watch-acting = L’équipe est à l’œuvre : { $names }.
crew-heist-web-watch-closing = Temps écoulé. Finissent encore : { $names }.
crew-heist-web-gait = Comment se déplacer
crew-heist-web-walk = Marcher
crew-heist-web-dice-many = Combien de dés à la fois
crew-heist-web-dice-count = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
crew-heist-web-dice = Vos dés
crew-heist-web-die-again = { $face } : sera relancé
crew-heist-web-die-stays = { $face } : reste
crew-heist-web-die-new = Un nouveau dé : sera lancé
crew-heist-web-die-none = Place pour un nouveau dé
crew-heist-web-hits = { $hits } succès sur { $need }
crew-heist-web-x-now = les succès permettent X = { $x } ({ $most } au plus)
crew-heist-web-x-none = pas encore assez pour X = 1 ({ $most } au plus)
crew-heist-web-with = avec { $names }
crew-heist-web-roll = { $dice ->
    [0] Prenez un dé
    [one] Lancer un dé
   *[other] Lancer { $dice } dés
}
crew-heist-web-rolling = Les dés roulent…
crew-heist-web-key-space = Espace
crew-heist-web-key-enter = Entrée
crew-heist-web-keys = Touches : Espace lance · 1–4 dés · R courir, S se faufiler, W marcher · Maj+flèche avance · F retourner, E attendre, T trébucher, Q siffler, H se cacher, N remarquer · Entrée continue · Échap passe la réaction
crew-heist-web-more = Autres ({ $count })
crew-heist-web-part-base = { $n }
crew-heist-web-part-level = { $n } par l’alarme
crew-heist-web-part-held = { $n } tenu par des gardes
crew-heist-web-part-own = { $n } par ce que vous avez
crew-heist-web-part-elite = { $n } garde d’élite
crew-heist-web-company = Emmener
crew-heist-web-ready = prêt
crew-heist-web-do-flip = Retourner { $tile }
crew-heist-web-do-tile = { $kind } : { $tile }
crew-heist-web-do-tile-x = { $kind } : { $tile }, X jusqu’à { $x }
crew-heist-web-do-tile-with = { $kind } : { $tile }, avec { $with }
crew-heist-web-do-guard = { $kind } : garde { $guard }
crew-heist-web-do-clear = { $action }, enlever : { $token }
crew-heist-web-do-help = Aider { $name } : { $kind }
crew-heist-web-do-notice = Remarquer
crew-heist-web-do-pick_up = Ramasser { $item }
crew-heist-web-do-drop = Poser { $item }{ $elsewhere ->
    [yes] {" "}en { $square }
   *[no] {""}
}
crew-heist-web-do-ready = Prêt
crew-heist-web-do-call_vote = Demander des prises de parole chronométrées
crew-heist-web-do-spoken = J’ai parlé
crew-heist-web-do-go = Lancer le chrono
crew-heist-web-do-stumble = Trébucher jusqu’en { $to }, avec du bruit
crew-heist-web-do-whistle = Siffler : du bruit ici
crew-heist-web-do-refuse = Refuser et subir
crew-heist-web-do-give_up = Abandonner
crew-heist-web-do-accept = Accepter : la phase finit ici pour vous
crew-heist-web-do-stop = S’arrêter avec X = { $x }
crew-heist-web-do-leave = Sortir du bâtiment
crew-heist-web-do-wait = Attendre
crew-heist-web-do-hold = Laisser les autres lancer
crew-heist-web-track-said = Marqueur à { $misses } sur 7. Les talents échouent à : { $skills }

## La réponse du bâtiment

crew-heist-web-answer = Le bâtiment réagit
crew-heist-web-answer-round = Le bâtiment réagit (manche { $round })
crew-heist-web-answer-step = { $at } sur { $of }
crew-heist-web-answer-back = Un pas en arrière
crew-heist-web-answer-next = Un pas en avant
crew-heist-web-answer-play = Lire
crew-heist-web-answer-pause = Pause
crew-heist-web-answer-skip = Passer
crew-heist-web-answer-end = Voir comment cela finit
crew-heist-web-answer-again = Revoir ce que le bâtiment a fait après la manche { $round }

## La fin

crew-heist-web-over = C’est fini.
crew-heist-web-counting = Qui est sorti…
crew-heist-web-final-title = Qui est sorti
crew-heist-web-fate-out = est sorti
crew-heist-web-fate-captured = pris
crew-heist-web-fate-in = encore dedans
crew-heist-web-rounds = Manches
crew-heist-web-alerts = Alertes
crew-heist-web-score = Score pour tous
crew-heist-web-half = Le butin est dehors, un ami ne l’est pas. Que ceux qui ont filé baissent la tête.
crew-heist-web-shame = Leur faire baisser la tête
crew-heist-web-shame-said = Baissez la tête !
crew-heist-web-shamed = Les têtes sont basses.
crew-heist-luck = Lancers de dés, chacun face à sa chance de donner d’un coup les succès qui manquent.
crew-heist-web-face-miss = raté
crew-heist-web-face-nothing = rien
crew-heist-web-face-hit = succès
crew-heist-web-face-two = deux succès
crew-heist-web-token-noise = bruit
crew-heist-web-token-alert = alerte
crew-heist-web-token-evidence = indice
crew-heist-web-token-loot = butin
crew-heist-web-token-incapacitated_guard = garde neutralisé

## Premiers conseils

crew-heist-web-guide-1 = Trouvez la chambre forte sous un dos protégé (★), ouvrez-la, et sortez tous avec le butin. Tout le monde agit en même temps.
crew-heist-web-guide-2 = Touchez une case éclairée pour avancer ou retourner. Puis lancez jusqu’à avoir les succès : 4 et 5 en font un, 6 en fait deux ; 1 et 2 avancent votre marqueur.
crew-heist-web-guide-3 = Quand vous avez fini, attendez. Puis les gardes réagissent : Vues, Rondes et Intentions montrent qui ils voient et où ils vont.

## Les options dans le navigateur

crew-heist-web-option-map = Plan
crew-heist-web-option-map-corner = La Galerie du coin, pour s’entraîner
crew-heist-web-option-map-tower = La tour Halcyon, le grand jeu
crew-heist-web-option-difficulty = Difficulté
crew-heist-web-option-difficulty-first = première partie : 3 gardes
crew-heist-web-option-difficulty-easy = facile : 4 gardes
crew-heist-web-option-difficulty-normal = normal : 6 gardes
crew-heist-web-option-difficulty-hard = difficile : 7 gardes, alarme 1
crew-heist-web-option-difficulty-challenge = défi : 8 gardes, alarme 2
crew-heist-web-option-difficulty-impossible = impossible : 8 gardes, alarme 3
crew-heist-web-option-tiles = Tuiles
crew-heist-web-option-tiles-hidden = cachées jusqu’à ce qu’on les retourne
crew-heist-web-option-tiles-face_up = toutes visibles, pour une première partie
crew-heist-web-option-characters = Personnages
crew-heist-web-option-characters-random = distribués
crew-heist-web-option-characters-choose = choisis dans l’ordre des sièges
crew-heist-web-option-clock = La course
crew-heist-web-option-clock-timed = contre le chrono
crew-heist-web-option-clock-untimed = sans chrono, pour débuter
crew-heist-web-option-clock-simulated = à tour de rôle, chaque action coûte du temps
crew-heist-web-option-seconds = Secondes d’une phase des joueurs
crew-heist-web-option-planning = Concertation
crew-heist-web-option-planning-free = aussi longtemps que vous voulez
crew-heist-web-option-planning-timed = prises de parole chronométrées
crew-heist-web-option-planning-none = aucune : les manches s’enchaînent
crew-heist-web-option-powers = Pouvoirs spéciaux
crew-heist-web-option-items = Cartes objet
crew-heist-web-option-elite_guards = Gardes d’élite
crew-heist-web-option-hide_skill = Se cacher demande
crew-heist-web-option-hide_skill-finesse = la Finesse
crew-heist-web-option-hide_skill-athletics = l’Athlétisme
crew-heist-web-option-dawn = Le soleil se lève après la manche
crew-heist-web-option-dawn-null = jamais

## Comment cela finit, comme « capers simulate » le compte

crew-heist-ending-loot_out = le butin est dehors
crew-heist-ending-all_captured = tout le monde capturé
crew-heist-ending-no_loot = partis sans le butin
crew-heist-ending-lockdown = confinement
crew-heist-ending-dawn = le soleil s’est levé
