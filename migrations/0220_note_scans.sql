-- Photographed notes: a draft of whoever took the picture, until it is added to a deal or a contact.

create table note_scans (
  id integer generated always as identity primary key,
  created_by_id integer not null references staff_users,
  -- what it was opened from; a draft goes with it
  deal_id integer references deals on delete cascade,
  contact_id integer references contacts on delete cascade,
  file_name text not null check (length(file_name) between 1 and 255),
  state text not null default 'waiting'
    constraint note_scans_state check (state in ('waiting', 'reading', 'read', 'failed', 'added')),
  job_id uuid not null unique,
  -- which of the readers has it, and how often one began
  slot smallint,
  tries smallint not null default 0,
  -- quarter turns that a person asked for
  quarters smallint check (quarters between 0 and 270),
  done integer not null default 0,
  total integer,
  refusal jsonb,
  -- how it was read: by what, how the picture was turned, and its size after that
  by text,
  turned smallint not null default 0,
  angle real not null default 0,
  width integer,
  height integer,
  is_print boolean not null default false,
  lines jsonb not null default '[]',
  -- what a person made of it and has not added yet
  texts jsonb,
  choice jsonb,
  -- what was added
  activity_id integer references activities on delete cascade,
  added jsonb,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((state = 'added') = (activity_id is not null))
);
create index note_scans_waiting on note_scans (id) where state in ('waiting', 'reading');
create index note_scans_drafts on note_scans (updated_at) where state <> 'added';
create index note_scans_created_by on note_scans (created_by_id, id desc);
create index note_scans_deal on note_scans (deal_id);
create index note_scans_contact on note_scans (contact_id);
create index note_scans_activity on note_scans (activity_id);

-- Apart, so that no list reads them. Their bytes are compressed already.
create table note_scan_pictures (
  scan_id integer not null references note_scans on delete cascade,
  kind text not null constraint note_scan_pictures_kind check (kind in ('original', 'cleaned')),
  type text not null constraint note_scan_pictures_type check (type in ('image/jpeg', 'image/webp')),
  bytes bytea not null,
  primary key (scan_id, kind)
);
alter table note_scan_pictures alter column bytes set storage external;
