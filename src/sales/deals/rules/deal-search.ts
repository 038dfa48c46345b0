import * as z from 'zod/mini'
import {
  dateOnly,
  MAX_BAHT,
  queryBoolean,
  queryId,
  queryInteger,
  queryList,
  searchText,
} from '../../../shared/fields/fields.ts'
import { type ValueSet, valueSet } from '../../../shared/fields/value-set.ts'
import { oneOf } from '../../../shared/fields/value-set-schemas.ts'
import { assignedToFilter } from '../../../team/staff/rules/assigned-to.ts'
import { DealColumns, DealStages, DealStatuses } from './deal.ts'
import { ListedDeal } from './deal-record.ts'

export const DealSorts = valueSet('DealSorts', {
  newest: 'Newest first',
  board: 'As on the board',
  name: 'Deal A-Z',
  name_desc: 'Deal Z-A',
  contact: 'Contact A-Z',
  contact_desc: 'Contact Z-A',
  value: 'Lowest value first',
  value_desc: 'Highest value first',
  probability: 'Least probable first',
  probability_desc: 'Most probable first',
  close: 'Expected first',
  close_desc: 'Expected last',
  days: 'Shortest in its stage',
  days_desc: 'Longest in its stage',
})
export type DealSort = (typeof DealSorts.ids)[number]

/** When deals are expected to close, in Bangkok days. */
export const DealClosings = valueSet('DealClosings', {
  overdue: 'Overdue',
  month: 'This month',
  next_month: 'Next month',
  none: 'No date',
})
export type DealClosing = (typeof DealClosings.ids)[number]

/** The cards of a column that a board loads at once. */
export const BOARD_PAGE = 30

const several = <Id extends string>(set: ValueSet<Id>) =>
  z.optional(queryList(oneOf(set), { type: 'string', enum: [...set.ids] }))

const baht = () => z.optional(queryInteger(0, MAX_BAHT))

/** The filters of deals, which combine. */
export const DealFilters = z.object({
  /** Words, each part of the deal's name, its contact or its home. */
  search: z.optional(searchText()),
  column: several(DealColumns),
  stage: several(DealStages),
  status: several(DealStatuses),
  assignedTo: assignedToFilter(),
  valueMin: baht(),
  valueMax: baht(),
  closing: z.optional(oneOf(DealClosings)),
  /** Deals that were won or lost on this day or later. */
  closedFrom: z.optional(dateOnly()),
  /** Open deals that have been in their stage for longer than the settings say. */
  stale: z.optional(queryBoolean()),
  contactId: z.optional(queryId()),
  unitId: z.optional(queryId()),
})
export type DealFilters = z.output<typeof DealFilters>

/** The query of GET /api/deals, without its page. */
export const DealSearch = z.extend(DealFilters, {
  sort: z.optional(oneOf(DealSorts)),
})
export type DealSearch = z.output<typeof DealSearch>

/** The figures over the board. All but the total are of open deals; 0 when there are none. */
export const BoardSummary = z.object({
  total: z.int(),
  open: z.int(),
  value: z.int(),
  /** Percent, rounded. */
  probability: z.int(),
  /** The mean of whole days since they were made, rounded. */
  days: z.int(),
  stale: z.int(),
})

/** A column with its exact count and sum, and its first cards. */
export const BoardColumn = z.object({
  id: z.enum(DealColumns.ids),
  title: z.string(),
  count: z.int(),
  /** Whole baht. */
  sum: z.int(),
  deals: z.array(ListedDeal),
})
export type BoardColumn = z.output<typeof BoardColumn>

export const Board = z.object({ summary: BoardSummary, columns: z.array(BoardColumn) })
export type Board = z.output<typeof Board>

/** The query of the board: filters, and how many cards of each column. */
export const BoardQuery = z.extend(DealFilters, {
  cards: z.optional(queryInteger(1, 200)),
})
export type BoardQuery = z.output<typeof BoardQuery>
