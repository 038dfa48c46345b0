-- A unit as JSON text. `public_json_start` has the public fields and ends where the project follows; it is stored in
-- public_unit_json and completed by public_units. `staff_json` has the fields for staff and the project, even if the
-- project is deleted. `shared` has the fields of both, in the order of `unitFields` in src/records/units/rules/unit-fields.ts.
create view units_as_json as
select
  u.id as unit_id,
  ascii_json(left(json_with(row_to_json(shared)::text, row_to_json(public)::text), -1) || ',"project":')
    as public_json_start,
  json_with(row_to_json(shared)::text, row_to_json(staff)::text) as staff_json
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
    u.seo_description as "seoDescription",
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
        select c.id, c.name, c.phone, c.email, c.line, c.whatsapp from contacts c
        where c.id = u.owner_contact_id and c.deleted_at is null
      ) one
    ) as "ownerContact",
    (
      select row_to_json(one) from (
        select c.id, c.name, c.phone, c.email, c.line, c.whatsapp from contacts c
        where c.id = u.agent_contact_id and c.deleted_at is null
      ) one
    ) as "agentContact",
    u.assigned_to_id as "assignedToId",
    (
      select row_to_json(one) from (
        select s.id, coalesce(nullif(concat_ws(' ', s.first_name, s.last_name), ''), s.username) as name
        from staff_users s where s.id = u.assigned_to_id and s.deleted_at is null
      ) one
    ) as "assignedTo",
    u.version,
    iso(u.created_at) as "createdAt",
    (select p.public_json::json from projects p where p.id = u.project_id) as project
) staff;
