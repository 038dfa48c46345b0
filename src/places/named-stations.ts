import type { Db } from '../db/connect.ts'
import { type Atlas, type AtlasStation, currentAtlas } from './atlas.ts'
import { stationFinder } from './station-rules.ts'

const made = new WeakMap<Atlas, ReturnType<typeof stationFinder<AtlasStation>>>()

/**
 * The ids of the stations whose name a text is, or is a part of, in any of its spellings. Unlike in a
 * picker, a line alone names none, and neither does what only resembles a name: the text may be the name
 * of something else.
 */
export async function namedStations(db: Db, text: string): Promise<number[]> {
  const find = finderOf(await currentAtlas(db))
  return find(text, { onlyNamed: true }).map(({ id }) => id)
}

function finderOf(atlas: Atlas) {
  const find =
    made.get(atlas) ??
    stationFinder(
      atlas.stations.map((one) => ({ ...one, aliases: [...one.aliases, ...one.foundBy] })),
    )
  made.set(atlas, find)
  return find
}
