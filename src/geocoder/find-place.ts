import type { Db } from '../db/connect.ts'
import { currentAtlas } from '../places/atlas.ts'
import { placesAround } from '../places/near.ts'
import { inServiceArea } from '../places/rules/place.ts'
import { plainText } from '../places/rules/spelling.ts'
import { locate } from './locate.ts'
import { holdsShortLink } from './reading/coordinates.ts'
import type { FoundPlace } from './rules/found-place.ts'

const LONGEST_ADDRESS = 500

/** Limit per sender; the search sends requests while somebody types. */
export const lookups = { name: 'find-place', points: 90, seconds: 60 }

/**
 * The place that a visitor means by an address, read from our own tables only: paid services are
 * not called for visitors. Null for what is unknown or outside the service area.
 */
export async function findPlace(db: Db, text: string): Promise<FoundPlace | null> {
  const address = text.slice(0, LONGEST_ADDRESS)
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

/** The station with this name, if the text is nothing but a station's name. */
async function stationNamed(db: Db, text: string): Promise<FoundPlace | null> {
  const { stations } = await currentAtlas(db)
  const name = plainText(text)
  const station = stations.find((candidate) =>
    [candidate.name, candidate.nameTh, candidate.code].some(
      (stationName) => plainText(stationName) === name,
    ),
  )
  if (!station) return null
  const { id, latitude, longitude } = station
  return { kind: 'station', name: station.name, latitude, longitude, stationId: id }
}
