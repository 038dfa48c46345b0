import { changedFields } from '../activity/record.ts'
import { recordAll } from '../activity/record-all.ts'
import { type Context, catalogueChanges } from '../context.ts'
import { insertAll } from '../db/insert-all.ts'
import { developersNamed } from '../developers/developer-named.ts'
import { currentAtlas } from '../places/atlas.ts'
import { areaOf } from '../places/district-of.ts'
import { placesAround } from '../places/near.ts'
import type { Point } from '../shared/distance.ts'
import { addNearby } from './project-place.ts'
import type { ProjectInput } from './rules.ts'
import { derived } from './save-project.ts'
import { refreshProjectDocuments } from './store.ts'

/** A project without pictures, whose developer is called by name. */
export type NewProject = Omit<ProjectInput, 'images' | 'developer' | 'developerId'> & {
  developer?: string | null | undefined
}

/**
 * Creates many projects in a few statements, as `saveProject` does one, each at the point it was located
 * at. `madeDeveloper` hears of the developers that came with them. Answers their ids in the order given.
 * Inside a transaction.
 */
export async function createProjects(
  tx: Context,
  located: readonly { input: NewProject; point: Point | null }[],
  madeDeveloper: (id: number) => void,
): Promise<number[]> {
  const names = located.flatMap(({ input }) => input.developer || [])
  const developers = await developersNamed(tx, names, madeDeveloper)
  const atlas = await currentAtlas(tx.db)
  const projects = located.map(({ input: { developer, ...entered }, point }) => ({
    entered: {
      ...entered,
      ...(developer !== undefined && { developerId: developers.get(developer ?? '') ?? null }),
      latitude: point?.latitude ?? null,
      longitude: point?.longitude ?? null,
    },
    near: point && placesAround(atlas, point),
    districtId: (point && areaOf(atlas, point)?.district.id) ?? null,
  }))
  const made = await insertAll(
    tx.db,
    'projects',
    projects.map(({ entered, near, districtId }) => ({
      ...whole(entered),
      districtId,
      nearestStationId: near?.nearestStation?.id ?? null,
      distanceToStation: near?.distanceToStation ?? null,
      createdAt: tx.now,
      updatedAt: tx.now,
      publicUpdatedAt: tx.now,
    })),
    { returning: ['id'] },
  )
  // Numbers are given out in the order of the rows.
  const ids = made.map(({ id }) => id).toSorted((a, b) => a - b)
  const written = projects.flatMap((project, place) => {
    const id = ids[place]
    return id ? [{ id, ...project }] : []
  })
  await addNearby(
    tx.db,
    written.flatMap(({ id, near }) => (near ? [{ projectId: id, near }] : [])),
  )
  await refreshProjectDocuments(tx, ids)
  const entries = written.map(({ id, entered }) => ({
    id,
    changes: changedFields({}, entered),
    version: 1,
  }))
  await recordAll(tx, 'create', 'project', entries)
  if (ids.length > 0) catalogueChanges(tx)
  return ids
}

type Entered = Omit<NewProject, 'developer'> & { developerId?: number | null }

/** Every column that an input may leave out, as a row has it then. */
function whole(entered: Entered) {
  return {
    name: entered.name,
    nameTh: entered.nameTh ?? null,
    address: entered.address,
    propertyType: entered.propertyType ?? null,
    description: entered.description ?? null,
    latitude: entered.latitude ?? null,
    longitude: entered.longitude ?? null,
    developerId: entered.developerId ?? null,
    yearBuilt: entered.yearBuilt ?? null,
    totalUnits: entered.totalUnits ?? null,
    buildingFloors: entered.buildingFloors ?? null,
    amenities: entered.amenities ?? [],
    facilities: entered.facilities ?? [],
    petAllowed: entered.petAllowed ?? null,
    smokingAllowed: entered.smokingAllowed ?? null,
    uniqueFeatures: entered.uniqueFeatures ?? [],
    areas: derived(entered).areas ?? [],
    year: derived({ yearBuilt: entered.yearBuilt ?? null }).year ?? null,
  }
}
