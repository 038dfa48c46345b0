-- What a model is asked in the background, for a day; gone at once when whoever asked stops it. It takes the place of
-- the texts that were rewritten, which are a day old at most.

drop table rewrites;
create table model_answers (
  id uuid primary key,
  -- the name of the job's task
  task text not null,
  created_by_id integer not null references staff_users,
  input jsonb not null check (pg_column_size(input) <= 200000),
  -- letters of the answer so far
  letters integer not null default 0,
  started_at timestamptz,
  result jsonb,
  created_at timestamptz not null default now()
);
create index model_answers_created_at on model_answers (created_at);
create index model_answers_created_by on model_answers (created_by_id);
