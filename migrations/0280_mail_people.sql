-- Who takes part in an e-mail, each as {"name", "address"}: of a received one whom an answer goes to (its sender, or
-- Reply-To) and whom else it went to (To and Cc, without the agency); of ours whom it goes to, and its Cc.
alter table inbox_mail
  add column to_people jsonb not null default '[]',
  add column cc_people jsonb not null default '[]';

update inbox_mail mail
set to_people = jsonb_build_array(jsonb_build_object(
  'name', case when m.is_from_customer then m.sender_name else t.name end,
  'address', mail.address))
from inbox_messages m
join inbox_threads t on t.id = m.thread_id
where m.id = mail.message_id and mail.address like '%@%.%';

-- Reports of failed deliveries that name nothing but the address.
create index inbox_mail_address on inbox_mail (address);
