# Ce que dit le serveur : pourquoi il ne démarre pas, et pourquoi il refuse quand ni un jeu ni une table ne le font.

serve-in-use = Un autre serveur utilise les données de { $file }. Arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
serve-unreachable = { $file } est inutilisable : { $why }. Choisissez un autre dossier avec --data.
serve-damaged = { $file } est abîmé, ou n’est pas un fichier de Capers : { $why }. Rien n’y a été changé.
serve-later = { $file } a été écrit par une version plus récente de Capers. Utilisez cette version, ou choisissez un autre dossier avec --data.
serve-store = Les données ne peuvent pas être ouvertes : { $why }.
serve-bind = Le serveur ne peut pas écouter sur { $address } : { $why }. Choisissez un autre port avec --port.
serve-key = La clé qui signe les cookies, { $file }, est inutilisable : { $why }.
serve-log = Ce que demande --log est incompréhensible : { $why }.
serve-system = Le système ne laisse pas tourner le serveur : { $why }.

refusal-no_such_table = Cette table n’existe pas.
refusal-not_watching = Ouvrez d’abord une table.
refusal-hello_first = Le premier message doit être un bonjour (hello), et lui seul.
refusal-table_unreadable = Cette table vient d’une autre version et ne peut pas être ouverte.
refusal-unavailable = Le serveur ne peut rien enregistrer pour le moment. Réessayez dans un instant.
refusal-who_are_you = Le serveur ne vous connaît pas encore : choisissez d’abord un nom.
refusal-bad_name = Un nom a de 1 à { $most } caractères, dont au moins une lettre ou un chiffre.
refusal-bad_token = Ce lien ou ce jeton n’ouvre rien. Un plus récent l’a peut-être remplacé.
refusal-too_many_requests = Cela fait beaucoup en peu de temps. Patientez un instant.
refusal-other_origin = Cette page n’appartient pas à ce serveur.
refusal-no_such_place = Il n’y a rien ici.
refusal-bad_request = La requête est incompréhensible : { $what }.
