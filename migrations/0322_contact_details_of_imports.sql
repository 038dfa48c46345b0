-- Whether a text of the row that visitors will see has a phone number, a LINE ID or an e-mail address.
alter table import_rows add column exposes boolean not null default false;
-- Whether these are removed when the import runs.
alter table imports add column removes_contacts boolean not null default false;
