-- Element n of each list is of the station with id n, of which there are ids without gaps. A row for each
-- project and station was a million rows for every 5,000 projects; writing them took longer than all else.
drop table project_minutes;
drop function refresh_project_minutes(integer[]);

-- A project's minutes to each station, door to platform: walking to a station within 1 km and the train
-- from there, or walking all the way where that is not longer. Whole minutes, each part rounded up; what
-- is not on the train is walked.
create table project_minutes (
  project_id integer primary key references projects on delete cascade,
  total smallint[] not null,
  train smallint[] not null,
  transfers smallint[] not null
);

-- The next start loads data/ again, and with it the minutes of every project.
delete from reference_data;
