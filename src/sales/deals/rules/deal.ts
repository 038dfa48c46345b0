import * as z from 'zod/mini'
import { valueSet } from '../../../shared/fields/value-set.ts'

/** The board's ten columns, in order. */
export const DealColumns = valueSet('DealColumns', {
  leadin: 'Lead In',
  qualified: 'Qualified',
  sendoption: 'Send Option',
  viewingschedule: 'Viewing Schedule',
  onhold: 'On Hold',
  negotiation: 'Negotiation',
  contract: 'Contract',
  ownershiptransfer: 'Ownership Transfer',
  won: 'Won',
  lost: 'Lost',
})
export type DealColumn = (typeof DealColumns.ids)[number]

/** Every name a stage may have. */
export const DealStages = valueSet('DealStages', {
  leadin: 'Lead In',
  prospect: 'Prospect',
  qualified: 'Qualified',
  sendoption: 'Send Option',
  revise: 'Revise Options',
  viewingschedule: 'Viewing Schedule',
  viewing: 'Viewing Scheduled',
  viewing_scheduled: 'Viewing Scheduled',
  onhold: 'On Hold',
  negotiation: 'Negotiation',
  proposal: 'Proposal Sent',
  contract: 'Contract',
  ownershiptransfer: 'Ownership Transfer',
  won: 'Won',
  closed_won: 'Closed Won',
  lost: 'Lost',
  closed_lost: 'Closed Lost',
})
export type DealStage = (typeof DealStages.ids)[number]

/** The board column in which each stage stands. */
export const columnOfStage: Record<DealStage, DealColumn> = {
  leadin: 'leadin',
  prospect: 'leadin',
  qualified: 'qualified',
  sendoption: 'sendoption',
  revise: 'sendoption',
  viewingschedule: 'viewingschedule',
  viewing: 'viewingschedule',
  viewing_scheduled: 'viewingschedule',
  onhold: 'onhold',
  negotiation: 'negotiation',
  proposal: 'negotiation',
  contract: 'contract',
  ownershiptransfer: 'ownershiptransfer',
  won: 'won',
  closed_won: 'won',
  lost: 'lost',
  closed_lost: 'lost',
}

/** Whether a deal is under way, or how it ended. */
export const DealStatuses = valueSet('DealStatuses', { open: 'Open', won: 'Won', lost: 'Lost' })
export type DealStatus = (typeof DealStatuses.ids)[number]

export function statusOfColumn(column: DealColumn): DealStatus {
  return column === 'won' || column === 'lost' ? column : 'open'
}

/** The probability of a deal that ended, in percent: nobody estimates it any more. */
export const endProbability: Record<DealOutcome, number> = { won: 100, lost: 0 }

/** The columns of open deals: neither won nor lost. */
export const openColumns: readonly DealColumn[] = DealColumns.ids.filter(
  (column) => statusOfColumn(column) === 'open',
)

export const DealOutcomes = valueSet('DealOutcomes', { won: 'Won', lost: 'Lost' })
export type DealOutcome = (typeof DealOutcomes.ids)[number]

/** The dashboard's four figures. Properties are projects; open deals are those not won or lost. */
export const Stats = z.object({
  totalProperties: z.int(),
  totalUnits: z.int(),
  totalDevelopers: z.int(),
  totalOpenDeals: z.int(),
})
export type Stats = z.output<typeof Stats>
