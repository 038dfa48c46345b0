-- The cells of a row that could not be read and that its record does not need, with why: they hold no row up.
alter table import_rows add column left_empty jsonb not null default '[]';
-- How many of them the rows to write have.
alter table imports add column left_empty integer not null default 0;
