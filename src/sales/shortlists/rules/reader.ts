import * as z from 'zod/mini'
import { text } from '../../../shared/fields/fields.ts'
import { valueSet } from '../../../shared/fields/value-set.ts'
import { oneOf } from '../../../shared/fields/value-set-schemas.ts'
import { sendRefusals } from '../../../shared/refusals/sends.ts'
import { Delivery, MAX_SENT_HOMES, ShortlistRecord } from './shortlist.ts'

/** Minutes without a sign of the reader after which the next one begins another visit. */
export const VISIT_GAP_MINUTES = 30
/** Visits that are stored of one page; later ones count as the last. */
export const MAX_VISITS = 200
export const MAX_ASK_TEXT = 1000

/** What readers of a page do. `cleared` and `unasked` take back what was pressed before. */
export const ReaderActions = valueSet('ReaderActions', {
  opened: 'Opened',
  pressed: 'Looked at',
  liked: 'Liked',
  declined: 'Not for them',
  cleared: 'No longer liked or declined',
  asked: 'Asked to see',
  unasked: 'No longer asks to see',
})
export type ReaderAction = (typeof ReaderActions.ids)[number]

export const Opinions = valueSet('Opinions', { liked: 'Liked', declined: 'Not for them' })
export type Opinion = (typeof Opinions.ids)[number]

/** One action of a reader. Homes are named by the keys of the page, which are no ids. */
export const ReaderInput = z.object({
  action: oneOf(ReaderActions),
  homes: z._default(
    z
      .array(text(40))
      .check(z.maxLength(MAX_SENT_HOMES, sendRefusals.too_many_homes({ most: MAX_SENT_HOMES }))),
    [],
  ),
  /** What they write with the homes that they ask to see. */
  text: z._default(text(MAX_ASK_TEXT), ''),
})
export type ReaderInput = z.output<typeof ReaderInput>

/** What the readers of a page think of one of its homes now. */
export const HomeReaction = z.object({
  key: z.string(),
  opinion: z.nullable(z.enum(Opinions.ids)),
  asked: z.boolean(),
})
export type HomeReaction = z.output<typeof HomeReaction>

/** A send with what its readers did, as staff see it. Units are named by id; `units` has their names. */
export const ShortlistDetail = z.extend(ShortlistRecord, {
  deliveries: z.array(Delivery),
  visits: z.array(
    z.object({
      id: z.int(),
      startedAt: z.string(),
      pressed: z.array(z.int()),
      liked: z.array(z.int()),
      declined: z.array(z.int()),
      asked: z.array(z.int()),
      said: z.nullable(z.string()),
      /** The conversation with what they asked. */
      threadId: z.nullable(z.int()),
    }),
  ),
  reactions: z.array(
    z.object({
      unitId: z.int(),
      /** In how many visits it was looked at. */
      opened: z.int(),
      opinion: z.nullable(z.enum(Opinions.ids)),
      asked: z.boolean(),
    }),
  ),
  units: z.array(z.object({ id: z.int(), unitNumber: z.string(), name: z.string() })),
})
export type ShortlistDetail = z.output<typeof ShortlistDetail>

/** A home that was sent to a contact before, and what they thought of it. */
export const HomeSentBefore = z.object({
  unitId: z.int(),
  sentAt: z.string(),
  opinion: z.nullable(z.enum(Opinions.ids)),
  asked: z.boolean(),
})
export type HomeSentBefore = z.output<typeof HomeSentBefore>
