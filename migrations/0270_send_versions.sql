-- A send has a version as every record that is edited: who changes its homes over those of somebody else is told so.
alter table sends add column version integer not null default 1;
