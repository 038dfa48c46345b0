-- Keeps the entries of conversations on the timelines, whoever writes, moves or deletes messages.
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
