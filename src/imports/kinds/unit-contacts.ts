import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { refusal } from '../../shared/refusals/refusal.ts'
import { addFault, type Candidate } from './candidate.ts'

const people = { ownerEmail: 'ownerContactId', agentEmail: 'agentContactId' } as const

/** Finds the owners and agents that units name by e-mail or id; adds faults for unknown ones. */
export async function findContacts(context: Context, rows: readonly Candidate[]): Promise<void> {
  await findByEmail(context, rows)
  await refuseUnknown(context, rows)
}

async function findByEmail({ db }: Context, rows: readonly Candidate[]): Promise<void> {
  const fields = ['ownerEmail', 'agentEmail'] as const
  const emails = [
    ...new Set(rows.flatMap(({ values }) => fields.flatMap((field) => values[field] ?? []))),
  ]
  if (emails.length === 0) return
  const { rows: matches } = await sql<{ given: string; id: number | null; others: number }>`
    select given, min(c.id) as id, greatest(count(c.id) - 1, 0)::integer as others
    from unnest(${emails}::text[]) as given
    left join contact_identities i on i.kind = 'email' and i.value = lower(given)
    left join contacts c on c.id = i.contact_id and c.deleted_at is null
    group by given`.execute(db)
  const byEmail = new Map(matches.map((row) => [row.given, row]))
  for (const row of rows) {
    for (const field of fields) {
      const { id = null, others = 0 } = byEmail.get(row.values[field] ?? '') ?? {}
      if (row.values[field] === undefined) continue
      if (id === null) addFault(row, field, refusal('no_such_contact'))
      else if (others > 0) addFault(row, field, refusal('several_contacts', { count: others + 1 }))
      else row.input = { ...row.input, [people[field]]: id }
    }
  }
}

async function refuseUnknown({ db }: Context, rows: readonly Candidate[]): Promise<void> {
  const fields = ['ownerContactId', 'agentContactId'] as const
  const ids = rows.flatMap(({ input }) => fields.flatMap((field) => idsIn(input?.[field])))
  if (ids.length === 0) return
  const { rows: contacts } = await sql<{ id: number }>`
    select id from contacts where id = any(${ids}::integer[]) and deleted_at is null`.execute(db)
  const known = new Set(contacts.map(({ id }) => id))
  for (const row of rows) {
    for (const field of fields) {
      if (idsIn(row.input?.[field]).some((id) => !known.has(id))) {
        addFault(row, field, refusal('no_such_contact'))
      }
    }
  }
}

function idsIn(value: unknown): number[] {
  return typeof value === 'number' ? [value] : []
}
