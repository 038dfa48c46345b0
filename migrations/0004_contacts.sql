-- Owners, agents and leads, and their phone numbers, e-mail addresses and handles.

create table contacts (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  email text check (length(email) <= 254),
  -- as typed; contact_identities has the normalised form
  phone text check (length(phone) <= 60),
  country_code text check (length(country_code) <= 5),
  whatsapp text check (length(whatsapp) <= 100),
  line text check (length(line) <= 100),
  facebook text check (length(facebook) <= 200),
  wechat text check (length(wechat) <= 100),
  contact_type text not null default 'lead'
    constraint contacts_contact_type check (contact_type in ('lead', 'owner', 'agent')),
  company text check (length(company) <= 200),
  job_title text check (length(job_title) <= 200),
  location text check (length(location) <= 200),
  notes text check (length(notes) <= 10000),
  status text not null default 'new'
    constraint contacts_status check (status in ('new', 'contacted', 'qualified', 'closed')),
  source text not null
    constraint contacts_source check (source in ('website', 'property_listing', 'admin_panel', 'import', 'inbox')),
  contact_method text
    constraint contacts_contact_method check (contact_method in ('email', 'phone', 'whatsapp', 'line')),
  requirements text check (length(requirements) <= 10000),
  -- the searchable text in lower case: see src/contacts/search-words.ts
  words text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
-- Not partial: while the table is new, the planner would scan a whole partial index to find one row, and connections
-- cache the plans of prepared statements (src/db/planned.ts).
create index contacts_type on contacts (contact_type, id desc);
create index contacts_words on contacts using gin (words gin_trgm_ops);
-- For the trash.
create index contacts_deleted on contacts (deleted_at desc, id desc) where deleted_at is not null;

-- A phone in E.164, an e-mail address in lower case, or a channel's handle. Not unique: couples share phones.
create table contact_identities (
  contact_id integer not null references contacts on delete cascade,
  kind text not null
    constraint contact_identities_kind check (kind in
      ('phone', 'email', 'whatsapp', 'line', 'instagram', 'facebook', 'wechat')),
  value text not null check (length(value) between 1 and 600),
  primary key (contact_id, kind, value)
);
create index contact_identities_value on contact_identities (kind, value, contact_id);
