-- Filters of the staff's lists that somebody keeps under a name, for themselves.
create table saved_filters (
  id integer generated always as identity primary key,
  user_id integer not null references staff_users on delete cascade,
  list text not null
    constraint saved_filters_list check (list in ('search', 'listings', 'properties')),
  name text not null check (length(name) between 1 and 60),
  -- the list's parameters, as its address has them
  query text not null check (length(query) <= 2000),
  created_at timestamptz not null default now()
);
create unique index saved_filters_name on saved_filters (user_id, list, lower(name));
