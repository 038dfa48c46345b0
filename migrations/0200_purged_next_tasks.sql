-- A task that is purged, with its contact or alone, is forgotten by the one that led to it.
alter table tasks
  drop constraint tasks_next_id_fkey,
  add constraint tasks_next_id_fkey foreign key (next_id) references tasks on delete set null;
