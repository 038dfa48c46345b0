import * as z from 'zod/mini'
import { clearable, recordId, requiredText } from '../../../shared/fields/fields.ts'
import { oneOf } from '../../../shared/fields/value-set-schemas.ts'
import { MessageStates } from '../../inbox/rules/message.ts'
import { ChannelWays, MAX_MESSAGE, ShortlistLanguages } from '../../shortlists/rules/shortlist.ts'

/** The most homes of an owner that one message asks about. */
const MAX_ASKED = 200

/** What a message to the client is about: what is planned, or what they thought. */
export type MessageAbout = 'plan' | 'answers'

export const ViewingMessage = z.object({
  by: oneOf(ChannelWays),
  language: oneOf(ShortlistLanguages),
  about: z.enum(['plan', 'answers']),
  text: requiredText(MAX_MESSAGE),
  /** A conversation of the client to write it in; by default that of the contact's handle. */
  threadId: clearable(recordId()),
})
/** A message to the owner of a home, who is asked whether it can be seen. */
export const OwnerMessage = z.object({
  by: oneOf(ChannelWays),
  language: oneOf(ShortlistLanguages),
  unitId: recordId(),
  text: requiredText(MAX_MESSAGE),
})
export type OwnerMessage = z.output<typeof OwnerMessage>
/** A message to an owner, who is asked whether these homes of theirs are still available. */
export const AvailabilityRequest = z.object({
  by: oneOf(ChannelWays),
  language: oneOf(ShortlistLanguages),
  unitIds: z.array(recordId()).check(z.minLength(1), z.maxLength(MAX_ASKED)),
  text: requiredText(MAX_MESSAGE),
})
export type AvailabilityRequest = z.output<typeof AvailabilityRequest>

export type ViewingMessage = z.output<typeof ViewingMessage>

/** What became of it. */
export const MessageWritten = z.object({ state: z.enum(MessageStates.ids) })

export const AskInput = z.object({ language: oneOf(ShortlistLanguages) })
/** The absolute address of the page on which the client answers. */
export const AskCreated = z.object({ url: z.string() })

/** For whom a calendar file is. */
export const CalendarQuery = z.object({
  for: z._default(z.enum(['client', 'agent']), 'agent'),
  language: z._default(oneOf(ShortlistLanguages), 'en'),
})
