-- How far each mailbox has been read. UIDs count on while `uid_validity` stays.
create table inbox_mailboxes (
  name text primary key,
  uid_validity bigint not null,
  last_uid bigint not null,
  looked_at timestamptz not null,
  -- Why it cannot be read right now: the code and values of a refusal.
  why jsonb
);

-- E-mails whose reading has begun and not ended, and those that were given up.
create table inbox_unread_mail (
  mailbox text not null,
  uid_validity bigint not null,
  uid bigint not null,
  tries integer not null default 1,
  why text,
  given_up_at timestamptz,
  primary key (mailbox, uid_validity, uid)
);
