-- A conversation stands on its contact's timeline once a day, with its last words: kept by the triggers of
-- src/platform/db/sql/note_conversation_days.sql.
alter table activities add column thread_id integer references inbox_threads on delete cascade;
alter table activities add column thread_day date;
create unique index activities_thread_day on activities (thread_id, thread_day) where thread_id is not null;

-- Whether a message has an entry of its own: a form, homes that were sent, a viewing.
alter table inbox_messages add column has_own_entry boolean not null default false;
update inbox_messages set has_own_entry = true where id in (
  select message_id from inquiries union select message_id from shortlist_deliveries union select message_id from shortlist_visits);

insert into activities
  (type, contact_id, thread_id, thread_day, title, description, performed_by, performed_by_id, "timestamp", metadata)
select case last.channel when 'email' then 'email' else 'chat' end, last.contact_id, last.thread_id, last.day,
  case last.channel when 'line' then 'LINE' when 'whatsapp' then 'WhatsApp' else initcap(last.channel) end
    || case last.messages when 1 then ', 1 message' else ', ' || last.messages || ' messages' end,
  left(last.content, 300), last.sender_name, last.sent_by_id, last.sent_at,
  jsonb_build_object('threadId', last.thread_id)
from (
  select distinct on (m.thread_id, day) m.*, day,
    count(*) over (partition by m.thread_id, day) as messages,
    bool_or(not m.has_own_entry) over (partition by m.thread_id, day) as is_shown
  from inbox_messages m, lateral (select (m.sent_at at time zone 'Asia/Bangkok')::date as day) d
  where not m.is_automatic
  order by m.thread_id, day, m.id desc
) last
where last.is_shown and last.contact_id is not null
order by last.sent_at, last.id;
