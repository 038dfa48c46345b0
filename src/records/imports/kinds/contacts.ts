import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Context } from '../../../context.ts'
import { labelsOf } from '../../../shared/fields/field-table.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import { identitiesOf } from '../../contacts/identities.ts'
import { contactColumns, partLabels } from '../../contacts/import-columns.ts'
import { knownContacts, lockIdentities } from '../../contacts/match-contact.ts'
import { ContactInput, contactFields } from '../../contacts/rules/contact.ts'
import { personMeant, sharerOf } from '../../contacts/same-person.ts'
import { saveContact } from '../../contacts/save-contact.ts'
import { addFault, type Candidate, type Kind, type StoredRow } from './candidate.ts'
import { contactInParts } from './contact-parts.ts'
import { contactUpdates } from './contact-updates.ts'
import { parseWith } from './read-row.ts'

const Contact = z.omit(ContactInput, { search: true, assignedToId: true, source: true })

export const contactImport: Kind = {
  subject: 'contact',
  columns: contactColumns,
  labels: { ...labelsOf(contactFields), ...partLabels },
  nouns: ['contact', 'client', 'customer', 'lead', 'person'],
  required: [['name', 'givenName', 'familyName', 'nickname', 'company']],
  read: (values) => parseWith(Contact, contactInParts(values)),
  readChange: (values) => parseWith(z.partial(Contact), contactInParts(values)),
  inOne: contactInParts,
  updates: contactUpdates,
  prepare: findContacts,
  stored: sql`(select c.id from contacts c where c.deleted_at is null and (
    c.id = (r.input->>'contactId')::integer
    -- A name alone is only the same as a name alone.
    or (r.input->>'contactId' is null and r.key like 'name %' and lower(c.name) = lower(r.input->>'name')
      and not exists (select from contact_identities i where i.contact_id = c.id)))
    order by c.id limit 1)`,
  sameAs: 'same_contact',
  onWebsite: null,
  free: sql`not exists (select from units u
      where (u.owner_contact_id = r.id or u.agent_contact_id = r.id) and u.deleted_at is null)
    and not exists (select from deals where contact_id = r.id)
    and not exists (select from inbox_threads where contact_id = r.id)
    and not exists (select from inquiries where contact_id = r.id)
    and not exists (select from activities where contact_id = r.id)`,
  notFree: 'contact_in_use',
  create: createRows,
}

/** Finds the contacts that rows mean, by their phones, e-mails and handles; of several the only one of the same name. */
async function findContacts({ db }: Context, rows: readonly Candidate[]): Promise<void> {
  const valid = rows.filter(({ input }) => input !== null)
  const known = await knownContacts(
    db,
    valid.flatMap(({ input }) => identitiesOf(input ?? {})),
  )
  for (const row of valid) {
    const name = nameIn(row.input)
    const identities = identitiesOf(row.input ?? {})
    const [first] = identities
    // People who share a phone are told apart by their names.
    row.key = first
      ? `${first.kind} ${first.value} ${name.toLowerCase()}`
      : `name ${name.toLowerCase()}`
    const found = personMeant(row.input ?? {}, known)
    if (typeof found === 'number') row.input = { ...row.input, contactId: found }
    else if (found === null) {
      const sharer = sharerOf(row.input ?? {}, known)
      if (sharer !== null) row.input = { ...row.input, sharesWithId: sharer }
    } else addFault(row, fieldOf(row), refusal('several_such_contacts', found))
  }
}

function nameIn(input: unknown): string {
  return input instanceof Object && 'name' in input ? String(input.name) : ''
}

/** The field that its detail stands in. */
function fieldOf({ values }: Candidate): string {
  const fields = ['phone', 'email', 'whatsapp', 'line', 'facebook', 'wechat']
  return fields.find((field) => values[field] !== undefined) ?? 'name'
}

/** Creates the contacts of rows; null for who became known since the check, with the same details and a like name. */
async function createRows(tx: Context, rows: readonly StoredRow[]): Promise<(number | null)[]> {
  const inputs = rows.map(({ input }) => Contact.parse(input))
  const identities = inputs.flatMap((input) => identitiesOf(input))
  await lockIdentities(tx.db, identities)
  const known = await knownContacts(tx.db, identities)
  const ids: (number | null)[] = []
  for (const input of inputs) {
    const isKnown = personMeant(input, known) !== null
    const contact = isKnown ? null : await saveContact(tx, null, { ...input, source: 'import' })
    ids.push(contact?.id ?? null)
  }
  return ids
}
