import { sql } from 'kysely'
import { type Atlas, currentAtlas } from '../../city/places/atlas.ts'
import type { DerivedData } from '../../city/places/reference-files.ts'
import { foldedWords } from '../../city/places/rules/folded-words.ts'
import { nameOf, variantsOf } from '../../city/places/rules/name-match.ts'
import { SPELLING_RULES } from '../../city/places/rules/spelling.ts'
import type { Db } from '../../platform/db/connect.ts'

const BATCH = 1000

/**
 * Updates what these projects are found by: the folded names that places are looked up by, and the words of staff's
 * search, which are also of the stations near them and their districts. Runs in the transaction that changed their names or positions.
 */
export async function refreshProjectWords(db: Db, ids: readonly number[]): Promise<void> {
  const places = placeWords(await currentAtlas(db))
  for (let start = 0; start < ids.length; start += BATCH) {
    await refresh(db, ids.slice(start, start + BATCH), places)
  }
}

/** These words depend on the names of places and on how spellings are folded. */
export const projectWords: DerivedData = {
  files: [],
  assumptions: [SPELLING_RULES, 'project_names'],
  async load(tx) {
    const projects = await tx.selectFrom('projects').select('id').orderBy('id').execute()
    await refreshProjectWords(
      tx,
      projects.map(({ id }) => id),
    )
  },
}

type PlaceWords = ReturnType<typeof placeWords>

async function refresh(db: Db, ids: readonly number[], places: PlaceWords): Promise<void> {
  const projects = await db
    .selectFrom('projects')
    .select(['id', 'name', 'nameTh', 'districtId', 'nearestStationId'])
    .where('id', 'in', ids)
    .execute()
  const near = await db
    .selectFrom('projectStations')
    .select(['projectId', 'stationId'])
    .where('projectId', 'in', ids)
    .execute()
  const stationsOf = Map.groupBy(near, ({ projectId }) => projectId)
  const words = projects.map(({ id, name, nameTh, districtId, nearestStationId }) => {
    const stationIds = (stationsOf.get(id) ?? []).map(({ stationId }) => stationId)
    const stations = [nearestStationId, ...stationIds].map((id) => places.stations.get(id ?? 0))
    const lines = [...[name, nameTh ?? ''].map(foldedWords), ...stations]
    return [...new Set([...lines, places.districts.get(districtId ?? 0)])]
      .filter(Boolean)
      .join('\n')
  })
  await sql`
    update projects p set words = fresh.words
    from unnest(${projects.map(({ id }) => id)}::integer[], ${words}::text[]) as fresh (id, words)
    where p.id = fresh.id and p.words is distinct from fresh.words`.execute(db)
  await refreshNames(db, projects)
}

type Named = { id: number; name: string; nameTh: string | null }

async function refreshNames(db: Db, projects: readonly Named[]): Promise<void> {
  const ids = projects.map(({ id }) => id)
  const names = projects.flatMap(soundsOf)
  await sql`
    with fresh as (
      select * from unnest(
        ${names.map(({ id }) => id)}::integer[],
        ${names.map(({ sound }) => sound)}::text[],
        ${names.map(({ isOwn }) => isOwn)}::boolean[]
      ) as fresh (project_id, sound, is_own)
    ), former as (
      delete from project_names n
      where project_id = any(${ids}::integer[]) and not exists (
        select from fresh where fresh.project_id = n.project_id and fresh.sound = n.sound)
    )
    insert into project_names (project_id, sound, is_own) select * from fresh
    on conflict (project_id, sound) do update set is_own = excluded.is_own
    where project_names.is_own <> excluded.is_own`.execute(db)
}

/** The names of a project as its rows of `project_names`. */
function soundsOf({ id, name, nameTh }: Named) {
  const own = [name, nameTh].filter((name) => name !== null)
  const sounds = new Map<string, boolean>()
  for (const variant of variantsOf(own)) sounds.set(nameOf(variant).sound, false)
  for (const name of own) sounds.set(nameOf(name).sound, true)
  return [...sounds].filter(([sound]) => sound).map(([sound, isOwn]) => ({ id, sound, isOwn }))
}

function placeWords({ stations, districts }: Atlas) {
  return {
    stations: new Map(
      stations.map(({ id, name, nameTh, code, aliases, foundBy }) => [
        id,
        wordsOf([name, nameTh, code, ...aliases, ...foundBy]),
      ]),
    ),
    districts: new Map(
      districts.map(({ id, name, nameTh, aliases }) => [id, wordsOf([name, nameTh, ...aliases])]),
    ),
  }
}

function wordsOf(names: readonly string[]): string {
  return [...new Set(names.map(foldedWords))].join('\n')
}
