-- The private address of each user's calendar. The token is kept as it is, because its owner is shown the address
-- again: docs/decisions/181-a-private-calendar-address.md
create table calendar_feeds (
  user_id integer primary key references staff_users on delete cascade,
  token text not null unique check (length(token) = 43),
  created_at timestamptz not null
);
