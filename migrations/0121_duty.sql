-- Who gets the inquiries of visitors: who is on duty, and when.

create table inquiry_settings (
  only_row boolean primary key default true check (only_row),
  -- [{day, from, to}]: day 1 is Monday; a day without hours is closed. Times are HH:MM in Bangkok.
  hours jsonb not null,
  closed_on_holidays boolean not null default true,
  -- days on which the agency is closed besides
  days_off date[] not null default '{}',
  -- counts the inquiries given in turn
  turn integer not null default 0,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
insert into inquiry_settings (hours)
select jsonb_agg(jsonb_build_object('day', day, 'from', '09:00', 'to', '19:00') order by day)
from generate_series(1, 6) as day;

create table duty_people (
  user_id integer primary key references staff_users on delete cascade,
  place integer not null,
  -- the turn in which this person got the last inquiry
  last_turn integer not null default 0
);

create table public_holidays (
  id integer primary key,
  date date not null unique,
  name text not null,
  name_th text not null
);

alter table inquiries add column assigned_to_id integer references staff_users;
create index inquiries_assigned_to on inquiries (assigned_to_id);

-- When a customer's message was given to whose it is, and they were told.
alter table inbox_messages add column handed_over_at timestamptz;

-- For the times of first answers.
create index inbox_messages_answers on inbox_messages (sent_at) where not is_from_customer;
create index inbox_threads_created on inbox_threads (created_at);
