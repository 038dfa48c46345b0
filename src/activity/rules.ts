import * as z from 'zod/mini'
import { formatDate } from '../shared/dates.ts'
import {
  clearable,
  clearableText,
  dateOnly,
  queryId,
  queryInteger,
  queryList,
  searchText,
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

/** What the audit log tells of. */
export const AuditSubjects = valueSet({
  ...RecordKinds.labels,
  activity: 'Activity',
  image: 'Picture',
  import: 'Import',
  saved_filter: 'Saved filter',
  settings: 'Settings',
})
export type AuditSubject = (typeof AuditSubjects.ids)[number]

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

/** What the trash is asked for; all filters combine. */
export const TrashSearch = z.object({
  kind: z.optional(queryList(oneOf(RecordKinds), { type: 'string', enum: [...RecordKinds.ids] })),
  /** A part of the name, or of what tells it from others. */
  search: z.optional(searchText()),
  /** Deleted before this moment. */
  before: z.optional(timestamp()),
})
export type TrashSearch = z.output<typeof TrashSearch>

/** A deleted record that can be brought back. */
export const TrashEntry = z.object({
  kind: z.enum(RecordKinds.ids),
  id: z.int(),
  /** What people call it: a unit by its project and number, a user by name and username. */
  name: z.string(),
  /** What tells it from others of its name, or what must be restored before it. */
  detail: z.nullable(z.string()),
  deletedAt: z.string(),
  deletedBy: z.nullable(z.string()),
  restorableUntil: z.string(),
})

/** So many entries of the audit log are counted; a total of one more says that there are more. */
export const MOST_COUNTED = 10_000

/** What GET /api/audit filters by; all filters combine. */
export const AuditSearch = z.object({
  /** A part of the name of who did it, or of what the record was called. */
  search: z.optional(searchText()),
  action: z.optional(oneOf(AuditActions)),
  subject: z.optional(oneOf(AuditSubjects)),
  subjectId: z.optional(queryId()),
  actorId: z.optional(queryId()),
  /** Bangkok days, both included. */
  from: z.optional(dateOnly()),
  to: z.optional(dateOnly()),
  /** Older than this entry. */
  before: z.optional(queryInteger(1, Number.MAX_SAFE_INTEGER)),
})
export type AuditSearch = z.output<typeof AuditSearch>

/** Refuses days of which the first comes after the last. */
export const daysInOrder = z.superRefine<AuditSearch>((days, context) => {
  const message = faultOfFrom(days)
  if (message) context.addIssue({ code: 'custom', path: ['from'], message })
})

/** What is wrong with the first day, or null. */
export function faultOfFrom({ from, to }: Pick<AuditSearch, 'from' | 'to'>): string | null {
  return from && to && from > to ? `Must not be after ${formatDate(to)}` : null
}

/** An entry of the audit log. */
export const AuditEntry = z.object({
  id: z.int(),
  at: z.string(),
  action: z.enum(AuditActions.ids),
  subject: z.string(),
  subjectId: z.nullable(z.int()),
  /** What people called the record when this was written. */
  subjectName: z.nullable(z.string()),
  actorId: z.nullable(z.int()),
  actorName: z.string(),
  changes: z.record(z.string(), z.array(z.unknown())),
  requestId: z.nullable(z.string()),
})
export type AuditEntry = z.output<typeof AuditEntry>

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
