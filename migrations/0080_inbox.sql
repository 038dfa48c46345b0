-- Conversations: who wrote last, what became of each message, and what is attached.

alter table inbox_threads
  add column subject text,
  add column last_from_customer boolean not null default true,
  add column last_sent_by_id integer;

-- `why` is the code and values of a refusal: why a message was not sent, or why that is not known.
alter table inbox_messages
  add column state text not null default 'received'
    constraint inbox_messages_state check (state in
      ('received', 'recorded', 'queued', 'sending', 'sent', 'failed', 'unsure')),
  add column why jsonb,
  add column is_automatic boolean not null default false;
update inbox_messages set state = 'recorded' where not is_from_customer;

-- A conversation is purged with its messages.
alter table inbox_messages
  drop constraint inbox_messages_thread_id_fkey,
  add constraint inbox_messages_thread_id_fkey
    foreign key (thread_id) references inbox_threads on delete cascade;
alter table inquiries
  drop constraint inquiries_message_id_fkey,
  add constraint inquiries_message_id_fkey
    foreign key (message_id) references inbox_messages on delete set null;

create index inbox_messages_unread on inbox_messages (thread_id)
  where is_from_customer and read_at is null;
create index inbox_messages_words on inbox_messages using gin (content gin_trgm_ops);

-- Files of messages; without a message until one is written with them.
create table inbox_attachments (
  id integer generated always as identity primary key,
  message_id integer references inbox_messages on delete cascade,
  name text not null check (length(name) between 1 and 255),
  type text not null
    constraint inbox_attachments_type check (type in (
      'image/jpeg', 'image/webp', 'application/pdf',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')),
  size integer not null check (size >= 0),
  uploaded_by_id integer references staff_users,
  created_at timestamptz not null default now()
);
create index inbox_attachments_message on inbox_attachments (message_id);
create index inbox_attachments_uploaded_by on inbox_attachments (uploaded_by_id);
create index inbox_attachments_unused on inbox_attachments (created_at) where message_id is null;

-- Apart, so that no list reads them. Their bytes are compressed already.
create table inbox_attachment_bytes (
  attachment_id integer primary key references inbox_attachments on delete cascade,
  bytes bytea not null
);
alter table inbox_attachment_bytes alter column bytes set storage external;
