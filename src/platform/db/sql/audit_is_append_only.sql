-- Refuses updates, deletions and truncation of the audit log, whatever the role.
create or replace function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end
$$;
create or replace trigger audit_append_only before update or delete on audit
  for each row execute function audit_is_append_only();
create or replace trigger audit_no_truncate before truncate on audit
  for each statement execute function audit_is_append_only();
