-- Conversations, website submissions, and the timeline of contacts.

create table inbox_threads (
  id integer generated always as identity primary key,
  channel text not null
    constraint inbox_threads_channel check (channel in
      ('whatsapp', 'line', 'instagram', 'facebook', 'email', 'website')),
  handle text not null check (length(handle) between 1 and 600),
  name text not null,
  contact_id integer references contacts,
  assigned_to_id integer references staff_users,
  status text not null default 'open'
    constraint inbox_threads_status check (status in ('open', 'archived')),
  priority text not null default 'normal'
    constraint inbox_threads_priority check (priority in ('normal', 'important')),
  tags text[] not null default '{}',
  last_message text not null default '',
  last_message_at timestamptz not null default now(),
  unread_count integer not null default 0 check (unread_count >= 0),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index inbox_threads_handle on inbox_threads (channel, handle) where deleted_at is null;
-- Not partial, for the reason given in 0004_contacts.sql.
create index inbox_threads_recent on inbox_threads (last_message_at desc, id desc);
create index inbox_threads_contact on inbox_threads (contact_id);
create index inbox_threads_assigned on inbox_threads (assigned_to_id);

create table inbox_messages (
  id integer generated always as identity primary key,
  thread_id integer not null references inbox_threads,
  channel text not null
    constraint inbox_messages_channel check (channel in
      ('whatsapp', 'line', 'instagram', 'facebook', 'email', 'website')),
  contact_id integer references contacts,
  sender_name text not null,
  sender_handle text not null,
  sender_avatar text,
  content text not null,
  is_from_customer boolean not null,
  sent_by_id integer references staff_users,
  sent_at timestamptz not null default now(),
  read_at timestamptz
);
create index inbox_messages_thread on inbox_messages (thread_id, id desc);
create index inbox_messages_contact on inbox_messages (contact_id);
create index inbox_messages_sent_by on inbox_messages (sent_by_id);

-- Submissions of the website's forms, unchanged.
create table inquiries (
  id integer generated always as identity primary key,
  kind text not null constraint inquiries_kind check (kind in ('contact', 'unit')),
  contact_id integer not null references contacts,
  unit_id integer references units,
  message_id integer references inbox_messages,
  name text not null,
  email text,
  phone text,
  line_id text,
  is_whatsapp boolean,
  property_details text,
  contact_method text
    constraint inquiries_contact_method check (contact_method in ('email', 'phone', 'whatsapp', 'line')),
  requirements text,
  created_at timestamptz not null default now()
);
create index inquiries_contact on inquiries (contact_id, id desc);
create index inquiries_unit on inquiries (unit_id);
create index inquiries_message on inquiries (message_id);

-- Entries of a contact's timeline. `duration` is in minutes.
create table activities (
  id integer generated always as identity primary key,
  type text not null
    constraint activities_type check (type in
      ('email', 'call', 'meeting', 'note', 'task', 'page_view', 'form_submit', 'chat', 'change')),
  contact_id integer references contacts,
  unit_id integer references units,
  title text not null,
  description text,
  performed_by text not null,
  performed_by_id integer references staff_users,
  "timestamp" timestamptz not null default now(),
  due_date date,
  status text,
  duration integer check (duration >= 0),
  metadata jsonb not null default '{}'
);
create index activities_contact on activities (contact_id, id desc);
create index activities_unit on activities (unit_id, id desc);
create index activities_performed_by on activities (performed_by_id);
