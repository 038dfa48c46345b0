import type { Db } from '../db/connect.ts'
import { currentAtlas } from './atlas.ts'
import { holdsShortLink } from './coordinates.ts'
import { locate } from './locate.ts'
import type { FoundPlace } from './minutes-rules.ts'
import { placesAround } from './near.ts'
import { inServiceArea } from './rules.ts'
import { plainText } from './spelling-rules.ts'

const LONGEST_ADDRESS = 500

/** How often one sender may have places looked up: the search asks as somebody types. */
export const lookups = { name: 'find-place', points: 90, seconds: 60 }

/**
 * The place that a visitor means by an address, read by our own tables alone: no service that costs is
 * asked for whoever comes by. Null for what is not known, and for what lies outside the service area.
 */
export async function findPlace(db: Db, typed: string): Promise<FoundPlace | null> {
  const address = typed.slice(0, LONGEST_ADDRESS)
  if (holdsShortLink(address)) return null
  const station = await stationNamed(db, address)
  if (station) return station
  const located = await locate({ db }, address)
  if (!located || !inServiceArea(located.point)) return null
  const { point, matched } = located
  const { nearestStation } = placesAround(await currentAtlas(db), point)
  const stationId = matched.kind === 'station' ? (nearestStation?.id ?? null) : null
  return { ...matched, ...point, stationId }
}

/** The station that a text is the name of, and of nothing else besides. */
async function stationNamed(db: Db, text: string): Promise<FoundPlace | null> {
  const { stations } = await currentAtlas(db)
  const name = plainText(text)
  const station = stations.find((one) =>
    [one.name, one.nameTh, one.code].some((own) => plainText(own) === name),
  )
  if (!station) return null
  const { id, latitude, longitude } = station
  return { kind: 'station', name: station.name, latitude, longitude, stationId: id }
}
