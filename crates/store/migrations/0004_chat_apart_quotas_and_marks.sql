-- What was said at a table, apart from its log: the log only has that somebody spoke. So it can be trimmed to the last lines, and a log stays as
-- short as its game.
CREATE TABLE chats (
    table_number INTEGER NOT NULL REFERENCES tables (number),
    seq          INTEGER NOT NULL,
    body         TEXT    NOT NULL,
    PRIMARY KEY (table_number, seq)
) STRICT, WITHOUT ROWID;

-- Who opened a table, to count how many of somebody's tables wait. Tables from before have nobody.
ALTER TABLE tables ADD COLUMN host TEXT;
CREATE INDEX tables_of_hosts ON tables (host, state);

-- Tables that nobody has touched for long, whoever finds them.
CREATE INDEX tables_by_age ON tables (state, updated);

-- A recovery link ends by itself. Those from before end a day after this.
ALTER TABLE players ADD COLUMN recovery_until INTEGER;
UPDATE players SET recovery_until = unixepoch() * 1000 + 86400000 WHERE recovery_token IS NOT NULL;

-- Cookies name the number that a player had when they were made: a higher number signs all of them out.
ALTER TABLE players ADD COLUMN sign_outs INTEGER NOT NULL DEFAULT 0;

-- What the store knows of itself: whether somebody has it open, which stays behind if the process or the machine dies, and some bytes that are
-- written to see whether writing works.
CREATE TABLE keeping (
    one     INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    is_open INTEGER NOT NULL,
    probe   BLOB    NOT NULL
) STRICT;
INSERT INTO keeping VALUES (1, 0, x'');
