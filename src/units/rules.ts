import * as z from 'zod/mini'
import type { Changes } from '../activity/rules.ts'
import { MAX_UNIT_IMAGES, TOO_MANY_UNIT_IMAGES } from '../media/rules.ts'
import { PetPolicies, ProjectDocument, PropertyTypes, smoking } from '../projects/rules.ts'
import {
  answersOf,
  choice,
  choices,
  type FieldTable,
  fact,
  inputsOf,
  kind,
  number,
  texts,
  words,
} from '../shared/field-table.ts'
import {
  clearable,
  clearableList,
  dateOnly,
  MAX_BAHT,
  MAX_ID,
  recordId,
  recordVersion,
  requiredText,
  text,
  timestamp,
  wholeNumber,
} from '../shared/fields.ts'
import { valueSet } from '../shared/value-set.ts'

export const ListingTypes = valueSet(
  { rent: 'For rent', sell: 'For sale', rent_sell: 'For rent and sale' },
  { sale: 'sell' },
)
export type ListingType = (typeof ListingTypes.ids)[number]

export const UnitStatuses = valueSet({
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

/** What a visitor reads of a status: `available`, or `reserved` for every other one. */
export const VisitorStatuses = valueSet({ available: 'Available', reserved: 'Reserved' })

export const Furnishings = valueSet({
  fully_furnished: 'Fully furnished',
  partially_furnished: 'Partially furnished',
  unfurnished: 'Unfurnished',
  bare_shell: 'Bare shell',
})
export type Furnishing = (typeof Furnishings.ids)[number]

export const OwnershipTypes = valueSet({ freehold: 'Freehold', leasehold: 'Leasehold' })
export type OwnershipType = (typeof OwnershipTypes.ids)[number]

export const Facings = valueSet({
  north: 'North',
  east: 'East',
  south: 'South',
  west: 'West',
  south_east: 'South East',
  south_west: 'South West',
  north_east: 'North East',
  north_west: 'North West',
})
export type Facing = (typeof Facings.ids)[number]

export const Views = valueSet({
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
export type View = (typeof Views.ids)[number]

/** What staff look for among their own units. */
export const UnitGaps = valueSet({
  with_images: 'With images',
  without_images: 'Without images',
  no_station: 'No station',
  no_description: 'No description',
})

export const MAX_BEDROOMS = 6
export const MAX_BATHROOMS = 6
/** Square metres. */
export const MAX_SIZE = 999_999.99

/**
 * What choosing a status does to the website's view of a unit. A status that is not listed changes
 * neither whether it is shown nor since when it is available.
 */
export const consequencesOfStatus: Partial<
  Record<UnitStatus, { showOnWebsite: boolean; availableSinceNow?: true }>
> = {
  available: { showOnWebsite: true, availableSinceNow: true },
  rented: { showOnWebsite: false },
  sold: { showOnWebsite: false },
  sell_with_tenant: { showOnWebsite: false },
  unable_to_reach: { showOnWebsite: true },
  wrong_contact: { showOnWebsite: true },
}

/** Whether a form asks for the rent and until when it is rented. */
export function asksForRent(listingType: ListingType, status: UnitStatus): boolean {
  return listingType !== 'sell' || hasLease(status)
}

/** Whether somebody lives there for a rent. */
export function hasLease(status: UnitStatus): boolean {
  return status === 'rented' || status === 'sell_with_tenant'
}

/** The figures a listing type needs and lacks: a sale its price, a rental its rent. */
export function missingFigures(unit: {
  listingType: ListingType
  price: number | null
  rentAmount: number | null
}): { path: string; message: string }[] {
  const faults: { path: string; message: string }[] = []
  if (unit.listingType !== 'rent' && unit.price === null) {
    faults.push({ path: 'price', message: 'A unit for sale needs a price' })
  }
  if (unit.listingType !== 'sell' && unit.rentAmount === null) {
    faults.push({ path: 'rentAmount', message: 'A unit for rent needs a rent amount' })
  }
  return faults
}

/** The listing type of a unit that was entered without one, by the figures it came with. */
export function listingTypeOf(price: number | null, rentAmount: number | null): ListingType {
  if (rentAmount === null) return 'sell'
  return price === null ? 'rent' : 'rent_sell'
}

/** What visitors read of a unit. What it leaves open of `homeOf` is as in its project. */
const shownFields = {
  projectId: { label: 'Project', input: recordId(), answer: z.int() },
  unitNumber: { label: 'Unit number', input: requiredText(50), answer: z.string() },
  floor: number('Floor', -10, 300),
  availabilityDate: {
    label: 'Available since',
    input: clearable(timestamp()),
    answer: z.nullable(z.string()),
  },
  bedrooms: { label: 'Bedrooms', input: wholeNumber(0, MAX_BEDROOMS), answer: z.int() },
  bathrooms: { label: 'Bathrooms', input: wholeNumber(1, MAX_BATHROOMS), answer: z.int() },
  size: { label: 'Size', input: squareMetres(), answer: z.number() },
  price: number('Price', 0, MAX_BAHT),
  rentAmount: number('Rent', 0, MAX_BAHT),
  listingType: kind('Listing type', ListingTypes),
  propertyType: fact(choice('Property type', PropertyTypes)),
  furnishing: fact(choice('Furnishing', Furnishings)),
  ownershipType: fact(choice('Ownership', OwnershipTypes)),
  propertyFacing: fact(choice('Facing', Facings)),
  propertyView: fact(choices('Views', Views)),
  petAllowed: fact(choice('Pets', PetPolicies)),
  smokingAllowed: fact(smoking),
  primary: fact({
    label: 'Sale',
    input: z.optional(z.boolean()),
    answer: z.boolean(),
    column: 'isPrimary',
    text: (isPrimary: boolean) => (isPrimary ? 'First sale by the developer' : null),
  }),
  description: words('Description', 10_000),
  seoTitle: words('Title', 300),
  keyFeatures: texts('Key features', 50, 200),
  uniqueFeatures: texts('Unique features', 50, 200),
  /** URLs of pictures uploaded here, the main one first. */
  images: {
    label: 'Pictures',
    input: clearableList(
      z.array(text(500)).check(z.maxLength(MAX_UNIT_IMAGES, TOO_MANY_UNIT_IMAGES)),
    ),
    answer: z.array(z.string()),
    column: null,
  },
  status: kind('Status', UnitStatuses),
} as const satisfies FieldTable

const staffFields = {
  showOnWebsite: { label: 'On the website', input: z.optional(z.boolean()), answer: z.boolean() },
  rentedUntil: {
    label: 'Rented until',
    input: clearable(dateOnly()),
    answer: z.nullable(z.string()),
  },
  externalDataSource: words('Source', 500),
  ownerContactId: number('Owner', 1, MAX_ID),
  agentContactId: number('Agent', 1, MAX_ID),
} as const satisfies FieldTable

/** Every field of a unit that people enter. */
export const unitFields = { ...shownFields, ...staffFields }

/**
 * Whether these changes of a unit change what visitors read; `isShown` is whether it is on the website
 * by now.
 */
export function visitorsSee(changes: Changes, isShown: boolean): boolean {
  if (changes.showOnWebsite?.[0] === true) return true
  if (!isShown || changes.showOnWebsite) return isShown
  return Object.entries(changes).some(([field, [before, after]]) =>
    field === 'status'
      ? (before === 'available') !== (after === 'available')
      : field in shownFields,
  )
}

/** What makes a unit. Price and rent are needed by listing type. */
export const UnitInput = z.object(inputsOf(unitFields))
export type UnitInput = z.output<typeof UnitInput>

/** What changes a unit: absent is unchanged, null is cleared. */
export const UnitChange = z.extend(z.partial(UnitInput), { version: recordVersion() })
export type UnitChange = z.output<typeof UnitChange>

/** A unit as visitors get it: the allow-list of its fields. */
export const UnitDocument = z.object({
  id: z.int(),
  ...answersOf(shownFields),
  status: z.enum(VisitorStatuses.ids),
  updatedAt: z.string(),
  project: ProjectDocument,
})
export type UnitDocument = z.output<typeof UnitDocument>

const Contact = z.nullable(
  z.object({
    id: z.int(),
    name: z.string(),
    phone: z.nullable(z.string()),
    email: z.nullable(z.string()),
  }),
)

const StaffFields = z.object({
  ...answersOf(staffFields),
  ownerContact: Contact,
  agentContact: Contact,
  version: z.int(),
  createdAt: z.string(),
})

/** A unit as staff get it. */
export const UnitRecord = z.extend(UnitDocument, {
  status: z.enum(UnitStatuses.ids),
  ...StaffFields.shape,
})
export type UnitRecord = z.output<typeof UnitRecord>

/** A unit as GET answers it: a visitor's lacks what only staff get, and says no more than `reserved`. */
export const UnitAnswer = z.extend(UnitDocument, {
  status: z.enum([...UnitStatuses.ids, 'reserved']),
  ...z.partial(StaffFields).shape,
})

/** The home as a page tells of it: what the unit leaves open is as in its project. */
export function homeOf(unit: UnitDocument): UnitDocument {
  const { project } = unit
  return {
    ...unit,
    propertyType: unit.propertyType ?? project.propertyType,
    petAllowed: unit.petAllowed ?? project.petAllowed,
    smokingAllowed: unit.smokingAllowed ?? project.smokingAllowed,
  }
}

/** A floor area in square metres, kept to two decimals. */
function squareMetres() {
  return z.number({ error: 'Must be a number' }).check(
    z.gte(0.01, 'Must be more than 0'),
    z.lte(MAX_SIZE, `At most ${MAX_SIZE}`),
    z.overwrite((size: number) => Math.round(size * 100) / 100),
  )
}
