-- A second address of each picture, for pages that must not tell whose picture it is: the hash is on public pages too.
alter table images
  add column alias text not null default replace(gen_random_uuid()::text, '-', '')
  constraint images_alias_format check (alias ~ '^[0-9a-f]{32}$');
alter table images add constraint images_alias_unique unique (alias);
