-- Contacts as staff find them: whose they are, what they wish for, and when somebody was last in touch with them.

alter table contacts
  add column assigned_to_id integer references staff_users,
  -- what they look for, as the query string of a search of homes
  add column search text check (length(search) <= 2000),
  -- the newest call, meeting, e-mail, message or form: src/db/sql/keep_last_contact.sql
  add column last_contact_at timestamptz,
  add column last_contact_by text
    constraint contacts_last_contact_by check (last_contact_by in
      ('call', 'meeting', 'email', 'whatsapp', 'line', 'instagram', 'facebook', 'website')),
  -- what names are sorted by, as projects have it: src/db/alphabetical.ts
  add column name_key text collate "C" not null generated always as (
    translate(regexp_replace(regexp_replace(normalize(lower(name), nfd), '[\u0300-\u036f]', '', 'g'),
      '([เ-ไ])([ก-ฮ])', '\2\1', 'g'), '็่้๊๋์', '') || chr(1) || lower(name)) stored;
-- Not partial, for the reason given in 0004_contacts.sql.
create index contacts_assigned_to on contacts (assigned_to_id, id desc);
create index contacts_by_name_key on contacts (name_key, id desc);
create index contacts_by_last_contact on contacts (last_contact_at desc nulls last, id desc);
create index contacts_by_status on contacts (status, id desc);
create index contacts_by_source on contacts (source, id desc);
create index activities_open_tasks on activities (contact_id, due_date, id)
  where type = 'task' and status <> 'completed';

update contacts c set last_contact_at = latest.at, last_contact_by = latest.way
from (
  select distinct on (contact_id) contact_id, at, way from (
    select contact_id, "timestamp" as at,
      case type when 'form_submit' then 'website' else type end as way
    from activities
    where type in ('call', 'meeting', 'email', 'form_submit') and "timestamp" <= now()
    union all
    select contact_id, sent_at, channel from inbox_messages
  ) touches
  where contact_id is not null
  order by contact_id, at desc
) latest
where latest.contact_id = c.id;

-- Searches also find the company and the handles: src/contacts/search-words.ts
update contacts set words = words || E'\n' || lower(normalize(concat_ws(E'\n', company, whatsapp, line, facebook, wechat), nfc))
where coalesce(company, whatsapp, line, facebook, wechat) is not null;
