-- What nobody planned is counted and listed on every visit of the Tasks tab.
create index units_rent_ends on units (rented_until, id)
  where deleted_at is null and status in ('rented', 'sell_with_tenant');
create index inbox_threads_unanswered on inbox_threads (last_message_at, id)
  where deleted_at is null and status = 'open' and last_from_customer;
create index tasks_open_of_unit on tasks (unit_id) where deleted_at is null and status <> 'completed';
