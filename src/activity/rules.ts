import * as z from 'zod/mini'
import {
  clearable,
  clearableText,
  dateOnly,
  queryId,
  queryList,
  timestamp,
  wholeNumber,
} from '../shared/fields.ts'
import { oneOf, valueSet } from '../shared/value-set.ts'

/** What a colleague reads on a timeline. `change` is kept by the system, the rest by people and forms. */
export const ActivityTypes = valueSet({
  email: 'Email',
  call: 'Call',
  meeting: 'Meeting',
  note: 'Note',
  task: 'Task',
  page_view: 'Page view',
  form_submit: 'Form submitted',
  chat: 'Chat',
  change: 'Change',
})
export type ActivityType = (typeof ActivityTypes.ids)[number]

export const AuditActions = valueSet({
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
  import: 'Imported',
  sign_in: 'Signed in',
  sign_in_failed: 'Sign-in failed',
  sign_out: 'Signed out',
})
export type AuditAction = (typeof AuditActions.ids)[number]

/** The kinds of record that are deleted softly, and can be brought back. */
export const RecordKinds = valueSet({
  unit: 'Unit',
  project: 'Project',
  developer: 'Developer',
  contact: 'Contact',
  user: 'User',
})
export type RecordKind = (typeof RecordKinds.ids)[number]

/** `{field: [before, after]}`. */
export type Changes = Record<string, [before: unknown, after: unknown]>

/** The kinds that a person may enter; the others are kept by the system. */
export const EnteredTypes = valueSet({
  email: 'Email',
  call: 'Call',
  meeting: 'Meeting',
  note: 'Note',
  task: 'Task',
  chat: 'Chat',
})
export type EnteredType = (typeof EnteredTypes.ids)[number]

export const TaskStatuses = valueSet({
  pending: 'Pending',
  in_progress: 'In Progress',
  completed: 'Completed',
})

/** Which kinds need words, and which a date: a note without text or a meeting without a day says nothing. */
export const needsText: readonly EnteredType[] = ['note', 'task', 'meeting']
export const needsDate: readonly EnteredType[] = ['task', 'meeting']

/** What a person enters on a timeline. A meeting's `timestamp` is when it takes place. */
export const ActivityInput = z
  .object({
    type: oneOf(EnteredTypes),
    title: clearableText(300),
    description: clearableText(10_000),
    dueDate: clearable(dateOnly()),
    timestamp: clearable(timestamp()),
    status: clearable(oneOf(TaskStatuses)),
    /** Minutes. */
    duration: clearable(wholeNumber(0, 100_000)),
  })
  .check(
    z.superRefine((entry, context) => {
      const fault = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message })
      const kind = EnteredTypes.labels[entry.type]
      if (needsText.includes(entry.type) && !entry.title && !entry.description) {
        fault('description', `${kind}: please enter some text`)
      }
      const day = entry.dueDate || (entry.type === 'meeting' && entry.timestamp)
      if (needsDate.includes(entry.type) && !day) fault('dueDate', `${kind}: please choose a date`)
    }),
  )
export type ActivityInput = z.output<typeof ActivityInput>

/** Which part of a timeline: of these kinds, older than an entry. */
export const TimelineQuery = z.object({
  type: z.optional(
    queryList(oneOf(ActivityTypes), { type: 'string', enum: [...ActivityTypes.ids] }),
  ),
  before: z.optional(queryId()),
})
export type TimelineQuery = z.output<typeof TimelineQuery>

/** An entry of a timeline, as staff get it. */
export const ActivityRecord = z.object({
  id: z.int(),
  type: z.enum(ActivityTypes.ids),
  title: z.string(),
  description: z.nullable(z.string()),
  performedBy: z.string(),
  performedById: z.nullable(z.int()),
  timestamp: z.string(),
  dueDate: z.nullable(z.string()),
  status: z.nullable(z.string()),
  duration: z.nullable(z.int()),
  metadata: z.record(z.string(), z.unknown()),
  contactId: z.nullable(z.int()),
  unitId: z.nullable(z.int()),
})
export type ActivityRecord = z.output<typeof ActivityRecord>
