-- The names of projects in folded spelling (src/projects/project-words.ts), a row for each: narrow rows and an index of
-- their beginnings find them among 40,000 buildings while somebody types.
create table project_names (
  project_id integer not null references projects on delete cascade,
  sound text not null,
  -- an official name in English or Thai as it is written, not one without what stands in brackets
  is_own boolean not null,
  primary key (project_id, sound)
);
create index project_names_beginning on project_names (sound text_pattern_ops);
create index project_names_part on project_names using gin (sound gin_trgm_ops);

drop index projects_search_keys;
alter table projects drop column search_key, drop column search_key_th;
