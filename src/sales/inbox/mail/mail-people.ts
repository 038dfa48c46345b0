import { createHash } from 'node:crypto'
import type { ParsedMail } from 'mailparser'
import { EMAIL_ADDRESS } from '../../../shared/fields/field-faults.ts'
import type { MailPerson } from '../rules/mail-person.ts'
import { cleaned, oneLine } from './letter-text.ts'

const MAX_NAME = 200
const MAX_ADDRESS = 254
const MAX_PEOPLE = 50

/** Who takes part in a received e-mail. */
export type MailPeople = {
  /** Whom From names. */
  from: MailPerson
  /** Whom an answer goes to: the person in Reply-To, as portals name the customer there, else the sender. */
  person: MailPerson
  /** Whether somebody reads what is sent to that address. */
  isPerson: boolean
  /** The others it was addressed to, in To and Cc. */
  others: MailPerson[]
}

type Header = { value: readonly { name?: string | undefined; address?: string | undefined }[] }
export type PeopleHeaders = {
  from?: Header | undefined
  replyTo?: Header | undefined
  to?: Header | undefined
  cc?: Header | undefined
  /** The address of the mailing list that it came through. */
  list?: string | undefined
  /** Our addresses by which it reached the mailbox. */
  deliveredTo?: readonly string[] | undefined
}

/** The people of an e-mail. A list's own address in Reply-To is nobody's. */
export function mailPeople(headers: PeopleHeaders, mailId: string): MailPeople {
  const [sender] = peopleIn(headers.from)
  const from = sender ?? unknownSender(mailId, headers.from)
  const list = headers.list?.toLowerCase()
  const replyTo = peopleIn(headers.replyTo).filter(({ address }) => address !== list)
  const choices = [...replyTo, from]
  const person = choices.find(({ address }) => isReadBySomebody(address)) ?? replyTo[0] ?? from
  const own = (headers.deliveredTo ?? []).map((address) => address.toLowerCase())
  const taken = new Set([from.address, person.address, list, ...own])
  const others = [...peopleIn(headers.to), ...peopleIn(headers.cc)].filter(({ address }) => {
    const isNew = !taken.has(address)
    taken.add(address)
    return isNew
  })
  return {
    from,
    person: { ...person, name: person.name || from.name },
    isPerson: sender !== undefined && isReadBySomebody(person.address),
    others: others.slice(0, MAX_PEOPLE),
  }
}

/** The headers of a parsed e-mail that name people. */
export function peopleHeaders(mail: ParsedMail): PeopleHeaders {
  const { from, replyTo, to, cc, headers, headerLines } = mail
  const flat = (header: Header | Header[] | undefined): Header => ({
    value: [header ?? []].flat().flatMap(({ value }) => value),
  })
  const list: unknown = headers.get('list')
  const deliveredTo = headerLines
    .filter(({ key }) => /^(?:delivered-to|x-original-to|envelope-to)$/.test(key))
    .flatMap(({ line }) => line.split(/[\s<>:;,]/).filter((word) => word.includes('@')))
  return { from, replyTo, to: flat(to), cc: flat(cc), list: postAddress(list), deliveredTo }
}

/** mailparser collects the List-… headers under one name. */
function postAddress(list: unknown): string | undefined {
  const post: unknown = typeof list === 'object' && list !== null && Reflect.get(list, 'post')
  const mail: unknown = typeof post === 'object' && post !== null && Reflect.get(post, 'mail')
  return typeof mail === 'string' ? mail : undefined
}

function peopleIn(header: Header | undefined): MailPerson[] {
  return (header?.value ?? []).flatMap(({ name = '', address = '' }) => {
    const plain = cleaned(address).trim().toLowerCase()
    if (plain.length > MAX_ADDRESS || !EMAIL_ADDRESS.test(plain)) return []
    return [{ name: oneLine(name).slice(0, MAX_NAME).toWellFormed() || plain, address: plain }]
  })
}

const NOBODY =
  /^(?:no[._-]?reply|do[._-]?not[._-]?reply|mailer-daemon|postmaster|bounces?|newsletters?|notifications?)[+._@-]/

/** Whether an address is a person's or an office's, not one that programs send from. */
function isReadBySomebody(address: string): boolean {
  return !NOBODY.test(address)
}

/** Nobody can be answered: each such e-mail is a conversation of its own. */
function unknownSender(mailId: string, header: Header | undefined): MailPerson {
  const digest = createHash('sha256').update(mailId).digest('hex').slice(0, 12)
  const address = `unknown-sender-${digest}@invalid`
  const name = oneLine(header?.value[0]?.name ?? '')
  return { name: name.slice(0, MAX_NAME).toWellFormed() || address, address }
}
