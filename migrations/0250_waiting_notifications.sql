-- Whether it waits for the end of its reader's quiet hours to be sent.
alter table notifications add column is_waiting boolean not null default false;

update notifications n set is_waiting = true
from notification_settings s
where s.user_id = n.user_id and s.is_quiet and n.read_at is null
  and n.created_at > now() - interval '24 hours';
