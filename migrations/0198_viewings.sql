-- Viewings: an appointment to see one home or several, one after another, with what was thought of each.

create table viewings (
  id integer generated always as identity primary key,
  -- the viewings of a contact are purged with them
  contact_id integer not null references contacts on delete cascade,
  deal_id integer references deals,
  -- whoever goes
  agent_id integer not null references staff_users,
  -- from the first home to the end of the last one
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null default 'planned'
    constraint viewings_state check (state in ('planned', 'done', 'missed', 'cancelled')),
  note text check (length(note) <= 10000),
  -- of the page on which the client answers, once it was asked for
  token text unique check (length(token) = 22),
  token_ends_at timestamptz,
  language text not null default 'en' constraint viewings_language check (language in ('en', 'th')),
  -- the start that whoever goes was told of
  soon_told_for timestamptz,
  created_by_id integer references staff_users,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_at > starts_at),
  check ((token is null) = (token_ends_at is null))
);
create index viewings_agent on viewings (agent_id, starts_at, id);
create index viewings_contact on viewings (contact_id, starts_at, id);
create index viewings_deal on viewings (deal_id, starts_at, id);
create index viewings_starts on viewings (starts_at, id);
create index viewings_created_by on viewings (created_by_id);

create table viewing_homes (
  viewing_id integer not null references viewings on delete cascade,
  unit_id integer not null references units,
  starts_at timestamptz not null,
  minutes integer not null check (minutes between 5 and 480),
  primary key (viewing_id, unit_id)
);
create index viewing_homes_unit on viewing_homes (unit_id, starts_at);

create table viewing_answers (
  viewing_id integer not null,
  unit_id integer not null,
  given_by text not null constraint viewing_answers_given_by check (given_by in ('client', 'agent')),
  answer text not null
    constraint viewing_answers_answer check (answer in ('liked', 'too_dear', 'too_far', 'other')),
  words text check (length(words) <= 1000),
  -- the member of staff who wrote it down
  answered_by_id integer references staff_users,
  answered_at timestamptz not null,
  primary key (viewing_id, unit_id, given_by),
  foreign key (viewing_id, unit_id) references viewing_homes on delete cascade,
  check ((given_by = 'client') = (answered_by_id is null))
);
create index viewing_answers_unit on viewing_answers (unit_id);
create index viewing_answers_answered_by on viewing_answers (answered_by_id);

alter table activities add column viewing_id integer references viewings on delete cascade;
create index activities_viewing on activities (viewing_id);
