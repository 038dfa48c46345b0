import * as z from 'zod/mini'
import { MAX_ID, queryId, queryList, searchText } from '../../shared/fields/fields.ts'
import { valueSet } from '../../shared/fields/value-set.ts'
import { described, oneOf } from '../../shared/fields/value-set-schemas.ts'

export const Channels = valueSet('Channels', {
  whatsapp: 'WhatsApp',
  line: 'LINE',
  instagram: 'Instagram',
  facebook: 'Facebook',
  email: 'E-mail',
  website: 'Website',
})
export type Channel = (typeof Channels.ids)[number]

export const ThreadStatuses = valueSet('ThreadStatuses', { open: 'Open', archived: 'Archived' })

export const ThreadPriorities = valueSet('ThreadPriorities', {
  normal: 'Normal',
  important: 'Important',
})

const channels = () =>
  z.optional(queryList(oneOf(Channels), { type: 'string', enum: [...Channels.ids] }))

/** Filters of GET /api/inbox/threads. */
export const ThreadSearch = z.object({
  /** Part of the name, the handle, the contact's name or the last message, in any letter case. */
  search: z.optional(searchText()),
  status: z.optional(oneOf(ThreadStatuses)),
  channel: channels(),
  priority: z.optional(oneOf(ThreadPriorities)),
  /** A member of staff by id, `me`, or `none` for unassigned conversations. */
  assignedTo: z.optional(
    described(z.union([z.literal('me'), z.literal('none'), queryId()]), {
      anyOf: [
        { type: 'string', enum: ['me', 'none'] },
        { type: 'integer', minimum: 1, maximum: MAX_ID },
      ],
    }),
  ),
  contactId: z.optional(queryId()),
})
export type ThreadSearch = z.output<typeof ThreadSearch>

/** Filters of GET /api/inbox/messages. */
export const MessageSearch = z.object({
  threadId: z.optional(queryId()),
  channel: channels(),
  contactId: z.optional(queryId()),
  before: z.optional(queryId()),
})
export type MessageSearch = z.output<typeof MessageSearch>

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
  status: z.enum(ThreadStatuses.ids),
  priority: z.enum(ThreadPriorities.ids),
  tags: z.array(z.string()),
  lastMessage: z.string(),
  lastMessageTime: z.string(),
  unreadCount: z.int(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ThreadRecord = z.output<typeof ThreadRecord>

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
})
export type MessageRecord = z.output<typeof MessageRecord>
