# What the server says: why it does not start, and why it refuses where neither a game nor a table does.

serve-open = Capers is open at { $address }. Ctrl+C closes it.
serve-in-use = Another server uses the data in { $file }. Stop it first, or choose another folder with --data.
serve-unreachable = { $file } cannot be used: { $why }. Choose another folder with --data.
serve-damaged = { $file } is damaged, or is no file of Capers: { $why }. Nothing in it was changed.
serve-later = { $file } was written by a later release of Capers. Use that release, or choose another folder with --data.
serve-store = The data cannot be opened: { $why }.
serve-bind = The server cannot listen on { $address }: { $why }. Choose another port with --port.
serve-key = The key that signs cookies, { $file }, cannot be used: { $why }.
serve-log = What --log asks for cannot be understood: { $why }.
serve-system = The system does not let the server run: { $why }.

refusal-no_such_table = There is no such table.
refusal-not_watching = Open a table first.
refusal-hello_first = The first message must be a hello, and only the first.
refusal-table_unreadable = This table was made by another release and cannot be opened.
refusal-unavailable = The server cannot save anything at the moment. Try again in a little while.
refusal-stopping = The server is about to stop. It will be back in a moment.
refusal-server_full = The server has as many connections as it takes.
refusal-who_are_you = The server does not know you yet: choose a name first.
refusal-bad_name = A name has 1 to { $most } characters, and at least one of them is a letter or a digit.
refusal-bad_token = This link or token opens nothing. It works once and for a day, and a newer one replaces it.
refusal-too_many_requests = That was a lot in a short time. Wait a moment.
refusal-other_origin = This page does not belong to this server.
refusal-no_such_place = There is nothing here.
refusal-bad_request = The request cannot be understood: { $what }.
refusal-wrong_method = This address does not take that method.
refusal-too_large = That is longer than anything the server takes in.
refusal-too_late = The request did not come whole in time.
refusal-secrets_kept = Cards that nobody showed in this game stay secret after its end. Its record can be had once everybody who played has agreed to open it.
refusal-retired_rules = This game was played by rules that are retired. It can be watched, but nothing can be asked about it.
refusal-too_many_tables = You have opened { $most } tables that are still waiting for their game. Begin one, or let one go, first.
refusal-quota_used = So much was kept for you lately that the server takes no more for a while.
refusal-metrics_token = What the server counts is shown on its own machine only, or to whoever has the token.

## Help for `capers serve`

cli-help-serve = Serve tables to browsers, terminals and bots
cli-more-serve =
    Every setting is an environment variable too: --port is CAPERS_PORT.

    Examples:
    {"  "}capers serve
    {"  "}capers serve --bind 0.0.0.0 --public-url https://capers.example
    {"  "}CAPERS_DATA=/srv/capers capers serve --log-format json
cli-help-serve-bind = The address to listen on (127.0.0.1: reachable from this machine only; 0.0.0.0: from everywhere)
cli-help-serve-port = The port to listen on; 0 takes any free one (7878)
cli-help-serve-data = The folder of the data ($XDG_DATA_HOME/capers, else ~/.local/share/capers, else ./data)
cli-help-serve-public_url = The address under which people reach the server, for links, cookies and the check of origins
cli-help-serve-allow_origin = Another origin whose pages may open sockets; several are separated by commas
cli-help-serve-trust_proxy = Believe the last address in X-Forwarded-For: only behind a proxy that sets it
cli-help-serve-max_connections = The most connections at once (20000)
cli-help-serve-max_connections_per_address = The most connections at once from one address (100)
cli-help-serve-message_rate = The most messages a second on one connection, three times as many at once (20)
cli-help-serve-request_rate = The most requests a second from one address, five times as many at once (10)
cli-help-serve-create_rate = The most tables, players and tokens that one address may make a minute (20)
cli-help-serve-send_buffer = How many bytes may wait for a slow reader before it is dropped (1048576)
cli-help-serve-hello_timeout = How long a new connection has to say what it wants (10)
cli-help-serve-silence_timeout = After how much silence a connection is taken for dead (60)
cli-help-serve-table_idle = After how long a table that nobody watches leaves memory (60)
cli-help-serve-stop_timeout = How long a graceful stop may take (10)
cli-help-serve-bot_pause = The longest pause of a bot in milliseconds, whatever a table asks for (60000)
cli-help-serve-log_format = How the log is written: text or json (text)
cli-help-serve-log = What the log tells: a level such as info, or more exactly server=debug,warn (info)
cli-help-serve-no_metrics = Serve no /metrics
cli-value-bind = ADDRESS
cli-value-port = PORT
cli-value-data = FOLDER
cli-value-public_url = URL
cli-value-allow_origin = ORIGIN
cli-value-max_connections = N
cli-value-max_connections_per_address = N
cli-value-message_rate = N
cli-value-request_rate = N
cli-value-create_rate = N
cli-value-send_buffer = BYTES
cli-value-hello_timeout = SECONDS
cli-value-silence_timeout = SECONDS
cli-value-table_idle = SECONDS
cli-value-stop_timeout = SECONDS
cli-value-bot_pause = MS
cli-value-log_format = FORMAT
cli-value-log = WHAT
cli-help-serve-address_quota = How many KiB of tables, players and chat one address may have kept an hour (16384)
cli-help-serve-address_moves = How many moves an hour are made for one address without waiting (36000)
cli-help-serve-player_quota = How many KiB of tables and chat one player may have kept an hour (4096)
cli-help-serve-player_tables = How many tables that wait for their game one player may have opened (20)
cli-help-serve-waiting_days = After how many days a table that waits for its game and that nobody touches is removed; 0: never (14)
cli-help-serve-finished_days = After how many days a finished table is removed; 0: never (0)
cli-help-serve-write_timeout = How long an answer may take to be read by whoever asked (60)
cli-help-serve-metrics_token = The token that opens /metrics; without one it answers this machine only
cli-help-serve-open_metrics = Let everybody read /metrics
cli-value-address_quota = KIB
cli-value-address_moves = MOVES
cli-value-player_quota = KIB
cli-value-player_tables = N
cli-value-waiting_days = DAYS
cli-value-finished_days = DAYS
cli-value-write_timeout = SECONDS
cli-value-metrics_token = TOKEN

## `capers backup`

cli-help-backup = Copy the data of a server into one file, while it runs
cli-more-backup =
    The copy is whole and consistent, whatever is played meanwhile. To restore it, stop the server,
    put the copy as capers.sqlite into an empty data folder, together with cookie.key, and start the server.

    Example:
    {"  "}capers backup /backup/capers.sqlite --data /var/lib/capers
cli-help-backup-file = The file to write; it must not exist
cli-help-backup-data = The folder of the data ($XDG_DATA_HOME/capers, else ~/.local/share/capers, else ./data)
cli-backup-progress = { $done } of { $total } MiB
cli-backup-done = { $bytes ->
    [one] One byte is in { $file }.
   *[other] { $bytes } bytes are in { $file }.
}
cli-backup-exists = { $file } exists already, and a backup replaces nothing. Choose another name.
cli-backup-nothing = There is no { $file }. Say with --data where the data of the server is.
cli-backup-failed = { $file } cannot be used: { $why }.
