-- Listings: one row a unit, for rent, for sale, or both. Money is whole baht, sizes square metres.

-- What the search reads stands first: a row is read from its beginning.
create table units (
  id integer generated always as identity primary key,
  project_id integer not null references projects,
  bedrooms smallint not null check (bedrooms between 0 and 6),
  bathrooms smallint not null check (bathrooms between 1 and 6),
  show_on_website boolean not null default true,
  is_primary boolean not null default false,
  updated_at timestamptz not null default now(),
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
create unique index units_number on units (project_id, lower(unit_number)) where deleted_at is null;
create index units_owner on units (owner_contact_id);
create index units_agent on units (agent_contact_id);

-- One index a filter and a sort of the search. A sort is followed exactly, so that a page of 24 reads
-- about 24 rows; what is narrow is gathered first and sorted then.
-- What lies near a place is read project by project out of this index alone: most searches name bedrooms.
create index units_by_project on units (project_id, bedrooms, id desc) include (
  show_on_website, price, rent_amount, floor, size, updated_at, listing_type, furnishing, sqm_price, sqm_rent,
  pet_allowed, smoking_allowed, property_type
) where deleted_at is null;
create index units_by_number on units (lower(unit_number)) where deleted_at is null;
create index units_by_price on units (price, id desc) where deleted_at is null;
create index units_by_price_down on units (price desc nulls last, id desc) where deleted_at is null;
create index units_by_rent on units (rent_amount, id desc) where deleted_at is null;
create index units_by_rent_down on units (rent_amount desc nulls last, id desc) where deleted_at is null;
create index units_by_size on units (size desc, id desc) where deleted_at is null;
create index units_by_sqm_price on units (sqm_price, id desc) where deleted_at is null;
create index units_by_sqm_rent on units (sqm_rent, id desc) where deleted_at is null;
create index units_by_bedrooms on units (bedrooms, id desc) where deleted_at is null;
create index units_by_bathrooms on units (bathrooms, id desc) where deleted_at is null;
create index units_by_floor on units (floor, id desc) where deleted_at is null;
create index units_by_furnishing on units (furnishing, id desc) where deleted_at is null;
create index units_by_ownership on units (ownership_type, id desc) where deleted_at is null;
create index units_by_facing on units (property_facing, id desc) where deleted_at is null;
create index units_by_view on units using gin (property_view) where deleted_at is null;
create index units_by_update on units (updated_at, id desc) where deleted_at is null;
create index units_first_sales on units (id desc) where deleted_at is null and is_primary;
create index units_hidden on units (id desc) where deleted_at is null and not show_on_website;

create table unit_images (
  unit_id integer not null references units on delete cascade,
  position smallint not null check (position between 0 and 14),
  image_hash text not null references images,
  primary key (unit_id, position)
);
create index unit_images_image on unit_images (image_hash);

-- The unit as visitors read it: JSON text that ends where its project's document and '}' follow.
-- Rewritten with the unit or its pictures; apart from the unit, so that searching reads narrow rows.
create table unit_documents (
  unit_id integer primary key references units on delete cascade,
  document text not null
) with (toast_tuple_target = 8160);

-- unit_documents as it should be: the allow-list of what a visitor may see of a unit.
create view fresh_unit_documents as
select u.id as unit_id, ascii_json(left(row_to_json(d)::text, -1) || ',"project":') as document
from units u
cross join lateral (
  select
    u.id,
    u.project_id as "projectId",
    u.unit_number as "unitNumber",
    u.floor,
    case u.status when 'available' then 'available' else 'reserved' end as status,
    iso(u.availability_date) as "availabilityDate",
    u.bedrooms,
    u.bathrooms,
    u.size::double precision as size,
    u.price,
    u.rent_amount as "rentAmount",
    u.listing_type as "listingType",
    u.furnishing,
    u.property_type as "propertyType",
    u.ownership_type as "ownershipType",
    u.is_primary as "primary",
    u.pet_allowed as "petAllowed",
    u.smoking_allowed as "smokingAllowed",
    u.property_facing as "propertyFacing",
    u.property_view as "propertyView",
    u.description,
    u.seo_title as "seoTitle",
    u.key_features as "keyFeatures",
    u.unique_features as "uniqueFeatures",
    array(
      select image_url(i.image_hash) from unit_images i where i.unit_id = u.id order by i.position
    ) as images,
    iso(u.updated_at) as "updatedAt"
) d;

-- A unit as staff read it, whole, whether deleted or not.
create view unit_records as
select u.id, row_to_json(d)::text as record
from units u
cross join lateral (
  select
    u.id,
    u.project_id as "projectId",
    u.unit_number as "unitNumber",
    u.floor,
    u.status,
    iso(u.availability_date) as "availabilityDate",
    u.rented_until as "rentedUntil",
    u.show_on_website as "showOnWebsite",
    u.bedrooms,
    u.bathrooms,
    u.size::double precision as size,
    u.price,
    u.rent_amount as "rentAmount",
    u.listing_type as "listingType",
    u.furnishing,
    u.property_type as "propertyType",
    u.ownership_type as "ownershipType",
    u.is_primary as "primary",
    u.pet_allowed as "petAllowed",
    u.smoking_allowed as "smokingAllowed",
    u.property_facing as "propertyFacing",
    u.property_view as "propertyView",
    u.description,
    u.seo_title as "seoTitle",
    u.key_features as "keyFeatures",
    u.unique_features as "uniqueFeatures",
    array(
      select image_url(i.image_hash) from unit_images i where i.unit_id = u.id order by i.position
    ) as images,
    u.external_data_source as "externalDataSource",
    u.owner_contact_id as "ownerContactId",
    u.agent_contact_id as "agentContactId",
    (
      select row_to_json(one) from (
        select c.id, c.name, c.phone, c.email from contacts c
        where c.id = u.owner_contact_id and c.deleted_at is null
      ) one
    ) as "ownerContact",
    (
      select row_to_json(one) from (
        select c.id, c.name, c.phone, c.email from contacts c
        where c.id = u.agent_contact_id and c.deleted_at is null
      ) one
    ) as "agentContact",
    u.version,
    iso(u.created_at) as "createdAt",
    iso(u.updated_at) as "updatedAt",
    (select p.document::json from projects p where p.id = u.project_id) as project
) d;

-- Metres between two points by the great circle (haversine, radius 6,371,000 m), rounded to the metre.
create function metres_between(
  latitude1 double precision, longitude1 double precision, latitude2 double precision, longitude2 double precision
) returns integer language sql immutable parallel safe as
$$ select round(2 * 6371000 * asin(least(1, sqrt(
  sin(radians(latitude2 - latitude1) / 2) ^ 2
  + cos(radians(latitude1)) * cos(radians(latitude2)) * sin(radians(longitude2 - longitude1) / 2) ^ 2
))))::integer $$;
