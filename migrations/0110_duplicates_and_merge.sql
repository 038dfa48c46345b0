-- Contacts that may be one person, and contacts that were merged.

alter table audit drop constraint audit_action;
alter table audit add constraint audit_action check (action in
  ('create', 'update', 'delete', 'restore', 'import', 'export', 'retry', 'purge', 'merge', 'unmerge',
   'sign_in', 'sign_in_failed', 'sign_out'));

-- A merged contact is deleted and leads to the one that was kept. Whoever erases that one erases both.
alter table contacts add column merged_into_id integer references contacts on delete cascade;
create index contacts_merged_into on contacts (merged_into_id) where merged_into_id is not null;

-- An identity that no field shows any more, because a merge chose another value.
alter table contact_identities add column is_kept boolean not null default false;

-- What contacts are compared by: src/contacts/duplicates/contact-keys.ts. `rules` is the version of these rules.
create table contact_keys (
  contact_id integer primary key references contacts on delete cascade,
  keys integer[] not null,
  rules integer not null
);
-- Without a list of pending entries, which a search would have to read.
create index contact_keys_any on contact_keys using gin (keys) with (fastupdate = off);

-- Pairs that may be one person. `shares` is what both have, `names` how their names compare.
create table contact_pairs (
  low_id integer not null references contacts on delete cascade,
  high_id integer not null references contacts on delete cascade,
  is_likely boolean not null,
  shares text[] not null
    constraint contact_pairs_shares check (shares <@ array[
      'phone', 'email', 'whatsapp', 'line', 'instagram', 'facebook', 'wechat', 'name',
      'phone_nearly', 'email_nearly', 'company', 'unit', 'project']),
  names text not null
    constraint contact_pairs_names check (names in ('same', 'alike', 'begin', 'unknown', 'different')),
  found_at timestamptz not null,
  primary key (low_id, high_id),
  check (low_id < high_id)
);
create index contact_pairs_high on contact_pairs (high_id);
create index contact_pairs_order on contact_pairs (is_likely desc, found_at desc, low_id desc, high_id desc);

-- A merge, with everything that taking it apart needs.
create table contact_merges (
  id integer generated always as identity primary key,
  kept_id integer not null references contacts on delete cascade,
  merged_id integer not null references contacts on delete cascade,
  -- the kept contact's changed fields: {"field": [before, after]}
  changes jsonb not null,
  -- the identities and the ids of the rows that it brought: {"identities": [], "rows": {"deals.contact_id": [1, 2]}}
  moved jsonb not null,
  merged_by_id integer references staff_users,
  merged_at timestamptz not null,
  undone_at timestamptz
);
create index contact_merges_kept on contact_merges (kept_id, id desc);
create index contact_merges_merged on contact_merges (merged_id, id desc);
create index contact_merges_by on contact_merges (merged_by_id);

-- Pairs that are not the same person, for good. With a merge: what was said of the merged contact.
create table contact_distinct (
  low_id integer not null references contacts on delete cascade,
  high_id integer not null references contacts on delete cascade,
  said_by_id integer references staff_users,
  said_at timestamptz not null,
  merge_id integer references contact_merges on delete cascade,
  primary key (low_id, high_id),
  check (low_id < high_id)
);
create index contact_distinct_high on contact_distinct (high_id);
create index contact_distinct_by on contact_distinct (said_by_id);
create index contact_distinct_merge on contact_distinct (merge_id);

-- The normal forms of WhatsApp numbers, which 0090 left out of the search words: src/contacts/search-words.ts
update contacts c set words = words || numbers.lines
from (
  select contact_id, string_agg(
    E'\n' || value || case when value like '+66%' then E'\n0' || substr(value, 4) else '' end, '') as lines
  from contact_identities
  where kind = 'whatsapp' and value ~ '^\+[0-9]+$'
  group by contact_id
) numbers
where numbers.contact_id = c.id and position(numbers.lines in c.words) = 0;
