import { bordersOf } from '../rail/drawing/borders.ts'
import type { City } from '../rail/drawing/draw-railway.ts'
import { METRES, project, type Spot, simplify, unproject } from '../rail/drawing/frame.ts'
import { onTrack, stopsOf } from '../rail/drawing/stops.ts'

/** How far simplified shapes may be off, in metres. */
const OFF = { border: 15, river: 10, track: 3 }

type Pairs = readonly (readonly number[])[]

/**
 * The ground of every map as one GeoJSON file: districts, river, tracks, stations, interchanges and
 * landmarks, each with its `kind`. Browsers fetch it once.
 */
export function cityMap(city: City): string {
  const tracks = new Map<string, Spot[][]>()
  for (const { line, coordinates } of city.tracks) {
    tracks.set(line, [...(tracks.get(line) ?? []), spotsOf(coordinates)])
  }
  const features = [
    borders(city),
    ...city.river.map((part) => path('river', thinned(part, OFF.river))),
    ...city.tracks.map(({ line, coordinates }) =>
      path('track', thinned(coordinates, OFF.track), { line }),
    ),
    ...city.stations.map((station) =>
      point('station', onTrack(METRES, station, tracks), {
        id: station.id,
        name: station.name,
        nameTh: station.nameTh,
        line: station.line,
      }),
    ),
    ...stopsOf(METRES, city.stations, tracks).map(({ stations, names, namesTh, spots, lines }) =>
      path('stop', spots, {
        ...{ name: names.join('\n'), nameTh: namesTh.join('\n') },
        ...{ lines, stations },
      }),
    ),
    ...city.places.map(({ kind, name, nameTh, ...place }) =>
      point(kind, project(METRES, place), { name, nameTh }),
    ),
  ]
  return `{"type":"FeatureCollection","features":[\n${features.map((feature) => JSON.stringify(feature)).join(',\n')}\n]}\n`
}

function borders({ districts }: City) {
  const lines = bordersOf(districts).map((border) => thinned(border, OFF.border).map(coordinatesOf))
  return feature('border', { type: 'MultiLineString', coordinates: lines }, {})
}

function path(kind: string, spots: readonly Spot[], extra: object = {}) {
  const coordinates = spots.map(coordinatesOf)
  // An interchange is a line between its platforms; a single station is a line of no length.
  const line = coordinates.length === 1 ? [...coordinates, ...coordinates] : coordinates
  return feature(kind, { type: 'LineString', coordinates: line }, extra)
}

function point(kind: string, spot: Spot, extra: object) {
  return feature(kind, { type: 'Point', coordinates: coordinatesOf(spot) }, extra)
}

function feature(kind: string, geometry: object, extra: object) {
  return { type: 'Feature', properties: { kind, ...extra }, geometry }
}

function thinned(coordinates: Pairs, metres: number): Spot[] {
  return simplify(spotsOf(coordinates), metres)
}

function spotsOf(coordinates: Pairs): Spot[] {
  return coordinates.map(([longitude = 0, latitude = 0]) =>
    project(METRES, { latitude, longitude }),
  )
}

// Five decimals are about a metre.
function coordinatesOf(spot: Spot): number[] {
  const { latitude, longitude } = unproject(METRES, spot)
  return [longitude, latitude].map((degrees) => Math.round(degrees * 1e5) / 1e5)
}
