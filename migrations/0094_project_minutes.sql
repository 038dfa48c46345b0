-- A project's minutes to each station, door to platform: walking to a station within 1 km and the train
-- from there, or walking all the way where that is not longer. Whole minutes, each part rounded up.
create table project_minutes (
  project_id integer not null references projects on delete cascade,
  station_id integer not null references stations,
  total smallint not null,
  walk smallint not null,
  train smallint not null,
  transfers smallint not null,
  primary key (project_id, station_id)
);
create index project_minutes_total on project_minutes (station_id, total, project_id);

-- Brings the minutes of these projects up to date, after their place, what is near it or the railway's times
-- changed.
create function refresh_project_minutes(ids integer[]) returns void language sql as $$
  delete from project_minutes where project_id = any(ids);
  insert into project_minutes (project_id, station_id, total, walk, train, transfers)
  select distinct on (project_id, station_id) project_id, station_id, walk + train, walk, train, transfers
  from (
    select p.id as project_id, s.id as station_id,
      ceil(metres_between(p.latitude, p.longitude, s.latitude, s.longitude) / 80.0)::integer as walk,
      0 as train, 0 as transfers
    from projects p cross join stations s
    where p.id = any(ids) and p.latitude is not null
    union all
    select n.project_id, m.to_station_id, n.walking_time, ceil(m.whole_seconds / 60.0)::integer, m.whole_transfers
    from project_stations n
    join station_minutes m on m.from_station_id = n.station_id and m.to_station_id <> n.station_id
    where n.project_id = any(ids)
  ) ways
  order by project_id, station_id, walk + train, train, transfers;
$$;
