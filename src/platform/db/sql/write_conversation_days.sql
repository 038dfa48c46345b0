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
