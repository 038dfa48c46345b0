import type { Db } from '../../platform/db/connect.ts'
import { distanceBetween, type Point, walkingMinutes } from '../../shared/distance.ts'
import { boxWithin, type GeoBox } from '../../shared/mercator.ts'
import { type Atlas, currentAtlas } from './atlas.ts'
import { nearest } from './district-of.ts'
import { distanceToRoad, roadLines } from './road-line.ts'
import { PLACE_RADIUS, ROAD_RADIUS, type SchoolTypeId, STATION_RADIUS } from './rules/place.ts'

type Walk = { walkingDistance: number; walkingTime: number }
type Nearby = Walk & { id: number; name: string }

/** What is near a point, nearest first: great-circle distances in metres, times in minutes. */
export type PlacesNear = {
  stations: (Nearby & { stationId: number; line: string })[]
  parks: (Nearby & { parkId: number })[]
  malls: (Nearby & { mallId: number })[]
  schools: (Nearby & { schoolId: number; type: SchoolTypeId })[]
  /** Roads by their lines. */
  roads: (Walk & { id: number })[]
  /** The nearest station at any distance. */
  nearestStation: { id: number; name: string; line: string } | null
  /** Metres to the nearest station. */
  distanceToStation: number | null
}

/** Stations within 1 km of a point; parks, malls and schools within 1.5 km; roads within 1 km. */
export async function placesNear(db: Db, point: Point): Promise<PlacesNear> {
  return placesAround(await currentAtlas(db), point)
}

/** The same, using a loaded atlas. */
export function placesAround(atlas: Atlas, point: Point): PlacesNear {
  const stations = around(atlas.stations, point, STATION_RADIUS)
  const landmarks = around(atlas.landmarks, point, PLACE_RADIUS)
  const landmarksOf = (kind: 'park' | 'mall') =>
    landmarks.filter((landmark) => landmark.kind === kind)
  const nearestStation = stations[0] ?? nearest(atlas.stations, point)
  return {
    stations: stations.map((station) => ({
      ...nearby(station),
      stationId: station.id,
      line: station.line,
    })),
    parks: landmarksOf('park').map((park) => ({ ...nearby(park), parkId: park.id })),
    malls: landmarksOf('mall').map((mall) => ({ ...nearby(mall), mallId: mall.id })),
    schools: landmarks.flatMap((landmark) =>
      landmark.kind === 'school'
        ? [{ ...nearby(landmark), schoolId: landmark.id, type: landmark.type }]
        : [],
    ),
    roads: roadsAround(atlas, point),
    nearestStation: nearestStation
      ? { id: nearestStation.id, name: nearestStation.name, line: nearestStation.line }
      : null,
    distanceToStation: nearestStation ? distanceBetween(point, nearestStation) : null,
  }
}

/** The places within one of the radii, nearest first. */
function around<P extends Point & { id: number }>(
  places: readonly P[],
  from: Point,
  radius: number,
): (P & Walk)[] {
  return places
    .filter(isAbout(from))
    .map((place) => {
      const walkingDistance = distanceBetween(from, place)
      return { ...place, walkingDistance, walkingTime: walkingMinutes(walkingDistance) }
    })
    .filter(({ walkingDistance }) => walkingDistance <= radius)
    .sort((a, b) => a.walkingDistance - b.walkingDistance || a.id - b.id)
}

function roadsAround(atlas: Atlas, point: Point): PlacesNear['roads'] {
  const box = boxWithin(point, ROAD_RADIUS + 1)
  return roadLines(atlas)
    .filter((line) => overlap(line.box, box))
    .map((line) => ({ id: line.id, metres: distanceToRoad(line, point) }))
    .filter(({ metres }) => metres <= ROAD_RADIUS)
    .sort((a, b) => a.metres - b.metres || a.id - b.id)
    .map(({ id, metres }) => ({ id, walkingDistance: metres, walkingTime: walkingMinutes(metres) }))
}

function overlap([west, south, east, north]: GeoBox, other: GeoBox): boolean {
  return west <= other[2] && east >= other[0] && south <= other[3] && north >= other[1]
}

// The larger radius in degrees, which are more than 100 km here: a cheap first comparison that excludes most of a
// thousand places.
const ABOUT = Math.max(STATION_RADIUS, PLACE_RADIUS) / 100_000

function isAbout({ latitude, longitude }: Point) {
  return (place: Point) =>
    Math.abs(place.latitude - latitude) < ABOUT && Math.abs(place.longitude - longitude) < ABOUT
}

function nearby({ id, name, walkingDistance, walkingTime }: Nearby): Nearby {
  return { id, name, walkingDistance, walkingTime }
}
