import type { PetPolicy } from '../projects/rules.ts'
import type {
  Facing,
  Furnishing,
  ListingType,
  OwnershipType,
  UnitStatus,
  View,
} from '../units/rules.ts'
import type { DemoProject } from './demo-project.ts'
import type { Layout } from './layouts.ts'
import type { Feature } from './unit-features.ts'

/** What a home is, before anybody offers it. */
export type Home = {
  /** `project-key/unit number`. */
  key: string
  project: DemoProject
  layout: Layout
  unitNumber: string
  /** Null for a house of its own. */
  floor: number | null
  bedrooms: number
  bathrooms: number
  /** Square metres. */
  size: number
  facing: Facing
  views: View[]
  features: Feature[]
  isFirstSale: boolean
}

/** On what terms it is offered. */
export type Terms = {
  listingType: ListingType
  /** Baht. */
  price: number | null
  /** Baht a month. */
  rentAmount: number | null
  furnishing: Furnishing
  ownershipType: OwnershipType | null
  /** Null where the project's own rule holds. */
  petAllowed: PetPolicy | null
  smokingAllowed: boolean | null
}

/** What the agency knows of it by now. Days count back from the day the demo is made. */
export type Standing = {
  status: UnitStatus
  /** Kept off the website whatever its status does. */
  isHidden: boolean
  listedDaysAgo: number
  /** When its owner last gave news of it; negative when it becomes available on a day to come. */
  heardDaysAgo: number
  /** Days for which the present tenant stays. */
  rentedForDays: number | null
  source: string | null
}

/** A unit of the demo agency. */
export type DemoUnit = Home & Terms & Standing
