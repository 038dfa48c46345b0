import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl'
import type { GroundStrokes, Line, Stroke } from '../rules/strokes.ts'
import { expression, metresWide, type Paint, thick } from './gl-parts.ts'
import { roadLayers, roadsSource } from './gl-roads.ts'

const SOURCE = 'ground'

/**
 * The MapLibre style of the ground in our tokens' colours; `paint` resolves a token. The lowest layer is the
 * frame's own background, which costs no drawing.
 */
export function groundStyle(
  paint: Paint,
  strokes: GroundStrokes,
  hasRoads: boolean,
): StyleSpecification {
  const railway = railwayStrokes(paint, strokes)
  return {
    version: 8,
    sources: {
      [SOURCE]: sourceOf(paint, [...strokes.land, ...railway]),
      ...(hasRoads && { roads: roadsSource() }),
    },
    layers: [
      ...layersOf(strokes.land),
      ...(hasRoads ? roadLayers(paint) : []),
      ...layersOf(railway),
    ],
  }
}

/** A street style, which has roads of its own, with the railway above it. */
export function aboveStreets(streets: StyleSpecification, paint: Paint, strokes: GroundStrokes) {
  const railway = railwayStrokes(paint, strokes)
  return {
    ...streets,
    sources: { ...streets.sources, [SOURCE]: sourceOf(paint, railway) },
    layers: [...streets.layers, ...layersOf(railway)],
  }
}

function railwayStrokes(paint: Paint, { tracks, stops }: GroundStrokes): Stroke[] {
  // By day the rim has the ground's colour and is left out.
  const isRimSeen = paint('--railway-rim') !== paint('--railway-ground')
  return [...tracks, ...stops].filter(({ layer }) => layer !== 'rim' || isRimSeen)
}

function sourceOf(paint: Paint, strokes: readonly Stroke[]): SourceSpecification {
  const features = strokes.map(({ layer, shape, lines, token, width, opacity = 1 }) => ({
    type: 'Feature' as const,
    properties: { layer, width, opacity, colour: paint(token) },
    geometry:
      shape === 'line'
        ? { type: 'MultiLineString' as const, coordinates: lines.map((line) => line.map(pair)) }
        : { type: 'MultiPoint' as const, coordinates: lines.flatMap(endsOf).map(pair) },
  }))
  return { type: 'geojson', tolerance: 0.2, data: { type: 'FeatureCollection', features } }
}

/** The ends of a line, one where they are the same: drawn twice, a faded dot would be darker. */
function endsOf(line: Line): Line {
  const [first, last] = [line[0], line.at(-1)]
  return String(first) === String(last) ? line.slice(0, 1) : line
}

function pair([longitude = 0, latitude = 0]: readonly number[]): [number, number] {
  return [longitude, latitude]
}

/** A MapLibre layer for each layer of strokes, in their order. */
function layersOf(strokes: readonly Stroke[]): LayerSpecification[] {
  const layers = new Map(strokes.map(({ layer, shape, unit }) => [layer, { shape, unit }]))
  return [...layers].map(([id, { shape, unit }]) => {
    const shared = { id, source: SOURCE, filter: expression<boolean>(['==', ['get', 'layer'], id]) }
    const [colour, opacity] = [
      expression<string>(['get', 'colour']),
      expression(['get', 'opacity']),
    ]
    if (shape === 'dot') {
      const radius = sizeIn(unit, ['/', ['get', 'width'], 2])
      return {
        ...{ ...shared, type: 'circle' },
        paint: { 'circle-color': colour, 'circle-opacity': opacity, 'circle-radius': radius },
      }
    }
    return {
      ...{ ...shared, type: 'line' },
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        ...{ 'line-color': colour, 'line-opacity': opacity },
        'line-width': sizeIn(unit, ['get', 'width']),
      },
    }
  })
}

function sizeIn(unit: Stroke['unit'], size: readonly unknown[]) {
  if (unit === 'pixels') return expression<number>(size)
  return unit === 'thick' ? thick(size) : metresWide(size)
}
