import * as z from 'zod/mini'
import { columnsOf } from '../../../shared/fields/field-table.ts'
import { developersNamed } from '../../developers/developer-named.ts'
import { ProjectChange } from '../../projects/rules/project.ts'
import { projectFields } from '../../projects/rules/project-fields.ts'
import { saveProject } from '../../projects/save-project.ts'
import type { KindUpdates } from './candidate.ts'
import { differing, pick } from './differing.ts'

const Change = z.omit(ProjectChange, { images: true, version: true })
/** By these a project is recognised: a row does not change them. */
const IDENTITY = new Set(['name', 'address', 'latitude', 'longitude'])

/** How rows change projects. Their developer is compared by its name. */
export const projectUpdates: KindUpdates = {
  async stored(db, ids) {
    const rows = await db
      .selectFrom('projects')
      .leftJoin('developers as d', 'd.id', 'developerId')
      .select(columnsOf(projectFields).map((column) => `projects.${column}` as const))
      .select(['projects.id', 'projects.version', 'd.name as developer'])
      .where('projects.id', 'in', [...ids])
      .where('projects.deletedAt', 'is', null)
      .execute()
    return new Map(rows.map(({ id, version, ...fields }) => [id, { version, fields }]))
  },
  differences(input, { fields }) {
    const given = Object.entries(input).filter(
      ([field, value]) =>
        !IDENTITY.has(field) && !(field === 'developer' && isSameName(value, fields.developer)),
    )
    return differing(fields, Object.fromEntries(given))
  },
  fault: () => null,
  async save(tx, id, input, fields, made) {
    const change = Change.parse(pick(input, fields))
    if (typeof change.developer === 'string')
      await developersNamed(tx, [change.developer], (created) => made.developers.push(created))
    await saveProject(tx, id, change)
  },
  async restoreValues(tx, id, { developer, ...values }) {
    await saveProject(tx, id, Change.parse(values))
  },
}

function isSameName(one: unknown, other: unknown): boolean {
  return String(one).toLowerCase() === String(other).toLowerCase()
}
