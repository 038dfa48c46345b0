-- Units assigned to staff; unit numbers that are equal in Thai and other digits; names found by any spelling and sorted
-- by the Thai alphabet.

alter table units
  -- the member of staff who looks after it; agent_contact_id is an agent outside the agency
  add column assigned_to_id integer references staff_users,
  -- what makes two numbers one: no letter case, and 12/34 for ๑๒/๓๔ (src/units/rules/unit-number.ts)
  add column number_key text not null
    generated always as (lower(translate(unit_number, '๐๑๒๓๔๕๖๗๘๙', '0123456789'))) stored;
create index units_assigned_to on units (assigned_to_id);
create index units_by_status on units (status, id desc) where deleted_at is null;

-- Of numbers that have become equal, all but the oldest get their id, so that each project has a number once.
update units u set unit_number = left(u.unit_number, 36) || ' (' || u.id || ')'
where u.deleted_at is null and exists (
  select from units o
  where o.project_id = u.project_id and o.number_key = u.number_key and o.deleted_at is null and o.id < u.id
);
drop index units_number;
drop index units_number_words;
drop index units_by_number;
-- Searches for one or two digits, which are too short for trigrams, scan only this index and not the table.
create unique index units_number on units (project_id, number_key) where deleted_at is null;
create index units_number_words on units using gin (number_key gin_trgm_ops) where deleted_at is null;
create index units_by_number on units (number_key) where deleted_at is null;

-- Names are sorted by a key (src/db/alphabetical.ts): Thai by its alphabet, Latin without letter case and accents.
alter table projects
  -- its names, stations and district in folded spelling, for searches: src/projects/project-words.ts
  add column words text not null default '',
  add column name_key text collate "C" not null generated always as (
    translate(regexp_replace(regexp_replace(normalize(lower(name), nfd), '[\u0300-\u036f]', '', 'g'),
      '([เ-ไ])([ก-ฮ])', '\2\1', 'g'), '็่้๊๋์', '') || chr(1) || lower(name)) stored;
create index projects_found_by on projects using gin (words gin_trgm_ops);
drop index projects_name;
create index projects_by_name_key on projects (name_key, id desc) where deleted_at is null;

alter table developers add column name_key text collate "C" not null generated always as (
  translate(regexp_replace(regexp_replace(normalize(lower(name), nfd), '[\u0300-\u036f]', '', 'g'),
    '([เ-ไ])([ก-ฮ])', '\2\1', 'g'), '็่้๊๋์', '') || chr(1) || lower(name)) stored;
