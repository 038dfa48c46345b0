-- Columns are matched anew from what an import keeps of its file: what was wrong with a row as a whole too.
alter table import_rows add column fault text;
-- When it was undone, and how many records were kept then.
alter table imports add column undone_at timestamptz, add column kept integer not null default 0;
