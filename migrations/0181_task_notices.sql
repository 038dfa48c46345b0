-- Staff are told of tasks: at their hour, in the morning of their day, and when a colleague gives them one.

alter table notifications
  drop constraint notifications_kind,
  add constraint notifications_kind check (kind in ('inquiry', 'message', 'untaken', 'assigned', 'task_due', 'confirm')),
  drop constraint notifications_subject,
  add constraint notifications_subject check (subject in ('thread', 'contact', 'task', 'tasks', 'units'));
