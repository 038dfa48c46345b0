import type { LayerSpecification } from 'maplibre-gl'
import {
  FULL_ROAD,
  ROAD_ZOOMS,
  ROADS_FROM,
  type RoadClass,
  roadClasses,
  roadOpacity,
  roadWidths,
} from '../rules/roads.ts'
import { expression, type Paint } from './gl-parts.ts'
import { roadsUrl } from './roads.ts'

export function roadsSource() {
  return {
    type: 'geojson' as const,
    data: new URL(roadsUrl, location.href).href,
    tolerance: 0.2,
  }
}

/** The main roads, the greater ones above. Round ends of two faded parts would add up where they meet. */
export function roadLayers(paint: Paint): LayerSpecification[] {
  return [roads(paint, 'faded'), roads(paint, 'full')]
}

function roads(paint: Paint, look: 'faded' | 'full'): LayerSpecification {
  const isFull = look === 'full'
  const fades = Array.from({ length: FULL_ROAD }, (_, fade) => [fade, roadOpacity(fade)]).flat()
  return {
    id: `roads-${look}`,
    type: 'line',
    source: 'roads',
    minzoom: ROADS_FROM,
    filter: expression<boolean>([
      'all',
      ['==', ['get', 'kind'], 'road'],
      [isFull ? '==' : '<', ['get', 'fade'], FULL_ROAD],
    ]),
    layout: {
      'line-cap': isFull ? 'round' : 'butt',
      'line-join': 'round',
      'line-sort-key': byClass((road) => roadClasses.indexOf(road)),
    },
    paint: {
      'line-color': paint('--railway-road'),
      'line-opacity': isFull ? 1 : expression<number>(['match', ['get', 'fade'], ...fades, 1]),
      'line-width': expression<number>([
        'interpolate',
        ['linear'],
        ['zoom'],
        ...ROAD_ZOOMS.flatMap((zoom, i) => [zoom, byClass((road) => roadWidths[road][i] ?? 0)]),
      ]),
    },
  }
}

function byClass(value: (road: RoadClass) => number) {
  const pairs = roadClasses.flatMap((road) => [road, value(road)])
  return expression<number>(['match', ['get', 'class'], ...pairs, 0])
}
