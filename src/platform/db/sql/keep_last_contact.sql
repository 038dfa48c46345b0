-- Keeps the time and the way of the last contact with somebody, whichever way it went. A planned meeting is none yet.
create or replace function keep_last_contact() returns trigger language plpgsql as $$
declare
  at timestamptz;
  way text;
begin
  if tg_table_name = 'inbox_messages' then
    at := new.sent_at;
    way := new.channel;
  elsif new.type = 'meeting' and new."timestamp" > now() then
    return null;
  else
    at := new."timestamp";
    way := case new.type when 'form_submit' then 'website' else new.type end;
  end if;
  update contacts set last_contact_at = at, last_contact_by = way
  where id = new.contact_id and (last_contact_at is null or last_contact_at <= at);
  return null;
end
$$;
create or replace trigger activities_last_contact after insert on activities
  for each row
  when (new.contact_id is not null and new.type in ('call', 'meeting', 'email', 'form_submit'))
  execute function keep_last_contact();
create or replace trigger inbox_messages_last_contact after insert on inbox_messages
  for each row when (new.contact_id is not null)
  execute function keep_last_contact();
