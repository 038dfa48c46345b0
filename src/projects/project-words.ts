import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { type Atlas, currentAtlas } from '../places/atlas.ts'
import type { DerivedData } from '../places/reference-files.ts'
import { foldedWords } from '../places/rules/folded-words.ts'
import { nameKey } from '../places/rules/name-key.ts'
import { SPELLING_RULES } from '../places/rules/spelling.ts'

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
  assumptions: SPELLING_RULES,
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
  const keys = projects.map(({ name }) => nameKey(name))
  const thaiKeys = projects.map(({ nameTh }) => nameKey(nameTh ?? ''))
  await sql`
    update projects p
    set words = fresh.words, search_key = fresh.search_key, search_key_th = fresh.search_key_th
    from unnest(
      ${projects.map(({ id }) => id)}::integer[], ${words}::text[], ${keys}::text[], ${thaiKeys}::text[]
    ) as fresh (id, words, search_key, search_key_th)
    where p.id = fresh.id and (p.words, p.search_key, p.search_key_th)
      is distinct from (fresh.words, fresh.search_key, fresh.search_key_th)`.execute(db)
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
