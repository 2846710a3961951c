-- A table: what lists show of it. Everything else about it follows from its log.
--
-- The number is for this file alone. It grows with time, so that the rows of tables that are played at the same time lie side by side, and a commit
-- over a thousand tables writes a few pages and not a thousand.
CREATE TABLE tables (
    number     INTEGER NOT NULL PRIMARY KEY,
    id         TEXT    NOT NULL UNIQUE,
    game       TEXT    NOT NULL,
    rules      INTEGER NOT NULL,
    created    INTEGER NOT NULL,
    updated    INTEGER NOT NULL,
    state      TEXT    NOT NULL CHECK (state IN ('lobby', 'playing', 'over')),
    visibility TEXT    NOT NULL CHECK (visibility IN ('public', 'private')),
    summary    TEXT    NOT NULL CHECK (json_valid(summary))
) STRICT;

CREATE INDEX tables_in_lists ON tables (visibility, state, updated);

-- How far the log of each table is: how many entries it has, and where the last of them is. Apart from `tables`, because it changes with every move
-- and should be small.
CREATE TABLE logs (
    table_number INTEGER NOT NULL PRIMARY KEY REFERENCES tables (number),
    length       INTEGER NOT NULL,
    last         INTEGER
) STRICT;

-- The entries of all logs in the order they came, which is the order in which a disk likes to write. A log is read from its last entry backwards.
CREATE TABLE entries (
    position     INTEGER NOT NULL PRIMARY KEY,
    table_number INTEGER NOT NULL,
    seq          INTEGER NOT NULL,
    previous     INTEGER,
    body         TEXT    NOT NULL
) STRICT;

-- The numbers of a log go from 0 without holes, and each is written once: a second writer of the same number is refused here, whoever it is.
CREATE TRIGGER entries_follow_each_other AFTER INSERT ON entries
BEGIN
    UPDATE logs SET length = NEW.seq + 1, last = NEW.position
    WHERE table_number = NEW.table_number AND length = NEW.seq AND last IS NEW.previous;
    SELECT RAISE(ABORT, 'the entry does not follow its log') WHERE changes() = 0;
END;

CREATE TRIGGER entries_never_change BEFORE UPDATE ON entries
BEGIN
    SELECT RAISE(ABORT, 'entries never change');
END;
