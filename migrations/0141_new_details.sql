-- Details that a known contact sent and staff have not entered: offered on the record, to accept or to ignore.
create table new_details (
  id integer generated always as identity primary key,
  contact_id integer not null references contacts on delete cascade,
  -- the contact's field, and what was typed
  field text not null
    constraint new_details_field check (field in ('name', 'phone', 'email', 'whatsapp', 'line', 'facebook', 'wechat')),
  value text not null,
  offered_at timestamptz not null,
  decision text constraint new_details_decision check (decision in ('accepted', 'ignored')),
  -- the field's text before it was accepted, to take that back
  before text,
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null))
);
-- What was offered is not offered again; of merged contacts there may be two.
create index new_details_by_contact on new_details (contact_id, field);

insert into new_details (contact_id, field, value, offered_at)
select a.contact_id, detail.key, detail.value, min(a."timestamp")
from activities a
cross join lateral jsonb_each_text(a.metadata->'newDetails') detail
where a.contact_id is not null and jsonb_typeof(a.metadata->'newDetails') = 'object'
  and detail.key in ('name', 'phone', 'email', 'whatsapp', 'line', 'facebook', 'wechat')
group by 1, 2, 3;
