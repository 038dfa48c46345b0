import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { answersOf } from '../kinds/answers.ts'
import { kinds } from '../kinds/kinds.ts'
import { readingOf } from '../kinds/reading.ts'
import { ASKED_FAULTS, type ImportValues } from '../rules/values.ts'
import { importRecord } from '../store.ts'
import { emptyCells } from './empty-cells.ts'
import { fieldValues } from './field-values.ts'
import { fileSpellings } from './file-spellings.ts'

const MAX_NAMES = 100

/** What the cells of an import were read as, with counts, and what is open. Throws 404. */
export async function importValues(context: Context, id: number): Promise<ImportValues> {
  const { db } = context
  const record = await importRecord(db, id)
  const kind = kinds[record.kind]
  const header = record.columns.map((column) => column.header)
  const matched = { header, fields: record.columns.map(({ field }) => field ?? '') }
  const reading = readingOf(kind, matched, await answersOf(context, id), context.now)
  const spellings = await fileSpellings(db, id, kind)
  const fields = []
  // In the order of the fields' columns in the template, one by one: each may search for projects.
  for (const field of Object.keys(kind.columns)) {
    const texts = spellings.get(field) ?? []
    const empty = await emptyCells(db, id, reading, field)
    if (texts.length + empty.length === 0) continue
    const headers = record.columns.flatMap((column) =>
      column.field === field ? column.header : [],
    )
    const values = await fieldValues(context, reading, { field, headers, texts })
    values.open.unshift(...empty)
    if (values.open.length + values.read.length > 0) fields.push(values)
  }
  const remembered = fields.flatMap(({ read }) => read.filter(({ by }) => by === 'remembered'))
  const { remember, heldUp, at } = await stateOf(context, id)
  return {
    fields,
    open: fields.reduce((sum, { open }) => sum + open.length, 0),
    heldUp,
    people: await peopleOf(context, id),
    remember,
    remembered: { used: remembered.length, at: remembered.length > 0 ? at : null },
  }
}

async function stateOf({ db }: Context, id: number) {
  const { rows } = await sql<{ remember: boolean; heldUp: number; at: string | null }>`
    select i.remember,
      (select max(remembered_at) from import_mappings where import_id = i.id) as at,
      (select count(*)::integer from import_rows r where r.import_id = i.id
        and r.verdict = 'error' and exists (
          select from jsonb_array_elements(r.faults) fault
          where fault->>'code' = any(${[...ASKED_FAULTS]}::text[]))) as held_up
    from imports i where i.id = ${id}`.execute(db)
  return rows[0] ?? { remember: true, heldUp: 0, at: null }
}

/** The people of the rows to write: one without a phone, e-mail or LINE is known by the name. */
async function peopleOf({ db }: Context, id: number): Promise<ImportValues['people']> {
  const { rows } = await sql<{ name: string | null }>`
    select distinct on (lower(coalesce(p.person->>'phone', p.person->>'line', p.person->>'email', p.role || p.name)))
      p.name
    from import_rows r cross join lateral (
      select role, r.input->role as person, coalesce(r.input->role->>'name', r.input->role->>'phone',
        r.input->role->>'line', r.input->role->>'email') as name
      from unnest(array['owner', 'agent']) as role where r.input->role is not null
    ) p
    where r.import_id = ${id} and r.verdict in ('create', 'update')`.execute(db)
  const { rows: known } = await sql<{ known: number }>`
    select count(distinct contact.id)::integer as known
    from import_rows r cross join lateral (
      values (r.input->>'ownerContactId'), (r.input->>'agentContactId')) as contact (id)
    where r.import_id = ${id} and r.verdict in ('create', 'update')`.execute(db)
  const names = rows.flatMap(({ name }) => name ?? []).slice(0, MAX_NAMES)
  return { created: rows.length, known: known[0]?.known ?? 0, names }
}
