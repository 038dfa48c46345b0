-- The contact that a merged one leads to; any other one itself. The lock is the one that a foreign key takes: it waits
-- for a merge that has not ended yet.
create or replace function kept_contact(contact integer) returns integer language plpgsql as $$
declare
  kept integer := contact;
  next integer;
begin
  loop
    select merged_into_id into next from contacts where id = kept for key share;
    if next is null then
      return kept;
    end if;
    kept := next;
  end loop;
end
$$;
