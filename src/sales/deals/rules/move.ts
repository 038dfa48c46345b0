import * as z from 'zod/mini'
import { UnitStatuses } from '../../../records/units/rules/unit-sets.ts'
import { addDays, inMonth } from '../../../shared/calendar-days.ts'
import {
  clearable,
  clearableText,
  MAX_BAHT,
  recordId,
  recordVersion,
  wholeNumber,
} from '../../../shared/fields/fields.ts'
import { recordDay, recordTime } from '../../../shared/fields/record-time.ts'
import { oneOf } from '../../../shared/fields/value-set-schemas.ts'
import { fieldRefusals } from '../../../shared/refusals/fields.ts'
import { TaskInput } from '../../../team/tasks/rules/task.ts'
import { DealStages } from './deal.ts'
import { DealRecord, MAX_REASON } from './deal-record.ts'

/** What a won deal changes of its home. */
export const HomeChange = z.object({
  status: z.optional(oneOf(UnitStatuses)),
  price: clearable(wholeNumber(0, MAX_BAHT)),
  rentAmount: clearable(wholeNumber(0, MAX_BAHT)),
  rentedUntil: clearable(recordDay()),
  availabilityDate: clearable(recordTime()),
  showOnWebsite: z.optional(z.boolean()),
  version: recordVersion(),
})
export type HomeChange = z.output<typeof HomeChange>

/** The tasks that a move can make. */
const MAX_TASKS = 10

/**
 * Moves a card: to a stage, below one card or above another (null: to the bottom), by default to the top
 * of another column. Of two neighbours the one that is still there counts. A move to won or lost may say why and when,
 * and what changes of the home.
 */
export const MoveInput = z.object({
  stage: oneOf(DealStages),
  beforeId: clearable(recordId()),
  afterId: clearable(recordId()),
  reasonId: clearable(recordId()),
  reasonText: clearableText(MAX_REASON),
  closedOn: clearable(recordDay()),
  value: z.optional(wholeNumber(0, MAX_BAHT)),
  /** Whole baht, of a deal that ends: instead of a percentage. */
  commissionAmount: clearable(wholeNumber(0, MAX_BAHT)),
  leaseStart: clearable(recordDay()),
  home: z.optional(HomeChange),
  /** Whether the home of a won deal that is moved on becomes what it was before: `wonHome` of the deal. */
  restoresHome: z.optional(z.boolean()),
  /** Tasks to make with it. */
  tasks: z.optional(
    z
      .array(TaskInput)
      .check(z.maxLength(MAX_TASKS, fieldRefusals.at_most_entries({ most: MAX_TASKS }))),
  ),
  version: recordVersion(),
})
export type MoveInput = z.output<typeof MoveInput>

/** Whether a lease is over on the day that its deal is won, or before. */
export const isLeaseOver = (rentedUntil: string, wonOn: string): boolean => rentedUntil <= wonOn

/** The last day of a lease of so many months that starts on this day. */
export function leaseEnd(start: string, months: number): string {
  const day = Number(start.slice(8))
  const after = inMonth(start, months, day)
  return Number(after.slice(8)) < day ? after : addDays(after, -1)
}

/** The moved deal, and the entry of the audit log by which the move is undone. */
export const Moved = z.object({ deal: DealRecord, undoId: z.nullable(z.int()) })
export type Moved = z.output<typeof Moved>
