-- Imports of CSV files: the rows of each file and their results.

create table imports (
  id integer generated always as identity primary key,
  kind text not null
    constraint imports_kind check (kind in ('projects', 'developers', 'units')),
  state text not null default 'checked'
    constraint imports_state check (state in ('checked', 'running', 'done', 'failed', 'undone')),
  file_name text not null,
  bytes integer not null,
  -- the detected encoding and separator, as text for people
  encoding text not null,
  separator text not null,
  -- the header's cells, and the field that each column is matched to; null for none
  header text[] not null,
  fields text[] not null,
  -- the number of rows with each verdict, and of created records
  "rows" integer not null default 0,
  "create" integer not null default 0,
  duplicate integer not null default 0,
  error integer not null default 0,
  done integer not null default 0,
  -- the ids of developers created for its projects
  made_developers integer[] not null default '{}',
  -- null for the demo agency's files
  checked_by integer references staff_users,
  -- the user who created the records
  run_by integer references staff_users,
  request_id text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- when it was undone, and how many records were not removed then
  undone_at timestamptz,
  kept integer not null default 0
);
create index imports_checked_by on imports (checked_by);
create index imports_run_by on imports (run_by);
create index imports_running on imports (id) where state = 'running';

create table import_rows (
  import_id integer not null references imports on delete cascade,
  -- the row number as in a spreadsheet: the header is usually 1
  "row" integer not null,
  verdict text not null
    constraint import_rows_verdict check (verdict in ('create', 'duplicate', 'error')),
  cells text[] not null,
  -- the parsed input of the domain; null for an error
  input jsonb,
  -- the key by which duplicates within the file are found
  key text,
  -- each with its code and values: sentences are made where they are read
  faults jsonb not null default '[]',
  -- an error of the whole row, or why Undo kept its record: a code and its params
  reason jsonb,
  -- a project's position and its nearest station
  latitude double precision,
  longitude double precision,
  nearest_station_id integer references stations,
  -- the record or the row of this file that it duplicates
  duplicate_of integer,
  same_row integer,
  -- the created record
  record_id integer,
  primary key (import_id, "row")
);
create index import_rows_verdict on import_rows (import_id, verdict, "row");
create index import_rows_left on import_rows (import_id, "row") where verdict = 'create' and record_id is null;
create index import_rows_key on import_rows (import_id, lower(key)) where verdict = 'create';
create index import_rows_station on import_rows (nearest_station_id);
