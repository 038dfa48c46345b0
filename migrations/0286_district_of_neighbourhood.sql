-- The district that people say a neighbourhood is in: its point may lie just beyond the border. Null outside Bangkok.
alter table neighbourhoods add column district_id integer references districts;
create index neighbourhoods_district on neighbourhoods (district_id);
