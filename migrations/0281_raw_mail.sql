-- E-mails as they came, for as long as they are kept (MAIL_KEEP_DAYS): whatever was read wrongly can be read again.
create table inbox_raw_mail (
  message_id integer primary key references inbox_messages on delete cascade,
  bytes bytea not null,
  keep_until timestamptz not null
);
create index inbox_raw_mail_keep_until on inbox_raw_mail (keep_until);
