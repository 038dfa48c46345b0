-- What staff are told, by which way, and on which devices.

-- One row for each person and thing: an unread one is renewed when the thing happens again. `details` has the
-- values of its sentence; its subject may be purged meanwhile.
create table notifications (
  id integer generated always as identity primary key,
  user_id integer not null references staff_users on delete cascade,
  kind text not null
    constraint notifications_kind check (kind in ('inquiry', 'message', 'untaken', 'assigned', 'confirm')),
  subject text not null
    constraint notifications_subject check (subject in ('thread', 'contact', 'units')),
  subject_id integer not null,
  details jsonb not null,
  -- whether the bell lists it
  is_listed boolean not null,
  created_at timestamptz not null,
  read_at timestamptz
);
create unique index notifications_unread on notifications (user_id, kind, subject, subject_id)
  where read_at is null;
create index notifications_listed on notifications (user_id, created_at desc, id desc) where is_listed;
create index notifications_subject on notifications (subject, subject_id) where read_at is null;
create index notifications_created_at on notifications (created_at);

-- Who has no row has the defaults: src/notifications/rules/notification-settings.ts
create table notification_settings (
  user_id integer primary key references staff_users on delete cascade,
  -- {kind: {bell, browser, email}}
  choices jsonb not null,
  is_quiet boolean not null,
  -- HH:MM in Bangkok
  quiet_from text not null check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  quiet_to text not null check (quiet_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  quiet_days text not null
    constraint notification_settings_quiet_days check (quiet_days in ('every_day', 'weekdays', 'weekends')),
  version integer not null default 1,
  updated_at timestamptz not null
);

-- Browsers that receive pushes, as long as their session lives.
create table push_subscriptions (
  id integer generated always as identity primary key,
  user_id integer not null references staff_users on delete cascade,
  session_hash bytea not null references sessions on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 2000),
  p256dh text not null check (length(p256dh) <= 200),
  auth text not null check (length(auth) <= 100),
  -- `Chrome on Windows`
  name text not null check (length(name) <= 100),
  -- why the last push was given up: a code and its params
  failure jsonb,
  created_at timestamptz not null
);
create index push_subscriptions_user on push_subscriptions (user_id);
create index push_subscriptions_session on push_subscriptions (session_hash);

-- The VAPID keys, made at the first start. All processes need the same, and browsers subscribe to them.
create table push_keys (
  only_row boolean primary key default true check (only_row),
  public_key text not null,
  private_key text not null
);
