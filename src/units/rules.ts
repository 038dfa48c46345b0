import * as z from 'zod/mini'
import { MAX_UNIT_IMAGES, TOO_MANY_UNIT_IMAGES } from '../media/rules.ts'
import { PetPolicies, ProjectDocument, PropertyTypes } from '../projects/rules.ts'
import {
  baht,
  clearableText,
  dateOnly,
  recordId,
  requiredText,
  text,
  textList,
  timestamp,
  wholeNumber,
} from '../shared/fields.ts'
import { manyOf, oneOf, valueSet } from '../shared/value-set.ts'

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
  return listingType !== 'sell' || status === 'rented' || status === 'sell_with_tenant'
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

const needed = {
  projectId: recordId(),
  unitNumber: requiredText(50),
  bedrooms: wholeNumber(0, MAX_BEDROOMS),
  bathrooms: wholeNumber(1, MAX_BATHROOMS),
  size: squareMetres(),
}

const optional = {
  floor: clearable(wholeNumber(-10, 300)),
  price: clearable(baht()),
  rentAmount: clearable(baht()),
  listingType: z.optional(oneOf(ListingTypes)),
  propertyType: clearable(oneOf(PropertyTypes)),
  furnishing: clearable(oneOf(Furnishings)),
  ownershipType: clearable(oneOf(OwnershipTypes)),
  primary: z.optional(z.boolean()),
  petAllowed: clearable(oneOf(PetPolicies)),
  smokingAllowed: clearable(z.boolean()),
  propertyFacing: clearable(oneOf(Facings)),
  propertyView: clearableList(manyOf(Views)),
  status: z.optional(oneOf(UnitStatuses)),
  showOnWebsite: z.optional(z.boolean()),
  availabilityDate: clearable(timestamp()),
  rentedUntil: clearable(dateOnly()),
  description: clearableText(10_000),
  seoTitle: clearableText(300),
  keyFeatures: clearableList(textList(50, 200)),
  uniqueFeatures: clearableList(textList(50, 200)),
  externalDataSource: clearableText(500),
  ownerContactId: clearable(recordId()),
  agentContactId: clearable(recordId()),
  /** URLs of pictures uploaded here, the main one first. */
  images: clearableList(
    z.array(text(500)).check(z.maxLength(MAX_UNIT_IMAGES, TOO_MANY_UNIT_IMAGES)),
  ),
}

/** What makes a unit. Price and rent are needed by listing type. */
export const UnitInput = z.object({ ...needed, ...optional })
export type UnitInput = z.output<typeof UnitInput>

/** What changes a unit: absent is unchanged, null is cleared. */
export const UnitChange = z.object({
  ...z.partial(z.object(needed)).shape,
  ...optional,
  version: z.optional(wholeNumber(1, 2_147_483_647)),
})
export type UnitChange = z.output<typeof UnitChange>

/** A unit as visitors get it: the allow-list of its fields. */
export const UnitDocument = z.object({
  id: z.int(),
  projectId: z.int(),
  unitNumber: z.string(),
  floor: z.nullable(z.int()),
  status: z.enum(VisitorStatuses.ids),
  availabilityDate: z.nullable(z.string()),
  bedrooms: z.int(),
  bathrooms: z.int(),
  size: z.number(),
  price: z.nullable(z.int()),
  rentAmount: z.nullable(z.int()),
  listingType: z.enum(ListingTypes.ids),
  furnishing: z.nullable(z.enum(Furnishings.ids)),
  propertyType: z.nullable(z.enum(PropertyTypes.ids)),
  ownershipType: z.nullable(z.enum(OwnershipTypes.ids)),
  primary: z.boolean(),
  petAllowed: z.nullable(z.enum(PetPolicies.ids)),
  smokingAllowed: z.nullable(z.boolean()),
  propertyFacing: z.nullable(z.enum(Facings.ids)),
  propertyView: z.array(z.enum(Views.ids)),
  description: z.nullable(z.string()),
  seoTitle: z.nullable(z.string()),
  keyFeatures: z.array(z.string()),
  uniqueFeatures: z.array(z.string()),
  images: z.array(z.string()),
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

const staffFields = z.object({
  showOnWebsite: z.boolean(),
  rentedUntil: z.nullable(z.string()),
  externalDataSource: z.nullable(z.string()),
  ownerContactId: z.nullable(z.int()),
  agentContactId: z.nullable(z.int()),
  ownerContact: Contact,
  agentContact: Contact,
  version: z.int(),
  createdAt: z.string(),
})

/** A unit as staff get it. */
export const UnitRecord = z.extend(UnitDocument, {
  status: z.enum(UnitStatuses.ids),
  ...staffFields.shape,
})
export type UnitRecord = z.output<typeof UnitRecord>

/** A unit as GET answers it: a visitor's lacks what only staff get, and says no more than `reserved`. */
export const UnitAnswer = z.extend(UnitDocument, {
  status: z.enum([...UnitStatuses.ids, 'reserved']),
  ...z.partial(staffFields).shape,
})

function clearable<Out, In>(field: z.ZodMiniType<Out, In>) {
  return z.optional(z.nullable(field))
}

/** Absent is unchanged, null empties. */
function clearableList<Out, In>(list: z.ZodMiniType<Out[], In>) {
  return z.optional(
    z.pipe(
      z.nullable(list),
      z.transform((value: Out[] | null) => value ?? []),
    ),
  )
}

/** A floor area in square metres, kept to two decimals. */
function squareMetres() {
  return z.number({ error: 'Must be a number' }).check(
    z.gte(0.01, 'Must be more than 0'),
    z.lte(MAX_SIZE, `At most ${MAX_SIZE}`),
    z.overwrite((size: number) => Math.round(size * 100) / 100),
  )
}
