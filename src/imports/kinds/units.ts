import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { labelsOf } from '../../shared/fields/field-table.ts'
import { clearableText, recordId } from '../../shared/fields/fields.ts'
import { refusal } from '../../shared/refusals/refusal.ts'
import { createUnits } from '../../units/create-units.ts'
import { unitColumns } from '../../units/import-columns.ts'
import { personLabels } from '../../units/person-columns.ts'
import { listingTypeOf, missingFigures, UnitInput } from '../../units/rules/unit.ts'
import { unitFields } from '../../units/rules/unit-fields.ts'
import { unitNumberKey } from '../../units/rules/unit-number.ts'
import { addFault, type Candidate, type Kind, type Made, type StoredRow } from './candidate.ts'
import { makePeople } from './make-people.ts'
import { parseWith } from './read-row.ts'
import { findPeople, personInputs } from './unit-people.ts'
import { unitsOnWebsite } from './unit-website.ts'

const Unit = z.omit(UnitInput, { images: true })
/** In a file a unit names its project (in either language), its owner and agent, or gives their ids. */
const Row = z.extend(z.omit(Unit, { projectId: true }), {
  project: clearableText(200),
  ...personInputs,
  projectId: z.optional(recordId()),
})

export const unitImport: Kind = {
  subject: 'unit',
  columns: unitColumns,
  labels: {
    ...labelsOf(unitFields),
    project: 'Project',
    projectId: 'Project id',
    ...personLabels,
  },
  required: [['project', 'projectId'], ['unitNumber'], ['bedrooms'], ['bathrooms'], ['size']],
  read: (values) =>
    parseWith(Row, values, ({ project, projectId, ...unit }) => {
      const price = unit.price ?? null
      const rentAmount = unit.rentAmount ?? null
      const listingType = unit.listingType ?? listingTypeOf(price, rentAmount)
      const faults = missingFigures({ listingType, price, rentAmount })
      const missing = project || projectId ? [] : [{ field: 'project', ...refusal('required') }]
      return [...missing, ...faults.map(({ path, ...fault }) => ({ field: path, ...fault }))]
    }),
  async prepare(context, rows) {
    const valid = rows.filter(({ input }) => input !== null)
    await findProjects(context, valid)
    await findPeople(context, valid)
    for (const row of valid) {
      if (row.faults.length > 0) row.input = null
      else row.key = `${row.input?.projectId} ${unitNumberKey(row.values.unitNumber ?? '')}`
    }
  },
  stored: sql`(select u.id from units u where u.project_id = (r.input->>'projectId')::integer
    and u.number_key = lower(translate(r.input->>'unitNumber', '๐๑๒๓๔๕๖๗๘๙', '0123456789')) and u.deleted_at is null limit 1)`,
  sameAs: 'same_unit',
  onWebsite: unitsOnWebsite,
  free: sql`true`,
  notFree: null,
  create: createRows,
}

async function createRows(
  tx: Context,
  rows: readonly StoredRow[],
  made: Made,
): Promise<(number | null)[]> {
  const units = rows.map(({ input }) => Unit.parse(input))
  const { rows: lockedProjects } = await sql<{ id: number }>`
    select id from projects where id = any(${units.map(({ projectId }) => projectId)})
      and deleted_at is null order by id for key share`.execute(tx.db)
  const existing = new Set(lockedProjects.map(({ id }) => id))
  // A row whose project was deleted since the check stays unwritten, and is marked as an error later.
  const written = rows.filter((_, index) => existing.has(units[index]?.projectId ?? 0))
  const people = await makePeople(
    tx,
    written.map(({ input }) => input),
    made.contacts,
  )
  const ids = await createUnits(
    tx,
    written.map(({ input }, index) => ({ ...Unit.parse(input), ...people[index] })),
  )
  let next = 0
  return units.map(({ projectId }) => (existing.has(projectId) ? (ids[next++] ?? null) : null))
}

async function findProjects({ db }: Context, rows: readonly Candidate[]): Promise<void> {
  const names = [...new Set(rows.flatMap(({ values }) => values.project ?? []))]
  const ids = [...new Set(rows.flatMap(({ input }) => numberIn(input?.projectId)))]
  const { rows: matches } = await sql<{ given: string; ids: number[] }>`
    select given, array(
      select id from projects where lower(name) = lower(given) and deleted_at is null
      union select id from projects where lower(name_th) = lower(given) and deleted_at is null
    ) as ids from unnest(${names}::text[]) as given`.execute(db)
  const { rows: existing } = await sql<{ id: number }>`
    select id from projects where id = any(${ids}::integer[]) and deleted_at is null`.execute(db)
  const byName = new Map(matches.map(({ given, ids }) => [given, ids]))
  const known = new Set(existing.map(({ id }) => id))
  for (const row of rows) {
    const { project, projectId, ...unit } = row.input ?? {}
    const name = row.values.project ?? ''
    const [id, ...others] =
      numberIn(projectId).length > 0 ? numberIn(projectId) : (byName.get(name) ?? [])
    if (id === undefined) addFault(row, 'project', refusal('no_project_named', { name }))
    else if (others.length > 0) {
      const count = others.length + 1
      addFault(row, 'project', refusal('several_projects_named', { name, count }))
    } else if (projectId && !known.has(id)) addFault(row, 'projectId', refusal('no_such_project'))
    row.input = { ...unit, projectId: id }
  }
}

function numberIn(value: unknown): number[] {
  return typeof value === 'number' ? [value] : []
}
