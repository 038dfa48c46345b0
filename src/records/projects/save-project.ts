import { replaceRecordImages } from '../../city/media/record-images.ts'
import { type Context, catalogueChanges, inTransaction } from '../../context.ts'
import { imageHashes } from '../../platform/db/image-hashes.ts'
import { invalid } from '../../refused.ts'
import type { Point } from '../../shared/distance.ts'
import { definedFields } from '../../shared/fields/defined-fields.ts'
import { imagePath } from '../../shared/paths.ts'
import { changedFields, record } from '../../team/activity/record.ts'
import { refuseOtherVersion } from '../../team/activity/refuse-other-version.ts'
import { developerNamed, shareLockDeveloper } from '../developers/developer-named.ts'
import { areasOf } from './areas.ts'
import { placeProjects, pointFor } from './project-place.ts'
import { refreshProjectWords } from './project-words.ts'
import { builtYear } from './rules/built-year.ts'
import { isPublicProjectChange, type ProjectChange, type ProjectRecord } from './rules/project.ts'
import type { Area } from './rules/project-sets.ts'
import { editableProject, projectRecord, refreshProjectJson } from './store.ts'

/**
 * Creates a project, or changes the sent fields of one. A new position also sets its nearby places, and an
 * unknown developer's name creates the developer. Refuses: 404 unknown project, 409 different version, 422 a
 * place outside the service area, 400 an address that is not found, an unknown developer or picture.
 */
export async function saveProject(
  context: Context,
  id: number | null,
  input: ProjectChange,
): Promise<ProjectRecord> {
  // Located before the transaction opens: a remote geocoder may be slow, and rows would stay locked.
  const stored = id === null ? null : await editableProject(context.db, id)
  const located = await pointFor(context, stored, input)

  return inTransaction(context, async (tx) => {
    const developerId = await developerIdOf(tx, input)
    const before = id === null ? null : await editableProject(tx.db, id, 'change')
    if (id !== null && before) {
      const versions = { sent: input.version, stored: before.version }
      await refuseOtherVersion(tx, 'project', id, versions, () => projectRecord(tx.db, id))
    }
    const isUnchanged = before?.version === stored?.version
    const point = isUnchanged ? located : await pointFor(tx, before, input)
    const hashes = input.images && (await imageHashes(tx.db, input.images, 'images'))
    const columns = columnsOf(input, developerId, point)
    const images = definedFields({ images: hashes?.map((hash) => imagePath(hash)) })
    const changes = changedFields(before ?? {}, { ...before, ...columns, ...images })
    if (id !== null && Object.keys(changes).length === 0) return projectRecord(tx.db, id)

    const version = (before?.version ?? 0) + 1
    const projectId = await writeRow(tx, id, { ...columns, version })
    if (changes.images) await replaceRecordImages(tx.db, 'project', projectId, hashes ?? [])
    if (changes.latitude || changes.longitude) {
      await placeProjects(tx.db, [{ id: projectId, point: point ?? null }])
    }
    await refreshProjectWords(tx.db, [projectId])
    await refreshProjectJson(tx, [projectId])
    await record(tx, id === null ? 'create' : 'update', 'project', projectId, changes, version)
    if (isPublicProjectChange(changes)) catalogueChanges(tx)
    return projectRecord(tx.db, projectId)
  })
}

/** The developer an input names, locked; null for none, undefined if the input does not mention it. */
async function developerIdOf(
  tx: Context,
  input: ProjectChange,
): Promise<number | null | undefined> {
  const chosen = chosenDeveloper(input)
  if (typeof chosen === 'string') return developerNamed(tx, chosen)
  if (chosen && !(await shareLockDeveloper(tx, chosen))) {
    throw invalid('developerId', 'no_such_developer')
  }
  return chosen
}

function chosenDeveloper({
  developerId,
  developer,
}: ProjectChange): number | string | null | undefined {
  if (developerId) return developerId
  if (typeof developer === 'string' && developer) return developer
  if (developerId === null || developer === null || developer === '') return null
  return typeof developer === 'object' ? developer.id : undefined
}

/** The columns derived from the entered ones. */
export function derivedColumns({
  address,
  yearBuilt,
}: {
  address?: string
  yearBuilt?: string | null
}): {
  areas?: Area[]
  year?: number | null
} {
  return {
    ...(address !== undefined && { areas: areasOf(address) }),
    ...(yearBuilt !== undefined && { year: builtYear(yearBuilt) }),
  }
}

type Columns = ReturnType<typeof columnsOf> & { version: number }

function columnsOf(
  input: ProjectChange,
  developerId: number | null | undefined,
  point: Point | null | undefined,
) {
  const { version, developer, images, ...entered } = input
  const { latitude, longitude } = point ?? { latitude: point, longitude: point }
  return definedFields({ ...entered, developerId, latitude, longitude })
}

async function writeRow(tx: Context, id: number | null, columns: Columns): Promise<number> {
  const { name, address } = columns
  const row = { ...columns, ...derivedColumns(columns), updatedAt: tx.now }
  if (id !== null) {
    await tx.db.updateTable('projects').set(row).where('id', '=', id).execute()
    return id
  }
  if (name === undefined) throw invalid('name', 'required')
  if (address === undefined) throw invalid('address', 'required')
  const created = await tx.db
    .insertInto('projects')
    .values({ ...row, name, address, createdAt: tx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return created.id
}
