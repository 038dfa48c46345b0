-- Places people go to, and what finds places and homes by name and area.

create table hospitals (
  id integer primary key,
  name text not null,
  name_th text not null,
  aliases text[] not null default '{}',
  subdistrict_id integer not null references subdistricts,
  latitude double precision not null,
  longitude double precision not null
);
create index hospitals_subdistrict on hospitals (subdistrict_id);

-- Office towers, ministries, convention centres.
create table workplaces (
  id integer primary key,
  name text not null,
  name_th text not null,
  aliases text[] not null default '{}',
  subdistrict_id integer not null references subdistricts,
  latitude double precision not null,
  longitude double precision not null
);
create index workplaces_subdistrict on workplaces (subdistrict_id);

create table markets (
  id integer primary key,
  name text not null,
  name_th text not null,
  aliases text[] not null default '{}',
  subdistrict_id integer not null references subdistricts,
  latitude double precision not null,
  longitude double precision not null
);
create index markets_subdistrict on markets (subdistrict_id);

-- The subdistrict of a project's point, as its district. The keys are its names in folded spelling
-- (src/places/rules/name-key.ts).
alter table projects
  add subdistrict_id integer references subdistricts,
  add search_key text not null default '',
  add search_key_th text not null default '';
create index projects_subdistrict on projects (subdistrict_id);
create index projects_search_keys on projects using gin (search_key gin_trgm_ops, search_key_th gin_trgm_ops);
