# Ce que dit une table : aux messages illisibles, à ce qu'elle refuse, et de ce qui s'y passe.

## Messages illisibles

refusal-bad_message = Ce n’est pas un message. { $what }
refusal-other_protocol = Ce programme parle la version { $theirs } du protocole, et le serveur la version { $ours }. Rechargez la page, ou mettez le programme à jour.
protocol-too-long = Il est trop long : { $most } octets au plus sont lus.
protocol-not-json = Ce n’est pas du JSON à partir de la colonne { $column }.
protocol-not-an-object = C’est du JSON, mais pas un objet.
protocol-unknown-type = Il n’existe pas de message de type « { $type } ».
protocol-field-missing = Le champ « { $field } » manque.
protocol-field-unknown = Il n’a pas de champ « { $field } ».
protocol-field-twice = Le champ « { $field } » s’y trouve deux fois.
protocol-field-wrong = Le champ « { $field } » doit être { $kind }.
protocol-text-long = Le champ « { $field } » est trop long : { $most } caractères au plus.
protocol-number-range = Le champ « { $field } » doit aller de { $least } à { $most }.
protocol-kind-text = un texte
protocol-kind-text-or-null = un texte, ou null
protocol-kind-object = un objet
protocol-kind-whole = un nombre entier qui n’est pas négatif
protocol-kind-flag = vrai ou faux (true, false)
protocol-kind-visibility = « public » ou « private »
protocol-kind-clock = « none », « per_move » ou « total »

## Refus d'une table

refusal-not_seated = Vous n’avez pas de place à cette table.
refusal-not_host = Seul l’hôte peut faire cela.
refusal-seat_taken = Cette place est prise.
refusal-seat_open = Personne n’occupe cette place.
refusal-already_started = La partie a déjà commencé.
refusal-not_started = La partie n’a pas encore commencé.
refusal-seats_open = Il reste des places libres : invitez quelqu’un, ou mettez-y des robots.
refusal-stale_decision = On vous demande autre chose à présent.
refusal-time_is_up = Votre temps pour cette décision est écoulé : un robot y répond.
refusal-bot_plays = Un robot joue à votre place : reprenez-la d’abord.
refusal-no_stand_in = Personne ne joue pour vous : la place est à vous.
refusal-too_fast = Pas si vite : personne ne lance aussi rapidement.
refusal-out_of_time = Votre temps pour cette partie est épuisé : un robot joue jusqu’à la fin.
refusal-bad_entropy = Ce que vous ajoutez aux dés doit compter au plus 128 caractères ASCII imprimables.
refusal-chat_empty = Il n’y a pas de mots là-dedans.
refusal-hushed = Selon les règles, personne ne parle en ce moment.
refusal-chat_full = On a tant parlé ici que la table n’accepte plus vos messages.
refusal-removed = L’hôte vous a demandé deux fois de partir : vous pouvez regarder, mais plus vous asseoir.
refusal-restless = Les places ont changé de mains si souvent ici que cela n’est plus accepté.
refusal-rematch_made = La partie suivante est déjà là.
refusal-nothing_sealed = Cette partie ne garde aucun secret, il n’y a donc rien à ouvrir.
refusal-not_for_table = Cela ne se dit pas à une table.

## Ce qui se passe à une table

table-note-opened = { $name } a ouvert la table.
table-note-sat = { $name } a pris une place.
table-note-stood = { $name } a quitté sa place.
table-note-bot-set = Un robot s’assoit à la place { $number }.
table-note-bot-taken-off = Le robot a quitté la place { $number }.
table-note-removed = L’hôte a demandé à { $name } de laisser sa place.
table-note-chat = { $name } : { $text }
table-note-chat-forgotten = { $name } a dit quelque chose qui n’est plus gardé.
table-note-started = La partie commence.
table-note-undone = Vous avez repris votre dernière action.
table-note-clock-fell = { $seat } n’avait plus de temps : un robot répond.
table-note-away = { $seat } n’est plus là : un robot continue.
table-note-left = { $seat } a quitté sa place : un robot continue.
table-note-out-of-time = { $seat } a épuisé son temps pour cette partie : un robot joue jusqu’à la fin.
table-note-took-back = { $seat } est de retour.
table-note-over = La partie est terminée. Le secret des dés est publié : chacun peut les vérifier à présent.
table-note-rematch-agreed = { $seat } aimerait une autre partie.
table-note-rematch-made = La partie suivante est prête.
table-note-opening-agreed = { $seat } accepte d’ouvrir l’enregistrement.
