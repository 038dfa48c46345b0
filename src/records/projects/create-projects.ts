import { type Context, catalogueChanges } from '../../context.ts'
import { insertAll } from '../../platform/db/insert-all.ts'
import type { Point } from '../../shared/distance.ts'
import { storedRow } from '../../shared/fields/from-table/stored-row.ts'
import { changedFields } from '../../team/activity/record.ts'
import { recordAll } from '../../team/activity/record-all.ts'
import { developersNamed } from '../developers/developer-named.ts'
import { placeProjects } from './project-place.ts'
import { refreshProjectWords } from './project-words.ts'
import type { ProjectInput } from './rules/project.ts'
import { projectFields } from './rules/project-fields.ts'
import { derivedColumns } from './save-project.ts'
import { refreshProjectJson } from './store.ts'

/** A project without pictures, with its developer given by name. */
export type NewProject = Omit<ProjectInput, 'images' | 'developer' | 'developerId'> & {
  developer?: string | null | undefined
}

/**
 * Creates many projects in a few statements, by the same rules as `saveProject`, each at its located point.
 * Calls `onNewDeveloper` for each developer created with them. Returns their ids in input order. Requires a
 * transaction.
 */
export async function createProjects(
  tx: Context,
  located: readonly { input: NewProject; point: Point | null }[],
  onNewDeveloper: (id: number) => void,
): Promise<number[]> {
  const names = located.flatMap(({ input }) => input.developer || [])
  const developers = await developersNamed(tx, names, onNewDeveloper)
  const projects = located.map(({ input: { developer, ...entered }, point }) => ({
    entered: {
      ...entered,
      ...(developer !== undefined && { developerId: developers.get(developer ?? '') ?? null }),
      latitude: point?.latitude ?? null,
      longitude: point?.longitude ?? null,
    },
    point,
  }))
  const created = await insertAll(
    tx.db,
    'projects',
    projects.map(({ entered }) => ({
      ...newRow(entered),
      createdAt: tx.now,
      updatedAt: tx.now,
      publicUpdatedAt: tx.now,
    })),
    { returning: ['id'] },
  )
  // Ids are assigned in the order of the rows.
  const ids = created.map(({ id }) => id).toSorted((a, b) => a - b)
  const createdProjects = projects.flatMap((project, index) => {
    const id = ids[index]
    return id ? [{ id, ...project }] : []
  })
  await placeProjects(tx.db, createdProjects)
  await refreshProjectWords(tx.db, ids)
  await refreshProjectJson(tx, ids)
  const entries = createdProjects.map(({ id, entered }) => ({
    id,
    changes: changedFields({}, entered),
    version: 1,
  }))
  await recordAll(tx, 'create', 'project', entries)
  if (ids.length > 0) catalogueChanges(tx)
  return ids
}

type Entered = Omit<NewProject, 'developer'> & { developerId?: number | null }

/** Every column of a new project: the entered values, defaults for the others, and derived columns. */
function newRow(entered: Entered) {
  const row = storedRow(projectFields, entered)
  return { ...row, ...{ areas: [], year: null }, ...derivedColumns(row) }
}
