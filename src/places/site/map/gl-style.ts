import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { Line } from '../../rules.ts'
import cityUrl from './city.geojson?url'
import { type GroundLook, PARK_RADIUS, RIVER_METRES, stationColour } from './ground.ts'

type Paint = (token: string) => string

/** Metres a pixel takes in Bangkok at zoom 0. */
const METRES_AT_0 = (40_075_016 * Math.cos((13.75 * Math.PI) / 180)) / 512

/** The map's ground in the colours of our tokens; `paint` gives a token's colour as MapLibre reads it. */
export function groundStyle(paint: Paint, look: GroundLook): StyleSpecification {
  return {
    version: 8,
    sources: {
      city: { type: 'geojson', data: new URL(cityUrl, location.href).href, tolerance: 0.2 },
    },
    layers: [
      {
        id: 'ground',
        type: 'background',
        paint: { 'background-color': paint('--railway-ground') },
      },
      {
        ...lines('border', 'border'),
        paint: { 'line-color': paint('--railway-border'), 'line-width': 1 },
      },
      {
        id: 'park',
        type: 'circle',
        source: 'city',
        filter: ['==', ['get', 'kind'], 'park'],
        paint: {
          'circle-color': paint('--railway-park'),
          'circle-radius': PARK_RADIUS,
        },
      },
      {
        ...lines('river', 'river'),
        paint: { 'line-color': paint('--railway-river'), 'line-width': growing(RIVER_METRES) },
      },
      ...railway(paint, look),
    ],
  }
}

/** The railway alone, to lie above another ground. */
export function railway(paint: Paint, { hasStations, stationColours }: GroundLook) {
  const layers: LayerSpecification[] = [
    { ...lines('rim', 'track'), paint: { 'line-color': paint('--railway-rim'), 'line-width': 6 } },
    {
      ...lines('track', 'track'),
      paint: { 'line-color': byLine((line) => paint(`--line-${line}`)), 'line-width': 4 },
    },
  ]
  if (!hasStations) return layers
  const isInterchange = ['>', ['length', ['get', 'lines']], 1]
  layers.push(
    {
      ...lines('interchange', 'stop', isInterchange),
      paint: { 'line-color': paint('--color-ink'), 'line-width': 18 },
    },
    {
      ...lines('interchange-inner', 'stop', isInterchange),
      paint: { 'line-color': paint('--railway-stop'), 'line-width': 14 },
    },
    {
      id: 'station',
      type: 'circle',
      source: 'city',
      filter: ['==', ['get', 'kind'], 'station'],
      paint: {
        'circle-radius': 2.5,
        'circle-color': paint('--railway-stop'),
        'circle-stroke-width': 3,
        'circle-stroke-color': byLine((line) => paint(stationColour(line, stationColours))),
      },
    },
  )
  return layers
}

function lines(id: string, kind: string, also?: unknown) {
  const isKind = ['==', ['get', 'kind'], kind]
  return {
    id,
    type: 'line' as const,
    source: 'city',
    filter: expression<boolean>(also ? ['all', isKind, also] : isKind),
    layout: { 'line-cap': 'round' as const, 'line-join': 'round' as const },
  }
}

function byLine(colour: (line: (typeof Line.ids)[number]) => string) {
  const pairs = Line.ids.flatMap((line) => [line, colour(line)])
  return expression<string>(['match', ['get', 'line'], ...pairs, colour('arl')])
}

/** So many metres at every zoom. */
function growing(metres: number) {
  const at = (zoom: number) => [zoom, (metres * 2 ** zoom) / METRES_AT_0]
  return expression<number>(['interpolate', ['exponential', 2], ['zoom'], ...at(8), ...at(20)])
}

// Safe: MapLibre checks every expression itself, and its types do not follow those made of parts.
function expression<_Value>(parts: readonly unknown[]) {
  return parts as never
}
