-- An export of units is an entry of the audit log.

alter table audit drop constraint audit_action;
alter table audit add constraint audit_action check (action in
  ('create', 'update', 'delete', 'restore', 'import', 'export', 'retry', 'purge',
   'sign_in', 'sign_in_failed', 'sign_out'));
