import * as z from 'zod/mini'
import { formatDate } from '../../../shared/dates.ts'
import { clockTime } from '../../../shared/fields/clock-time.ts'
import {
  clearable,
  clearableForm,
  clearableText,
  dateOnly,
  queryId,
  queryInteger,
  queryList,
  searchText,
  timestamp,
  wholeNumber,
} from '../../../shared/fields/fields.ts'
import { recordDay, recordTime } from '../../../shared/fields/record-time.ts'
import { valueSet } from '../../../shared/fields/value-set.ts'
import { oneOf } from '../../../shared/fields/value-set-schemas.ts'
import { recordRefusals } from '../../../shared/refusals/records.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'

/**
 * Entries that colleagues read on a timeline. `change` is written by the system, the others by
 * users and forms.
 */
export const ActivityTypes = valueSet('ActivityTypes', {
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

export const AuditActions = valueSet('AuditActions', {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
  import: 'Imported',
  export: 'Exported',
  retry: 'Retried',
  purge: 'Permanently deleted',
  merge: 'Merged',
  unmerge: 'Unmerged',
  sign_in: 'Signed in',
  sign_in_failed: 'Sign-in failed',
  sign_out: 'Signed out',
})
export type AuditAction = (typeof AuditActions.ids)[number]

/** The kinds of record that are deleted softly and can be restored. */
export const RecordKinds = valueSet('RecordKinds', {
  unit: 'Unit',
  project: 'Project',
  developer: 'Developer',
  contact: 'Contact',
  deal: 'Deal',
  task: 'Task',
  thread: 'Conversation',
  user: 'User',
})
export type RecordKind = (typeof RecordKinds.ids)[number]

/** The subjects of the audit log. */
export const AuditSubjects = valueSet('AuditSubjects', {
  ...RecordKinds.labels,
  viewing: 'Viewing',
  activity: 'Activity',
  agency: 'Agency',
  calendar_address: 'Calendar link',
  canned_reply: 'Canned reply',
  image: 'Picture',
  import: 'Import',
  job: 'Job',
  inquiry_settings: 'Inquiry settings',
  message: 'Message',
  scan: 'Scanned note',
  notification_settings: 'Notification settings',
  pipeline_settings: 'Pipeline settings',
  saved_filter: 'Saved filter',
  shortlist: 'Sent homes',
  settings: 'Settings',
})
export type AuditSubject = (typeof AuditSubjects.ids)[number]

/** `{field: [before, after]}`. */
export type Changes = Record<string, [before: unknown, after: unknown]>

/** The kinds that a user may enter; the others are written by the system. */
export const EnteredTypes = valueSet('EnteredTypes', {
  email: 'Email',
  call: 'Call',
  meeting: 'Meeting',
  note: 'Note',
  task: 'Task',
  chat: 'Chat',
})
export type EnteredType = (typeof EnteredTypes.ids)[number]

export const TaskStatuses = valueSet('TaskStatuses', {
  pending: 'Pending',
  in_progress: 'In Progress',
  completed: 'Completed',
})

/** Which kinds require a text, and which a date. */
export const needsText: readonly EnteredType[] = ['note', 'task', 'meeting']
export const needsDate: readonly EnteredType[] = ['task', 'meeting']

/** Filters of the trash; all of them combine. */
export const TrashSearch = z.object({
  kind: z.optional(queryList(oneOf(RecordKinds), { type: 'string', enum: [...RecordKinds.ids] })),
  /** Part of the name, or of the detail that distinguishes it. */
  search: z.optional(searchText()),
  /** Deleted before this time. */
  before: z.optional(timestamp()),
})
export type TrashSearch = z.output<typeof TrashSearch>

/** A deleted record that can be restored. */
export const TrashEntry = z.object({
  kind: z.enum(RecordKinds.ids),
  id: z.int(),
  /** Its name as users know it: a unit by its project and number, a user by name and username. */
  name: z.string(),
  /** What distinguishes it from others of the same name, or what must be restored first. */
  detail: z.nullable(z.string()),
  deletedAt: z.string(),
  deletedBy: z.nullable(z.string()),
  restorableUntil: z.string(),
})

/** Entries of the audit log are counted up to this number; one more means that there are more. */
export const MAX_COUNTED = 10_000

/** Filters of GET /api/audit; all of them combine. */
export const AuditSearch = z.object({
  /** Part of the actor's name, or of the record's name at that time. */
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

/** Refuses a first day after the last day. */
export const daysInOrder = z.superRefine<AuditSearch>((days, context) => {
  const message = faultOfFrom(days)
  if (message) context.addIssue({ code: 'custom', path: ['from'], message })
})

/** The fault of the first day, or null. */
export function faultOfFrom({ from, to }: Pick<AuditSearch, 'from' | 'to'>): string | null {
  return from && to && from > to ? `Must be on or before ${formatDate(to)}` : null
}

/** An entry of the audit log. */
export const AuditEntry = z.object({
  id: z.int(),
  at: z.string(),
  action: z.enum(AuditActions.ids),
  subject: z.string(),
  subjectId: z.nullable(z.int()),
  /** The record's name when the entry was written. */
  subjectName: z.nullable(z.string()),
  actorId: z.nullable(z.int()),
  actorName: z.string(),
  changes: z.record(z.string(), z.array(z.unknown())),
  requestId: z.nullable(z.string()),
})
export type AuditEntry = z.output<typeof AuditEntry>

/** A timeline entry as users enter it. A meeting's `timestamp` is when it takes place. */
export const ActivityInput = z
  .object({
    type: oneOf(EnteredTypes),
    title: clearableText(300),
    description: clearableText(10_000),
    dueDate: clearable(recordDay()),
    /** `HH:MM` in Bangkok, of a meeting or a task on that day. */
    dueTime: clearableForm(clockTime()),
    timestamp: clearable(recordTime()),
    status: clearable(oneOf(TaskStatuses)),
    /** Minutes. */
    duration: clearable(wholeNumber(0, 100_000)),
  })
  .check(
    z.superRefine((entry, context) => {
      const fault = (path: string, code: 'entry_without_text' | 'entry_without_date') => {
        const message = recordRefusals[code]({ kind })
        context.addIssue({ code: 'custom', path: [path], message, params: refusal(code, { kind }) })
      }
      const kind = EnteredTypes.labels[entry.type]
      if (needsText.includes(entry.type) && !entry.title && !entry.description) {
        fault('description', 'entry_without_text')
      }
      const day = entry.dueDate || (entry.type === 'meeting' && entry.timestamp)
      if (needsDate.includes(entry.type) && !day) fault('dueDate', 'entry_without_date')
    }),
  )
export type ActivityInput = z.output<typeof ActivityInput>
/** An entry of another kind than a task, which is a record of its own. */
export type EntryInput = Omit<ActivityInput, 'type'> & { type: Exclude<EnteredType, 'task'> }

/** Which part of a timeline: kinds, and entries before a given one. */
export const TimelineQuery = z.object({
  type: z.optional(
    queryList(oneOf(ActivityTypes), { type: 'string', enum: [...ActivityTypes.ids] }),
  ),
  before: z.optional(queryId()),
})
export type TimelineQuery = z.output<typeof TimelineQuery>

/** What a timeline says of a task besides its words and its day. */
export const EntryTask = z.object({
  id: z.int(),
  version: z.int(),
  priority: z.string(),
  assignedToId: z.nullable(z.int()),
  createdById: z.nullable(z.int()),
  completedAt: z.nullable(z.string()),
})

/** A timeline entry as staff see it. */
export const ActivityRecord = z.object({
  id: z.int(),
  type: z.enum(ActivityTypes.ids),
  title: z.string(),
  description: z.nullable(z.string()),
  performedBy: z.string(),
  performedById: z.nullable(z.int()),
  timestamp: z.string(),
  dueDate: z.nullable(z.string()),
  /** `HH:MM` in Bangkok, of a meeting or a task. */
  dueTime: z.nullable(z.string()),
  status: z.nullable(z.string()),
  duration: z.nullable(z.int()),
  metadata: z.record(z.string(), z.unknown()),
  contactId: z.nullable(z.int()),
  dealId: z.nullable(z.int()),
  /** Null for a deleted deal too. */
  dealName: z.nullable(z.string()),
  unitId: z.nullable(z.int()),
  /** The task of an entry of this kind; its title, description, day and status are the entry's. */
  task: z.nullable(EntryTask),
})
export type ActivityRecord = z.output<typeof ActivityRecord>
