import * as z from 'zod/mini'
import {
  inputsOf,
  publicFields,
  responseShape,
  staffOnlyFields,
} from '../../../shared/fields/field-table.ts'
import { recordVersion } from '../../../shared/fields/fields.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import type { FieldFault } from '../../../shared/refusals/refusals.ts'
import { unitRefusals } from '../../../shared/refusals/units.ts'
import type { Changes } from '../../../team/activity/rules/activity.ts'
import { PublicProject } from '../../projects/rules/project.ts'
import { unitFields } from './unit-fields.ts'
import { type ListingType, type UnitStatus, UnitStatuses, VisitorStatuses } from './unit-sets.ts'

/**
 * How a new status changes a unit's visibility and availability date. A status that is not listed changes
 * neither.
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

/** Whether a form shows the rent and the end of the lease. */
export function asksForRent(listingType: ListingType, status: UnitStatus): boolean {
  return listingType !== 'sell' || hasLease(status)
}

/** Whether a tenant lives there. */
export function hasLease(status: UnitStatus): boolean {
  return status === 'rented' || status === 'sell_with_tenant'
}

/** Which figures a listing type requires. */
export function neededFigures(listingType: ListingType): { price: boolean; rentAmount: boolean } {
  return { price: listingType !== 'rent', rentAmount: listingType !== 'sell' }
}

/** The figures that the listing type requires and the unit lacks: price, rent or both. */
export function missingFigures(unit: {
  listingType: ListingType
  price: number | null
  rentAmount: number | null
}): FieldFault[] {
  const faults: FieldFault[] = []
  const needed = neededFigures(unit.listingType)
  if (needed.price && unit.price === null) {
    const message = unitRefusals.sale_without_price
    faults.push({ path: 'price', message, ...refusal('sale_without_price') })
  }
  if (needed.rentAmount && unit.rentAmount === null) {
    const message = unitRefusals.rent_without_amount
    faults.push({ path: 'rentAmount', message, ...refusal('rent_without_amount') })
  }
  return faults
}

/** The listing type of a unit entered without one, derived from its figures. */
export function listingTypeOf(price: number | null, rentAmount: number | null): ListingType {
  if (rentAmount === null) return 'sell'
  return price === null ? 'rent' : 'rent_sell'
}

const visitorFields = publicFields(unitFields)
const staffFields = staffOnlyFields(unitFields)

/**
 * Whether changes of a unit change what visitors see; `isShown` is whether it is on the website after
 * them.
 */
export function isPublicChange(changes: Changes, isShown: boolean): boolean {
  if (changes.showOnWebsite?.[0] === true) return true
  if (!isShown || changes.showOnWebsite) return isShown
  return Object.entries(changes).some(([field, [before, after]]) =>
    field === 'status'
      ? (before === 'available') !== (after === 'available')
      : field in visitorFields,
  )
}

/** The input that creates a unit. The listing type decides which of price and rent are required. */
export const UnitInput = z.object(inputsOf(unitFields))
export type UnitInput = z.output<typeof UnitInput>

/** The input that changes a unit: absent fields stay, null fields are cleared. */
export const UnitChange = z.extend(z.partial(UnitInput), { version: recordVersion() })
export type UnitChange = z.output<typeof UnitChange>

/** A unit as visitors get it: its public fields only. */
export const PublicUnit = z.object({
  id: z.int(),
  ...responseShape(visitorFields),
  status: z.enum(VisitorStatuses.ids),
  updatedAt: z.string(),
  project: PublicProject,
})
export type PublicUnit = z.output<typeof PublicUnit>

const Contact = z.nullable(
  z.object({
    id: z.int(),
    name: z.string(),
    phone: z.nullable(z.string()),
    email: z.nullable(z.string()),
    line: z.nullable(z.string()),
    whatsapp: z.nullable(z.string()),
  }),
)

const StaffFields = z.object({
  ...responseShape(staffFields),
  ownerContact: Contact,
  agentContact: Contact,
  /** The member of staff who looks after it. */
  assignedTo: z.nullable(z.object({ id: z.int(), name: z.string() })),
  version: z.int(),
  createdAt: z.string(),
})

/** A unit as staff get it. */
export const UnitRecord = z.extend(PublicUnit, {
  status: z.enum(UnitStatuses.ids),
  ...StaffFields.shape,
})
export type UnitRecord = z.output<typeof UnitRecord>

/** A unit as GET returns it: to visitors public fields only, and `reserved` for all but available. */
export const UnitResponse = z.extend(PublicUnit, {
  status: z.enum([...UnitStatuses.ids, 'reserved']),
  ...z.partial(StaffFields).shape,
})
