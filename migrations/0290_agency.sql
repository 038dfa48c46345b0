-- What clients read of the agency and how they reach it. Null was never saved: then the environment's value holds, where
-- there is one. Empty was cleared.
create table agency (
  only_row boolean primary key default true check (only_row),
  name text,
  name_th text,
  logo_hash text constraint agency_logo references images,
  phone text,
  second_phone text,
  line text,
  whatsapp text,
  email text,
  address text,
  address_th text,
  hours jsonb not null default '[]',
  closed_on_holidays boolean not null default false,
  licence text,
  company_number text,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create index agency_logo_hash on agency (logo_hash) where logo_hash is not null;
insert into agency default values;
