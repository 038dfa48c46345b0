-- What undoing an entry needs besides its changes: null where the changes are enough, or nothing can be undone.
alter table audit add column undo jsonb;

-- The entries that were undone, each once. The log is append-only, so that none of them goes.
create table undone (
  audit_id bigint primary key,
  at timestamptz not null
);
