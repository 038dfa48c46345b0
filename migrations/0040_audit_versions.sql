-- The log knows which version of a record a write made, and what people called the record then.
alter table audit add column version integer, add column subject_name text;

-- What was logged so far gets the names of today; nothing else of it changes.
alter table audit disable trigger audit_append_only;
update audit a set subject_name = case a.subject
  when 'contact' then (select r.name from contacts r where r.id = a.subject_id)
  when 'developer' then (select r.name from developers r where r.id = a.subject_id)
  when 'project' then (select r.name from projects r where r.id = a.subject_id)
  when 'unit' then (select p.name || ' ' || r.unit_number
    from units r join projects p on p.id = r.project_id where r.id = a.subject_id)
  when 'user' then (select coalesce(nullif(concat_ws(' ', r.first_name, r.last_name), '')
      || ' (' || r.username || ')', r.username)
    from staff_users r where r.id = a.subject_id)
end
where a.subject in ('contact', 'developer', 'project', 'unit', 'user') and a.subject_id is not null;
alter table audit enable trigger audit_append_only;

-- What was written of a record since a version of it.
create index audit_versions on audit (subject, subject_id, version desc nulls last, id desc)
  where action not in ('sign_in', 'sign_in_failed', 'sign_out');
-- What the log's readers ask by.
create index audit_action on audit (action, id desc);
create index audit_at on audit (at, id);
create index audit_names on audit
  using gin ((' ' || actor_name || ' ' || coalesce(subject_name, '')) gin_trgm_ops);

-- The trash.
create index units_deleted on units (deleted_at desc, id desc) where deleted_at is not null;
create index projects_deleted on projects (deleted_at desc, id desc) where deleted_at is not null;
create index developers_deleted on developers (deleted_at desc, id desc) where deleted_at is not null;
create index contacts_deleted on contacts (deleted_at desc, id desc) where deleted_at is not null;
create index staff_users_deleted on staff_users (deleted_at desc, id desc) where deleted_at is not null;
