-- Jobs that wait under the former names of their tasks run under the new ones. A new database has no queue yet.
do $$
begin
  if to_regclass('pgboss.job') is null then
    return;
  end if;
  update pgboss.job set data = jsonb_set(data, '{task}', to_jsonb(renamed.name))
  from (values
    ('tell-untaken', 'remind-unassigned'),
    ('hand-over-message', 'assign-message'),
    ('tell-of-viewing', 'notify-of-viewing'),
    ('tell-tasks-due', 'notify-tasks-due'),
    ('tell-to-confirm', 'notify-to-confirm'),
    ('forget-old-notices', 'delete-expired-notifications'),
    ('forget-cut-off-uploads', 'delete-abandoned-uploads'),
    ('forget-old-keys', 'delete-expired-keys'),
    ('forget-unsent-files', 'delete-unsent-files'),
    ('forget-rewrites', 'delete-expired-completions'),
    ('forget-scans', 'delete-expired-scans'),
    ('forget-sends', 'delete-expired-shortlists'),
    ('forget-old-checks', 'delete-expired-checks')
  ) as renamed (former, name)
  where data ->> 'task' = renamed.former;
end
$$;
