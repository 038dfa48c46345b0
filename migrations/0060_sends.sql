-- Homes that staff send to a person, on a page of their own (/s/{token}).

create table sends (
  id integer generated always as identity primary key,
  -- 128 random bits; stored as they are, because staff copy the address again (docs/decisions/094)
  token text not null unique check (length(token) = 22),
  sent_by_id integer not null references staff_users,
  -- how it is sent: the app or the form
  by text not null constraint sends_by check (by in ('line', 'whatsapp', 'email', 'link', 'pdf')),
  language text not null constraint sends_language check (language in ('en', 'th')),
  -- the message, without the address of the page
  text text not null check (length(text) <= 5000),
  show_unit_numbers boolean not null,
  show_project_names boolean not null,
  -- in the order of the page; a home that is purged meanwhile stays on it as no longer offered
  unit_ids integer[] not null check (cardinality(unit_ids) between 1 and 10),
  created_at timestamptz not null,
  ends_at timestamptz not null,
  taken_back_at timestamptz
);
create index sends_by_sender on sends (sent_by_id, id desc);
