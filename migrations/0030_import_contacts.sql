-- The ids of contacts created for the units of an import.
alter table imports add column made_contacts integer[] not null default '{}';
