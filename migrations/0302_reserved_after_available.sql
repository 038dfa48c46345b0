-- Visitors read the newest homes that are available first, then the reserved ones.
create index units_available_first on units ((status <> 'available'), id desc) where deleted_at is null;
