-- Who works here, what they may do, and what they did.

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

-- The cookie holds the token; only its SHA-256 is stored.
create table sessions (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id integer not null references staff_users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expires on sessions (expires_at);

create table settings (
  only_row boolean primary key default true check (only_row),
  dashboard_access text not null default 'admins'
    constraint settings_dashboard_access check (dashboard_access in ('admins', 'managers', 'staff')),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
insert into settings default values;

-- Counts of attempts, shared by every process; rows live for minutes, so they skip the log.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

-- One number that grows with every change a visitor could see.
create table catalogue (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 1
);
insert into catalogue default values;

-- Every write by a person. changes: {field: [before, after]}, never secrets.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  action text not null
    constraint audit_action check (action in
      ('create', 'update', 'delete', 'restore', 'import', 'sign_in', 'sign_out')),
  subject text not null check (length(subject) between 1 and 40),
  subject_id integer,
  actor_id integer references staff_users,
  actor_name text not null,
  changes jsonb not null default '{}',
  request_id text
);
create index audit_subject on audit (subject, subject_id, id desc);
create index audit_actor on audit (actor_id, id desc);

create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end
$$;
create trigger audit_append_only before update or delete on audit
  for each row execute function audit_is_append_only();
create trigger audit_no_truncate before truncate on audit
  for each statement execute function audit_is_append_only();
