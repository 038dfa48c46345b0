-- Checks of imports as jobs, and keys by which a repeated request is recognised.

alter table imports drop constraint imports_state,
  add constraint imports_state check
    (state in ('checking', 'checked', 'running', 'done', 'failed', 'cancelled', 'undone')),
  -- the number of the header's row, where the check begins
  add column header_row integer not null default 0,
  -- why the check refused the file: a code and its params
  add column refusal jsonb;
create index imports_waiting on imports (checked_by) where state in ('checking', 'checked');

-- The content of files that are being checked, in parts; any process can read it.
create table import_files (
  import_id integer not null references imports on delete cascade,
  part integer not null,
  bytes bytea not null,
  primary key (import_id, part)
);
alter table import_files alter column bytes set storage external;

-- The responses to requests that create or send, by the key that their client chose.
create table idempotency_keys (
  -- the user's id, or `visitor`
  person text not null,
  key uuid not null,
  -- of the method, the path and the input
  request_hash text not null,
  status integer not null,
  body text not null,
  created_at timestamptz not null,
  primary key (person, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);
