import * as z from 'zod/mini'
import { firstName, thaiAddress } from '../../../records/contacts/rules/first-name.ts'
import { recordVersion, requiredText } from '../../../shared/fields/fields.ts'
import { valueSet } from '../../../shared/fields/value-set.ts'
import { inboxRefusals } from '../../../shared/refusals/inbox.ts'

/** Canned replies of one person, and of the agency. */
export const MAX_ANSWERS = 200
export const MAX_ANSWER_TITLE = 80
export const MAX_ANSWER = 5000

/** What is filled in when an answer is used; in its text each stands in braces: `{contact}`. */
export const ReplyPlaces = valueSet('ReplyPlaces', {
  contact: 'Contact’s name',
  me: 'My name',
  particle: 'Polite ending: ครับ or ค่ะ',
  particleAsked: 'Polite ending of a question: ครับ or คะ',
  home: 'Home, e.g. 12A, Baan Sirin',
  project: 'Building name',
  unit: 'Unit number',
  price: 'Price or rent',
  size: 'Size',
  bedrooms: 'Bedrooms',
  floor: 'Floor',
  station: 'Nearest station',
  link: 'Link to the home on the website',
})
export type ReplyPlace = (typeof ReplyPlaces.ids)[number]

/** The places that are filled in from a home. */
export const homePlaces: readonly ReplyPlace[] = ReplyPlaces.ids.slice(
  ReplyPlaces.ids.indexOf('home'),
)

/** The places that stand in a text, each once. */
export function placesIn(content: string): ReplyPlace[] {
  return ReplyPlaces.ids.filter((id) => content.includes(`{${id}}`))
}

/** What the places are filled in with; `meThai` is one's name in a Thai text. */
export type PlaceFacts = Readonly<Partial<Record<ReplyPlace | 'meThai', string | null>>>

/** A text with its places filled in; a place without a fact stays as it is. */
export function filledIn(content: string, facts: PlaceFacts): string {
  return content.replace(/\{(\w+)\}/g, (place, name) => {
    const id = ReplyPlaces.read(name)
    const fact = id && facts[id]
    if (typeof fact !== 'string') return place
    if (id === 'contact') return addressed(fact, content)
    if (id === 'me' && isThai(content)) return facts.meThai || fact
    return id === 'price' && isThai(content) ? inThai(fact) : fact
  })
}

/** `1,990,000 THB or 9,000 THB/month`, of a home that is sold or let, in Thai. */
function inThai(price: string): string {
  return price.replace(' or ', ' หรือ ').replaceAll('THB/month', 'บาท/เดือน').replaceAll('THB', 'บาท')
}

const isThai = (content: string) => /\p{Script=Thai}/u.test(content)

/** A contact as a text addresses them: by their first name, with คุณ in Thai unless the text says it itself. */
function addressed(contact: string, content: string): string {
  const called = firstName(contact) ?? contact
  const needsTitle = isThai(content) && !/คุณ\s*\{contact\}/.test(content)
  return needsTitle ? thaiAddress(called) : called
}

const fields = {
  title: requiredText(MAX_ANSWER_TITLE, inboxRefusals.answer_without_title),
  content: requiredText(MAX_ANSWER, inboxRefusals.answer_without_text),
  /** Whether all of the agency use it. */
  isAgency: z.boolean(),
}

export const CannedReplyInput = z.object({
  ...fields,
  isAgency: z._default(fields.isAgency, false),
})
export type CannedReplyInput = z.output<typeof CannedReplyInput>

/** Changes of an answer: absent is unchanged. */
export const CannedReplyChange = z.extend(z.partial(z.object(fields)), { version: recordVersion() })
export type CannedReplyChange = z.output<typeof CannedReplyChange>

/** A canned reply: one's own, or the agency's. */
export const CannedReplyRecord = z.object({
  id: z.int(),
  title: z.string(),
  content: z.string(),
  isAgency: z.boolean(),
  version: z.int(),
})
export type CannedReplyRecord = z.output<typeof CannedReplyRecord>
