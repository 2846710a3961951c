-- The lists of public tables, the latest first: those in one state, and those in whatever state. Both indexes have the whole order of a list, so that
-- nothing is sorted and only as many rows are read as are shown.
DROP INDEX tables_in_lists;
CREATE INDEX tables_in_lists ON tables (visibility, state, updated DESC, id);
CREATE INDEX tables_in_any_state ON tables (visibility, updated DESC, id);
