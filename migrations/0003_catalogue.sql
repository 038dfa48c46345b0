-- What the agency offers: developers, their projects (buildings), and the units in them.

-- A picture as received; its served widths are made from it. The hash names it in /media/{hash}/…
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
  logo text check (length(logo) <= 500),
  founded_year integer check (founded_year between 1900 and 2200),
  website text check (length(website) <= 500),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index developers_name on developers (lower(name)) where deleted_at is null;

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
  -- which of the search's areas the address names
  areas text[] not null default '{}'
    constraint projects_areas check (areas <@ array['sukhumvit', 'silom', 'thonglor', 'chatuchak']),
  nearest_station_id integer references stations,
  -- metres
  distance_to_station integer,
  -- the project as answers nest it in a unit: JSON text, rewritten by whatever changes a part of it
  document text not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check ((latitude is null) = (longitude is null))
) with (toast_tuple_target = 8160);
create index projects_developer on projects (developer_id);
create index projects_district on projects (district_id);
create index projects_nearest_station on projects (nearest_station_id);
create index projects_name_words on projects using gin (name gin_trgm_ops, name_th gin_trgm_ops);

-- What lies near a project: stations within 1 km, the rest within 1.5 km. Metres and minutes on foot.
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
