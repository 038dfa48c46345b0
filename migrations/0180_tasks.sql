-- Tasks: what somebody has to do, for a contact, a deal or a home. Those on timelines move here; their entries stay
-- and read everything else from them.

create table tasks (
  id integer generated always as identity primary key,
  title text not null check (length(title) between 1 and 300),
  description text check (length(description) <= 10000),
  due_date date,
  -- HH:MM in Bangkok
  due_time text check (due_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  priority text not null default 'medium'
    constraint tasks_priority check (priority in ('high', 'medium', 'low')),
  status text not null default 'pending'
    constraint tasks_status check (status in ('pending', 'in_progress', 'completed')),
  completed_at timestamptz,
  -- the tasks of a contact are purged with them
  contact_id integer references contacts on delete cascade,
  deal_id integer references deals,
  unit_id integer references units,
  assigned_to_id integer references staff_users,
  created_by_id integer references staff_users,
  repeat text not null default 'none'
    constraint tasks_repeat check (repeat in ('none', 'weekly', 'monthly')),
  -- the day of the month that a monthly task aims at: 31 is the last one of a shorter month
  repeat_day integer check (repeat_day between 1 and 31),
  -- the task that was made when this one of a series was completed
  next_id integer references tasks,
  reminder text not null default 'at_time'
    constraint tasks_reminder check (reminder in ('at_time', 'minutes_15', 'hour', 'day', 'none')),
  -- when its reminder is due, if it has an hour, and when it was told
  remind_at timestamptz,
  reminded_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (due_time is null or due_date is not null),
  check (repeat = 'none' or due_date is not null),
  check ((status = 'completed') = (completed_at is not null))
);
create index tasks_open_of on tasks (assigned_to_id, due_date, due_time, id)
  where deleted_at is null and status <> 'completed';
create index tasks_open on tasks (due_date, due_time, id) where deleted_at is null and status <> 'completed';
create index tasks_open_of_contact on tasks (contact_id, due_date, due_time, id)
  where deleted_at is null and status <> 'completed';
create index tasks_open_of_deal on tasks (deal_id, due_date, due_time, id)
  where deleted_at is null and status <> 'completed';
create index tasks_done_by on tasks (assigned_to_id, completed_at desc, id desc)
  where deleted_at is null and status = 'completed';
create index tasks_done on tasks (completed_at desc, id desc) where deleted_at is null and status = 'completed';
create index tasks_assigned_to on tasks (assigned_to_id, id desc);
create index tasks_contact on tasks (contact_id, id desc);
create index tasks_deal on tasks (deal_id, id desc);
create index tasks_unit on tasks (unit_id, id desc);
create index tasks_created_by on tasks (created_by_id, id desc);
create index tasks_next on tasks (next_id);

alter table activities
  add column task_id integer references tasks on delete cascade,
  -- HH:MM in Bangkok, of meetings
  add column due_time text check (due_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');

with numbered as (
  select a.*, (row_number() over (order by a.id))::integer as new_id,
    case when a.title = 'Task' and btrim(coalesce(a.description, '')) <> '' then btrim(a.description) end as text,
    (select c.assigned_to_id from contacts c where c.id = a.contact_id) as contact_of
  from activities a where a.type = 'task'
)
insert into tasks
  (id, title, description, due_date, status, completed_at, contact_id, unit_id, assigned_to_id, created_by_id,
    created_at, updated_at)
overriding system value
select new_id,
  coalesce(nullif(left(btrim(split_part(text, E'\n', 1)), 300), ''), left(nullif(btrim(title), ''), 300), 'Task'),
  case when text is null then left(description, 10000)
    when length(split_part(text, E'\n', 1)) > 300 then left(text, 10000)
    when strpos(text, E'\n') > 0 then nullif(btrim(substr(text, strpos(text, E'\n') + 1), E' \n'), '') end,
  due_date, coalesce(status, 'pending'),
  case when status = 'completed' then "timestamp" end,
  contact_id, unit_id, coalesce(performed_by_id, contact_of), performed_by_id, "timestamp", "timestamp"
from numbered;
update activities a set task_id = numbered.new_id, title = '', description = null, due_date = null, status = null
from (select id, (row_number() over (order by id))::integer as new_id from activities where type = 'task') numbered
where numbered.id = a.id;
select setval(pg_get_serial_sequence('tasks', 'id'), coalesce((select max(id) from tasks), 0) + 1, false);

create unique index activities_task on activities (task_id);
drop index activities_open_tasks;
-- Nothing is stored twice: the words, day and status of a task's entry are the task's.
alter table activities add check ((type = 'task') = (task_id is not null));
alter table activities add check
  (task_id is null or (title = '' and description is null and due_date is null and status is null));
