-- Developers, projects, places near projects, and pictures.

-- Original pictures, from which the served variants are made. The hash is its name in /media/{hash}/…
create table images (
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  content_type text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now()
);

create table developers (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  description text check (length(description) <= 10000),
  logo_hash text references images,
  founded_year integer check (founded_year between 1900 and 2200),
  website text check (length(website) <= 500),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index developers_logo on developers (logo_hash);
create unique index developers_name on developers (lower(name)) where deleted_at is null;
-- For the trash.
create index developers_deleted on developers (deleted_at desc, id desc) where deleted_at is not null;

create table projects (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  name_th text check (length(name_th) <= 200),
  description text check (length(description) <= 10000),
  address text not null check (length(address) between 1 and 500),
  property_type text
    constraint projects_property_type check (property_type in ('condo', 'apartment', 'house', 'townhouse')),
  developer_id integer references developers,
  year_built text check (length(year_built) <= 50),
  -- the Gregorian year read from year_built
  year integer,
  total_units integer check (total_units between 0 and 100000),
  building_floors integer check (building_floors between 0 and 300),
  amenities text[] not null default '{}',
  facilities text[] not null default '{}'
    constraint projects_facilities check (facilities <@ array[
      '24_hours_security', 'car_park', 'community_garden', 'gymnasium', 'lounge', 'co_working_area',
      'onsen', 'spa', 'meeting_room', 'sky_lounge', 'swimming_pool', 'tennis_court', 'squash_court',
      'football_pitch', 'luxury', 'rooftop_access']),
  pet_allowed text
    constraint projects_pet_allowed check (pet_allowed in ('small_pet_allowed', 'medium_pet_allowed', 'not_allowed')),
  smoking_allowed boolean,
  unique_features text[] not null default '{}',
  latitude double precision check (latitude between 13.40 and 14.10),
  longitude double precision check (longitude between 100.30 and 100.95),
  district_id integer references districts,
  -- the search areas that the address mentions
  areas text[] not null default '{}'
    constraint projects_areas check (areas <@ array['sukhumvit', 'silom', 'thonglor', 'chatuchak']),
  nearest_station_id integer references stations,
  -- metres
  distance_to_station integer,
  -- the project's JSON text as nested in a unit's JSON: computed by projects_as_json (src/db/sql), updated by every
  -- write that changes a part of it
  public_json text not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- the last change that visitors can see
  public_updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check ((latitude is null) = (longitude is null))
) with (toast_tuple_target = 8160);
create index projects_developer on projects (developer_id);
create index projects_district on projects (district_id);
create index projects_nearest_station on projects (nearest_station_id);
create index projects_words on projects
  using gin (name gin_trgm_ops, name_th gin_trgm_ops, address gin_trgm_ops);
create index projects_areas on projects using gin (areas);
create index projects_place on projects (latitude, longitude);
create index projects_facilities on projects using gin (facilities);
create index projects_property_type on projects (property_type, id desc) where deleted_at is null;
create index projects_by_name on projects (lower(name), id desc) where deleted_at is null;
create index projects_by_year on projects (year, id desc) where deleted_at is null;
create index projects_by_units on projects (total_units, id desc) where deleted_at is null;
create index projects_by_station on projects (distance_to_station, id desc) where deleted_at is null;
-- Imports of units name their project in English or Thai.
create index projects_by_name_th on projects (lower(name_th)) where deleted_at is null;
-- For sorting staff lists.
create index projects_name on projects (name) where deleted_at is null;
create index projects_far on projects (distance_to_station desc nulls last) where deleted_at is null;
-- For the trash.
create index projects_deleted on projects (deleted_at desc, id desc) where deleted_at is not null;

-- Places near a project: stations within 1 km, others within 1.5 km. Walking distances in metres and minutes.
create table project_stations (
  project_id integer not null references projects on delete cascade,
  station_id integer not null references stations,
  walking_distance integer not null check (walking_distance between 0 and 1000),
  walking_time integer not null,
  primary key (project_id, station_id)
);
create index project_stations_station on project_stations (station_id, project_id);

create table project_parks (
  project_id integer not null references projects on delete cascade,
  park_id integer not null references parks,
  walking_distance integer not null check (walking_distance between 0 and 1500),
  walking_time integer not null,
  primary key (project_id, park_id)
);
create index project_parks_park on project_parks (park_id, project_id);

create table project_malls (
  project_id integer not null references projects on delete cascade,
  mall_id integer not null references malls,
  walking_distance integer not null check (walking_distance between 0 and 1500),
  walking_time integer not null,
  primary key (project_id, mall_id)
);
create index project_malls_mall on project_malls (mall_id, project_id);

create table project_schools (
  project_id integer not null references projects on delete cascade,
  school_id integer not null references schools,
  walking_distance integer not null check (walking_distance between 0 and 1500),
  walking_time integer not null,
  primary key (project_id, school_id)
);
create index project_schools_school on project_schools (school_id, project_id);

create table project_images (
  project_id integer not null references projects on delete cascade,
  position smallint not null check (position between 0 and 4),
  image_hash text not null references images,
  primary key (project_id, position)
);
create index project_images_image on project_images (image_hash);

-- A project's minutes to each station, from door to platform: on foot to a station within 1 km and by train from
-- there, or on foot all the way if that is not slower. Whole minutes, each part rounded up; total minus train is on
-- foot. Element n of each array is for the station with id n; station ids have no gaps.
create table project_minutes (
  project_id integer primary key references projects on delete cascade,
  total smallint[] not null,
  train smallint[] not null,
  transfers smallint[] not null
);
