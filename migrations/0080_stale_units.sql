-- The units that wait longest to be confirmed are read from the front of this.
create index units_unconfirmed on units ((coalesce(availability_date, created_at)), id)
  where deleted_at is null and status = 'available';
