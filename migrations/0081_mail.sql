-- What a message is as an e-mail. A sent one has its row, and so its Message-ID, before it is sent.
create table inbox_mail (
  message_id integer primary key references inbox_messages on delete cascade,
  -- The Message-ID without its brackets.
  mail_id text not null check (length(mail_id) between 1 and 500),
  reference_ids text[] not null default '{}',
  subject text not null default '',
  -- Who sent it to us, or whom it is sent to.
  address text not null,
  -- Of a received one: its text with everything it quotes, and its sanitized HTML.
  whole_text text,
  html text,
  outside_pictures integer not null default 0 check (outside_pictures >= 0)
);
create unique index inbox_mail_id on inbox_mail (mail_id);
