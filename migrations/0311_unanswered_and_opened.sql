-- Managers hear of an inquiry that the person it was assigned to does not answer, and senders of opened homes.
alter table notifications
  drop constraint notifications_kind,
  drop constraint notifications_subject;
alter table notifications
  add constraint notifications_kind check (kind in
    ('inquiry', 'message', 'unassigned', 'unanswered', 'assigned', 'homes_opened', 'task_due', 'viewing_soon',
      'viewing_feedback', 'confirm')),
  add constraint notifications_subject
    check (subject in ('thread', 'contact', 'deal', 'shortlist', 'task', 'tasks', 'viewing', 'units'));

-- Minutes of working hours after which managers hear that an assigned inquiry has no first response.
alter table inquiry_settings add column escalate_minutes integer not null default 60
  constraint inquiry_settings_escalate_minutes check (escalate_minutes between 5 and 1440);
