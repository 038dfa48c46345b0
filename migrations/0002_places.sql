-- Facts about Bangkok, loaded from data/ with fixed ids that are never renumbered.

create table lines (
  id text primary key,
  name text not null,
  name_th text not null,
  short_name text not null,
  colour text not null check (colour ~ '^#[0-9a-f]{6}$'),
  sort integer not null unique
);

create table stations (
  id integer primary key,
  code text not null,
  name text not null,
  name_th text not null,
  line text not null references lines,
  sequence integer not null,
  interchange_codes text[] not null default '{}',
  latitude double precision not null,
  longitude double precision not null,
  unique (line, code)
);

create table districts (
  id integer primary key,
  name text not null,
  name_th text not null,
  province text not null,
  province_th text not null,
  latitude double precision not null,
  longitude double precision not null,
  postal_codes text[] not null default '{}',
  aliases text[] not null default '{}',
  -- (longitude, latitude); only the 50 districts of Bangkok have one
  boundary polygon
);

create table subdistricts (
  id integer primary key,
  district_id integer not null references districts,
  name text not null,
  name_th text not null,
  latitude double precision not null,
  longitude double precision not null,
  postal_code text
);
create index subdistricts_district on subdistricts (district_id);

create table roads (
  id integer primary key,
  name text not null,
  name_th text not null,
  aliases text[] not null default '{}',
  aliases_th text[] not null default '{}',
  same_as_soi text,
  latitude double precision not null,
  longitude double precision not null
);

create table sois (
  id integer primary key,
  road_id integer not null references roads,
  soi text not null,
  point_kind text not null
    constraint sois_point_kind check (point_kind in ('mouth', 'near', 'interior', 'mouth_interpolated')),
  latitude double precision not null,
  longitude double precision not null
);
create index sois_road on sois (road_id, soi);

create table parks (
  id integer primary key,
  name text not null,
  name_th text not null,
  subdistrict_id integer not null references subdistricts,
  latitude double precision not null,
  longitude double precision not null
);
create index parks_subdistrict on parks (subdistrict_id);

create table malls (
  id integer primary key,
  name text not null,
  name_th text not null,
  subdistrict_id integer not null references subdistricts,
  latitude double precision not null,
  longitude double precision not null
);
create index malls_subdistrict on malls (subdistrict_id);

create table schools (
  id integer primary key,
  name text not null,
  name_th text not null,
  type text not null constraint schools_type check (type in ('university', 'school')),
  latitude double precision not null,
  longitude double precision not null
);
