# What the referee says to a line that is no command.

referee-empty-line = The line is empty: send one JSON object a line.
referee-line-too-long = The line is too long: at most { $most } MiB and { $objects } objects are read.
referee-not-utf8 = The line is not text: JSON is written in UTF-8.
referee-not-json = The line is not JSON from column { $column } on.
referee-not-an-object = The line is JSON, but not an object: send {"{"}"cmd":"games"{"}"} for example.
referee-unknown-command = There is no command "{ $command }".
referee-field-missing = The field "{ $field }" is missing.
referee-field-twice = The field "{ $field }" is there twice.
referee-field-wrong = The field "{ $field }" must be { $kind }.
referee-kind-text = a text
referee-kind-object = an object
referee-kind-whole = a whole number that is not negative
referee-kind-seat = the number of a seat
referee-kind-viewer = the number of a seat, or null for a spectator
referee-kind-seed = a whole number from 0 to 18446744073709551615
