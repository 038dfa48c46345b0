import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Context } from '../../../context.ts'
import { clearableText } from '../../../shared/fields/fields.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import type { Refusal } from '../../../shared/refusals/refusals.ts'
import { identitiesOf } from '../../contacts/identities.ts'
import { type Known, knownContacts } from '../../contacts/match-contact.ts'
import { contactFields } from '../../contacts/rules/contact.ts'
import { type Candidate, cellFault } from './candidate.ts'

export const ROLES = ['owner', 'agent'] as const
type Role = (typeof ROLES)[number]

const details = {
  name: clearableText(200),
  phone: contactFields.phone.input,
  line: contactFields.line.input,
  email: contactFields.email.input,
}
/** A person that a unit's row names. */
const Person = z.object(details)
export type Person = z.output<typeof Person>

/** The people of a checked row that are not known yet, by role. */
export const UnitPeople = z.object({ owner: z.optional(Person), agent: z.optional(Person) })

/** The cells that name people, as they are parsed. */
export const personInputs = {
  ...{ ownerName: details.name, ownerPhone: details.phone },
  ...{ ownerLine: details.line, ownerEmail: details.email },
  ...{ agentName: details.name, agentPhone: details.phone },
  ...{ agentLine: details.line, agentEmail: details.email },
}

/**
 * Finds the owners and agents of units, by id, or by their phone, e-mail or LINE. Who is not known is kept in
 * the row, to be created with its unit. Unknown ids, unknown e-mails alone, and details that several contacts share
 * are left empty: no home needs its owner.
 */
export async function findPeople(context: Context, rows: readonly Candidate[]): Promise<void> {
  const named = rows.flatMap((row) => ROLES.flatMap((role) => personIn(row, role)))
  const known = await knownContacts(
    context.db,
    named.flatMap(({ person }) => identitiesOf(person)),
  )
  for (const each of named) settle(each, known)
  await leaveUnknown(context, rows)
}

type Named = { row: Candidate; role: Role; person: Person }

/** The person of a role in a row, unless the row gives the contact's id. */
function personIn(row: Candidate, role: Role): Named[] {
  const input = row.input ?? {}
  const [name, phone, line, email] = ['Name', 'Phone', 'Line', 'Email'].map((part) => {
    const value = input[`${role}${part}`]
    return typeof value === 'string' ? value : null
  })
  const person = numberOrPerson({
    ...{ name: name ?? null, phone: phone ?? null, line: line ?? null, email: email ?? null },
  })
  const isNamed = Object.values(person).some((value) => value !== null)
  return isNamed && typeof input[`${role}ContactId`] !== 'number' ? [{ row, role, person }] : []
}

/** A number in the column of names is a phone. */
function numberOrPerson(person: Person): Person {
  const { name, phone } = person
  const isNumber = !!name && !/\p{L}/u.test(name) && identitiesOf({ phone: name }).length > 0
  return isNumber ? { ...person, name: null, phone: phone ?? name } : person
}

function settle({ row, role, person }: Named, known: Known): void {
  const found = contactOf(person, known)
  if (typeof found === 'number') {
    row.input = { ...row.input, [`${role}ContactId`]: found }
    return
  }
  const fault = faultOf(person, found)
  if (fault === null) row.input = { ...row.input, [role]: person }
  else {
    const written = COLUMNS.map((column) => `${role}${column}`).filter((field) => row.values[field])
    row.leftEmpty.push(...written.map((field) => cellFault(row, field, fault)))
  }
}

const COLUMNS = ['Phone', 'Line', 'Email', 'Name']

function faultOf({ name, phone, line, email }: Person, found: { id: number }[]): Refusal | null {
  if (found.length > 0) return refusal('several_contacts', { count: found.length })
  if (phone || line) return null
  if (email) return name === null ? refusal('no_such_contact') : null
  return /\p{L}/u.test(name ?? '') ? null : refusal('person_without_name')
}

/**
 * The id of the contact that has the first identity of a person that any contact has; of several, the only one of
 * the person's name. Otherwise all of them, none if nobody is known.
 */
export function contactOf(person: Person, known: Known): number | { id: number }[] {
  for (const { kind, value } of identitiesOf(person)) {
    const holders = known.get(`${kind}:${value}`) ?? []
    if (holders.length === 0) continue
    const sameName = holders.filter(
      ({ name }) => name.toLowerCase() === person.name?.trim().toLowerCase(),
    )
    const [only, ...others] = holders.length === 1 ? holders : sameName
    return only && others.length === 0 ? only.id : holders
  }
  return []
}

async function leaveUnknown({ db }: Context, rows: readonly Candidate[]): Promise<void> {
  const fields = ['ownerContactId', 'agentContactId'] as const
  const ids = rows.flatMap(({ input }) => fields.flatMap((field) => idsIn(input?.[field])))
  if (ids.length === 0) return
  const { rows: contacts } = await sql<{ id: number }>`
    select id from contacts where id = any(${ids}::integer[]) and deleted_at is null`.execute(db)
  const existing = new Set(contacts.map(({ id }) => id))
  for (const row of rows) {
    for (const field of fields) {
      if (idsIn(row.input?.[field]).every((id) => existing.has(id))) continue
      row.leftEmpty.push(cellFault(row, field, refusal('no_such_contact')))
      row.input = { ...row.input, [field]: undefined }
    }
  }
}

function idsIn(value: unknown): number[] {
  return typeof value === 'number' ? [value] : []
}
