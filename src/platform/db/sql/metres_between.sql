-- Great-circle distance between two points in whole metres (haversine, radius 6,371,000 m).
create or replace function metres_between(
  latitude1 double precision, longitude1 double precision, latitude2 double precision, longitude2 double precision
) returns integer language sql immutable parallel safe as
$$ select round(2 * 6371000 * asin(least(1, sqrt(
  sin(radians(latitude2 - latitude1) / 2) ^ 2
  + cos(radians(latitude1)) * cos(radians(latitude2)) * sin(radians(longitude2 - longitude1) / 2) ^ 2
))))::integer $$;
