-- Somebody who plays: a person with a cookie, or a bot with a token. Tokens are kept as hashes, so that this file opens no door.
CREATE TABLE players (
    id             TEXT    NOT NULL PRIMARY KEY,
    name           TEXT    NOT NULL,
    created        INTEGER NOT NULL,
    recovery_token TEXT    UNIQUE,
    bot_token      TEXT    UNIQUE
) STRICT, WITHOUT ROWID;

-- Who sits where, to find the tables of a player. The log says the same; this is its index.
CREATE TABLE seats (
    table_number INTEGER NOT NULL REFERENCES tables (number),
    seat         INTEGER NOT NULL CHECK (seat >= 0),
    player_id    TEXT    NOT NULL REFERENCES players (id),
    PRIMARY KEY (table_number, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_players ON seats (player_id, table_number);
