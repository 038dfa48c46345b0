-- Each document is made once, of the projects asked for alone: it was made twice, and the whole table read.
create or replace function refresh_project_documents(ids integer[], at timestamptz default now()) returns void
language plpgsql as $$
begin
  perform 1 from projects where id = any(ids) order by id for no key update;
  with fresh as materialized (
    select id, document from project_documents where id = any(ids)
  )
  update projects p set document = fresh.document, public_updated_at = at
  from fresh
  where fresh.id = p.id and p.id = any(ids) and p.document is distinct from fresh.document;
end
$$;
