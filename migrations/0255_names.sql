-- Tables, subjects and kinds have the names that the code gives them.

alter table sends rename to shortlists;
alter table send_deliveries rename to shortlist_deliveries;
alter table send_visits rename to shortlist_visits;
alter table send_reactions rename to shortlist_reactions;
alter table shortlist_deliveries rename column send_id to shortlist_id;
alter table shortlist_visits rename column send_id to shortlist_id;
alter table shortlist_reactions rename column send_id to shortlist_id;
alter table canned_answers rename to canned_replies;
alter table viewing_answers rename to viewing_feedback;
alter table import_answers rename to import_mappings;
alter table remembered_answers rename to remembered_mappings;
alter table model_answers rename to completions;
alter table note_scans rename to scans;
alter table note_scan_pictures rename to scan_pictures;

-- Their indexes and constraints follow. The triggers of a file in src are made anew under their new names.
drop trigger if exists sends_follow_merge on shortlists;
drop trigger if exists note_scans_follow_merge on scans;
do $$
declare
  renamed record;
begin
  for renamed in
    select c.relname as table_name, x.name as old_name,
      new.prefix || substr(x.name, length(new.old_prefix) + 1) as new_name, x.is_constraint
    from (values
      ('shortlists', 'sends', 'shortlists'), ('shortlist_deliveries', 'send_deliveries', 'shortlist_deliveries'),
      ('shortlist_visits', 'send_visits', 'shortlist_visits'),
      ('shortlist_reactions', 'send_reactions', 'shortlist_reactions'),
      ('canned_replies', 'canned_answers', 'canned_replies'),
      ('viewing_feedback', 'viewing_answers', 'viewing_feedback'),
      ('import_mappings', 'import_answers', 'import_mappings'),
      ('remembered_mappings', 'remembered_answers', 'remembered_mappings'),
      ('completions', 'model_answers', 'completions'), ('scan_pictures', 'note_scan_pictures', 'scan_pictures'),
      ('scans', 'note_scans', 'scans')) as new (table_name, old_prefix, prefix)
    join pg_class c on c.oid = new.table_name::regclass
    cross join lateral (
      select conname::text as name, true as is_constraint from pg_constraint where conrelid = c.oid
      union all
      select i.relname::text, false from pg_index x join pg_class i on i.oid = x.indexrelid
      where x.indrelid = c.oid
        and not exists (select from pg_constraint k where k.conindid = x.indexrelid and k.conrelid = c.oid)
    ) x
    where x.name like replace(new.old_prefix, '_', '\_') || '\_%'
  loop
    if renamed.is_constraint then
      execute format('alter table %I rename constraint %I to %I',
        renamed.table_name, renamed.old_name, renamed.new_name);
    else
      execute format('alter index %I rename to %I', renamed.old_name, renamed.new_name);
    end if;
  end loop;
end
$$;

alter table notifications drop constraint notifications_kind, drop constraint notifications_subject;
update notifications set kind = case kind when 'untaken' then 'unassigned' else 'viewing_feedback' end
  where kind in ('untaken', 'viewing_answer');
update notifications set subject = 'viewing' where subject = 'appointment';
alter table notifications
  add constraint notifications_kind check (kind in
    ('inquiry', 'message', 'unassigned', 'assigned', 'task_due', 'viewing_soon', 'viewing_feedback', 'confirm')),
  add constraint notifications_subject
    check (subject in ('thread', 'contact', 'deal', 'task', 'tasks', 'viewing', 'units'));
update notification_settings set choices = (choices - 'untaken' - 'viewing_answer')
  || case when choices ? 'untaken' then jsonb_build_object('unassigned', choices->'untaken') else '{}' end
  || case when choices ? 'viewing_answer'
       then jsonb_build_object('viewing_feedback', choices->'viewing_answer') else '{}' end;

-- What the log calls its subjects; nothing else of it changes.
alter table audit disable trigger user;
update audit set subject = case subject when 'appointment' then 'viewing' when 'send' then 'shortlist'
    when 'canned_answer' then 'canned_reply' else 'scan' end
  where subject in ('appointment', 'send', 'canned_answer', 'note_scan');
alter table audit enable trigger user;
