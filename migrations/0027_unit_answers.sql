-- What a unit's answers carry, told once for visitors and staff, and when what visitors read changed last.

-- Since when a unit stands as visitors read it: null until they could. What only staff see does not count.
alter table units add column public_updated_at timestamptz default now();
update units set public_updated_at = updated_at;
-- The same of a project's document.
alter table projects add column public_updated_at timestamptz not null default now();
update projects set public_updated_at = updated_at;

create index units_by_public_update on units (public_updated_at);
drop index units_by_project;
create index units_by_project on units (project_id, bedrooms, id desc) include (
  show_on_website, price, rent_amount, floor, size, public_updated_at, listing_type, furnishing, sqm_price, sqm_rent,
  pet_allowed, smoking_allowed, property_type
) where deleted_at is null;

-- A unit's answers. `document` is what visitors may read of it, ending where its project's document and
-- '}' follow: kept in unit_documents. `record` is what staff read, whole, whether it is deleted or not.
-- `shared` has the fields of both, in the order of `unitFields` in src/units/rules.ts.
drop view unit_records;
drop view fresh_unit_documents;
create view unit_answers as
select
  u.id as unit_id,
  ascii_json(left(row_to_json(shared)::text, -1) || ',' || substr(left(row_to_json(public)::text, -1), 2)
    || ',"project":') as document,
  left(row_to_json(shared)::text, -1) || ',' || substr(row_to_json(staff)::text, 2) as record
from units u
cross join lateral (
  select
    u.id,
    u.project_id as "projectId",
    u.unit_number as "unitNumber",
    u.floor,
    iso(u.availability_date) as "availabilityDate",
    u.bedrooms,
    u.bathrooms,
    u.size::double precision as size,
    u.price,
    u.rent_amount as "rentAmount",
    u.listing_type as "listingType",
    u.property_type as "propertyType",
    u.furnishing,
    u.ownership_type as "ownershipType",
    u.property_facing as "propertyFacing",
    u.property_view as "propertyView",
    u.pet_allowed as "petAllowed",
    u.smoking_allowed as "smokingAllowed",
    u.is_primary as "primary",
    u.description,
    u.seo_title as "seoTitle",
    u.key_features as "keyFeatures",
    u.unique_features as "uniqueFeatures",
    array(
      select image_url(i.image_hash) from unit_images i where i.unit_id = u.id order by i.position
    ) as images
) shared
cross join lateral (
  select
    case u.status when 'available' then 'available' else 'reserved' end as status,
    iso(u.public_updated_at) as "updatedAt"
) public
cross join lateral (
  select
    u.status,
    iso(u.updated_at) as "updatedAt",
    u.show_on_website as "showOnWebsite",
    u.rented_until as "rentedUntil",
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
    (select p.document::json from projects p where p.id = u.project_id) as project
) staff;
update unit_documents d set document = a.document from unit_answers a where a.unit_id = d.unit_id;

-- Now a document that changes says when.
drop function refresh_project_documents(integer[]);
create function refresh_project_documents(ids integer[], at timestamptz default now()) returns void
language plpgsql as $$
begin
  perform 1 from projects where id = any(ids) order by id for no key update;
  update projects p set document = d.document, public_updated_at = at
  from project_documents d
  where d.id = p.id and p.id = any(ids) and p.document is distinct from d.document;
end
$$;
