-- A believable agency for the search benchmark: :units units in :projects projects around the real
-- stations, more of them the nearer to the centre. The same numbers make the same inventory.

select setseed(0.4242);

create temporary table first_names as
select * from (values
  (1, 'The Lumen', 'เดอะ ลูเมน'), (2, 'Arden', 'อาร์เดน'), (3, 'Baan Siri', 'บ้านศิริ'), (4, 'Celeste', 'เซเลสต์'),
  (5, 'Noma', 'โนมา'), (6, 'Verve', 'เวิร์ฟ'), (7, 'Ashdale', 'แอชเดล'), (8, 'Rivana', 'ริวานา'),
  (9, 'Plum Court', 'พลัม คอร์ท'), (10, 'Skyline', 'สกายไลน์'), (11, 'Chapter House', 'แชปเตอร์ เฮาส์'),
  (12, 'Ivory', 'ไอวอรี่'), (13, 'Metrovia', 'เมโทรเวีย'), (14, 'Lofthaus', 'ลอฟท์เฮาส์'), (15, 'Sansara', 'สังสารา'),
  (16, 'Quartz', 'ควอตซ์'), (17, 'Terrace Nine', 'เทอเรส ไนน์'), (18, 'Onyx Point', 'โอนิกซ์ พอยท์'),
  (19, 'Maison Chao', 'เมซอง เจ้า'), (20, 'Urbano', 'เออร์บาโน่')
) v (n, name, name_th);

-- Stations by how near they lie to Asok: a running total to draw from.
create temporary table draw as
select id, name, name_th, latitude, longitude, sum(weight) over (order by id) as upto, sum(weight) over () as total
from (
  select s.*, exp(-sqrt((latitude - 13.737) ^ 2 + (longitude - 100.560) ^ 2) * 111 / 6) + 0.04 as weight
  from stations s
) s;

insert into developers (name, description, founded_year, website)
select 'Developer ' || n, 'Builds homes near the trains of Bangkok since ' || 1970 + n % 50 || '.', 1970 + n % 50,
  'https://developer-' || n || '.example'
from generate_series(1, greatest(10, :projects / 20)) n;

insert into images (hash, content_type, width, height, bytes)
select md5(n::text), 'image/jpeg', 1600, 1200, 400000 from generate_series(1, 20000) n;

insert into projects (
  name, name_th, description, address, property_type, developer_id, year_built, year, total_units,
  building_floors, amenities, facilities, pet_allowed, smoking_allowed, latitude, longitude, district_id, areas,
  created_at, updated_at,
  public_updated_at)
select
  f.name || ' ' || s.name || case when r.n % 3 = 0 then ' ' || r.n % 90 + 1 else '' end,
  f.name_th || ' ' || s.name_th,
  'A residence of ' || r.floors || ' floors, a walk of a few minutes from ' || s.name
    || '. Quiet rooms, a long pool and a garden on the roof, shops and cafes around the corner.',
  r.n % 300 + 1 || ' ' || s.name || ' Road, ' || t.name || ', ' || d.name || ', Bangkok ' || coalesce(t.postal_code, '10110'),
  case when r.a < 0.86 then 'condo' when r.a < 0.96 then 'apartment' when r.a < 0.98 then 'townhouse' else 'house' end,
  1 + floor(r.b * greatest(10, :projects / 20))::int,
  r.year::text, r.year, r.floors * 8, r.floors,
  array['Parking', 'Lobby', 'Key card access'],
  array(
    select x.id from (values
      ('24_hours_security', 0.95), ('car_park', 0.92), ('community_garden', 0.45), ('gymnasium', 0.8), ('lounge', 0.35),
      ('co_working_area', 0.3), ('onsen', 0.04), ('spa', 0.07), ('meeting_room', 0.25), ('sky_lounge', 0.12),
      ('swimming_pool', 0.85), ('tennis_court', 0.05), ('squash_court', 0.03), ('football_pitch', 0.01),
      ('luxury', 0.1), ('rooftop_access', 0.15)) x (id, chance)
    where ('x' || substr(md5(r.n || x.id), 1, 6))::bit(24)::int / 16777216.0 < x.chance
  ),
  case when r.c < 0.5 then 'not_allowed' when r.c < 0.65 then 'small_pet_allowed' when r.c < 0.75 then 'medium_pet_allowed' end,
  case when r.d < 0.6 then false when r.d < 0.7 then true end,
  p.latitude, p.longitude, d.id,
  array(
    select area from (values
      ('sukhumvit', array[1033, 1039, 1047, 1009]), ('silom', array[1004, 1028]), ('thonglor', array[1039]),
      ('chatuchak', array[1030, 1014])) a (area, districts)
    where d.id = any (districts)
  ),
  now() - r.e * interval '900 days', now() - r.e * r.a * interval '300 days',
  now() - r.e * r.a * interval '300 days'
from (
  select n, random() as a, random() as b, random() as c, random() as d, random() as e, random() as at,
    random() as way, random() as far, 1990 + floor(35 * sqrt(random()))::int as year, 8 + floor(42 * random() ^ 2)::int as floors,
    1 + floor(random() * 20)::int as word
  from generate_series(1, :projects) n
) r
join first_names f on f.n = r.word
join lateral (select * from draw where upto >= r.at * total order by upto limit 1) s on true
join lateral (
  select least(14.09, greatest(13.41, s.latitude + sin(r.way * 2 * pi()) * (60 + 1500 * r.far ^ 1.2) / 111195)) as latitude,
    least(100.94, greatest(100.31, s.longitude + cos(r.way * 2 * pi()) * (60 + 1500 * r.far ^ 1.2) / 108030)) as longitude
) p on true
join lateral (
  select * from subdistricts t
  order by (t.latitude - p.latitude) ^ 2 + (t.longitude - p.longitude) ^ 2 limit 1
) t on true
join districts d on d.id = t.district_id
order by r.n;

-- What is near, by the great circle, as the product keeps it.
insert into project_stations
select p.id, s.id, m, ceil(m / 80.0) from projects p
cross join stations s cross join lateral metres_between(p.latitude, p.longitude, s.latitude, s.longitude) m where m <= 1000;
insert into project_parks
select p.id, s.id, m, ceil(m / 80.0) from projects p
cross join parks s cross join lateral metres_between(p.latitude, p.longitude, s.latitude, s.longitude) m where m <= 1500;
insert into project_malls
select p.id, s.id, m, ceil(m / 80.0) from projects p
cross join malls s cross join lateral metres_between(p.latitude, p.longitude, s.latitude, s.longitude) m where m <= 1500;
insert into project_schools
select p.id, s.id, m, ceil(m / 80.0) from projects p
cross join schools s cross join lateral metres_between(p.latitude, p.longitude, s.latitude, s.longitude) m where m <= 1500;
update projects p set nearest_station_id = s.id, distance_to_station = s.m
from projects q
join lateral (
  select s.id, metres_between(q.latitude, q.longitude, s.latitude, s.longitude) as m from stations s order by m, s.id limit 1
) s on true
where q.id = p.id;
insert into project_images
select p.id, n, md5((p.id * 7 % 20000 + n + 1)::text) from projects p cross join generate_series(0, 2) n
where p.id * 7 % 20000 + n + 1 <= 20000;

create temporary table drawn as
select row_number() over () as n, d.*
from (
  select distinct on (project_id, unit_number) d.*
  from (
    select *, (floor * 100 + 1 + floor(door * 40)::int)::text as unit_number
    from (
      select 1 + floor(:projects * random() ^ 1.3)::int as project_id, 2 + floor(28 * random() ^ 1.4)::int as floor,
        random() as door, random() as a, random() as b, random() as c, random() as d, random() as e, random() as f,
        random() as g, random() as h, random() as i, random() as j, random() as k
      from generate_series(1, :units * 13 / 10)
    ) x
  ) d
  order by project_id, unit_number
) d
order by md5(project_id || unit_number)
limit :units;

insert into units (
  project_id, unit_number, floor, bedrooms, bathrooms, size, price, rent_amount, listing_type, property_type, furnishing,
  ownership_type, is_primary, pet_allowed, smoking_allowed, property_facing, property_view, status, show_on_website,
  availability_date, description, key_features, unique_features, created_at, updated_at,
  public_updated_at)
select
  project_id, unit_number, floor, bedrooms, greatest(1, bedrooms - (h < 0.4)::int), size,
  case when listing_type <> 'rent' then price end,
  case when listing_type <> 'sell' then rent end,
  listing_type,
  case when i < 0.1 then 'condo' end,
  case when g < 0.62 then 'fully_furnished' when g < 0.88 then 'partially_furnished' when g < 0.97 then 'unfurnished' else 'bare_shell' end,
  case when d < 0.7 then 'freehold' when d < 0.8 then 'leasehold' end,
  e < 0.05,
  case when j < 0.1 then 'small_pet_allowed' when j < 0.13 then 'medium_pet_allowed' when j < 0.25 then 'not_allowed' end,
  case when k < 0.05 then true when k < 0.2 then false end,
  (array['north', 'east', 'south', 'west', 'south_east', 'south_west', 'north_east', 'north_west', null, null, null])[1 + floor(k * 11)::int],
  string_to_array((array['city_view,unblock_view', 'city_view', 'pool_view', 'block_view', 'river_view,unblock_view', 'park_view',
    'sky_line,view_360', 'property_view'])[1 + floor(8 * f ^ 1.5)::int], ','),
  status, status not in ('rented', 'sold', 'sell_with_tenant'),
  case when status = 'available' then now() - c * interval '60 days' end,
  'A ' || case bedrooms when 0 then 'studio' else bedrooms || '-bedroom home' end || ' of ' || size || ' sqm on floor ' || floor
    || '. ' || (array['Bright corner rooms with an open kitchen.', 'Renovated last year, with built-in wardrobes and good light.',
      'A calm home with a wide balcony and cross ventilation.', 'Ready to move in: washing machine, oven and air conditioning in every room.'])
      [1 + floor(b * 4)::int] || ' Near the train, markets and cafes; the building has a pool, a gym and parking.',
  array['Near the train', 'High ceiling', 'Balcony'], array['Corner unit'],
  now() - n * interval '400 days' / :units, now() - c * interval '200 days',
  now() - c * interval '200 days'
from (
  select *,
    (round((size * per_sqm)::numeric / 10000) * 10000)::int as price,
    (round((size * per_sqm * 0.055 / 12)::numeric / 500) * 500)::int as rent
  from (
    select d.*, t.bedrooms,
      round((case t.bedrooms when 0 then 26 when 1 then 38 when 2 then 68 when 3 then 125 when 4 then 210 else 300 end * (0.8 + d.b * 0.6))::numeric, 2) as size,
      (70000 + 190000 * exp(-sqrt((p.latitude - 13.737) ^ 2 + (p.longitude - 100.560) ^ 2) * 111 / 5)) * (0.7 + d.c * 0.7) as per_sqm,
      case when d.a < 0.45 then 'rent' when d.a < 0.75 then 'sell' else 'rent_sell' end as listing_type,
      case when d.e < 0.66 then 'available' when d.e < 0.75 then 'rented' when d.e < 0.81 then 'sold' when d.e < 0.83 then 'sell_with_tenant'
        else (array['pending', 'confirmed', 'interested', 'follow_up', 'visited', 'not_interested', 'off_market', 'wrong_contact', 'unable_to_reach'])
          [1 + floor(d.h * 9)::int] end as status
    from drawn d
    join projects p on p.id = d.project_id
    cross join lateral (select case when d.door < 0.13 then 0 when d.door < 0.58 then 1 when d.door < 0.86 then 2
      when d.door < 0.955 then 3 when d.door < 0.99 then 4 when d.door < 0.997 then 5 else 6 end as bedrooms) t
  ) d
) d
order by n;

insert into unit_images
select u.id, n, md5((u.id::bigint * 13 % 19980 + n + 1)::text) from units u cross join generate_series(0, 5) n where n < 2 + u.id % 5;

update projects p set public_json = d.public_json from projects_as_json d where d.id = p.id;
insert into public_unit_json select unit_id, public_json_start from units_as_json;
