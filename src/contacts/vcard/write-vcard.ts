import ICAL from 'ical.js'
import { phoneInE164 } from '../identities.ts'
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
  const properties: Property[] = [
    ['version', {}, 'text', '4.0'],
    ['fn', {}, 'text', name],
    ['n', {}, 'text', [...nameParts(name), '', '', '']],
    ...phonesOf(contact).map((phone): Property => ['tel', { type: 'cell' }, 'text', phone]),
    ...text('email', email),
    ...(company ? [['org', {}, 'text', [company]] as Property] : []),
    ...text('title', jobTitle),
    ...(location ? [['adr', {}, 'text', ['', '', location, '', '', '', '']] as Property] : []),
    ...text('categories', ContactTypes.labels[contactType]),
    ...handlesOf(contact),
    ['rev', {}, 'timestamp', `${updatedAt.slice(0, 19)}Z`],
  ]
  return `${ICAL.stringify(['vcard', properties, []])}\r\n`
}

function text(name: string, value: string | null): Property[] {
  return value ? [[name, {}, 'text', value]] : []
}

/** The phones in E.164; one that is no number as it was typed. */
function phonesOf({ phone, countryCode }: ContactRecord): string[] {
  const typed = (phone ?? '').split(/[/,;|\n]/).map((part) => part.trim())
  return typed.flatMap((part) => (part === '' ? [] : [phoneInE164(part, countryCode) ?? part]))
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
