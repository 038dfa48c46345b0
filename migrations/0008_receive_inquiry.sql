-- How a submission of a public form is taken in. It is one call, so that it costs one round trip and
-- commits or fails as a whole; src/inquiries/receive-inquiry.ts prepares what it is given.

-- The contact somebody is: by phone, then e-mail, then handle (the order in which `identities` lists
-- them), the lowest id first; at last whoever the conversation on this channel belongs to. Deleted
-- contacts never match. The row is held, so that nobody deletes it before the caller commits.
-- identities: [{kind, value}].
create function matching_contact(identities jsonb, at_channel text, at_handle text)
returns integer language plpgsql as $$
declare
  identity jsonb;
  match integer;
begin
  for identity in select * from jsonb_array_elements(identities) loop
    select c.id into match
    from contact_identities i
    join contacts c on c.id = i.contact_id and c.deleted_at is null
    where i.kind = identity ->> 'kind' and i.value = identity ->> 'value'
    order by i.contact_id
    limit 1
    for share of c;
    if found then return match; end if;
  end loop;

  select c.id into match
  from inbox_threads t
  join contacts c on c.id = t.contact_id and c.deleted_at is null
  where t.channel = at_channel and t.handle = at_handle and t.deleted_at is null
  for share of c;
  return match;
end
$$;

-- Lets people in one at a time: whoever shares a phone, an address or a handle waits for the one
-- before until that commits. Locks are taken in one order, so nobody waits in a circle.
create function take_turns(identities jsonb) returns void language plpgsql as $$
declare
  turn bigint;
begin
  for turn in
    select distinct hashtextextended((i ->> 'kind') || ':' || (i ->> 'value'), 0)
    from jsonb_array_elements(identities) i
    order by 1
  loop
    perform pg_advisory_xact_lock(turn);
  end loop;
end
$$;

-- Puts a customer's message into the conversation of its channel and handle: opens one, or opens the
-- archived one again. A contact that staff chose for it stays unless that one is deleted. Answers
-- the message's id.
create function receive_message(
  on_channel text, from_handle text, from_name text, from_contact integer, words text, at timestamptz
) returns integer language plpgsql as $$
declare
  conversation integer;
  message integer;
begin
  insert into inbox_threads as t
    (channel, handle, name, contact_id, last_message, last_message_at, unread_count, created_at, updated_at)
  values
    (on_channel, from_handle, from_name, from_contact, left(words, 1000), at, 1, at, at)
  on conflict (channel, handle) where deleted_at is null do update set
    contact_id = case
      when exists (select from contacts c where c.id = t.contact_id and c.deleted_at is null) then t.contact_id
      else excluded.contact_id
    end,
    status = 'open',
    last_message = excluded.last_message,
    last_message_at = greatest(t.last_message_at, excluded.last_message_at),
    unread_count = t.unread_count + 1,
    updated_at = excluded.updated_at
  returning t.id into conversation;

  insert into inbox_messages
    (thread_id, channel, contact_id, sender_name, sender_handle, content, is_from_customer, sent_at)
  values
    (conversation, on_channel, from_contact, from_name, from_handle, words, true, at)
  returning id into message;
  return message;
end
$$;

-- Stores a submission, finds or makes its contact, and puts it on the timeline and into the inbox.
-- A match changes nothing that is stored of the contact: what is new about it is offered in the
-- activity's metadata. Answers the submission's id, or null for a unit that never was.
-- sent: the inquiry's own fields, countryCode, words, handle, title, content, and identities
-- [{kind, value, typed}] in the order of matching.
create function receive_inquiry(sent jsonb, at timestamptz) returns integer language plpgsql as $$
declare
  the_unit integer := (sent ->> 'unitId')::integer;
  the_contact integer;
  the_message integer;
  the_inquiry integer;
  news jsonb := '{}';
begin
  if the_unit is not null and not exists (select from units where id = the_unit) then
    return null;
  end if;

  perform take_turns(sent -> 'identities');
  the_contact := matching_contact(sent -> 'identities', 'website', sent ->> 'handle');

  if the_contact is null then
    insert into contacts
      (name, email, phone, country_code, line, whatsapp, words, source, contact_method, requirements,
       created_at, updated_at)
    values
      (sent ->> 'name', sent ->> 'email', sent ->> 'phone', sent ->> 'countryCode', sent ->> 'lineId',
       case when (sent ->> 'isWhatsapp')::boolean then sent ->> 'phone' end, sent ->> 'words',
       'website', sent ->> 'contactMethod', sent ->> 'requirements', at, at)
    returning id into the_contact;
    insert into contact_identities (contact_id, kind, value)
    select the_contact, i ->> 'kind', i ->> 'value' from jsonb_array_elements(sent -> 'identities') i;
  else
    select coalesce(jsonb_object_agg(i ->> 'kind', i ->> 'typed'), '{}') into news
    from jsonb_array_elements(sent -> 'identities') i
    where not exists (
      select from contact_identities known
      where known.contact_id = the_contact and known.kind = i ->> 'kind' and known.value = i ->> 'value');
    if not exists (select from contacts c where c.id = the_contact and lower(c.name) = lower(sent ->> 'name')) then
      news := news || jsonb_build_object('name', sent ->> 'name');
    end if;
  end if;

  the_message := receive_message(
    'website', sent ->> 'handle', sent ->> 'name', the_contact, sent ->> 'content', at);

  insert into inquiries
    (kind, contact_id, unit_id, message_id, name, email, phone, line_id, is_whatsapp, property_details,
     contact_method, requirements, created_at)
  values
    (sent ->> 'kind', the_contact, the_unit, the_message, sent ->> 'name', sent ->> 'email',
     sent ->> 'phone', sent ->> 'lineId', (sent ->> 'isWhatsapp')::boolean, sent ->> 'propertyDetails',
     sent ->> 'contactMethod', sent ->> 'requirements', at)
  returning id into the_inquiry;

  insert into activities
    (type, contact_id, unit_id, title, description, performed_by, "timestamp", metadata)
  values
    ('form_submit', the_contact, the_unit, sent ->> 'title', sent ->> 'content', sent ->> 'name', at,
     jsonb_build_object('inquiryId', the_inquiry, 'newDetails', news));
  return the_inquiry;
end
$$;
