-- Updates projects.public_json of these projects, and public_updated_at of those whose JSON has changed. Every write
-- that changes a part of the JSON calls this in its own transaction. The rows are locked first, so that the second
-- statement sees everything that earlier writers of the same projects have committed. The JSON is computed once, for
-- these projects only.
create or replace function refresh_project_json(ids integer[], at timestamptz default now()) returns void
language plpgsql as $$
begin
  perform 1 from projects where id = any(ids) order by id for no key update;
  with fresh as materialized (
    select id, public_json from projects_as_json where id = any(ids)
  )
  update projects p set public_json = fresh.public_json, public_updated_at = at
  from fresh
  where fresh.id = p.id and p.id = any(ids) and p.public_json is distinct from fresh.public_json;
end
$$;
