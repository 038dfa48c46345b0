-- Imports of CSV files: what was in the file, what came of it.

create table imports (
  id integer generated always as identity primary key,
  kind text not null
    constraint imports_kind check (kind in ('projects', 'developers', 'units')),
  state text not null default 'checked'
    constraint imports_state check (state in ('checked', 'running', 'done', 'failed', 'undone')),
  file_name text not null,
  bytes integer not null,
  -- how it was read, in words
  encoding text not null,
  separator text not null,
  -- the header's cells, and the field that each column stands for, null for none
  header text[] not null,
  fields text[] not null,
  -- rows of each verdict, and how many of those to create are written
  "rows" integer not null default 0,
  "create" integer not null default 0,
  duplicate integer not null default 0,
  error integer not null default 0,
  done integer not null default 0,
  -- developers that its projects brought with them
  made_developers integer[] not null default '{}',
  checked_by integer not null references staff_users,
  -- whose name the records are written in
  run_by integer references staff_users,
  request_id text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index imports_checked_by on imports (checked_by);
create index imports_run_by on imports (run_by);
create index imports_running on imports (id) where state = 'running';

create table import_rows (
  import_id integer not null references imports on delete cascade,
  -- as a spreadsheet counts them: the header is usually 1
  "row" integer not null,
  verdict text not null
    constraint import_rows_verdict check (verdict in ('create', 'duplicate', 'error')),
  cells text[] not null,
  -- what the cells mean, as the domain takes it; null for an error
  input jsonb,
  -- what makes it the same as another, as far as the file tells
  key text,
  faults jsonb not null default '[]',
  why text,
  -- a project's place, and the station nearest to it
  latitude double precision,
  longitude double precision,
  nearest_station_id integer references stations,
  -- the record, or the row of this file, that it is a duplicate of
  duplicate_of integer,
  same_row integer,
  -- the record it became
  record_id integer,
  primary key (import_id, "row")
);
create index import_rows_verdict on import_rows (import_id, verdict, "row");
create index import_rows_left on import_rows (import_id, "row") where verdict = 'create' and record_id is null;
create index import_rows_key on import_rows (import_id, lower(key)) where verdict = 'create';
create index import_rows_station on import_rows (nearest_station_id);
-- Units name their project in either language.
create index projects_by_name_th on projects (lower(name_th)) where deleted_at is null;
