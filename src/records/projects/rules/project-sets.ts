import { valueSet } from '../../../shared/fields/value-set.ts'

/* The value sets of a project's fields, and of the filters and sorts of projects. */

export const PropertyTypes = valueSet('PropertyTypes', {
  condo: 'Condo',
  apartment: 'Apartment',
  house: 'House',
  townhouse: 'Townhouse',
})
export type PropertyType = (typeof PropertyTypes.ids)[number]

export const Facilities = valueSet('Facilities', {
  '24_hours_security': '24-hour security',
  car_park: 'Car park',
  community_garden: 'Community garden',
  gymnasium: 'Gymnasium',
  lounge: 'Lounge',
  co_working_area: 'Co-working area',
  onsen: 'Onsen',
  spa: 'Spa',
  meeting_room: 'Meeting room',
  sky_lounge: 'Sky lounge',
  swimming_pool: 'Swimming pool',
  tennis_court: 'Tennis court',
  squash_court: 'Squash court',
  football_pitch: 'Football pitch',
  luxury: 'Luxury',
  rooftop_access: 'Rooftop access',
})
export type Facility = (typeof Facilities.ids)[number]

export const PetPolicies = valueSet(
  'PetPolicies',
  {
    small_pet_allowed: 'Small pets allowed',
    medium_pet_allowed: 'Medium pets allowed',
    not_allowed: 'No pets',
  },
  { small: 'small_pet_allowed', medium: 'medium_pet_allowed' },
)

/** The areas that a search can name; areas.ts finds them in an address. */
export const Areas = valueSet('Areas', {
  sukhumvit: 'Sukhumvit',
  silom: 'Silom and Sathorn',
  thonglor: 'Thonglor and Ekkamai',
  chatuchak: 'Chatuchak and Phaya Thai',
})
export type Area = (typeof Areas.ids)[number]

export const BuiltYears = valueSet(
  'BuiltYears',
  {
    before_2000: 'Before 2000',
    '2000_2009': '2000 to 2009',
    '2010_2019': '2010 to 2019',
    '2020_after': '2020 and after',
  },
  {
    'before-2000': 'before_2000',
    '2000-2009': '2000_2009',
    '2000-2010': '2000_2009',
    '2010-2019': '2010_2019',
    '2010-2020': '2010_2019',
    '2020-after': '2020_after',
  },
)
export type BuiltYears = (typeof BuiltYears.ids)[number]

export const ProjectSorts = valueSet('ProjectSorts', {
  newest: 'Newest first',
  name: 'Name A-Z',
  name_desc: 'Name Z-A',
  built_new: 'Newest built',
  built_old: 'Oldest built',
  units: 'Most units',
  units_few: 'Fewest units',
  station: 'Closest to station',
  station_far: 'Farthest from station',
})
export type ProjectSort = (typeof ProjectSorts.ids)[number]
