import type { Facility, PetPolicy, PropertyType } from '../projects/rules.ts'
import type { Facing, OwnershipType, View } from '../units/rules.ts'

/** A building of the demo agency, and what its homes have in common. Everything here is invented. */
export type DemoProject = {
  key: string
  name: string
  nameTh: string | null
  /** The developer's key; null where a family built and keeps the house. */
  developer: string | null
  /** The code of the station it is sold by. */
  station: string
  latitude: number
  longitude: number
  address: string
  propertyType: PropertyType
  yearBuilt: string
  totalUnits: number
  buildingFloors: number
  /** The lowest floor with homes; null where a home is a house of its own. */
  firstHomeFloor: number | null
  facilities: Facility[]
  amenities: string[]
  uniqueFeatures: string[]
  petAllowed: PetPolicy
  smokingAllowed: boolean
  description: string
  /** Baht per square metre in the middle of the building. */
  sqmPrice: number
  ownership: OwnershipType | null
  /** How its homes are numbered: 1204, 12D, A-1204 or 88/145. */
  numbering: 'floor' | 'letter' | 'tower' | 'house'
  /** Multiplies the usual sizes of its layouts. */
  scale: number
  facings: Facing[]
  /** What can be seen from above the neighbours, and on which sides. */
  sights: { [Sight in View]?: Facing[] }
  /** Layout codes of the homes on the agency's books; see layouts.ts. */
  mix: string
  /** How many of them the developer sells for the first time. */
  firstSales?: number
  /** Malls that are near on the map, but across the river. */
  acrossTheRiver?: string[]
  /** Sentences that hold for every home in it. */
  details: string[]
}

/** What towers here usually offer. */
export const TOWER: Facility[] = [
  '24_hours_security',
  'car_park',
  'gymnasium',
  'lounge',
  'swimming_pool',
]

/** What a plain, well-run building offers. */
export const PLAIN: Facility[] = ['24_hours_security', 'car_park', 'gymnasium', 'swimming_pool']
