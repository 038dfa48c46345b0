-- What is written of a contact that was merged meanwhile belongs to the contact that was kept.
create or replace function follow_merged_contact() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'deals' then
    if new.co_agent_contact_id is not null then
      new.co_agent_contact_id := kept_contact(new.co_agent_contact_id);
    end if;
  end if;
  if tg_table_name <> 'units' then
    new.contact_id := kept_contact(new.contact_id);
    return new;
  end if;
  if new.owner_contact_id is not null then
    new.owner_contact_id := kept_contact(new.owner_contact_id);
  end if;
  if new.agent_contact_id is not null then
    new.agent_contact_id := kept_contact(new.agent_contact_id);
  end if;
  return new;
end
$$;
create or replace trigger activities_follow_merge before insert or update of contact_id on activities
  for each row when (new.contact_id is not null) execute function follow_merged_contact();
create or replace trigger deals_follow_merge before insert or update of contact_id, co_agent_contact_id on deals
  for each row when (new.contact_id is not null) execute function follow_merged_contact();
create or replace trigger inbox_messages_follow_merge before insert or update of contact_id on inbox_messages
  for each row when (new.contact_id is not null) execute function follow_merged_contact();
create or replace trigger inbox_threads_follow_merge before insert or update of contact_id on inbox_threads
  for each row when (new.contact_id is not null) execute function follow_merged_contact();
create or replace trigger inquiries_follow_merge before insert or update of contact_id on inquiries
  for each row when (new.contact_id is not null) execute function follow_merged_contact();
create or replace trigger new_details_follow_merge before insert or update of contact_id on new_details
  for each row when (new.contact_id is not null) execute function follow_merged_contact();
create or replace trigger scans_follow_merge before insert or update of contact_id on scans
  for each row when (new.contact_id is not null) execute function follow_merged_contact();
create or replace trigger shortlists_follow_merge before insert or update of contact_id on shortlists
  for each row when (new.contact_id is not null) execute function follow_merged_contact();
create or replace trigger tasks_follow_merge before insert or update of contact_id on tasks
  for each row when (new.contact_id is not null) execute function follow_merged_contact();
create or replace trigger units_follow_merge before insert or update of owner_contact_id, agent_contact_id on units
  for each row when (new.owner_contact_id is not null or new.agent_contact_id is not null)
  execute function follow_merged_contact();
create or replace trigger viewings_follow_merge before insert or update of contact_id on viewings
  for each row execute function follow_merged_contact();
