-- A search that is neither for rent nor for sale sorts each home by the figure that it is offered at: one
-- that is only for rent by its rent, every other by its price.
create index units_by_own_figure on units
  ((case when listing_type = 'rent' then rent_amount else price end), id desc) where deleted_at is null;
create index units_by_own_figure_down on units
  ((case when listing_type = 'rent' then rent_amount else price end) desc nulls last, id desc)
  where deleted_at is null;
create index units_by_own_sqm_figure on units
  ((case when listing_type = 'rent' then sqm_rent else sqm_price end), id desc) where deleted_at is null;

-- The index that searches near a place are answered from now holds the status too, which they may ask for.
drop index units_by_project;
create index units_by_project on units (project_id, bedrooms, id desc) include (
  show_on_website, price, rent_amount, floor, size, updated_at, listing_type, furnishing, sqm_price, sqm_rent,
  pet_allowed, smoking_allowed, property_type, status
) where deleted_at is null;
