import { valueSet } from '../../../shared/fields/value-set.ts'

/* The value sets of a unit's fields. */

export const ListingTypes = valueSet(
  'ListingTypes',
  { rent: 'For rent', sell: 'For sale', rent_sell: 'For rent and sale' },
  { sale: 'sell' },
)
export type ListingType = (typeof ListingTypes.ids)[number]

export const UnitStatuses = valueSet('UnitStatuses', {
  available: 'Available',
  rented: 'Rented',
  sold: 'Sold',
  sell_with_tenant: 'Sell with tenant',
  wrong_contact: 'Wrong contact',
  unable_to_reach: 'Unable to reach',
  pending: 'Pending',
  off_market: 'Off market',
  interested: 'Interested',
  not_interested: 'Not interested',
  visited: 'Visited',
  follow_up: 'Follow up',
  confirmed: 'Confirmed',
})
export type UnitStatus = (typeof UnitStatuses.ids)[number]

/** A status as visitors read it: `available`, or `reserved` for every other one. */
export const VisitorStatuses = valueSet('VisitorStatuses', {
  available: 'Available',
  reserved: 'Reserved',
})

export const Furnishings = valueSet('Furnishings', {
  fully_furnished: 'Fully furnished',
  partially_furnished: 'Partially furnished',
  unfurnished: 'Unfurnished',
  bare_shell: 'Bare shell',
})

export const OwnershipTypes = valueSet('OwnershipTypes', {
  freehold: 'Freehold',
  leasehold: 'Leasehold',
})

export const Facings = valueSet('Facings', {
  north: 'North',
  east: 'East',
  south: 'South',
  west: 'West',
  south_east: 'South East',
  south_west: 'South West',
  north_east: 'North East',
  north_west: 'North West',
})

export const Views = valueSet('Views', {
  property_view: 'Property View',
  unblock_view: 'Unblock View',
  block_view: 'Block View',
  city_view: 'City View',
  park_view: 'Park View',
  lake_view: 'Lake View',
  river_view: 'River View',
  pool_view: 'Pool View',
  sky_line: 'Sky Line',
  view_360: 'View 360',
})

/** What a unit has or lacks, for staff to filter by. */
export const UnitGaps = valueSet('UnitGaps', {
  with_images: 'With images',
  without_images: 'Without images',
  no_station: 'No station',
  no_description: 'No description',
  no_owner: 'No owner',
})
