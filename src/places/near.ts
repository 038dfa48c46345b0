import type { Db } from '../db/connect.ts'
import { distanceBetween, type Point, walkingMinutes } from '../shared/distance.ts'
import { type Atlas, currentAtlas } from './atlas.ts'
import { PLACE_RADIUS, type SchoolTypeId, STATION_RADIUS } from './rules.ts'

type Walk = { walkingDistance: number; walkingTime: number }
type Nearby = Walk & { id: number; name: string }

/** What lies near a point, nearest first: distances in metres by the great circle, times in minutes. */
export type PlacesNear = {
  stations: (Nearby & { stationId: number; line: string })[]
  parks: (Nearby & { parkId: number })[]
  malls: (Nearby & { mallId: number })[]
  schools: (Nearby & { schoolId: number; type: SchoolTypeId })[]
  /** The nearest station at any distance. */
  nearestStation: { id: number; name: string; line: string } | null
  /** Metres to it. */
  distanceToStation: number | null
}

/** Stations within 1 km of a point; parks, malls and schools within 1.5 km (ruling 8). */
export async function placesNear(db: Db, point: Point): Promise<PlacesNear> {
  return placesAround(await currentAtlas(db), point)
}

/** The same, on an atlas at hand. */
export function placesAround(atlas: Atlas, point: Point): PlacesNear {
  const stations = byDistance(atlas.stations, point)
  const landmarks = byDistance(atlas.landmarks.filter(isAbout(point)), point).filter(
    within(PLACE_RADIUS),
  )
  const of = (kind: 'park' | 'mall') => landmarks.filter((landmark) => landmark.kind === kind)
  const [nearest] = stations
  return {
    stations: stations
      .filter(within(STATION_RADIUS))
      .map((station) => ({ ...nearby(station), stationId: station.id, line: station.line })),
    parks: of('park').map((park) => ({ ...nearby(park), parkId: park.id })),
    malls: of('mall').map((mall) => ({ ...nearby(mall), mallId: mall.id })),
    schools: landmarks.flatMap((landmark) =>
      landmark.kind === 'school'
        ? [{ ...nearby(landmark), schoolId: landmark.id, type: landmark.type }]
        : [],
    ),
    nearestStation: nearest ? { id: nearest.id, name: nearest.name, line: nearest.line } : null,
    distanceToStation: nearest?.walkingDistance ?? null,
  }
}

function byDistance<P extends Point & { id: number }>(places: P[], from: Point): (P & Walk)[] {
  return places
    .map((place) => {
      const walkingDistance = distanceBetween(from, place)
      return { ...place, walkingDistance, walkingTime: walkingMinutes(walkingDistance) }
    })
    .sort((a, b) => a.walkingDistance - b.walkingDistance || a.id - b.id)
}

// Some 1.6 km either way, in degrees: cheap to compare, and most of a thousand places lie beyond.
const ABOUT = 0.0148

function isAbout({ latitude, longitude }: Point) {
  return (place: Point) =>
    Math.abs(place.latitude - latitude) < ABOUT && Math.abs(place.longitude - longitude) < ABOUT
}

function within(radius: number) {
  return (walk: Walk) => walk.walkingDistance <= radius
}

function nearby({ id, name, walkingDistance, walkingTime }: Nearby): Nearby {
  return { id, name, walkingDistance, walkingTime }
}
