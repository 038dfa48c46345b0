-- Imports that change records, and the values of their cells that people were asked about.

alter table imports
  -- rows that change a record, those of them that are chosen, and the records changed so far
  add column "update" integer not null default 0,
  add column chosen integer not null default 0,
  add column updated integer not null default 0,
  -- whether its rows may change records; the specified calls skip duplicates instead
  add column updates boolean not null default true,
  -- whether its answers are remembered for the next file
  add column remember boolean not null default true,
  -- the ids of projects created for its units
  add column made_projects integer[] not null default '{}';

alter table import_rows drop constraint import_rows_verdict;
alter table import_rows
  add constraint import_rows_verdict check (verdict in ('create', 'update', 'duplicate', 'error')),
  -- the texts of cells that were corrected after the check, by field
  add column corrections jsonb not null default '{}',
  -- what an update would change, as shown: {field: [before, after]}; the version that was compared
  add column changes jsonb,
  add column base_version integer,
  add column chosen boolean not null default true,
  -- what an update has changed: {field: [before, after]}
  add column written jsonb;
drop index import_rows_left;
create index import_rows_left on import_rows (import_id, "row")
  where verdict in ('create', 'update') and record_id is null;
drop index import_rows_key;
create index import_rows_key on import_rows (import_id, lower(key)) where key is not null;

-- What a spelling of a field means in a file.
create table import_answers (
  import_id integer not null references imports on delete cascade,
  field text not null,
  -- the spelling in folded form
  spelling text not null,
  value jsonb not null,
  -- when it was remembered, for an answer from an earlier file
  remembered_at timestamptz,
  primary key (import_id, field, spelling)
);

-- Answers that are used by the next file of a kind.
create table remembered_answers (
  id integer generated always as identity primary key,
  kind text not null
    constraint remembered_answers_kind check (kind in ('projects', 'developers', 'units')),
  field text not null,
  spelling text not null,
  -- as it was written
  text text not null,
  value jsonb not null,
  answered_by integer references staff_users,
  answered_at timestamptz not null default now(),
  unique (kind, field, spelling)
);
create index remembered_answers_answered_by on remembered_answers (answered_by);
