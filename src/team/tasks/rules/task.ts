import * as z from 'zod/mini'
import { clockTime } from '../../../shared/fields/clock-time.ts'
import {
  clearable,
  clearableForm,
  clearableText,
  queryId,
  queryList,
  recordId,
  recordVersion,
  requiredText,
  searchText,
  timestamp,
} from '../../../shared/fields/fields.ts'
import { recordDay } from '../../../shared/fields/record-time.ts'
import { type ValueSet, valueSet } from '../../../shared/fields/value-set.ts'
import { described, oneOf } from '../../../shared/fields/value-set-schemas.ts'
import { taskRefusals } from '../../../shared/refusals/tasks.ts'
import { TaskStatuses } from '../../activity/rules/activity.ts'

export type TaskStatus = (typeof TaskStatuses.ids)[number]

export const TaskPriorities = valueSet('TaskPriorities', {
  high: 'High Priority',
  medium: 'Medium Priority',
  low: 'Low Priority',
})
export type TaskPriority = (typeof TaskPriorities.ids)[number]

export const TaskRepeats = valueSet('TaskRepeats', {
  none: 'Once',
  weekly: 'Every week',
  monthly: 'Every month',
})
export type TaskRepeat = (typeof TaskRepeats.ids)[number]

/** When somebody is reminded of a task with an hour; one of a whole day is told in the morning. */
export const TaskReminders = valueSet('TaskReminders', {
  at_time: 'At the time',
  minutes_15: '15 minutes before',
  hour: '1 hour before',
  day: '1 day before',
  none: 'No reminder',
})
export type TaskReminder = (typeof TaskReminders.ids)[number]

/** The groups of open tasks by their Bangkok day: those of a list, in its order. */
export const TaskGroups = valueSet('TaskGroups', {
  overdue: 'Overdue',
  today: 'Today',
  week: 'Next 7 days',
  later: 'Later',
  none: 'No date',
})
export type TaskGroup = (typeof TaskGroups.ids)[number]

export const TaskSorts = valueSet('TaskSorts', {
  newest: 'Newest first',
  due: 'Due first',
  completed: 'Last completed first',
})

export const MAX_TITLE = 300
export const MAX_DESCRIPTION = 10_000

const fields = {
  description: clearableText(MAX_DESCRIPTION),
  dueDate: clearable(recordDay()),
  dueTime: clearableForm(clockTime()),
  priority: z.optional(oneOf(TaskPriorities)),
  status: z.optional(oneOf(TaskStatuses)),
  contactId: clearable(recordId()),
  dealId: clearable(recordId()),
  unitId: clearable(recordId()),
  /** A colleague; whoever enters it by default. */
  assignedToId: clearable(recordId()),
  repeat: z.optional(oneOf(TaskRepeats)),
  reminder: z.optional(oneOf(TaskReminders)),
}

/** A task to enter. */
export const TaskInput = z.object({
  title: requiredText(MAX_TITLE, taskRefusals.task_title_required),
  ...fields,
  /** The day that a monthly one aims at, where `dueDate` is in a shorter month: 31 is always the last one. */
  repeatDay: z.optional(z.int().check(z.minimum(1), z.maximum(31))),
})
export type TaskInput = z.output<typeof TaskInput>

/** A change of a task: absent fields stay. */
export const TaskChange = z.object({
  title: z.optional(requiredText(MAX_TITLE, taskRefusals.task_title_required)),
  ...fields,
  version: recordVersion(),
})
export type TaskChange = z.output<typeof TaskChange>

const Named = z.nullable(z.object({ id: z.int(), name: z.string() }))

/** A task, with the names of what it is about; null for what is deleted. */
export const TaskRecord = z.object({
  id: z.int(),
  title: z.string(),
  description: z.nullable(z.string()),
  dueDate: z.nullable(z.string()),
  /** `HH:MM` in Bangkok. */
  dueTime: z.nullable(z.string()),
  priority: z.enum(TaskPriorities.ids),
  status: z.enum(TaskStatuses.ids),
  completedAt: z.nullable(z.string()),
  contactId: z.nullable(z.int()),
  contact: Named,
  dealId: z.nullable(z.int()),
  deal: Named,
  unitId: z.nullable(z.int()),
  unit: Named,
  assignedToId: z.nullable(z.int()),
  assignedTo: Named,
  createdById: z.nullable(z.int()),
  createdBy: Named,
  repeat: z.enum(TaskRepeats.ids),
  reminder: z.enum(TaskReminders.ids),
  /** The next task of the series, made when this one was completed. */
  nextId: z.nullable(z.int()),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type TaskRecord = z.output<typeof TaskRecord>

const several = <Id extends string>(set: ValueSet<Id>) =>
  z.optional(queryList(oneOf(set), { type: 'string', enum: [...set.ids] }))

/** The filters of GET /api/tasks, which combine. */
export const TaskFilters = z.object({
  /** Part of the title, the description or the contact's name. */
  search: z.optional(searchText()),
  status: several(TaskStatuses),
  priority: several(TaskPriorities),
  /** Groups of open tasks by their day in Bangkok. */
  due: several(TaskGroups),
  /** Completed at this time or later. */
  completedSince: z.optional(timestamp()),
  contactId: z.optional(queryId()),
  dealId: z.optional(queryId()),
  unitId: z.optional(queryId()),
  /**
   * Whose: a member of staff, `me`, or `everyone`. By default one's own; of a contact, a deal or a home all that one
   * may see.
   */
  assignedToId: z.optional(
    described(z.union([z.literal('me'), z.literal('everyone'), queryId()]), {
      anyOf: [
        { type: 'string', enum: ['me', 'everyone'] },
        { type: 'integer', minimum: 1 },
      ],
    }),
  ),
})
export type TaskFilters = z.output<typeof TaskFilters>

export const TaskSearch = z.extend(TaskFilters, { sort: z.optional(oneOf(TaskSorts)) })
export type TaskSearch = z.output<typeof TaskSearch>

/** How many tasks match the filters: open ones by their group, and completed ones. */
export const TaskCounts = z.object({
  open: z.int(),
  groups: z.record(z.enum(TaskGroups.ids), z.int()),
  completed: z.int(),
})
export type TaskCounts = z.output<typeof TaskCounts>

/** How many of one's own open tasks are due today or before. */
export const DueCount = z.object({ due: z.int() })
