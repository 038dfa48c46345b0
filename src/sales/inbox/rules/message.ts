import * as z from 'zod/mini'
import { email, queryId, recordId, text } from '../../../shared/fields/fields.ts'
import { valueSet } from '../../../shared/fields/value-set.ts'
import { oneOf } from '../../../shared/fields/value-set-schemas.ts'
import { inboxRefusals } from '../../../shared/refusals/inbox.ts'
import { AttachmentRecord, MAX_ATTACHMENTS } from './attachment.ts'
import { MAX_CC, MailPerson } from './mail-person.ts'
import { Reason } from './reason.ts'
import { Channels, channelFilter, ThreadPriorities, ThreadStatuses } from './thread.ts'

/**
 * What became of a message. `received` is a customer's; `recorded` was said elsewhere; the others
 * are sent by us: `unsure` may have arrived, because the server stopped while it was sent.
 */
export const MessageStates = valueSet('MessageStates', {
  received: 'Received',
  recorded: 'Recorded',
  queued: 'Queued',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Not sent',
  unsure: 'May have been sent',
})
export type MessageState = (typeof MessageStates.ids)[number]

export const MAX_MESSAGE = 20_000

/** Filters of GET /api/inbox/messages. */
export const MessageSearch = z.object({
  threadId: z.optional(queryId()),
  channel: channelFilter(),
  contactId: z.optional(queryId()),
  before: z.optional(queryId()),
})
export type MessageSearch = z.output<typeof MessageSearch>

/**
 * A message as staff write it. The sender is the signed-in user, whatever `senderName` and
 * `senderHandle` say; the conversation decides the channel. With `isFromCustomer` it is what the
 * customer said on a channel that is not connected.
 */
export const MessageInput = z.object({
  threadId: queryId(),
  channel: z.optional(oneOf(Channels)),
  content: z._default(text(MAX_MESSAGE), ''),
  isFromCustomer: z._default(z.boolean(), false),
  senderName: z.optional(z.nullable(text(600))),
  senderHandle: z.optional(z.nullable(text(600))),
  contactId: z.optional(z.nullable(recordId())),
  attachmentIds: z._default(
    z
      .array(recordId())
      .check(
        z.maxLength(MAX_ATTACHMENTS, inboxRefusals.too_many_attachments({ most: MAX_ATTACHMENTS })),
      ),
    [],
  ),
  /** Whom an e-mail goes to; by default to whoever wrote last, with the others in Cc. */
  to: z.optional(z.nullable(email())),
  cc: z.optional(
    z.nullable(
      z.array(email()).check(z.maxLength(MAX_CC, inboxRefusals.too_many_copies({ most: MAX_CC }))),
    ),
  ),
  /** The last message that the writer saw; refused (409) when others came after it. */
  lastSeenMessageId: z.optional(z.nullable(recordId())),
})
export type MessageInput = z.output<typeof MessageInput>

/** When an e-mail proposes to meet; of a whole day its midnight in Bangkok. */
export const MailInvitation = z.object({ startsAt: z.string(), isWholeDay: z.boolean() })
export type MailInvitation = z.output<typeof MailInvitation>

/** A message; status, priority, assignee and tags are its conversation's. */
export const MessageRecord = z.object({
  id: z.int(),
  threadId: z.string(),
  channel: z.enum(Channels.ids),
  senderName: z.string(),
  senderHandle: z.string(),
  senderAvatar: z.nullable(z.string()),
  content: z.string(),
  sentAt: z.string(),
  readAt: z.nullable(z.string()),
  isFromCustomer: z.boolean(),
  status: z.enum(ThreadStatuses.ids),
  priority: z.enum(ThreadPriorities.ids),
  assignedTo: z.nullable(z.string()),
  tags: z.array(z.string()),
  contactId: z.nullable(z.int()),
  state: z.enum(MessageStates.ids),
  /** Why it was not sent, or is not known to be. */
  why: z.nullable(Reason),
  /** Who wrote or recorded it; null for what came from outside. */
  sentById: z.nullable(z.int()),
  /** The name of the member of staff who recorded what the customer said; null for what they sent themselves. */
  recordedBy: z.nullable(z.string()),
  /** Of an e-mail whom it goes to, or, of a received one, whom an answer goes to; and the others. */
  mail: z.nullable(z.object({ to: z.array(MailPerson), cc: z.array(MailPerson) })),
  /** Of a received e-mail with an invitation. */
  invitation: z.nullable(MailInvitation),
  /** An auto-answer or a report of a mail server: it neither reopens nor counts as unread. */
  isAutomatic: z.boolean(),
  /** A report of a mail server that one of ours did not arrive; it is automatic too. */
  isBounce: z.boolean(),
  attachments: z.array(AttachmentRecord),
  /** It came by e-mail: GET …/original has all of it. */
  hasOriginal: z.boolean(),
  /** When it was just written: whether its conversation, which belonged to nobody, became the writer's by it. */
  assignsThread: z.optional(z.boolean()),
  /** And whether its contact did. */
  assignsContact: z.optional(z.boolean()),
})
export type MessageRecord = z.output<typeof MessageRecord>

/** An e-mail with what it quotes; `isKept`: GET …/original/eml has it as it came. `html` is sanitized; it has no pictures, `outsidePictures` counts them. */
export const OriginalMail = z.object({
  subject: z.string(),
  address: z.string(),
  text: z.nullable(z.string()),
  html: z.nullable(z.string()),
  outsidePictures: z.int(),
  isKept: z.boolean(),
})
export type OriginalMail = z.output<typeof OriginalMail>
