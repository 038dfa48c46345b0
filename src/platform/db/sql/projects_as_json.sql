-- Computes projects.public_json: the public fields of a project as compact JSON text, its keys in reading order.
-- Lists have the nearest entry first.
create view projects_as_json as
select p.id, ascii_json(row_to_json(d)::text) as public_json
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
    (select t.name from districts t where t.id = p.district_id) as district,
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
