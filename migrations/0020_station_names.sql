-- What people type who look for a station. `found_by` does not name it: a quarter, a mall, a market; an
-- address that says it means that place. `popularity`: 1 is the most looked for.
alter table stations
  add column found_by text[] not null default '{}',
  add column popularity integer check (popularity > 0);
