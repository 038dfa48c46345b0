import * as z from 'zod/mini'
import type { Chosen } from '../../../../admin/record-form/form-fields.tsx'
import { bangkokDate } from '../../../../shared/dates.ts'
import { valueSet } from '../../../../shared/fields/value-set.ts'
import { dealRefusals } from '../../../../shared/refusals/deals.ts'
import type { DealStage } from '../../rules/deal.ts'
import {
  DEFAULT_MONTHS,
  DEFAULT_PROBABILITY,
  type DealChange,
  DealInput,
  type DealRecord,
  isClosePassed,
} from '../../rules/deal-record.ts'

export const DealPurposes = valueSet('DealPurposes', { sale: 'To buy', rent: 'To rent' })
export const CommissionKinds = valueSet('CommissionKinds', { percent: 'Percent', amount: 'Amount' })

/** The values of the form of a deal. */
export type DealValues = {
  contact: Chosen | null
  unit: Chosen | null
  dealName: string
  purpose: (typeof DealPurposes.ids)[number]
  months: number | null
  value: number | null
  stage: DealStage
  probability: number | null
  expectedCloseDate: string | null
  assignedTo: Chosen | null
  commissionKind: (typeof CommissionKinds.ids)[number]
  commissionPercent: number | null
  commissionAmount: number | null
  coAgent: Chosen | null
  coAgentPercent: number | null
  notes: string
}

const { dealName, value, probability, commissionPercent, commissionAmount } = DealInput.shape
const { months, coAgentPercent, notes, stage } = DealInput.shape

/** The endpoint's rules for the fields as the form has them. */
export const dealFormSchema = z.object({
  contact: z
    .nullable(z.object({ id: z.int(), name: z.string() }))
    .check(z.refine((contact) => contact !== null, dealRefusals.deal_contact_required)),
  ...{ dealName, value, stage, probability: z.nullable(probability), months },
  ...{ commissionPercent, commissionAmount, coAgentPercent, notes },
})

/** A past day is no expected one, unless it was stored before. */
export function dealFaults(
  { expectedCloseDate }: Pick<DealValues, 'expectedCloseDate'>,
  stored: string | null,
): { path: string; message: string }[] {
  if (!isClosePassed(expectedCloseDate, stored, bangkokDate(new Date()))) return []
  return [{ path: 'expectedCloseDate', message: dealRefusals.deal_close_passed }]
}

export function blankDeal(assignedTo: Chosen): DealValues {
  return {
    ...{ contact: null, unit: null, dealName: '', purpose: 'sale', months: DEFAULT_MONTHS },
    ...{ value: null, stage: 'leadin', probability: DEFAULT_PROBABILITY },
    ...{ expectedCloseDate: null, assignedTo, commissionKind: 'percent' },
    ...{ commissionPercent: null, commissionAmount: null, coAgent: null, coAgentPercent: null },
    notes: '',
  }
}

export function dealValues(deal: DealRecord): DealValues {
  const { contact, unit, assignedToId, assignedTo } = deal
  return {
    contact: { id: contact.id, name: contact.name },
    unit: unit && { id: unit.id, name: `${unit.unitNumber} · ${unit.project}` },
    dealName: deal.dealName,
    purpose: deal.months === null ? 'sale' : 'rent',
    months: deal.months ?? DEFAULT_MONTHS,
    ...{ value: deal.value, stage: deal.stage, probability: deal.probability },
    expectedCloseDate: deal.expectedCloseDate,
    assignedTo: assignedToId === null ? null : { id: assignedToId, name: assignedTo ?? '' },
    commissionKind: deal.commissionAmount === null ? 'percent' : 'amount',
    commissionPercent: deal.commissionPercent,
    commissionAmount: deal.commissionAmount,
    ...{ coAgent: deal.coAgent, coAgentPercent: deal.coAgentPercent, notes: deal.notes ?? '' },
  }
}

/** A new deal as the endpoint takes it. */
export function newDeal(values: DealValues): DealInput {
  const { contact, dealName, value, probability } = values
  if (!contact || value === null) throw new Error('The form let an incomplete deal pass.')
  const fields = { ...changedDeal(values, values), contactId: contact.id, dealName, value }
  return { ...fields, probability: probability ?? DEFAULT_PROBABILITY }
}

/** Changed values as the endpoint takes them; `all` are all values of the form. */
export function changedDeal(
  changes: Partial<DealValues>,
  all: DealValues,
): Omit<DealChange, 'version'> {
  const { contact, unit, assignedTo, coAgent, dealName, value, stage, probability } = changes
  const { expectedCloseDate, notes, coAgentPercent } = changes
  const isMoney =
    'commissionKind' in changes || 'commissionPercent' in changes || 'commissionAmount' in changes
  const isPercent = all.commissionKind === 'percent'
  return {
    ...(contact && { contactId: contact.id }),
    ...(unit !== undefined && { unitId: unit?.id ?? null }),
    ...(assignedTo !== undefined && { assignedToId: assignedTo?.id ?? null }),
    ...(coAgent !== undefined && { coAgentContactId: coAgent?.id ?? null }),
    // Without them there is no share, unless one is entered with it.
    ...(coAgent === null && { coAgentPercent: null }),
    ...(coAgentPercent !== undefined && { coAgentPercent }),
    ...(dealName !== undefined && { dealName }),
    ...(typeof value === 'number' && { value }),
    ...(stage !== undefined && { stage }),
    ...(probability !== undefined && { probability: probability ?? 0 }),
    ...(expectedCloseDate !== undefined && { expectedCloseDate }),
    ...(notes !== undefined && { notes: notes === '' ? null : notes }),
    ...(('purpose' in changes || 'months' in changes) && {
      months: all.purpose === 'rent' ? (all.months ?? DEFAULT_MONTHS) : null,
    }),
    ...(isMoney && {
      commissionPercent: isPercent ? all.commissionPercent : null,
      commissionAmount: isPercent ? null : all.commissionAmount,
    }),
  }
}
