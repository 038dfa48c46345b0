-- What the staff's lists search and sort by.
create index units_number_words on units using gin (unit_number gin_trgm_ops) where deleted_at is null;
create index unit_images_first on unit_images (unit_id) where position = 0;
create index projects_name on projects (name) where deleted_at is null;
create index projects_far on projects (distance_to_station desc nulls last) where deleted_at is null;
