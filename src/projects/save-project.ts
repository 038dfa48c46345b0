import { changedFields, record } from '../activity/record.ts'
import { refuseOtherVersion } from '../activity/refuse-other-version.ts'
import { type Context, catalogueChanges, inTransaction } from '../context.ts'
import { developerNamed, holdDeveloper } from '../developers/developer-named.ts'
import { imageHashes } from '../media/images.ts'
import { replaceRecordImages } from '../media/record-images.ts'
import { invalid } from '../refused.ts'
import type { Point } from '../shared/distance.ts'
import { given } from '../shared/given.ts'
import { imagePath } from '../shared/paths.ts'
import { areasOf } from './areas.ts'
import { placeProject, pointFor } from './project-place.ts'
import { type Area, builtYear, type ProjectChange, type ProjectRecord } from './rules.ts'
import { enteredProject, projectRecord, refreshProjectDocuments } from './store.ts'

/**
 * Creates a project, or changes the given fields of one. A new place brings its nearby places, a new
 * developer's name the developer. Refuses: 404 unknown, 409 another version, 422 a place outside the
 * service area, 400 an address that is not found, a developer or a picture that is not there.
 */
export async function saveProject(
  context: Context,
  id: number | null,
  input: ProjectChange,
): Promise<ProjectRecord> {
  // Located before the transaction opens: a geocoder may be far away, and rows would stay locked.
  const seen = id === null ? null : await enteredProject(context.db, id)
  const located = await pointFor(context, seen, input)

  return inTransaction(context, async (tx) => {
    const developerId = await developerIdOf(tx, input)
    const before = id === null ? null : await enteredProject(tx.db, id, 'change')
    if (id !== null && before) {
      const versions = { sent: input.version, stored: before.version }
      await refuseOtherVersion(tx, 'project', id, versions, () => projectRecord(tx.db, id))
    }
    const isAsSeen = before?.version === seen?.version
    const point = isAsSeen ? located : await pointFor(tx, before, input)
    const hashes = input.images && (await imageHashes(tx.db, input.images, 'images'))
    const columns = columnsOf(input, developerId, point)
    const images = given({ images: hashes?.map((hash) => imagePath(hash)) })
    const changes = changedFields(before ?? {}, { ...before, ...columns, ...images })
    if (id !== null && Object.keys(changes).length === 0) return projectRecord(tx.db, id)

    const version = (before?.version ?? 0) + 1
    const projectId = await writeRow(tx, id, { ...columns, version })
    if (changes.images) await replaceRecordImages(tx.db, 'project', projectId, hashes ?? [])
    if (changes.latitude || changes.longitude) await placeProject(tx.db, projectId, point ?? null)
    await refreshProjectDocuments(tx, [projectId])
    await record(tx, id === null ? 'create' : 'update', 'project', projectId, changes, version)
    catalogueChanges(tx)
    return projectRecord(tx.db, projectId)
  })
}

/** The developer an input names, held; null for none, undefined when the input does not say. */
async function developerIdOf(
  tx: Context,
  input: ProjectChange,
): Promise<number | null | undefined> {
  const chosen = chosenDeveloper(input)
  if (typeof chosen === 'string') return developerNamed(tx, chosen)
  if (chosen && !(await holdDeveloper(tx, chosen))) {
    throw invalid('developerId', 'There is no such developer')
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

/** The columns that follow from what was entered. */
export function derived({ address, yearBuilt }: { address?: string; yearBuilt?: string | null }): {
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
  return given({ ...entered, developerId, latitude, longitude })
}

async function writeRow(tx: Context, id: number | null, columns: Columns): Promise<number> {
  const { name, address } = columns
  const row = { ...columns, ...derived(columns), updatedAt: tx.now }
  if (id !== null) {
    await tx.db.updateTable('projects').set(row).where('id', '=', id).execute()
    return id
  }
  if (name === undefined) throw invalid('name', 'Required')
  if (address === undefined) throw invalid('address', 'Required')
  const made = await tx.db
    .insertInto('projects')
    .values({ ...row, name, address, createdAt: tx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}
