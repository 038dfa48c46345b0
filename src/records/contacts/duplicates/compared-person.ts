import { sql } from 'kysely'
import { nameWords } from '../../../city/places/rules/spelling.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { withPlainDigits } from '../../../shared/fields/thai-numbers.ts'
import { severalPhones } from '../../../shared/phones.ts'
import type { IdentityKind } from '../rules/contact.ts'
import { type PersonName, personName } from './person-name.ts'

/** A contact as it is compared with others. */
export type ComparedPerson = {
  id: number
  name: PersonName
  /**
   * Phones and WhatsApp numbers in E.164, e-mails and handles, all in lower case; without mailboxes that belong to an
   * office, such as info@.
   */
  identities: readonly { kind: IdentityKind; value: string }[]
  /** The digits of each number as dialled within its country; impossible numbers too. */
  dialled: readonly string[]
  /** The parts of e-mail addresses before the @, without dots and tags, if they tell people apart. */
  mailNames: readonly string[]
  company: string | null
  /** The homes and the buildings that they asked about on the website. */
  units: readonly number[]
  projects: readonly number[]
}

type Row = {
  id: number
  name: string
  phone: string | null
  whatsapp: string | null
  company: string | null
  identities: { kind: IdentityKind; value: string }[]
  asked: { unit: number; project: number }[]
}

const MAX_ASKED = 20

/** These contacts, unless deleted. */
export async function comparedPeople(db: Db, ids: readonly number[]): Promise<ComparedPerson[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Row>`
    select c.id, c.name, c.phone, c.whatsapp, c.company,
      coalesce((select json_agg(json_build_object('kind', i.kind, 'value', i.value))
        from contact_identities i where i.contact_id = c.id), '[]') as identities,
      coalesce((select json_agg(json_build_object('unit', u.id, 'project', u.project_id))
        from (select unit_id from inquiries where contact_id = c.id and unit_id is not null
          order by id desc limit ${MAX_ASKED}) asked
        join units u on u.id = asked.unit_id), '[]') as asked
    from contacts c
    where c.id = any(${[...ids]}::integer[]) and c.deleted_at is null`.execute(db)
  return rows.map(asPerson)
}

function asPerson({ id, name, phone, whatsapp, company, identities, asked }: Row): ComparedPerson {
  const own = identities.filter(({ kind, value }) => kind !== 'email' || !isOffice(value))
  const emails = own.filter(({ kind }) => kind === 'email')
  const typed = [phone, whatsapp].flatMap(severalPhones)
  return {
    id,
    name: personName(name),
    identities: own.map(({ kind, value }) => ({ kind, value: plainIdentity(kind, value) })),
    dialled: unique(
      [...typed, ...identities.map(({ value }) => value).filter(isNumber)].flatMap(dialledDigits),
    ),
    mailNames: unique(emails.flatMap(({ value }) => mailName(value))),
    company: companyWords(company),
    units: unique(asked.map(({ unit }) => unit)),
    projects: unique(asked.map(({ project }) => project)),
  }
}

/** A handle in any letter case, without the @ or the address before it. */
function plainIdentity(kind: IdentityKind, value: string): string {
  if (kind === 'email' || isNumber(value)) return value
  const name = value
    .toLowerCase()
    .split('/')
    .findLast((part) => part !== '')
  return name?.replace(/^@/, '') ?? value
}

const isNumber = (value: string) => /^\+\d+$/.test(value)

const MIN_DIGITS = 7

function dialledDigits(typed: string): string[] {
  const plain = withPlainDigits(typed)
  if (/\p{L}/u.test(plain)) return []
  const digits = plain
    .replace(/\D/g, '')
    .replace(/^(?:00)?66(?=\d{7})/, '')
    .replace(/^0/, '')
  return digits.length >= MIN_DIGITS ? [digits] : []
}

const MIN_CHARS = 5
/** Mailboxes that belong to an office, not to a person. */
const OFFICE =
  /^(?:info|sales?|office|contact|admin|hello|mail|service|support|booking|reservation|rentals?|marketing|account|accounting|condo|property|thailand|bangkok)s?\d*$/

function isOffice(email: string): boolean {
  return OFFICE.test(mailboxName(email))
}

function mailName(email: string): string[] {
  const name = mailboxName(email)
  return name.length >= MIN_CHARS ? [name] : []
}

function mailboxName(email: string): string {
  return /^[^@+]*/.exec(email)?.[0].replace(/[._-]/g, '') ?? ''
}

const LEGAL_FORMS = new Set([
  ...['co', 'ltd', 'company', 'limited', 'inc', 'plc', 'public', 'group', 'thailand', 'the'],
  ...['บริษัท', 'จำกัด', 'มหาชน', 'บจก', 'หจก', 'ห้างหุ้นส่วน', 'ประเทศไทย'],
])

function companyWords(company: string | null): string | null {
  const words = nameWords(company ?? '').filter((word) => !LEGAL_FORMS.has(word))
  const text = words.join(' ')
  return text.length >= 3 ? text : null
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)]
}
