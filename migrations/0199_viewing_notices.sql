-- Staff are told of a viewing two hours before it, and of what a client answers after it.

alter table notifications
  drop constraint notifications_kind,
  add constraint notifications_kind check (kind in
    ('inquiry', 'message', 'untaken', 'assigned', 'task_due', 'viewing_soon', 'viewing_answer', 'confirm')),
  drop constraint notifications_subject,
  add constraint notifications_subject
    check (subject in ('thread', 'contact', 'deal', 'task', 'tasks', 'appointment', 'units'));
