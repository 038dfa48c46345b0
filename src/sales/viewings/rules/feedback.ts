import * as z from 'zod/mini'
import { clearableText, recordId } from '../../../shared/fields/fields.ts'
import { valueSet } from '../../../shared/fields/value-set.ts'
import { oneOf } from '../../../shared/fields/value-set-schemas.ts'

export const MAX_WORDS = 1000
/** How long the page of a viewing can be opened. */
export const FEEDBACK_DAYS = 30

/** What is thought of a home that was seen. */
export const FeedbackValues = valueSet('Answers', {
  liked: 'Liked it',
  too_dear: 'Too expensive',
  too_far: 'Too far',
  other: 'Other',
})
export type FeedbackValue = (typeof FeedbackValues.ids)[number]

/** Who said it: the client on their page, or the agent for them. */
export const FeedbackGivers = valueSet('FeedbackGivers', { client: 'Client', agent: 'Agent' })
export type FeedbackGiver = (typeof FeedbackGivers.ids)[number]

export const FeedbackRecord = z.object({
  answer: z.enum(FeedbackValues.ids),
  words: z.nullable(z.string()),
  at: z.string(),
  /** Who wrote it down. */
  by: z.nullable(z.string()),
})
export type FeedbackRecord = z.output<typeof FeedbackRecord>

/** What the agent heard of one home; null takes it back. */
export const FeedbackInput = z.object({
  unitId: recordId(),
  answer: z.nullable(oneOf(FeedbackValues)),
  words: clearableText(MAX_WORDS),
})
export type FeedbackInput = z.output<typeof FeedbackInput>

/** One tap of a client: homes have keys, which are no ids. */
export const ClientFeedback = z.object({
  home: z.string().check(z.maxLength(40)),
  answer: oneOf(FeedbackValues),
  words: clearableText(MAX_WORDS),
})
export type ClientFeedback = z.output<typeof ClientFeedback>

/** What the client said of a home of their page. */
export type HomeAnswer = { key: string; answer: FeedbackValue | null; words: string | null }

/** How often each answer was given of a home: the client's own where there is one, else the agent's. */
export const FeedbackCounts = z.object({
  viewings: z.int(),
  liked: z.int(),
  too_dear: z.int(),
  too_far: z.int(),
  other: z.int(),
})
export type FeedbackCounts = z.output<typeof FeedbackCounts>
