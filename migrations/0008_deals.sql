-- Deals, with the columns that the dashboard needs to count open ones.

create table deals (
  id integer generated always as identity primary key,
  contact_id integer not null references contacts,
  unit_id integer references units,
  deal_name text not null check (length(deal_name) between 1 and 200),
  value integer not null check (value between 0 and 2000000000),
  stage text not null default 'leadin'
    constraint deals_stage check (stage in
      ('leadin', 'prospect', 'qualified', 'sendoption', 'revise', 'viewingschedule', 'viewing',
       'viewing_scheduled', 'onhold', 'negotiation', 'proposal', 'contract', 'ownershiptransfer',
       'won', 'closed_won', 'lost', 'closed_lost')),
  probability integer not null default 10 check (probability between 0 and 100),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index deals_contact on deals (contact_id);
create index deals_unit on deals (unit_id);
create index deals_open on deals (stage) where deleted_at is null;
