# Ce que dit le serveur : pourquoi il ne démarre pas, et pourquoi il refuse quand ni un jeu ni une table ne le font.

serve-open = Capers est ouvert à l’adresse { $address }. Ctrl+C le ferme.
serve-in-use = Un autre serveur utilise les données de { $file }. Arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
serve-unreachable = { $file } est inutilisable : { $why }. Choisissez un autre dossier avec --data.
serve-damaged = { $file } est abîmé, ou n’est pas un fichier de Capers : { $why }. Rien n’y a été changé.
serve-later = { $file } a été écrit par une version plus récente de Capers. Utilisez cette version, ou choisissez un autre dossier avec --data.
serve-store = Les données ne peuvent pas être ouvertes : { $why }.
serve-bind = Le serveur ne peut pas écouter sur { $address } : { $why }. Choisissez un autre port avec --port.
serve-key = La clé qui signe les cookies, { $file }, est inutilisable : { $why }.
serve-log = Ce que demande --log est incompréhensible : { $why }.
serve-system = Le système ne laisse pas tourner le serveur : { $why }.

refusal-no_such_table = Cette table n’existe pas.
refusal-not_watching = Ouvrez d’abord une table.
refusal-hello_first = Le premier message doit être un bonjour (hello), et lui seul.
refusal-table_unreadable = Cette table vient d’une autre version et ne peut pas être ouverte.
refusal-unavailable = Le serveur ne peut rien enregistrer pour le moment. Réessayez dans un instant.
refusal-stopping = Le serveur va s’arrêter. Il reviendra dans un instant.
refusal-server_full = Le serveur a autant de connexions qu’il en accepte.
refusal-who_are_you = Le serveur ne vous connaît pas encore : choisissez d’abord un nom.
refusal-bad_name = Un nom a de 1 à { $most } caractères, dont au moins une lettre ou un chiffre.
refusal-bad_token = Ce lien ou ce jeton n’ouvre rien. Il sert une fois et pendant un jour, et un plus récent le remplace.
refusal-too_many_requests = Cela fait beaucoup en peu de temps. Patientez un instant.
refusal-other_origin = Cette page n’appartient pas à ce serveur.
refusal-no_such_place = Il n’y a rien ici.
refusal-bad_request = La requête est incompréhensible : { $what }.
refusal-wrong_method = Cette adresse n’accepte pas cette méthode.
refusal-too_large = C’est plus long que tout ce que le serveur accepte.
refusal-too_late = La requête n’est pas arrivée en entier à temps.
refusal-secrets_kept = Dans cette partie, les cartes que personne n’a montrées restent secrètes après la fin. Son enregistrement sera donné quand tous ceux qui ont joué auront accepté de l’ouvrir.
refusal-retired_rules = Cette partie a été jouée avec d’anciennes règles. On peut la regarder, mais rien ne peut être demandé à son sujet.
refusal-too_many_tables = Vous avez ouvert { $most } tables qui attendent encore leur partie. Commencez-en une, ou laissez-en une, d’abord.
refusal-quota_used = Tant de choses ont été gardées pour vous ces derniers temps que le serveur n’en prend plus pour un moment.
refusal-metrics_token = Ce que compte le serveur ne se montre que sur sa propre machine, ou à qui en a le jeton.

## Aide de `capers serve`

cli-help-serve = Servir des tables aux navigateurs, aux terminaux et aux robots
cli-more-serve =
    Chaque réglage est aussi une variable d’environnement : --port est CAPERS_PORT.

    Exemples :
    {"  "}capers serve
    {"  "}capers serve --bind 0.0.0.0 --public-url https://capers.example
    {"  "}CAPERS_DATA=/srv/capers capers serve --log-format json
cli-help-serve-bind = L’adresse d’écoute (127.0.0.1 : joignable depuis cette machine seulement ; 0.0.0.0 : de partout)
cli-help-serve-port = Le port d’écoute ; 0 prend un port libre (7878)
cli-help-serve-data = Le dossier des données ($XDG_DATA_HOME/capers, sinon ~/.local/share/capers, sinon ./data)
cli-help-serve-public_url = L’adresse sous laquelle on joint le serveur, pour les liens, les cookies et le contrôle des origines
cli-help-serve-allow_origin = Une autre origine dont les pages peuvent ouvrir des connexions ; plusieurs sont séparées par des virgules
cli-help-serve-trust_proxy = Croire la dernière adresse de X-Forwarded-For : seulement derrière un mandataire qui la pose
cli-help-serve-max_connections = Le plus de connexions à la fois (20000)
cli-help-serve-max_connections_per_address = Le plus de connexions à la fois depuis une adresse (100)
cli-help-serve-message_rate = Le plus de messages par seconde sur une connexion, le triple d’un coup (20)
cli-help-serve-request_rate = Le plus de requêtes par seconde depuis une adresse, le quintuple d’un coup (10)
cli-help-serve-create_rate = Le plus de tables, de joueurs et de jetons créés par minute depuis une adresse (20)
cli-help-serve-send_buffer = Combien d’octets peuvent attendre un lecteur lent avant qu’il soit écarté (1048576)
cli-help-serve-hello_timeout = Le temps qu’a une nouvelle connexion pour dire ce qu’elle veut (10)
cli-help-serve-silence_timeout = Après combien de silence une connexion est tenue pour morte (60)
cli-help-serve-table_idle = Après combien de temps une table que personne ne regarde quitte la mémoire (60)
cli-help-serve-stop_timeout = Le temps que peut prendre un arrêt en douceur (10)
cli-help-serve-bot_pause = La plus longue pause d’un robot en millisecondes, quoi que demande une table (60000)
cli-help-serve-log_format = La forme du journal : text ou json (text)
cli-help-serve-log = Ce que dit le journal : un niveau comme info, ou plus précisément server=debug,warn (info)
cli-help-serve-no_metrics = Ne pas servir /metrics
cli-value-bind = ADRESSE
cli-value-port = PORT
cli-value-data = DOSSIER
cli-value-public_url = URL
cli-value-allow_origin = ORIGINE
cli-value-max_connections = N
cli-value-max_connections_per_address = N
cli-value-message_rate = N
cli-value-request_rate = N
cli-value-create_rate = N
cli-value-send_buffer = OCTETS
cli-value-hello_timeout = SECONDES
cli-value-silence_timeout = SECONDES
cli-value-table_idle = SECONDES
cli-value-stop_timeout = SECONDES
cli-value-bot_pause = MS
cli-value-log_format = FORMAT
cli-value-log = QUOI
cli-help-serve-address_quota = Combien de Kio de tables, de joueurs et de paroles une adresse peut faire garder par heure (16384)
cli-help-serve-address_moves = Combien de coups par heure une adresse peut jouer sans attendre (36000)
cli-help-serve-player_quota = Combien de Kio de tables et de paroles un joueur peut faire garder par heure (4096)
cli-help-serve-player_tables = Combien de tables en attente de leur partie un joueur peut avoir ouvertes (20)
cli-help-serve-waiting_days = Après combien de jours une table qui attend sa partie et que personne ne touche est supprimée ; 0 : jamais (14)
cli-help-serve-finished_days = Après combien de jours une table terminée est supprimée ; 0 : jamais (0)
cli-help-serve-write_timeout = Combien de temps on peut mettre à lire une réponse (60)
cli-help-serve-metrics_token = Le jeton qui ouvre /metrics ; sans lui, seule cette machine obtient une réponse
cli-help-serve-open_metrics = Laisser tout le monde lire /metrics
cli-value-address_quota = KIO
cli-value-address_moves = COUPS
cli-value-player_quota = KIO
cli-value-player_tables = N
cli-value-waiting_days = JOURS
cli-value-finished_days = JOURS
cli-value-write_timeout = SECONDES
cli-value-metrics_token = JETON

## `capers backup`

cli-help-backup = Copier les données d’un serveur dans un fichier, pendant qu’il tourne
cli-more-backup =
    La copie est entière et cohérente, quoi qu’on joue pendant ce temps. Pour la restaurer, arrêtez le serveur,
    mettez la copie sous le nom capers.sqlite dans un dossier de données vide, avec cookie.key, et démarrez le serveur.

    Exemple :
    {"  "}capers backup /backup/capers.sqlite --data /var/lib/capers
cli-help-backup-file = Le fichier à écrire ; il ne doit pas exister
cli-help-backup-data = Le dossier des données ($XDG_DATA_HOME/capers, sinon ~/.local/share/capers, sinon ./data)
cli-backup-progress = { $done } sur { $total } Mio
cli-backup-done = { $bytes ->
    [one] { $bytes } octet est dans { $file }.
   *[other] { $bytes } octets sont dans { $file }.
}
cli-backup-exists = { $file } existe déjà, et une sauvegarde ne remplace rien. Choisissez un autre nom.
cli-backup-nothing = Il n’y a pas de { $file }. Dites avec --data où sont les données du serveur.
cli-backup-failed = { $file } ne peut pas servir : { $why }.
