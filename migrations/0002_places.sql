-- Facts about Bangkok, loaded from data/ with fixed ids that are never renumbered or removed.
-- `aliases` are other spellings, English and Thai, by which an address may name the row.

-- What of data/ is loaded; the loader does nothing while it is the same.
create table reference_data (
  only_row boolean primary key default true check (only_row),
  fingerprint text not null,
  loaded_at timestamptz not null default now()
);

create table lines (
  id text primary key,
  name text not null,
  name_th text not null,
  short_name text not null,
  colour text not null check (colour ~ '^#[0-9a-f]{6}$'),
  sort integer not null unique deferrable initially deferred
);

create table stations (
  id integer primary key,
  code text not null,
  name text not null,
  name_th text not null,
  line text not null references lines,
  sequence integer not null,
  interchange_codes text[] not null default '{}',
  aliases text[] not null default '{}',
  latitude double precision not null,
  longitude double precision not null,
  unique (line, code) deferrable initially deferred
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
  aliases text[] not null default '{}',
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
  -- the numbered soi that is the same street: Thong Lo is Sukhumvit 55
  twin_road_id integer references roads,
  twin_soi text,
  latitude double precision not null,
  longitude double precision not null,
  check ((twin_road_id is null) = (twin_soi is null))
);
create index roads_twin on roads (twin_road_id) where twin_road_id is not null;

create table sois (
  id integer primary key,
  road_id integer not null references roads,
  -- 55, 49/11
  soi text not null,
  point_kind text not null
    constraint sois_point_kind check (point_kind in ('mouth', 'near', 'interior', 'mouth_interpolated')),
  latitude double precision not null,
  longitude double precision not null,
  unique (road_id, soi, point_kind) deferrable initially deferred
);

create table parks (
  id integer primary key,
  name text not null,
  name_th text not null,
  aliases text[] not null default '{}',
  subdistrict_id integer not null references subdistricts,
  latitude double precision not null,
  longitude double precision not null
);
create index parks_subdistrict on parks (subdistrict_id);

create table malls (
  id integer primary key,
  name text not null,
  name_th text not null,
  aliases text[] not null default '{}',
  subdistrict_id integer not null references subdistricts,
  latitude double precision not null,
  longitude double precision not null
);
create index malls_subdistrict on malls (subdistrict_id);

create table schools (
  id integer primary key,
  name text not null,
  name_th text not null,
  aliases text[] not null default '{}',
  type text not null constraint schools_type check (type in ('university', 'school')),
  subdistrict_id integer not null references subdistricts,
  latitude double precision not null,
  longitude double precision not null
);
create index schools_subdistrict on schools (subdistrict_id);
