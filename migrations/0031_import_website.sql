-- Which new homes an import puts on the website; null for what their file and status say.
alter table imports add column website text
  constraint imports_website check (website in ('none', 'complete'));
