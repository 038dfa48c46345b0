-- Numbers of houses on a road whose place is known: between them are the others of their side.

create table house_numbers (
  id integer primary key,
  road_id integer not null references roads,
  number integer not null check (number > 0),
  -- where numbers count anew in each district: the one they count in
  district_id integer references districts,
  latitude double precision not null,
  longitude double precision not null
);
create index house_numbers_road on house_numbers (road_id);
create index house_numbers_district on house_numbers (district_id) where district_id is not null;
