-- A shortlist has a version as every record that is edited: whoever saves over another person's change is told so.
alter table shortlists add column version integer not null default 1;
