-- A table: what lists show of it. Everything else about it follows from its log.
CREATE TABLE tables (
    id         TEXT    NOT NULL PRIMARY KEY,
    game       TEXT    NOT NULL,
    rules      INTEGER NOT NULL,
    created    INTEGER NOT NULL,
    updated    INTEGER NOT NULL,
    state      TEXT    NOT NULL CHECK (state IN ('lobby', 'playing', 'over')),
    visibility TEXT    NOT NULL CHECK (visibility IN ('public', 'private')),
    summary    TEXT    NOT NULL CHECK (json_valid(summary))
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_in_lists ON tables (visibility, state, updated);

-- The log of a table: numbered from 0, written once, never changed.
--
-- The primary key refuses a second writer of the same number. The entry before is a foreign key, so that a number can be skipped no more than it
-- can be written twice, and a log can only belong to a table that exists.
CREATE TABLE entries (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL CHECK (seq >= 0),
    body     TEXT    NOT NULL,
    previous INTEGER GENERATED ALWAYS AS (nullif(seq, 0) - 1) VIRTUAL,
    PRIMARY KEY (table_id, seq),
    FOREIGN KEY (table_id, previous) REFERENCES entries (table_id, seq)
) STRICT, WITHOUT ROWID;
