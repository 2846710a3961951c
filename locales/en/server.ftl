# What the server says: why it does not start, and why it refuses where neither a game nor a table does.

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
refusal-who_are_you = The server does not know you yet: choose a name first.
refusal-bad_name = A name has 1 to { $most } characters, and at least one of them is a letter or a digit.
refusal-bad_token = This link or token opens nothing. Perhaps a newer one has replaced it.
refusal-too_many_requests = That was a lot in a short time. Wait a moment.
refusal-other_origin = This page does not belong to this server.
refusal-no_such_place = There is nothing here.
refusal-bad_request = The request cannot be understood: { $what }.
