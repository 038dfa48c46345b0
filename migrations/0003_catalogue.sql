-- What the agency offers: developers, their projects (buildings), and the units in them.

-- A moment as every answer writes it: 2026-11-20T09:30:00.123Z.
create function iso(moment timestamptz) returns text language sql stable parallel safe as
$$ select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

-- JSON text with everything beyond ASCII written \uXXXX: kept documents are sent as they stand, and text of
-- one byte a letter costs the app a fifth of what Thai letters cost it, on every answer.
create function ascii_json(plain text) returns text language plpgsql immutable parallel safe as $$
declare
  letter text;
  code integer;
begin
  if octet_length(plain) = length(plain) then
    return plain;
  end if;
  for letter in select distinct hit[1] from regexp_matches(plain, '[^\x01-\x7f]', 'g') hit loop
    code := ascii(letter);
    plain := replace(plain, letter, case
      when code < 65536 then '\u' || lpad(to_hex(code), 4, '0')
      else '\u' || to_hex(55232 + (code >> 10)) || '\u' || to_hex(56320 + (code & 1023))
    end);
  end loop;
  return plain;
end
$$;

-- A picture as received; its served widths are made from it. The hash names it in /media/{hash}/…
create table images (
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  content_type text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now()
);

-- A picture's URL as a record's `images` carry it.
create function image_url(hash text) returns text language sql immutable parallel safe as
$$ select '/media/' || hash || '/1280.webp' $$;

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

-- projects.document as it should be: what a visitor may see of a project, compact JSON text with its
-- keys in the order people read them. Lists stand nearest first.
create view project_documents as
select p.id, ascii_json(row_to_json(d)::text) as document
from projects p
cross join lateral (
  select
    p.id,
    p.name,
    p.name_th as "nameTh",
    p.address,
    p.property_type as "propertyType",
    p.description,
    array(
      select image_url(i.image_hash) from project_images i where i.project_id = p.id order by i.position
    ) as images,
    p.latitude,
    p.longitude,
    (
      select row_to_json(one) from (select d.id, d.name from developers d where d.id = p.developer_id) one
    ) as developer,
    p.year_built as "yearBuilt",
    p.total_units as "totalUnits",
    p.building_floors as "buildingFloors",
    p.amenities,
    p.facilities,
    p.pet_allowed as "petAllowed",
    p.smoking_allowed as "smokingAllowed",
    (
      select row_to_json(one) from (
        select s.id, s.id as "stationId", s.name, s.name_th as "nameTh", s.line
        from stations s where s.id = p.nearest_station_id
      ) one
    ) as "nearestStation",
    p.distance_to_station as "distanceToStation",
    (
      select coalesce(
        '[' || string_agg(row_to_json(near)::text, ',' order by near."walkingDistance", near.id) || ']', '[]'
      )::json from (
        select s.id, s.id as "stationId", s.name, s.line,
          n.walking_distance as "walkingDistance", n.walking_time as "walkingTime"
        from project_stations n join stations s on s.id = n.station_id
        where n.project_id = p.id
      ) near
    ) as "nearbyStations",
    (
      select coalesce(
        '[' || string_agg(row_to_json(near)::text, ',' order by near."walkingDistance", near.id) || ']', '[]'
      )::json from (
        select k.id, k.id as "parkId", k.name,
          n.walking_distance as "walkingDistance", n.walking_time as "walkingTime"
        from project_parks n join parks k on k.id = n.park_id
        where n.project_id = p.id
      ) near
    ) as "nearbyParks",
    (
      select coalesce(
        '[' || string_agg(row_to_json(near)::text, ',' order by near."walkingDistance", near.id) || ']', '[]'
      )::json from (
        select m.id, m.id as "mallId", m.name,
          n.walking_distance as "walkingDistance", n.walking_time as "walkingTime"
        from project_malls n join malls m on m.id = n.mall_id
        where n.project_id = p.id
      ) near
    ) as "nearbyMalls",
    (
      select coalesce(
        '[' || string_agg(row_to_json(near)::text, ',' order by near."walkingDistance", near.id) || ']', '[]'
      )::json from (
        select c.id, c.id as "schoolId", c.name, c.type,
          n.walking_distance as "walkingDistance", n.walking_time as "walkingTime"
        from project_schools n join schools c on c.id = n.school_id
        where n.project_id = p.id
      ) near
    ) as "nearbySchools"
) d;

-- Brings the documents of these projects up to date. Every write that changes a part of a document calls
-- it in its own transaction. The rows are locked first: the second statement then sees all that earlier
-- writers of the same projects have committed.
create function refresh_project_documents(ids integer[]) returns void language plpgsql as $$
begin
  perform 1 from projects where id = any(ids) order by id for no key update;
  update projects p set document = d.document
  from project_documents d
  where d.id = p.id and p.id = any(ids) and p.document is distinct from d.document;
end
$$;
