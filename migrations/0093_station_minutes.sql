-- How long the trains take, from station to station: worked out of data/ whenever it is loaded. Seconds.
create table station_minutes (
  from_station_id integer not null references stations,
  to_station_id integer not null references stations,
  -- riding, and at each change the walk and the wait for the next train
  seconds integer not null check (seconds >= 0),
  transfers smallint not null check (transfers >= 0),
  -- for who comes from outside: with the wait for the first train, wherever in the station it stops
  whole_seconds integer not null check (whole_seconds >= 0),
  whole_transfers smallint not null check (whole_transfers >= 0),
  primary key (from_station_id, to_station_id)
);
