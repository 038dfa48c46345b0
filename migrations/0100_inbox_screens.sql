-- What the screens of the inbox show: messages that were not sent, reports of mail servers, and answers that are used
-- again and again.

create index inbox_messages_unsent on inbox_messages (thread_id) where state in ('failed', 'unsure');

-- A report of a mail server that one of ours did not arrive; it is automatic too.
alter table inbox_messages add column is_bounce boolean not null default false;

-- Without an owner it is the agency's.
create table canned_answers (
  id integer generated always as identity primary key,
  owner_id integer references staff_users,
  title text not null check (length(title) between 1 and 80),
  content text not null check (length(content) between 1 and 5000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index canned_answers_owner on canned_answers (owner_id);
