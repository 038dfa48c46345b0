-- The description of a unit for search engines that somebody wrote; null while it is made from the facts.
alter table units add column seo_description text check (length(seo_description) <= 1000);
