-- Staff users, their sessions and settings, and the audit log.

create extension if not exists pg_trgm;

create table staff_users (
  id integer generated always as identity primary key,
  username text not null check (length(username) between 1 and 60),
  password_hash text not null,
  email text check (length(email) <= 254),
  first_name text check (length(first_name) <= 100),
  last_name text check (length(last_name) <= 100),
  role text not null default 'user'
    constraint staff_users_role check (role in ('admin', 'manager', 'agent', 'user')),
  can_delete_units boolean not null default false,
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index staff_users_username on staff_users (lower(username)) where deleted_at is null;
-- For the trash.
create index staff_users_deleted on staff_users (deleted_at desc, id desc) where deleted_at is not null;

-- The cookie holds the token; only its SHA-256 is stored.
create table sessions (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id integer not null references staff_users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expires on sessions (expires_at);

-- Filters of staff lists that a user saved under a name.
create table saved_filters (
  id integer generated always as identity primary key,
  user_id integer not null references staff_users on delete cascade,
  list text not null
    constraint saved_filters_list check (list in ('search', 'listings', 'properties')),
  name text not null check (length(name) between 1 and 60),
  -- the list's query parameters, as in its URL
  query text not null check (length(query) <= 2000),
  created_at timestamptz not null default now()
);
create unique index saved_filters_name on saved_filters (user_id, list, lower(name));

create table settings (
  only_row boolean primary key default true check (only_row),
  dashboard_access text not null default 'admins'
    constraint settings_dashboard_access check (dashboard_access in ('admins', 'managers', 'staff')),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
insert into settings default values;

-- Rate limit counters, shared by all processes. Unlogged, because rows live for minutes only.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

-- The catalogue version, which rises with every change that visitors can see.
create table catalogue (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 1
);
insert into catalogue default values;

-- Every write by a user. `changes` is {field: [before, after]}, without secrets. Append-only: see
-- src/db/sql/audit_is_append_only.sql.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  action text not null
    constraint audit_action check (action in
      ('create', 'update', 'delete', 'restore', 'import', 'retry', 'purge',
       'sign_in', 'sign_in_failed', 'sign_out')),
  subject text not null check (length(subject) between 1 and 40),
  subject_id integer,
  -- the record's name at that time, and its version after this write
  subject_name text,
  version integer,
  actor_id integer references staff_users,
  actor_name text not null,
  changes jsonb not null default '{}',
  request_id text
);
create index audit_subject on audit (subject, subject_id, id desc);
create index audit_actor on audit (actor_id, id desc);
-- For the writes of a record since a given version.
create index audit_versions on audit (subject, subject_id, version desc nulls last, id desc)
  where action not in ('sign_in', 'sign_in_failed', 'sign_out');
-- For the filters of the audit log.
create index audit_action on audit (action, id desc);
create index audit_at on audit (at, id);
create index audit_names on audit
  using gin ((' ' || actor_name || ' ' || coalesce(subject_name, '')) gin_trgm_ops);
