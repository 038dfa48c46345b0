-- A conversation stands on its contact's timeline once a day, with how many messages it had and its last words. A day of
-- messages that have entries of their own has none. The entry is written again with each message, so that it
-- is the newest.
create or replace function write_conversation_days(threads integer[], days date[]) returns void language sql as $$
  delete from activities a using unnest(threads, days) changed (thread_id, day)
  where a.thread_id = changed.thread_id and a.thread_day = changed.day;
  insert into activities
    (type, contact_id, thread_id, thread_day, title, description, performed_by, performed_by_id, "timestamp", metadata)
  select case last.channel when 'email' then 'email' else 'chat' end, last.contact_id, last.thread_id, changed.day,
    case last.channel when 'line' then 'LINE' when 'whatsapp' then 'WhatsApp' else initcap(last.channel) end
      || case last.messages when 1 then ', 1 message' else ', ' || last.messages || ' messages' end,
    left(last.content, 300), last.sender_name, last.sent_by_id, last.sent_at,
    jsonb_build_object('threadId', last.thread_id)
  from (select distinct * from unnest(threads, days)) changed (thread_id, day)
  cross join lateral (
    select m.*, count(*) over () as messages, bool_or(not m.has_own_entry) over () as is_shown
    from inbox_messages m
    where m.thread_id = changed.thread_id and not m.is_automatic
      and m.sent_at >= changed.day::timestamp at time zone 'Asia/Bangkok'
      and m.sent_at < (changed.day + 1)::timestamp at time zone 'Asia/Bangkok'
    order by m.id desc limit 1
  ) last
  where last.is_shown and last.contact_id is not null
  order by last.sent_at, last.id
$$;

create or replace function note_conversation_days() returns trigger language plpgsql as $$
declare
  threads integer[];
  days date[];
begin
  if tg_op = 'UPDATE' then
    -- An entry follows the contact of its conversation; one is written only where none was, as nobody was known.
    update activities a set contact_id = n.contact_id
    from changed n join former o on o.id = n.id
    where a.thread_id = n.thread_id and a.thread_day = (n.sent_at at time zone 'Asia/Bangkok')::date
      and n.contact_id is distinct from o.contact_id and a.contact_id is distinct from n.contact_id;
    select array_agg(thread_id), array_agg(day) into threads, days from (
      select distinct n.thread_id, (n.sent_at at time zone 'Asia/Bangkok')::date as day
      from changed n join former o on o.id = n.id
      where n.contact_id is distinct from o.contact_id and (o.contact_id is null or n.contact_id is null)
        or n.content <> o.content
    ) d;
  else
    select array_agg(thread_id), array_agg(day) into threads, days from (
      select distinct thread_id, (sent_at at time zone 'Asia/Bangkok')::date as day from changed
    ) d;
  end if;
  if threads is not null then
    perform write_conversation_days(threads, days);
  end if;
  return null;
end
$$;
create or replace trigger inbox_messages_added after insert on inbox_messages
  referencing new table as changed for each statement execute function note_conversation_days();
create or replace trigger inbox_messages_changed after update on inbox_messages
  referencing new table as changed old table as former for each statement execute function note_conversation_days();
create or replace trigger inbox_messages_removed after delete on inbox_messages
  referencing old table as changed for each statement execute function note_conversation_days();
