import * as z from 'zod/mini'
import { recordId, timestamp } from '../../../shared/fields/fields.ts'
import { valueSet } from '../../../shared/fields/value-set.ts'
import { notificationRefusals } from '../../../shared/refusals/notifications.ts'

/** What staff are told about. */
export const NotificationKinds = valueSet('NotificationKinds', {
  inquiry: 'New inquiry',
  message: 'Message in my conversation',
  unassigned: 'Inquiry unclaimed for 15 minutes',
  unanswered: 'Assigned inquiry without a first response',
  assigned: 'Assigned to me',
  homes_opened: 'Client opened or liked homes I sent',
  task_due: 'Task due',
  viewing_soon: 'Viewing within two hours',
  viewing_feedback: 'Feedback after a viewing',
  confirm: 'Homes to confirm',
})
export type NotificationKind = (typeof NotificationKinds.ids)[number]

/** What a notification is about: a conversation, a contact, a deal, homes that were sent, a task, a viewing, or the tasks or units of its reader. */
export const NotificationSubjects = valueSet('NotificationSubjects', {
  thread: 'Conversation',
  contact: 'Contact',
  deal: 'Deal',
  shortlist: 'Homes sent',
  task: 'Task',
  tasks: 'Tasks',
  viewing: 'Viewing',
  units: 'Units',
})
export type NotificationSubject = (typeof NotificationSubjects.ids)[number]

/** The values of a notification's sentence. Which ones there are depends on its kind. */
export const NotificationDetails = z.object({
  /** The customer's name, or what a task says. */
  name: z.optional(z.string()),
  /** A channel of conversations. */
  channel: z.optional(z.string()),
  /** What the customer wrote, cut. */
  text: z.optional(z.string()),
  /** The unit that was asked about. */
  unit: z.optional(z.string()),
  /** Nobody has it yet. */
  isUnassigned: z.optional(z.boolean()),
  /** The colleague who gave it, or whose it is. */
  by: z.optional(z.string()),
  /** The colleague took it over. */
  isTakenOver: z.optional(z.boolean()),
  /** How many units or tasks wait. */
  count: z.optional(z.int()),
  /** The day and hour of a task or a viewing: `2026-12-01 10:00`. */
  due: z.optional(z.string()),
  /** Since when it waits. */
  since: z.optional(z.string()),
})
export type NotificationDetails = z.output<typeof NotificationDetails>

/** A notification, as its reader's list shows it. */
export const NotificationRecord = z.object({
  id: z.int(),
  kind: z.enum(NotificationKinds.ids),
  subject: z.enum(NotificationSubjects.ids),
  subjectId: z.int(),
  details: NotificationDetails,
  createdAt: z.string(),
  readAt: z.nullable(z.string()),
})
export type NotificationRecord = z.output<typeof NotificationRecord>

export const NotificationCounts = z.object({ unread: z.int() })

const MAX_IDS = 1000

/** Which notifications were read: these, or all that came up to a time. */
export const NotificationsRead = z
  .object({
    ids: z.optional(z.array(recordId()).check(z.minLength(1), z.maxLength(MAX_IDS))),
    upTo: z.optional(timestamp()),
  })
  .check(
    z.refine(({ ids, upTo }) => (ids === undefined) !== (upTo === undefined), {
      error: notificationRefusals.ids_or_time_needed,
      path: ['ids'],
    }),
  )
export type NotificationsRead = z.output<typeof NotificationsRead>

/** What a browser sends of its subscription (PushSubscription.toJSON). */
export const PushInput = z.object({
  endpoint: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[\w-]{80,120}=*$/)),
    auth: z.string().check(z.regex(/^[\w-]{22,48}=*$/)),
  }),
})
export type PushInput = z.output<typeof PushInput>

export const PushEnd = z.pick(PushInput, { endpoint: true })

/** A way to try: the own e-mail address, or this browser, by its subscription's endpoint. */
export const NotificationTrial = z.object({
  way: z.enum(['email', 'browser']),
  endpoint: z.optional(PushInput.shape.endpoint),
})
export type NotificationTrial = z.output<typeof NotificationTrial>

/** The payload of a push, as the service worker shows it. */
export type PushPayload = {
  title: string
  body: string
  /** The path that a press opens. */
  path: string
  /** A later push with the same tag takes its place. */
  tag: string
  /** The notifications that a press reads. */
  ids: readonly number[]
}
