-- Roads that pass a project within the reach of a search along them (ROAD_RADIUS in city/places/rules/place.ts). The
-- next start finds those of every project.
create table project_roads (
  project_id integer not null references projects on delete cascade,
  road_id integer not null references roads,
  -- To the nearest point of its known course.
  walking_distance integer not null check (walking_distance >= 0),
  walking_time integer not null,
  primary key (project_id, road_id)
);
create index project_roads_road on project_roads (road_id, project_id);
