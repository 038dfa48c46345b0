import type { LayerSpecification, SourceSpecification } from 'maplibre-gl'
import { bandStroke, bandStrokes, stopStrokes, WASH } from '../../rail/rules/strokes.ts'
import type { MinutesLook } from '../../rail/rules/times.ts'
import type { City } from './city.ts'
import { expression, metresWide, type Paint, thick } from './gl-parts.ts'
import { cityStops, cityTracks } from './minutes-ground.ts'

const SOURCE = 'minutes'

/** Tracks, stops and walking areas as a MapLibre source. */
export function minutesSource(city: City, look: MinutesLook): SourceSpecification {
  const tracks = cityTracks(city, look).map(({ band, coordinates }) =>
    feature({ kind: 'track', band: band ?? 0 }, lineOf(coordinates)),
  )
  const stops = cityStops(city, look).flatMap(({ line, isInterchange, band, reach }) => {
    const kind = isInterchange ? 'interchange' : 'stop'
    const ends = isInterchange ? line : line.slice(0, 1)
    return [
      ...ends.map((at) => feature({ kind, band: band ?? 0, reach }, pointOf(at))),
      ...(isInterchange ? [feature({ kind, band: band ?? 0 }, lineOf(line))] : []),
    ]
  })
  return {
    type: 'geojson',
    tolerance: 0.2,
    data: { type: 'FeatureCollection', features: [...tracks, ...stops] },
  }
}

/** The walking areas, below everything else. */
export function washLayer(paint: Paint): LayerSpecification {
  return {
    id: 'wash',
    type: 'circle',
    source: SOURCE,
    filter: expression<boolean>(['>', ['coalesce', ['get', 'reach'], 0], 0]),
    paint: { 'circle-color': paint(WASH), 'circle-radius': metresWide(['get', 'reach']) },
  }
}

export function minutesLayers(paint: Paint): LayerSpecification[] {
  const bands = [1, 2, 3, 4, 5] as const
  const colour = byBand(
    bands.map((band) => paint(bandStrokes[band].token)),
    paint(bandStroke(null).token),
  )
  const isReached = ['>', ['get', 'band'], 0]
  const width = byBand(
    bands.map((band) => bandStrokes[band].width),
    bandStrokes[0].width,
  )
  const [rim, inside] = stopStrokes(1, true)
  const capsule = (id: string, size: Size, tint: string): LayerSpecification => ({
    ...lines(id, isKind('interchange')),
    paint: { 'line-color': tint, 'line-width': stopSize(isReached, true, size) },
  })
  const rimColour = expression<string>(['case', isReached, paint(rim.token), colour])
  return [
    {
      ...lines('minutes-track', isKind('track')),
      layout: { ...ROUND, 'line-sort-key': expression(['-', ['%', ['+', ['get', 'band'], 5], 6]]) },
      paint: { 'line-color': colour, 'line-width': thick(width) },
    },
    {
      id: 'minutes-stop',
      type: 'circle',
      source: SOURCE,
      filter: expression<boolean>(isKind('stop')),
      paint: {
        'circle-radius': stopSize(isReached, false, ([, inner]) => inner / 2),
        'circle-color': paint(inside.token),
        'circle-stroke-width': stopSize(isReached, false, ([outer, inner]) => (outer - inner) / 2),
        'circle-stroke-color': colour,
      },
    },
    capsule('minutes-interchange', ([outer]) => outer, rimColour),
    capsule('minutes-interchange-inner', ([, inner]) => inner, paint(inside.token)),
  ]
}

type Size = (widths: [outer: number, inner: number]) => number

/** A size computed from a stop's two strokes, by whether it is within reach. */
function stopSize(isReached: readonly unknown[], isInterchange: boolean, size: Size) {
  const either = ([1, null] as const).map((band) => {
    const [rim, inside] = stopStrokes(band, isInterchange)
    return size([rim.width, inside.width])
  })
  return thick(['case', isReached, ...either])
}

const ROUND = { 'line-cap': 'round' as const, 'line-join': 'round' as const }

function lines(id: string, filter: readonly unknown[]) {
  return {
    id,
    type: 'line' as const,
    source: SOURCE,
    filter: expression<boolean>(filter),
    layout: ROUND,
  }
}

function isKind(kind: string) {
  return ['==', ['get', 'kind'], kind]
}

function byBand(near: readonly (string | number)[], beyond: string | number) {
  const pairs = near.flatMap((value, i) => [i + 1, value])
  return expression(['match', ['get', 'band'], ...pairs, beyond])
}

type Pair = readonly number[]

function feature<Geometry>(properties: object, geometry: Geometry) {
  return { type: 'Feature' as const, properties, geometry }
}

function lineOf(line: readonly Pair[]) {
  return { type: 'LineString' as const, coordinates: line.map((at) => [...at]) }
}

function pointOf(at: Pair) {
  return { type: 'Point' as const, coordinates: [...at] }
}
