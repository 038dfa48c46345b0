import { currentAtlas } from '../../../city/places/atlas.ts'
import { readPoint } from '../../../city/rail/rules/points.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { MinutesQuery } from '../rules/minutes-query.ts'

/** The names of the places of a query, in its order; null for a station that does not exist. */
export async function placeNames(
  db: Db,
  { minutesTo = [], minutesNear = [] }: MinutesQuery,
): Promise<(string | null)[]> {
  const { stations } = await currentAtlas(db)
  return [
    ...minutesTo.map((id) => stations.find((station) => station.id === id)?.name ?? null),
    ...minutesNear.map((text) => readPoint(text)?.name ?? null),
  ]
}
