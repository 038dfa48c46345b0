import { type Atlas, currentAtlas } from '../../city/places/atlas.ts'
import { namesOf } from '../../city/places/station-mentions.ts'
import type { Context } from '../../context.ts'
import type { StationNames, Vocabulary } from '../../shared/reading/fact.ts'

/** What the reader of facts knows: the stations of the list, and the moment. */
export async function vocabularyOf({ db, now }: Pick<Context, 'db' | 'now'>): Promise<Vocabulary> {
  return { stations: await stationNames(db), now }
}

const cache = new WeakMap<Atlas, StationNames>()

async function stationNames(db: Context['db']): Promise<StationNames> {
  const atlas = await currentAtlas(db)
  const names = cache.get(atlas) ?? namesOf(atlas.stations)
  cache.set(atlas, names)
  return names
}
