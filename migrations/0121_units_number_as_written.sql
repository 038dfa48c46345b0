-- With the number as it is written: one or two figures that somebody types, which no trigram holds, are
-- looked for in this index alone and not in whole rows.
drop index units_number;
create unique index units_number on units (project_id, lower(unit_number)) include (unit_number)
where deleted_at is null;
