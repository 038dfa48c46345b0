-- How far from a project a place is near is a constant of the product: a start with a wider one must not fail.
alter table project_stations
  drop constraint project_stations_walking_distance_check, add check (walking_distance >= 0);
alter table project_parks
  drop constraint project_parks_walking_distance_check, add check (walking_distance >= 0);
alter table project_malls
  drop constraint project_malls_walking_distance_check, add check (walking_distance >= 0);
alter table project_schools
  drop constraint project_schools_walking_distance_check, add check (walking_distance >= 0);
