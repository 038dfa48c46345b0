import * as z from 'zod/mini'
import { ListingTypes, UnitStatuses } from '../../../records/units/rules/unit-sets.ts'
import {
  clearable,
  clearableText,
  MAX_BAHT,
  MAX_ID,
  recordId,
  recordVersion,
  requiredText,
  text,
  wholeNumber,
} from '../../../shared/fields/fields.ts'
import { recordDay } from '../../../shared/fields/record-time.ts'
import { oneOf } from '../../../shared/fields/value-set-schemas.ts'
import { dealRefusals } from '../../../shared/refusals/deals.ts'
import { fieldRefusals } from '../../../shared/refusals/fields.ts'
import { DealColumns, DealStages, DealStatuses } from './deal.ts'

/** The months of a contract when none are given. */
export const DEFAULT_MONTHS = 12
/** Until a stage gives another one: `PipelineSettings`. */
export const DEFAULT_PROBABILITY = 10
export const MAX_NAME = 200
export const MAX_REASON = 1000
/** The homes that a deal can have besides the one that it is about. */
export const MAX_UNITS = 50

/** A percentage with at most two decimals. */
const percent = () =>
  z.number({ error: fieldRefusals.must_be_number }).check(
    z.gte(0, fieldRefusals.at_least({ least: 0 })),
    z.lte(100, fieldRefusals.at_most({ most: 100 })),
    z.refine(
      (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
      fieldRefusals.two_decimals,
    ),
  )

const value = () => wholeNumber(0, MAX_BAHT)

const fields = {
  unitId: clearable(recordId()),
  stage: z.optional(oneOf(DealStages)),
  probability: z.optional(wholeNumber(0, 100)),
  expectedCloseDate: clearable(recordDay()),
  /** The id of a member of staff, their username or full name, or any other name. */
  assignedTo: clearable(z.union([recordId(), text(MAX_NAME)])),
  assignedToId: clearable(recordId()),
  notes: clearableText(10_000),
  /** The months of the contract of a home to rent. */
  months: clearable(wholeNumber(1, 600)),
  /** The first day of the lease. */
  leaseStart: clearable(recordDay()),
  commissionPercent: clearable(percent()),
  /** Whole baht; a deal has a percentage or an amount. */
  commissionAmount: clearable(value()),
  /** An agent of another agency, and their share of the commission. */
  coAgentContactId: clearable(recordId()),
  coAgentPercent: clearable(percent()),
  /** The homes shown or offered besides the one that the deal is about. */
  unitIds: z.optional(
    z
      .array(recordId())
      .check(z.maxLength(MAX_UNITS, fieldRefusals.at_most_entries({ most: MAX_UNITS }))),
  ),
}

const contact = () =>
  z
    .number({ error: dealRefusals.deal_contact_required })
    .check(
      z.int(dealRefusals.deal_contact_required),
      z.gte(1, dealRefusals.deal_contact_required),
      z.lte(MAX_ID, dealRefusals.deal_contact_required),
    )
const name = () => requiredText(MAX_NAME, dealRefusals.deal_name_required)
const baht = () =>
  z
    .number({ error: dealRefusals.deal_value_required })
    .check(
      z.int(fieldRefusals.must_be_whole_number),
      z.gte(0, fieldRefusals.at_least({ least: 0 })),
      z.lte(MAX_BAHT, fieldRefusals.at_most({ most: MAX_BAHT })),
    )

/** A deal to enter. */
export const DealInput = z.object({
  contactId: contact(),
  dealName: name(),
  value: baht(),
  ...fields,
})
export type DealInput = z.output<typeof DealInput>

/** A change of a deal: absent fields stay, null ones are cleared. `position` is its place in the column, from 0. */
export const DealChange = z.object({
  contactId: z.optional(contact()),
  dealName: z.optional(name()),
  value: z.optional(baht()),
  ...fields,
  position: z.optional(wholeNumber(0, 1_000_000)),
  version: recordVersion(),
})
export type DealChange = z.output<typeof DealChange>

const Person = z.nullable(z.object({ id: z.int(), name: z.string() }))

/** A contact of a deal; `isDeleted` says that it is in the trash. */
export const DealContact = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.nullable(z.string()),
  countryCode: z.nullable(z.string()),
  email: z.nullable(z.string()),
  whatsapp: z.nullable(z.string()),
  line: z.nullable(z.string()),
  facebook: z.nullable(z.string()),
  contactType: z.string(),
  status: z.string(),
  isDeleted: z.boolean(),
})

/** A home of a deal. */
export const DealUnit = z.object({
  id: z.int(),
  name: z.string(),
  unitNumber: z.string(),
  projectId: z.int(),
  project: z.string(),
  listingType: z.enum(ListingTypes.ids),
  status: z.enum(UnitStatuses.ids),
  bedrooms: z.int(),
  bathrooms: z.int(),
  size: z.number(),
  floor: z.nullable(z.int()),
  price: z.nullable(z.int()),
  rentAmount: z.nullable(z.int()),
  image: z.nullable(z.string()),
  showOnWebsite: z.boolean(),
  isDeleted: z.boolean(),
})
export type DealUnit = z.output<typeof DealUnit>

/** A stage that a deal was in; `until` is null for the present one. */
export const DealStay = z.object({
  stage: z.enum(DealStages.ids),
  column: z.enum(DealColumns.ids),
  since: z.string(),
  until: z.nullable(z.string()),
  movedBy: z.string(),
})

const shared = {
  id: z.int(),
  dealName: z.string(),
  contactId: z.int(),
  unitId: z.nullable(z.int()),
  value: z.int(),
  stage: z.enum(DealStages.ids),
  column: z.enum(DealColumns.ids),
  status: z.enum(DealStatuses.ids),
  probability: z.int(),
  expectedCloseDate: z.nullable(z.string()),
  assignedTo: z.nullable(z.string()),
  assignedToId: z.nullable(z.int()),
  /** Whether whoever has it took it from a colleague, and nobody else gave it to them since. */
  isTakenOver: z.boolean(),
  months: z.nullable(z.int()),
  /** Whole days since it was made, and in its stage. */
  daysInPipeline: z.int(),
  daysInStage: z.int(),
  /** Whether it has been in its stage for longer than the settings say. */
  isStale: z.boolean(),
  closedOn: z.nullable(z.string()),
  reasonId: z.nullable(z.int()),
  reason: z.nullable(z.string()),
  position: z.string(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
}

/** A deal as it is listed: on the board, in the table, of a contact. */
export const ListedDeal = z.object({
  ...shared,
  contactName: z.string(),
  contactPhone: z.nullable(z.string()),
  contactIsDeleted: z.boolean(),
  unitName: z.nullable(z.string()),
})
export type ListedDeal = z.output<typeof ListedDeal>

/** A deal with everything that its page shows. */
export const DealRecord = z.object({
  ...shared,
  notes: z.nullable(z.string()),
  commissionPercent: z.nullable(z.number()),
  commissionAmount: z.nullable(z.int()),
  coAgentContactId: z.nullable(z.int()),
  coAgent: Person,
  coAgentPercent: z.nullable(z.number()),
  reasonText: z.nullable(z.string()),
  leaseStart: z.nullable(z.string()),
  /** Of a won deal, the home that was marked rented or sold with it and still is, and what it was before. */
  wonHome: z.nullable(
    z.object({
      id: z.int(),
      name: z.string(),
      status: z.enum(UnitStatuses.ids),
      statusBefore: z.enum(UnitStatuses.ids),
      wasOnWebsite: z.boolean(),
    }),
  ),
  contact: DealContact,
  unit: z.nullable(DealUnit),
  unitIds: z.array(z.int()),
  units: z.array(DealUnit),
  stages: z.array(DealStay),
})
export type DealRecord = z.output<typeof DealRecord>

/** Whether a deal is expected to close on a day that has passed, and which was not stored before. */
export const isClosePassed = (day: string | null, stored: string | null, today: string): boolean =>
  day !== null && day !== stored && day < today

/** The commission in whole baht, null when it is not known; and the part of it that the co-agent gets. */
export function commissionOf(
  deal: Pick<DealRecord, 'value' | 'commissionPercent' | 'commissionAmount' | 'coAgentPercent'>,
): { total: number; coAgent: number; own: number } | null {
  const { value, commissionPercent, commissionAmount, coAgentPercent } = deal
  if (commissionPercent === null && commissionAmount === null) return null
  const total = commissionAmount ?? Math.round((value * (commissionPercent ?? 0)) / 100)
  const coAgent = Math.round((total * (coAgentPercent ?? 0)) / 100)
  return { total, coAgent, own: total - coAgent }
}
