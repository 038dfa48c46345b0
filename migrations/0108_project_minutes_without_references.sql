-- A project has a row for each of 195 stations, all written by refresh_project_minutes alone, out of the very
-- tables that its references led to: checking them took more than half of the time. Projects are never
-- taken out of their table, and when stations are, all minutes are worked out anew.
alter table project_minutes
  drop constraint project_minutes_project_id_fkey,
  drop constraint project_minutes_station_id_fkey;

-- Two hundred projects' ways to all stations are sorted at once.
alter function refresh_project_minutes(integer[]) set work_mem = '32MB';
