import type { Db } from '../db/connect.ts'
import { currentAtlas } from '../places/atlas.ts'
import { readPoint } from '../places/point-rules.ts'
import type { MinutesAsked } from './asked-rules.ts'

/** What the places are called that minutes are asked for to, in their order; null for a station that is none. */
export async function calledPlaces(
  db: Db,
  { minutesTo = [], minutesNear = [] }: MinutesAsked,
): Promise<(string | null)[]> {
  const { stations } = await currentAtlas(db)
  return [
    ...minutesTo.map((id) => stations.find((station) => station.id === id)?.name ?? null),
    ...minutesNear.map((text) => readPoint(text)?.name ?? null),
  ]
}
