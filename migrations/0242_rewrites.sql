-- Texts that a model rewrites in the background, for a day; gone at once when their writer stops.

create table rewrites (
  id uuid primary key,
  created_by_id integer not null references staff_users,
  text text not null check (length(text) <= 10000),
  -- letters of the answer so far
  letters integer not null default 0,
  started_at timestamptz,
  -- Rewritten of writing/rules/rewrite.ts
  result jsonb,
  created_at timestamptz not null default now()
);
create index rewrites_created_at on rewrites (created_at);
create index rewrites_created_by on rewrites (created_by_id);
