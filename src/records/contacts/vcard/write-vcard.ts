import ICAL from 'ical.js'
import { contentText } from '../../../shared/content-text.ts'
import { phoneInE164 } from '../../../shared/phone-in-e164.ts'
import { severalPhones } from '../../../shared/phones.ts'
import { type ContactRecord, ContactTypes } from '../rules/contact.ts'

// The library counts the blank that begins a continued line beside these bytes.
ICAL.foldLength = 74

type Property = [
  name: string,
  params: Record<string, string>,
  type: 'text' | 'timestamp' | 'uri',
  value: string | string[],
]

/** A contact as a vCard 4.0 (RFC 6350), with lines of at most 75 bytes. What staff note of a person is not part of it. */
export function writeVcard(contact: ContactRecord): string {
  const { name, email, company, jobTitle, location, contactType, updatedAt } = contact
  return written([
    ...named(name),
    ...phonesOf(contact),
    ...text('email', email),
    ...(company ? [['org', {}, 'text', [company]] as Property] : []),
    ...text('title', jobTitle),
    ...(location ? [['adr', {}, 'text', ['', '', location, '', '', '', '']] as Property] : []),
    ...text('categories', ContactTypes.labels[contactType]),
    ...handlesOf(contact),
    revised(updatedAt),
  ])
}

/** The contact of a deal as a vCard for whoever works on it: name, phones, work address and mail, a note and a link. */
export function writeDealVcard(
  contact: Pick<ContactRecord, 'name' | 'phone' | 'countryCode' | 'email' | 'updatedAt'>,
  { note, url }: { note: string; url: string },
): string {
  const { name, email, updatedAt } = contact
  const work = { type: 'work' }
  return written([
    ...named(name),
    ...phonesOf(contact),
    ...text('email', email, work),
    ['adr', work, 'text', ['', '', '', 'Bangkok', '', '', 'Thailand']],
    ['note', {}, 'text', note],
    ['url', work, 'uri', url],
    revised(updatedAt),
  ])
}

function written(properties: Property[]): string {
  const version: Property = ['version', {}, 'text', '4.0']
  return `${ICAL.stringify(['vcard', [version, ...properties.map(contentText)], []])}\r\n`
}

function named(name: string): Property[] {
  // `Narin Phakdee (Nok)`: what somebody is called is no part of the family name.
  const [, formal = name, called = null] = /^([^(]*[^(\s])\s*\(([^()]+)\)$/.exec(name.trim()) ?? []
  return [
    ['fn', {}, 'text', name],
    ['n', {}, 'text', [...nameParts(formal), '', '', '']],
    ...text('nickname', called),
  ]
}

function revised(updatedAt: string): Property {
  return ['rev', {}, 'timestamp', `${updatedAt.slice(0, 19)}Z`]
}

function text(name: string, value: string | null, params = {}): Property[] {
  return value ? [[name, params, 'text', value]] : []
}

/** The phones in E.164; one that is no number as it was typed. */
function phonesOf({
  phone,
  countryCode,
}: Pick<ContactRecord, 'phone' | 'countryCode'>): Property[] {
  return severalPhones(phone).flatMap((part) =>
    text('tel', phoneInE164(part, countryCode) ?? part, { type: 'cell' }),
  )
}

function handlesOf(contact: ContactRecord): Property[] {
  return (['line', 'whatsapp', 'facebook', 'wechat'] as const).flatMap((service): Property[] => {
    const handle = contact[service]
    return handle ? [['impp', {}, 'uri', `${service}:${handle}`]] : []
  })
}

/** Family name and given name: of several words the last is the family name. */
function nameParts(name: string): [family: string, given: string] {
  const words = name.trim().split(/\s+/)
  if (words.length < 2) return ['', name.trim()]
  return [words.at(-1) ?? '', words.slice(0, -1).join(' ')]
}
