-- A road is long: where it runs, and which stretch of it lies in which subdistrict.

alter table roads
  -- points along the road as (longitude, latitude), from the end nearer the old city
  add column course path;

create table road_stretches (
  id integer primary key,
  road_id integer not null references roads,
  subdistrict_id integer not null references subdistricts,
  -- the middle of the road within the subdistrict
  latitude double precision not null,
  longitude double precision not null,
  -- how many points of the road are known strictly inside
  points integer not null,
  unique (road_id, subdistrict_id) deferrable initially deferred
);
create index road_stretches_subdistrict on road_stretches (subdistrict_id);

-- What people call a part of the city that is neither a district nor a subdistrict.
create table neighbourhoods (
  id integer primary key,
  name text not null,
  name_th text not null,
  aliases text[] not null default '{}',
  latitude double precision not null,
  longitude double precision not null
);
