import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Context } from '../../../context.ts'
import { labelsOf } from '../../../shared/fields/field-table.ts'
import { clearableText, recordId } from '../../../shared/fields/fields.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import { createUnits } from '../../units/create-units.ts'
import { statusInHeading } from '../../units/heading-status.ts'
import { unitColumns } from '../../units/import-columns.ts'
import { personLabels } from '../../units/person-columns.ts'
import { listingTypeOf, missingFigures, UnitInput } from '../../units/rules/unit.ts'
import { UNIT_PUBLIC_TEXTS, unitFields } from '../../units/rules/unit-fields.ts'
import { unitNumberKey } from '../../units/rules/unit-number.ts'
import type { Kind, Made, StoredRow } from './candidate.ts'
import { makePeople } from './make-people.ts'
import { parseWith } from './read-row.ts'
import { findPeople, personInputs } from './unit-people.ts'
import {
  findProjects,
  makeProjects,
  newProjectIn,
  projectAnswered,
  resemblingProjects,
} from './unit-project.ts'
import { rentColumns, withMonthlyRent } from './unit-rent.ts'
import { unitUpdates } from './unit-updates.ts'
import { unitsOnWebsite } from './unit-website.ts'

const Unit = z.omit(UnitInput, { images: true })
/** In a file a unit names its project (in either language), its owner and agent, or gives their ids. */
const Row = z.extend(z.omit(Unit, { projectId: true }), {
  project: clearableText(200),
  /** The name of a project that is created with the unit. */
  newProject: clearableText(200),
  ...personInputs,
  projectId: z.optional(recordId()),
  /** How a yearly or weekly rent became a monthly one. */
  rentNote: clearableText(200),
})
const ChangeRow = z.partial(Row)
const required = [['project', 'projectId'], ['unitNumber'], ['bedrooms'], ['bathrooms'], ['size']]

export const unitImport: Kind = {
  subject: 'unit',
  columns: { ...unitColumns, ...rentColumns },
  labels: {
    ...labelsOf(unitFields),
    project: 'Project',
    projectId: 'Project id',
    ...personLabels,
    ownerContactId: 'Owner id',
    agentContactId: 'Agent id',
    rentPeriod: 'Rent is per',
  },
  nouns: ['property', 'listing', 'unit', 'home', 'room', 'condo', 'apartment'],
  required,
  needs: [...required, ['price', 'rentAmount']],
  read: (values) =>
    parseWith(Row, withMonthlyRent(values), ({ project, projectId, newProject, ...unit }) => {
      const price = unit.price ?? null
      const rentAmount = unit.rentAmount ?? null
      const listingType = unit.listingType ?? listingTypeOf(price, rentAmount)
      const faults = missingFigures({ listingType, price, rentAmount })
      // With one figure a home is of the kind that this figure says.
      const isOther = unit.listingType != null && (price ?? rentAmount) !== null
      const hasProject = project || projectId || newProject
      const missing = hasProject ? [] : [{ field: 'project', ...refusal('required') }]
      const isByDay = values.rentPeriod === 'day' && rentAmount !== null
      return [
        ...missing,
        ...(isByDay ? [{ field: 'rentAmount', ...refusal('rent_by_day') }] : []),
        ...faults.map(({ path, ...fault }) => ({
          ...fault,
          field: isOther ? 'listingType' : path,
        })),
      ]
    }),
  readChange: (values) => {
    const isNamed = values.project || values.projectId || values.newProject
    return isNamed && values.unitNumber ? parseWith(ChangeRow, withMonthlyRent(values)) : []
  },
  answered: { project: projectAnswered },
  resembling: { project: resemblingProjects },
  headingField: { field: 'status', read: statusInHeading },
  fillsDown: ['project'],
  asksEmpty: {
    project: ({ project, projectId, newProject }) => !project && !projectId && !newProject,
  },
  // A studio has one bathroom.
  alike: { bathrooms: { by: 'bedrooms', usual: { 0: 1 } } },
  updates: unitUpdates,
  async prepare(context, rows) {
    const valid = rows.filter(({ input }) => input !== null)
    const faults = new Map(valid.map((row) => [row, row.faults.length]))
    await findProjects(context, valid)
    await findPeople(context, valid)
    for (const row of valid) {
      if (row.faults.length > (faults.get(row) ?? 0)) row.input = null
      else {
        const [project = row.input?.projectId] = newProjectIn(row.input)
        row.key = `${project} ${unitNumberKey(row.values.unitNumber ?? '')}`
      }
    }
  },
  stored: sql`(select u.id from units u where u.project_id = (r.input->>'projectId')::integer
    and u.number_key = lower(translate(r.input->>'unitNumber', '๐๑๒๓๔๕๖๗๘๙', '0123456789')) and u.deleted_at is null limit 1)`,
  sameAs: 'same_unit',
  publicTexts: UNIT_PUBLIC_TEXTS,
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
  const projects = await makeProjects(
    tx,
    rows.map(({ input }) => input),
    made,
  )
  const inputs = rows.map(({ input }) => {
    const [name] = newProjectIn(input)
    return name === undefined ? input : Object.assign({}, input, { projectId: projects.get(name) })
  })
  const units = inputs.map((input) => Unit.parse(input))
  const { rows: lockedProjects } = await sql<{ id: number }>`
    select id from projects where id = any(${units.map(({ projectId }) => projectId)})
      and deleted_at is null order by id for key share`.execute(tx.db)
  const existing = new Set(lockedProjects.map(({ id }) => id))
  // A row whose project was deleted since the check stays unwritten, and is marked as an error later.
  const written = units.flatMap((unit, index) =>
    existing.has(unit.projectId) ? [{ unit, input: inputs[index] }] : [],
  )
  const people = await makePeople(
    tx,
    written.map(({ input }) => input),
    made.contacts,
  )
  const ids = await createUnits(
    tx,
    written.map(({ unit }, index) => ({ ...unit, ...people[index] })),
  )
  let next = 0
  return units.map(({ projectId }) => (existing.has(projectId) ? (ids[next++] ?? null) : null))
}
