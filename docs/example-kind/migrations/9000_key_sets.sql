create table key_sets (
  id integer primary key generated always as identity,
  code text not null check (length(code) between 1 and 40),
  unit_id integer not null references units,
  place text not null check (length(place) between 1 and 200),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create index key_sets_unit on key_sets (unit_id);
