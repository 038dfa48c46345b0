import * as z from 'zod/mini'
import {
  clearable,
  recordId,
  recordVersion,
  requiredText,
  text,
} from '../../../shared/fields/fields.ts'
import { valueSet } from '../../../shared/fields/value-set.ts'
import { described, oneOf } from '../../../shared/fields/value-set-schemas.ts'
import { sendRefusals } from '../../../shared/refusals/sends.ts'

export const MAX_SENT_HOMES = 10
/** How long the page of a send can be opened. */
export const SEND_DAYS = 30
export const MAX_MESSAGE = 5000

/** How homes are sent. */
export const ShareWays = valueSet('ShareWays', {
  line: 'LINE',
  whatsapp: 'WhatsApp',
  email: 'Email',
  link: 'Copy link',
  pdf: 'PDF sheet',
})
export type ShareWay = (typeof ShareWays.ids)[number]

/** The ways that are channels of the inbox. */
export const ChannelWays = valueSet('ChannelWays', {
  line: 'LINE',
  whatsapp: 'WhatsApp',
  email: 'Email',
})
export type ChannelWay = (typeof ChannelWays.ids)[number]

/** The languages of a message and its page, each in its own words. */
export const ShortlistLanguages = valueSet('ShortlistLanguages', { en: 'English', th: 'ไทย' })
export type ShortlistLanguage = (typeof ShortlistLanguages.ids)[number]

/** The homes in the order of the page, each once. */
const unitIds = () =>
  described(
    z.pipe(
      z
        .array(recordId())
        .check(
          z.minLength(1, sendRefusals.no_homes),
          z.maxLength(MAX_SENT_HOMES, sendRefusals.too_many_homes({ most: MAX_SENT_HOMES })),
        ),
      z.transform((ids: number[]) => [...new Set(ids)]),
    ),
    {
      type: 'array',
      items: { type: 'integer', minimum: 1 },
      minItems: 1,
      maxItems: MAX_SENT_HOMES,
    },
  )

/** The input that makes a page of homes and the message that leads to it. */
export const ShortlistInput = z.object({
  unitIds: unitIds(),
  /** Whom they are sent to. */
  contactId: clearable(recordId()),
  /** The deal for which they are sent. */
  dealId: clearable(recordId()),
  by: oneOf(ShareWays),
  language: oneOf(ShortlistLanguages),
  text: text(MAX_MESSAGE),
  showUnitNumbers: z.boolean(),
  showProjectNames: z.boolean(),
})
export type ShortlistInput = z.output<typeof ShortlistInput>

/** The input that changes the homes of a page; absent ones stay. */
export const ShortlistChange = z.object({
  unitIds: z.optional(unitIds()),
  version: recordVersion(),
})
export type ShortlistChange = z.output<typeof ShortlistChange>

/** The answer to a new send: the address of its page is absolute. */
export const ShortlistCreated = z.object({
  id: z.int(),
  url: z.string(),
  /** The entry of the audit log by which the sending is undone. */
  undoId: z.nullable(z.int()),
})

/** How the message of a send left: written in a conversation, or noted on the contact's timeline only. */
export const DeliveryInput = z.object({
  by: oneOf(ShareWays),
  /** The message with the address of the page in it, as it was sent. */
  text: requiredText(MAX_MESSAGE + 500),
  /** The conversation to write it in; by default that of the contact's handle. */
  threadId: clearable(recordId()),
})
export type DeliveryInput = z.output<typeof DeliveryInput>

/** What became of it: `noted` is a link or a PDF that was given to the sender. */
export const DeliveryStates = valueSet('DeliveryStates', {
  recorded: 'Recorded',
  queued: 'Sending',
  sent: 'Sent',
  failed: 'Not sent',
  unsure: 'May have been sent',
  noted: 'Shared',
})

export const Delivery = z.object({
  by: z.enum(ShareWays.ids),
  state: z.enum(DeliveryStates.ids),
  at: z.string(),
  /** The name of whoever sent it. */
  sentBy: z.string(),
})
export type Delivery = z.output<typeof Delivery>

/** A send as staff see it. */
export const ShortlistRecord = z.object({
  id: z.int(),
  version: z.int(),
  url: z.string(),
  /** Null without one, and while the contact is deleted. */
  contact: z.nullable(z.object({ id: z.int(), name: z.string() })),
  by: z.enum(ShareWays.ids),
  language: z.enum(ShortlistLanguages.ids),
  text: z.string(),
  showUnitNumbers: z.boolean(),
  showProjectNames: z.boolean(),
  unitIds: z.array(z.int()),
  /** The homes as staff name them; deleted ones included. */
  homes: z.array(z.string()),
  sentBy: z.object({ id: z.int(), name: z.string() }),
  createdAt: z.string(),
  endsAt: z.string(),
  takenBackAt: z.nullable(z.string()),
  /** How it left last. */
  delivery: z.nullable(Delivery),
  /** How often the page was opened, and when last. */
  opened: z.int(),
  openedAt: z.nullable(z.string()),
  /** How many of its homes were looked at, are liked, and are to be seen. */
  lookedAt: z.int(),
  liked: z.int(),
  asked: z.int(),
})
export type ShortlistRecord = z.output<typeof ShortlistRecord>

/** Whether the page of a send can no longer be opened. */
export function isOver(
  { endsAt, takenBackAt }: { endsAt: string; takenBackAt: string | null },
  now: Date,
): boolean {
  return takenBackAt !== null || new Date(endsAt) <= now
}
