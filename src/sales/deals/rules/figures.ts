import * as z from 'zod/mini'
import { dateOnly } from '../../../shared/fields/fields.ts'
import { valueSet } from '../../../shared/fields/value-set.ts'
import { oneOf } from '../../../shared/fields/value-set-schemas.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import type { Refusal } from '../../../shared/refusals/refusals.ts'

/** What the figures are counted by. */
export const FigureGroups = valueSet('FigureGroups', {
  month: 'Month',
  staff: 'Person',
  stage: 'Stage',
  source: 'Source',
  reason: 'Reason',
})
export type FigureGroup = (typeof FigureGroups.ids)[number]

/** The months that are counted when no days are given: this one and those before it. */
export const FIGURE_MONTHS = 6

export const MAX_FIGURE_YEARS = 20

/** What is wrong with the first of these days: it is after the last one, or too long before it. */
export function faultOfDays(from: string, to: string): Refusal | null {
  if (from > to) return refusal('not_above', { field: 'to' })
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return years > MAX_FIGURE_YEARS ? refusal('at_most_years', { most: MAX_FIGURE_YEARS }) : null
}

/** The query of GET /api/deals/figures: Bangkok days, both included, at most 20 years. */
export const FigureQuery = z.object({
  by: z.optional(oneOf(FigureGroups)),
  from: z.optional(dateOnly()),
  to: z.optional(dateOnly()),
})
export type FigureQuery = z.output<typeof FigureQuery>

/** Figures of deals: of a month, of a person, or of all. */
const OutcomeFigures = {
  /** Deals made, won and lost in this time. */
  new: z.int(),
  won: z.int(),
  lost: z.int(),
  /** Whole baht of what was won. */
  value: z.int(),
  /** The agency's share of the commission, in whole baht: of open deals by their probability, and of won ones. */
  commissionExpected: z.int(),
  commissionWon: z.int(),
  /** Median of the whole days from a deal's making to its win; null with none. */
  medianDays: z.nullable(z.int()),
  /** Median of the seconds until a customer's first answer; null with none. */
  firstAnswer: z.nullable(z.int()),
}

export const OutcomeRow = z.object({ key: z.string(), label: z.string(), ...OutcomeFigures })
export type OutcomeRow = z.output<typeof OutcomeRow>

/** How many deals came to a stage in this time, how many went on to a later one, and how long they stayed. */
export const StageRow = z.object({
  key: z.string(),
  label: z.string(),
  reached: z.int(),
  wentOn: z.int(),
  /** Percent of those that reached it, rounded; null with none. */
  conversion: z.nullable(z.int()),
  medianDays: z.nullable(z.int()),
})
export type StageRow = z.output<typeof StageRow>

/** How many deals ended for a reason, or came from a source, and their value. */
export const CountRow = z.object({
  key: z.string(),
  label: z.string(),
  outcome: z.enum(['won', 'lost']),
  count: z.int(),
  value: z.int(),
})
export type CountRow = z.output<typeof CountRow>

/** The figures of some days; `mine` says that they are only of the reader's own deals. */
export const Figures = z.object({
  by: z.enum(FigureGroups.ids),
  from: z.string(),
  to: z.string(),
  mine: z.boolean(),
  total: z.object(OutcomeFigures),
  rows: z.array(z.union([OutcomeRow, StageRow, CountRow])),
})
export type Figures = z.output<typeof Figures>
