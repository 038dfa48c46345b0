import type { Db } from '../../platform/db/connect.ts'
import { type Atlas, type AtlasStation, currentAtlas } from './atlas.ts'
import { stationFinder } from './rules/station-names.ts'

const cache = new WeakMap<Atlas, ReturnType<typeof stationFinder<AtlasStation>>>()

/**
 * The ids of the stations whose name, in any spelling, equals or contains the text. Unlike in a
 * picker, a line alone matches nothing, and neither does a merely similar name: the text may name
 * something else.
 */
export async function namedStations(db: Db, text: string): Promise<number[]> {
  const find = finderOf(await currentAtlas(db))
  return find(text, { onlyNamed: true }).map(({ id }) => id)
}

function finderOf(atlas: Atlas) {
  const find =
    cache.get(atlas) ??
    stationFinder(
      atlas.stations.map((station) => ({
        ...station,
        aliases: [...station.aliases, ...station.foundBy],
      })),
    )
  cache.set(atlas, find)
  return find
}
