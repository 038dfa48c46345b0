import * as z from 'zod/mini'
import { valueSet } from '../../../shared/fields/value-set.ts'

/**
 * The subjects of changes: those of the audit log, visitors' forms, the reader's own session, and
 * who has a conversation open or writes in it.
 */
export const EventSubjects = valueSet('EventSubjects', {
  unit: 'Unit',
  project: 'Project',
  developer: 'Developer',
  contact: 'Contact',
  deal: 'Deal',
  activity: 'Activity',
  viewing: 'Viewing',
  calendar_address: 'Calendar link',
  canned_reply: 'Canned reply',
  image: 'Picture',
  import: 'Import',
  inquiry: 'Inquiry',
  task: 'Task',
  thread: 'Conversation',
  message: 'Message',
  saved_filter: 'Saved filter',
  shortlist: 'Sent homes',
  user: 'User',
  settings: 'Settings',
  agency: 'Agency',
  job: 'Job',
  scan: 'Scanned note',
  notification: 'Notification',
  notification_settings: 'Notification settings',
  inquiry_settings: 'Inquiry settings',
  pipeline_settings: 'Pipeline settings',
  session: 'Session',
  presence: 'Presence',
  writing: 'Writing',
})
export type EventSubject = (typeof EventSubjects.ids)[number]

/** The subjects that are passed on and never stored: nobody who misses one has anything to read again. */
export const isPassing = (subject: EventSubject) => subject === 'presence' || subject === 'writing'

/** That records changed, without their contents. */
export const Change = z.object({
  subject: z.enum(EventSubjects.ids),
  /** Which records; null if they have no id, or are too many to list. */
  ids: z.nullable(z.array(z.int())),
  /** The current version of a single record; null if unknown. */
  version: z.nullable(z.int()),
  /** The id of the request that made the change, by which its sender recognises it. */
  request: z.nullable(z.string()),
  /** Only of `presence` and `writing`: the name of whoever has the conversation open, or writes in it. */
  name: z.optional(z.string()),
})
export type Change = z.output<typeof Change>

/**
 * A message of the stream: the changes since the message `after`, by consecutive ids. `changes` is
 * null when those are no longer known: everything has to be read again.
 */
export const EventMessage = z.object({
  id: z.string(),
  after: z.nullable(z.string()),
  changes: z.nullable(z.array(Change)),
})
export type EventMessage = z.output<typeof EventMessage>
