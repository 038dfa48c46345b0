-- When visitors could first see a unit, and what its price and its rent were before their last change: kept by the
-- trigger of src/platform/db/sql/keep_shown_figures.sql. A figure before is null when nothing was there to compare.
alter table units
  add column first_shown_at timestamptz,
  add column price_before integer,
  add column price_changed_at timestamptz,
  add column rent_before integer,
  add column rent_changed_at timestamptz;

with shown as (
  select subject_id as id, at, changes -> 'showOnWebsite' ->> 0 = 'true' as was_shown,
    row_number() over (partition by subject_id order by id) as nth
  from audit
  where subject = 'unit' and action = 'update' and changes ? 'showOnWebsite'
)
update units u set first_shown_at = case when first.was_shown then u.created_at else first.at end
from shown first
where first.id = u.id and first.nth = 1;
update units set first_shown_at = created_at where first_shown_at is null and show_on_website;

with last as (
  select distinct on (subject_id) subject_id as id, at, changes -> 'price' ->> 0 as before, changes -> 'price' ->> 1 as after
  from audit where subject = 'unit' and action = 'update' and changes ? 'price'
  order by subject_id, audit.id desc
)
update units u set price_before = last.before::integer, price_changed_at = last.at
from last
where last.id = u.id and last.before is not null and last.after = u.price::text and u.show_on_website
  and last.at > u.first_shown_at + interval '1 day';

with last as (
  select distinct on (subject_id) subject_id as id, at, changes -> 'rentAmount' ->> 0 as before,
    changes -> 'rentAmount' ->> 1 as after
  from audit where subject = 'unit' and action = 'update' and changes ? 'rentAmount'
  order by subject_id, audit.id desc
)
update units u set rent_before = last.before::integer, rent_changed_at = last.at
from last
where last.id = u.id and last.before is not null and last.after = u.rent_amount::text and u.show_on_website
  and last.at > u.first_shown_at + interval '1 day';
