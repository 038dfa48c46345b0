-- Facts about Bangkok, loaded from data/ with fixed ids that are never renumbered or removed.
-- `aliases` are other English and Thai spellings that addresses use.

-- The fingerprint of the loaded data/; the loader does nothing if it is unchanged.
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
  -- names of nearby places by which people search for the station, such as a quarter, a mall or a market; in an
  -- address they mean the place itself
  found_by text[] not null default '{}',
  -- 1 is the most popular
  popularity integer check (popularity > 0),
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
  -- the numbered soi that is the same street, such as Sukhumvit 55 for Thong Lo
  twin_road_id integer references roads,
  twin_soi text,
  latitude double precision not null,
  longitude double precision not null,
  -- points along the road as (longitude, latitude), from the end nearer the old city
  course path,
  check ((twin_road_id is null) = (twin_soi is null))
);
create index roads_twin on roads (twin_road_id) where twin_road_id is not null;

-- The parts of a road in each subdistrict.
create table road_stretches (
  id integer primary key,
  road_id integer not null references roads,
  subdistrict_id integer not null references subdistricts,
  -- the middle of the road within the subdistrict
  latitude double precision not null,
  longitude double precision not null,
  -- the number of known points of the road strictly inside the subdistrict
  points integer not null,
  unique (road_id, subdistrict_id) deferrable initially deferred
);
create index road_stretches_subdistrict on road_stretches (subdistrict_id);

create table sois (
  id integer primary key,
  road_id integer not null references roads,
  -- such as 55 or 49/11
  soi text not null,
  point_kind text not null
    constraint sois_point_kind check (point_kind in ('mouth', 'near', 'interior', 'mouth_interpolated')),
  latitude double precision not null,
  longitude double precision not null,
  unique (road_id, soi, point_kind) deferrable initially deferred
);

-- House numbers with a known position; other numbers on the same side of the road are interpolated.
create table house_numbers (
  id integer primary key,
  road_id integer not null references roads,
  number integer not null check (number > 0),
  -- set where numbering restarts in each district
  district_id integer references districts,
  latitude double precision not null,
  longitude double precision not null
);
create index house_numbers_road on house_numbers (road_id);
create index house_numbers_district on house_numbers (district_id) where district_id is not null;

-- Informal names of areas that are neither a district nor a subdistrict.
create table neighbourhoods (
  id integer primary key,
  name text not null,
  name_th text not null,
  aliases text[] not null default '{}',
  latitude double precision not null,
  longitude double precision not null
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

-- Travel times by train between stations in seconds, computed from data/ whenever it is loaded.
create table station_minutes (
  from_station_id integer not null references stations,
  to_station_id integer not null references stations,
  -- the ride, and at each transfer the walk and the wait for the next train
  seconds integer not null check (seconds >= 0),
  transfers smallint not null check (transfers >= 0),
  -- the same for passengers who enter the station: with the wait for the first train, from its fastest platform
  whole_seconds integer not null check (whole_seconds >= 0),
  whole_transfers smallint not null check (whole_transfers >= 0),
  primary key (from_station_id, to_station_id)
);
-- For deleting the times of a station in both directions when it is loaded again.
create index station_minutes_to on station_minutes (to_station_id);
