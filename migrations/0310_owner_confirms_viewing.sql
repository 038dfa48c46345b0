-- When the owner of a home, or whoever has its key, said that it can be seen at its time.
alter table viewing_homes add column owner_confirmed_at timestamptz;
