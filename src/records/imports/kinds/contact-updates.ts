import * as z from 'zod/mini'
import { columnsOf } from '../../../shared/fields/field-table.ts'
import { identitiesOf } from '../../contacts/identities.ts'
import { ContactChange, contactFields } from '../../contacts/rules/contact.ts'
import { addsNothing } from '../../contacts/same-person.ts'
import { saveContact } from '../../contacts/save-contact.ts'
import type { KindUpdates, Stored } from './candidate.ts'
import { differing, pick } from './differing.ts'

const Change = z.omit(ContactChange, { version: true })
type Input = Readonly<Record<string, unknown>>

/**
 * How rows change contacts. Phones and notes are added to what is stored, everything else replaces it. How a phone is
 * written is no difference, nor is a name's case or title.
 */
export const contactUpdates: KindUpdates = {
  async stored(db, ids) {
    const rows = await db
      .selectFrom('contacts')
      .select(['id', 'version', ...columnsOf(contactFields)])
      .where('id', 'in', [...ids])
      .where('deletedAt', 'is', null)
      .execute()
    return new Map(rows.map(({ id, version, ...fields }) => [id, { version, fields }]))
  },
  differences: (input, stored) => differing(stored.fields, added(input, stored)),
  fault: () => null,
  async save(tx, id, input, fields) {
    const stored = (await contactUpdates.stored(tx.db, [id])).get(id)
    if (!stored) return
    await saveContact(tx, id, Change.parse(pick(added(input, stored), fields)))
  },
  async restoreValues(tx, id, values) {
    await saveContact(tx, id, Change.parse(values))
  },
}

/** What a row says, with its phones and notes behind those that are stored. */
function added({ contactId, ...input }: Input, { fields }: Stored): Record<string, unknown> {
  const { phone, notes, name, ...others } = input
  return {
    ...others,
    ...(typeof name === 'string' && !addsNothing(name, String(fields.name)) && { name }),
    ...(typeof phone === 'string' && { phone: withPhones(fields, phone) }),
    ...(typeof notes === 'string' && { notes: withNotes(fields.notes, notes) }),
  }
}

function withPhones({ phone, countryCode }: Input, more: string): unknown {
  const code = typeof countryCode === 'string' ? countryCode : null
  const stored = typeof phone === 'string' ? phone : null
  const known = new Set(valuesIn(stored, code))
  const others = more
    .split(' / ')
    .filter((typed) => !valuesIn(typed, code).every((value) => known.has(value)))
  return [stored, ...others].filter(Boolean).join(' / ') || null
}

function valuesIn(phone: string | null, countryCode: string | null): string[] {
  return identitiesOf({ phone, countryCode }).map(({ value }) => value)
}

function withNotes(stored: unknown, more: string): unknown {
  if (typeof stored !== 'string' || stored === '') return more
  return stored.includes(more) ? stored : `${stored}\n${more}`
}
