-- Listings: one row a unit, for rent, for sale, or both. Money is whole baht, sizes square metres.

create table units (
  id integer generated always as identity primary key,
  project_id integer not null references projects,
  unit_number text not null check (length(unit_number) between 1 and 50),
  floor integer check (floor between -10 and 300),
  bedrooms smallint not null check (bedrooms between 0 and 6),
  bathrooms smallint not null check (bathrooms between 1 and 6),
  size numeric(8, 2) not null check (size > 0),
  price integer check (price between 0 and 2000000000),
  rent_amount integer check (rent_amount between 0 and 2000000000),
  listing_type text not null
    constraint units_listing_type check (listing_type in ('rent', 'sell', 'rent_sell')),
  property_type text
    constraint units_property_type check (property_type in ('condo', 'apartment', 'house', 'townhouse')),
  furnishing text
    constraint units_furnishing check (furnishing in
      ('fully_furnished', 'partially_furnished', 'unfurnished', 'bare_shell')),
  ownership_type text
    constraint units_ownership_type check (ownership_type in ('freehold', 'leasehold')),
  is_primary boolean not null default false,
  pet_allowed text
    constraint units_pet_allowed check (pet_allowed in ('small_pet_allowed', 'medium_pet_allowed', 'not_allowed')),
  smoking_allowed boolean,
  property_facing text
    constraint units_property_facing check (property_facing in
      ('north', 'east', 'south', 'west', 'south_east', 'south_west', 'north_east', 'north_west')),
  property_view text[] not null default '{}'
    constraint units_property_view check (property_view <@ array[
      'property_view', 'unblock_view', 'block_view', 'city_view', 'park_view', 'lake_view', 'river_view',
      'pool_view', 'sky_line', 'view_360']),
  status text not null default 'available'
    constraint units_status check (status in
      ('available', 'rented', 'sold', 'sell_with_tenant', 'wrong_contact', 'unable_to_reach', 'pending',
       'off_market', 'interested', 'not_interested', 'visited', 'follow_up', 'confirmed')),
  show_on_website boolean not null default true,
  availability_date timestamptz,
  rented_until date,
  description text check (length(description) <= 10000),
  seo_title text check (length(seo_title) <= 300),
  key_features text[] not null default '{}',
  unique_features text[] not null default '{}',
  external_data_source text check (length(external_data_source) <= 500),
  owner_contact_id integer references contacts,
  agent_contact_id integer references contacts,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint units_price_of_a_sale check (listing_type = 'rent' or price is not null),
  constraint units_rent_of_a_rental check (listing_type = 'sell' or rent_amount is not null)
);
create unique index units_number on units (project_id, lower(unit_number)) where deleted_at is null;
create index units_owner on units (owner_contact_id);
create index units_agent on units (agent_contact_id);

create table unit_images (
  unit_id integer not null references units on delete cascade,
  position smallint not null check (position between 0 and 14),
  image_hash text not null references images,
  primary key (unit_id, position)
);
create index unit_images_image on unit_images (image_hash);
