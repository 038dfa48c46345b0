-- Units for rent, for sale, or both. Money is in whole baht, sizes are in square metres.

-- Columns that the search reads come first, because PostgreSQL decodes a row from its start.
create table units (
  id integer generated always as identity primary key,
  project_id integer not null references projects,
  bedrooms smallint not null check (bedrooms between 0 and 6),
  bathrooms smallint not null check (bathrooms between 1 and 6),
  show_on_website boolean not null default true,
  is_primary boolean not null default false,
  updated_at timestamptz not null default now(),
  -- the last change that visitors can see; null until the unit has been on the website
  public_updated_at timestamptz default now(),
  deleted_at timestamptz,
  listing_type text not null
    constraint units_listing_type check (listing_type in ('rent', 'sell', 'rent_sell')),
  price integer check (price between 0 and 2000000000),
  rent_amount integer check (rent_amount between 0 and 2000000000),
  size numeric(8, 2) not null check (size > 0),
  -- baht per square metre, for sorting
  sqm_price double precision generated always as (price / size::double precision) stored,
  sqm_rent double precision generated always as (rent_amount / size::double precision) stored,
  floor integer check (floor between -10 and 300),
  furnishing text
    constraint units_furnishing check (furnishing in
      ('fully_furnished', 'partially_furnished', 'unfurnished', 'bare_shell')),
  property_type text
    constraint units_property_type check (property_type in ('condo', 'apartment', 'house', 'townhouse')),
  pet_allowed text
    constraint units_pet_allowed check (pet_allowed in ('small_pet_allowed', 'medium_pet_allowed', 'not_allowed')),
  smoking_allowed boolean,
  ownership_type text
    constraint units_ownership_type check (ownership_type in ('freehold', 'leasehold')),
  property_facing text
    constraint units_property_facing check (property_facing in
      ('north', 'east', 'south', 'west', 'south_east', 'south_west', 'north_east', 'north_west')),
  property_view text[] not null default '{}'
    constraint units_property_view check (property_view <@ array[
      'property_view', 'unblock_view', 'block_view', 'city_view', 'park_view', 'lake_view', 'river_view',
      'pool_view', 'sky_line', 'view_360']),
  unit_number text not null check (length(unit_number) between 1 and 50),
  owner_contact_id integer references contacts,
  agent_contact_id integer references contacts,
  status text not null default 'available'
    constraint units_status check (status in
      ('available', 'rented', 'sold', 'sell_with_tenant', 'wrong_contact', 'unable_to_reach', 'pending',
       'off_market', 'interested', 'not_interested', 'visited', 'follow_up', 'confirmed')),
  availability_date timestamptz,
  rented_until date,
  description text check (length(description) <= 10000),
  seo_title text check (length(seo_title) <= 300),
  key_features text[] not null default '{}',
  unique_features text[] not null default '{}',
  external_data_source text check (length(external_data_source) <= 500),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint units_price_of_a_sale check (listing_type = 'rent' or price is not null),
  constraint units_rent_of_a_rental check (listing_type = 'sell' or rent_amount is not null)
);
-- Includes the number as written: searches for one or two digits, which are too short for trigrams, scan only this
-- index and not the table.
create unique index units_number on units (project_id, lower(unit_number)) include (unit_number)
  where deleted_at is null;
create index units_number_words on units using gin (unit_number gin_trgm_ops) where deleted_at is null;
create index units_owner on units (owner_contact_id);
create index units_agent on units (agent_contact_id);

-- One index for each filter and each sort of the search. Each sort has an index in exactly its order, so that a page
-- of 24 reads about 24 rows; narrow searches filter first and sort afterwards.
-- Searches near a place read this index project by project, without the table; most of them filter by bedrooms.
-- It has both times of the last change: updated_at for staff, public_updated_at for visitors.
create index units_by_project on units (project_id, bedrooms, id desc) include (
  show_on_website, price, rent_amount, floor, size, updated_at, public_updated_at, listing_type, furnishing,
  sqm_price, sqm_rent, pet_allowed, smoking_allowed, property_type, status
) where deleted_at is null;
create index units_by_number on units (lower(unit_number)) where deleted_at is null;

-- Searches near a place that sort by price scan much of this index, because most cheap units are elsewhere. The
-- included columns let them skip those units without reading the table.
create index units_by_price on units (price, id desc)
  include (project_id, show_on_website, listing_type, bedrooms) where deleted_at is null;
create index units_by_price_down on units (price desc nulls last, id desc)
  include (project_id, show_on_website, listing_type, bedrooms) where deleted_at is null;
create index units_by_rent on units (rent_amount, id desc)
  include (project_id, show_on_website, listing_type, bedrooms) where deleted_at is null;
create index units_by_rent_down on units (rent_amount desc nulls last, id desc)
  include (project_id, show_on_website, listing_type, bedrooms) where deleted_at is null;
create index units_by_sqm_price on units (sqm_price, id desc)
  include (project_id, show_on_website, listing_type, bedrooms) where deleted_at is null;
create index units_by_sqm_rent on units (sqm_rent, id desc)
  include (project_id, show_on_website, listing_type, bedrooms) where deleted_at is null;
-- A search without a listing type or price bound sorts units only for rent by their rent and all others by their price.
create index units_by_own_figure on units
  ((case when listing_type = 'rent' then rent_amount else price end), id desc) where deleted_at is null;
create index units_by_own_figure_down on units
  ((case when listing_type = 'rent' then rent_amount else price end) desc nulls last, id desc)
  where deleted_at is null;
create index units_by_own_sqm_figure on units
  ((case when listing_type = 'rent' then sqm_rent else sqm_price end), id desc) where deleted_at is null;

create index units_by_size on units (size desc, id desc) where deleted_at is null;
create index units_by_bedrooms on units (bedrooms, id desc) where deleted_at is null;
create index units_by_bathrooms on units (bathrooms, id desc) where deleted_at is null;
create index units_by_floor on units (floor, id desc) where deleted_at is null;
create index units_by_furnishing on units (furnishing, id desc) where deleted_at is null;
create index units_by_ownership on units (ownership_type, id desc) where deleted_at is null;
create index units_by_facing on units (property_facing, id desc) where deleted_at is null;
create index units_by_view on units using gin (property_view) where deleted_at is null;
create index units_by_update on units (updated_at, id desc) where deleted_at is null;
create index units_by_public_update on units (public_updated_at);
create index units_first_sales on units (id desc) where deleted_at is null and is_primary;
create index units_hidden on units (id desc) where deleted_at is null and not show_on_website;
-- For the units that were confirmed the longest time ago.
create index units_unconfirmed on units ((coalesce(availability_date, created_at)), id)
  where deleted_at is null and status = 'available';
-- For the trash.
create index units_deleted on units (deleted_at desc, id desc) where deleted_at is not null;

create table unit_images (
  unit_id integer not null references units on delete cascade,
  position smallint not null check (position between 0 and 14),
  image_hash text not null references images,
  primary key (unit_id, position)
);
create index unit_images_image on unit_images (image_hash);
create index unit_images_first on unit_images (unit_id) where position = 0;

-- The start of a unit's public JSON text, computed by units_as_json (src/db/sql) and updated with the unit and its
-- pictures. A table of its own, so that searches read narrow rows.
create table public_unit_json (
  unit_id integer primary key references units on delete cascade,
  json_start text not null
) with (toast_tuple_target = 8160);
