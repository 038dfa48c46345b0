-- What clients read of a member of staff and how they reach them.
alter table staff_users
  add column name_th text,
  add column called text,
  add column particle text constraint staff_users_particle check (particle in ('krap', 'kha', 'none')),
  add column phone text,
  add column line text,
  add column position text,
  add column photo_hash text constraint staff_users_photo references images,
  add column signature text,
  add column signature_th text;
create index staff_users_photo_hash on staff_users (photo_hash) where photo_hash is not null;
