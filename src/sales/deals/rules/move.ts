import * as z from 'zod/mini'
import { UnitStatuses } from '../../../records/units/rules/unit-sets.ts'
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

/** What a won deal changes of its home, or what the undoing of that puts back. */
const HomeChange = z.object({
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
const few = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.optional(
    z
      .array(entry)
      .check(z.maxLength(MAX_TASKS, fieldRefusals.at_most_entries({ most: MAX_TASKS }))),
  )

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
  home: z.optional(HomeChange),
  /** Takes one's own last move back: the deal stays as long in its former stage as if nothing had been. */
  isUndo: z.optional(z.boolean()),
  /** Tasks to make with it, and those of the move that is undone: unless somebody changed them, they go. */
  tasks: few(TaskInput),
  taskIds: few(recordId()),
  version: recordVersion(),
})
export type MoveInput = z.output<typeof MoveInput>

/** Whether a lease is over on the day that its deal is won, or before. */
export const isLeaseOver = (rentedUntil: string, wonOn: string): boolean => rentedUntil <= wonOn

/** The moved deal, and the move that takes it back. */
export const Moved = z.object({ deal: DealRecord, undo: z.record(z.string(), z.unknown()) })
export type Moved = { deal: DealRecord; undo: z.input<typeof MoveInput> }
