-- Whom homes are sent to and how, and what the readers of their page did there.

alter table sends
  -- erased with the contact, as everything below it
  add column contact_id integer references contacts on delete cascade,
  -- makes the keys by which the page names its homes instead of their ids: never shown
  add column home_secret uuid not null default gen_random_uuid();
create index sends_by_contact on sends (contact_id, id desc);

-- How the message with the page's address left: `message_id` is its copy in the conversation.
create table send_deliveries (
  id integer generated always as identity primary key,
  send_id integer not null references sends on delete cascade,
  by text not null
    constraint send_deliveries_by check (by in ('line', 'whatsapp', 'email', 'link', 'pdf')),
  message_id integer references inbox_messages on delete set null,
  delivered_by_id integer not null references staff_users,
  created_at timestamptz not null
);
create index send_deliveries_send on send_deliveries (send_id, id desc);
create index send_deliveries_message on send_deliveries (message_id);
create index send_deliveries_delivered_by on send_deliveries (delivered_by_id);

-- What readers did within one visit: no address, no device, no cookie. Units without foreign keys, as
-- in sends.unit_ids.
create table send_visits (
  id integer generated always as identity primary key,
  send_id integer not null references sends on delete cascade,
  started_at timestamptz not null,
  last_at timestamptz not null,
  pressed integer[] not null default '{}' check (cardinality(pressed) <= 100),
  liked integer[] not null default '{}' check (cardinality(liked) <= 100),
  declined integer[] not null default '{}' check (cardinality(declined) <= 100),
  asked integer[] not null default '{}' check (cardinality(asked) <= 100),
  -- what they wrote with the homes that they ask to see
  said text check (length(said) <= 4000),
  message_id integer references inbox_messages on delete set null,
  activity_id integer references activities on delete set null
);
create index send_visits_send on send_visits (send_id, id desc);
create index send_visits_message on send_visits (message_id);
create index send_visits_activity on send_visits (activity_id);

-- What readers think of a home now.
create table send_reactions (
  send_id integer not null references sends on delete cascade,
  unit_id integer not null,
  opinion text constraint send_reactions_opinion check (opinion in ('liked', 'declined')),
  asked_at timestamptz,
  primary key (send_id, unit_id)
);
