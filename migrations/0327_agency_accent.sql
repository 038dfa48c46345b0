-- The colour of links and marks on what is made for clients: pages, PDFs and e-mails.
alter table agency
  add column accent text not null default 'teal'
    constraint agency_accent check (accent in ('teal', 'blue', 'plum'));
