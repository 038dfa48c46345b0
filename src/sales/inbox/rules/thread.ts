import * as z from 'zod/mini'
import {
  clearable,
  queryBoolean,
  queryId,
  queryList,
  recordId,
  recordVersion,
  requiredText,
  searchText,
} from '../../../shared/fields/fields.ts'
import { valueSet } from '../../../shared/fields/value-set.ts'
import { oneOf } from '../../../shared/fields/value-set-schemas.ts'
import { inboxRefusals } from '../../../shared/refusals/inbox.ts'
import { assignedToFilter } from '../../../team/staff/rules/assigned-to.ts'
import { MailPerson } from './mail-person.ts'

export const Channels = valueSet('Channels', {
  whatsapp: 'WhatsApp',
  line: 'LINE',
  instagram: 'Instagram',
  facebook: 'Facebook',
  email: 'Email',
  website: 'Website',
})
export type Channel = (typeof Channels.ids)[number]

export const ThreadStatuses = valueSet('ThreadStatuses', { open: 'Open', archived: 'Archived' })

export const ThreadPriorities = valueSet('ThreadPriorities', {
  normal: 'Normal',
  important: 'Important',
})

/** A filter by channels. */
export const channelFilter = () =>
  z.optional(queryList(oneOf(Channels), { type: 'string', enum: [...Channels.ids] }))

/** Filters of GET /api/inbox/threads. */
export const ThreadSearch = z.object({
  /**
   * Part of the name, the handle, the subject, any message, or the contact's name, phone or e-mail,
   * in any letter case; a phone in any spelling.
   */
  search: z.optional(searchText()),
  status: z.optional(oneOf(ThreadStatuses)),
  channel: channelFilter(),
  priority: z.optional(oneOf(ThreadPriorities)),
  assignedTo: assignedToFilter(),
  /** `true`: with messages that nobody has read. */
  unread: z.optional(queryBoolean()),
  /** `true`: with messages that were not sent, or perhaps not. */
  unsent: z.optional(queryBoolean()),
  contactId: z.optional(queryId()),
})
export type ThreadSearch = z.output<typeof ThreadSearch>

/** A conversation as shown in the list. */
export const ThreadRecord = z.object({
  id: z.int(),
  channel: z.enum(Channels.ids),
  handle: z.string(),
  name: z.string(),
  contactId: z.nullable(z.int()),
  contactName: z.nullable(z.string()),
  assignedTo: z.nullable(z.string()),
  assignedToId: z.nullable(z.int()),
  /** Whether nobody has it: assigned to nobody, or to somebody who left, or may hold no work any more. */
  isUnassigned: z.boolean(),
  status: z.enum(ThreadStatuses.ids),
  priority: z.enum(ThreadPriorities.ids),
  tags: z.array(z.string()),
  /**
   * Who takes part by e-mail: first whom an answer goes to, which is whoever wrote last; the others are its Cc. Empty
   * where there is no address.
   */
  members: z.array(MailPerson),
  /** Of the last e-mail, or what the visitor asked about. */
  subject: z.nullable(z.string()),
  lastMessage: z.string(),
  lastMessageTime: z.string(),
  lastMessageFromCustomer: z.boolean(),
  /** Who wrote the customer’s last message, by the name given there; null before the first one. */
  lastWriter: z.nullable(z.string()),
  /** The member of staff who wrote or recorded the last message. */
  lastMessageById: z.nullable(z.int()),
  unreadCount: z.int(),
  /** Messages that were not sent, or perhaps not. */
  unsentCount: z.int(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ThreadRecord = z.output<typeof ThreadRecord>

/** Changes of a conversation: absent is unchanged. `unread` marks its last message as unread. */
export const ThreadChange = z.object({
  status: z.optional(oneOf(ThreadStatuses)),
  priority: z.optional(oneOf(ThreadPriorities)),
  assignedToId: clearable(recordId()),
  contactId: clearable(recordId()),
  unread: z.optional(z.literal(true)),
  /** The `lastMessageTime` that was seen: the conversation is not archived when a message came since. */
  seenUntil: z.optional(z.iso.datetime()),
  version: recordVersion(),
})
export type ThreadChange = z.output<typeof ThreadChange>

/** A conversation that staff begin. `handle` is the customer's number, address or name there. */
export const NewThread = z.object({
  channel: oneOf(Channels),
  handle: requiredText(600, inboxRefusals.handle_required),
  contactId: clearable(recordId()),
})
export type NewThread = z.output<typeof NewThread>

/** How many conversations each filter of the list has; all but `archived` are of open ones. */
export const ThreadCounts = z.object({
  open: z.int(),
  mine: z.int(),
  unassigned: z.int(),
  important: z.int(),
  /** Conversations with unread messages, and those messages. */
  unread: z.int(),
  unreadMessages: z.int(),
  /** Those with messages that were not sent, or perhaps not. */
  unsent: z.int(),
  archived: z.int(),
  channels: z.record(z.enum(Channels.ids), z.int()),
})
export type ThreadCounts = z.output<typeof ThreadCounts>
