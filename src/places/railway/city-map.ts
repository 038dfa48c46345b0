import { bordersOf } from './borders.ts'
import type { City } from './draw-railway.ts'
import { METRES, project, type Spot, simplify, unproject } from './frame.ts'
import { onTrack, stopsOf } from './stops.ts'

/** How far what is drawn may stand off what is known, in metres. */
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
  return `{"type":"FeatureCollection","features":[\n${features.map((one) => JSON.stringify(one)).join(',\n')}\n]}\n`
}

function borders({ districts }: City) {
  const lines = bordersOf(districts).map((border) => thinned(border, OFF.border).map(written))
  return feature('border', { type: 'MultiLineString', coordinates: lines }, {})
}

function path(kind: string, spots: readonly Spot[], more: object = {}) {
  const coordinates = spots.map(written)
  // An interchange is a line between its platforms; a station without another is a line without length.
  const line = coordinates.length === 1 ? [...coordinates, ...coordinates] : coordinates
  return feature(kind, { type: 'LineString', coordinates: line }, more)
}

function point(kind: string, spot: Spot, more: object) {
  return feature(kind, { type: 'Point', coordinates: written(spot) }, more)
}

function feature(kind: string, geometry: object, more: object) {
  return { type: 'Feature', properties: { kind, ...more }, geometry }
}

function thinned(coordinates: Pairs, metres: number): Spot[] {
  return simplify(spotsOf(coordinates), metres)
}

function spotsOf(coordinates: Pairs): Spot[] {
  return coordinates.map(([longitude = 0, latitude = 0]) =>
    project(METRES, { latitude, longitude }),
  )
}

// Five decimals are a metre.
function written(spot: Spot): number[] {
  const { latitude, longitude } = unproject(METRES, spot)
  return [longitude, latitude].map((degrees) => Math.round(degrees * 1e5) / 1e5)
}
