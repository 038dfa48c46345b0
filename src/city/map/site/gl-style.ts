import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { Line } from '../../places/rules/place.ts'
import cityUrl from './city.geojson?url'
import type { City } from './city.ts'
import { minutesLayers, minutesSource, washLayer } from './gl-minutes.ts'
import { expression, metresWide, type Paint, thick } from './gl-parts.ts'
import { roadLayers, roadsSource } from './gl-roads.ts'
import { FADED, PARK_RADIUS, type RendererLook, RIVER_METRES, stationColour } from './ground.ts'

/**
 * The MapLibre style of the ground in our tokens' colours; `paint` resolves a token. The lowest layer is the
 * frame's own background, which costs no drawing.
 */
export function groundStyle(
  paint: Paint,
  city: City,
  look: RendererLook,
  hasRoads: boolean,
): StyleSpecification {
  return {
    version: 8,
    sources: {
      city: { type: 'geojson', data: new URL(cityUrl, location.href).href, tolerance: 0.2 },
      ...(look.minutes && { minutes: minutesSource(city, look.minutes) }),
      ...(hasRoads && { roads: roadsSource() }),
    },
    layers: [
      ...(look.minutes ? [washLayer(paint)] : []),
      {
        ...lines('border', 'border'),
        paint: { 'line-color': paint('--railway-border'), 'line-width': 1 },
      },
      ...(look.hasParks ? [park(paint)] : []),
      {
        ...lines('river', 'river'),
        paint: { 'line-color': paint('--railway-river'), 'line-width': metresWide(RIVER_METRES) },
      },
      ...(hasRoads ? roadLayers(paint) : []),
      ...railway(paint, look),
    ],
  }
}

function park(paint: Paint): LayerSpecification {
  return {
    id: 'park',
    type: 'circle',
    source: 'city',
    filter: ['==', ['get', 'kind'], 'park'],
    paint: { 'circle-color': paint('--railway-park'), 'circle-radius': PARK_RADIUS },
  }
}

/** A street style, which has roads of its own, with the railway above it. */
export function aboveStreets(
  streets: StyleSpecification,
  paint: Paint,
  city: City,
  look: RendererLook,
) {
  const { sources } = groundStyle(paint, city, look, false)
  return {
    ...streets,
    sources: { ...streets.sources, ...sources },
    layers: [...streets.layers, ...railway(paint, look)],
  }
}

function railway(
  paint: Paint,
  { hasStations, stationColours, filteredOut, interchanges, minutes }: RendererLook,
) {
  if (minutes) return minutesLayers(paint)
  const byFading = (full: number, less: number) =>
    expression<number>(['case', ['in', ['get', 'line'], ['literal', [...filteredOut]]], less, full])
  const layers: LayerSpecification[] = []
  // By day the rim has the ground's colour and is left out.
  if (paint('--railway-rim') !== paint('--railway-ground')) {
    layers.push({
      ...lines('rim', 'track'),
      paint: { 'line-color': paint('--railway-rim'), 'line-width': thick(6) },
    })
  }
  layers.push({
    ...lines('track', 'track'),
    paint: {
      'line-color': byLine((line) => paint(`--line-${line}`)),
      'line-width': thick(4),
      'line-opacity': byFading(1, FADED),
    },
  })
  if (!hasStations) return layers
  const isInterchange = ['>', ['length', ['get', 'lines']], 1]
  layers.push(
    {
      ...lines('interchange', 'stop', isInterchange),
      paint: { 'line-color': paint('--color-ink'), 'line-width': thick(18) },
    },
    {
      ...lines('interchange-inner', 'stop', isInterchange),
      paint: { 'line-color': paint('--railway-stop'), 'line-width': thick(14) },
    },
    {
      id: 'station',
      type: 'circle',
      source: 'city',
      filter: expression<boolean>([
        'all',
        ['==', ['get', 'kind'], 'station'],
        ['!', ['in', ['get', 'id'], ['literal', [...interchanges]]]],
      ]),
      paint: {
        'circle-radius': thick(2.5),
        'circle-stroke-opacity': byFading(1, 0.4),
        'circle-opacity': byFading(1, 0),
        'circle-color': paint('--railway-stop'),
        'circle-stroke-width': thick(3),
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
