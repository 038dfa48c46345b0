import type { LayerSpecification } from 'maplibre-gl'
import {
  FULL_ROAD,
  ROAD_ZOOMS,
  type RoadClass,
  roadClasses,
  roadOpacity,
  roadsFrom,
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
  return roadClasses.flatMap((road) => [roads(paint, road, 'faded'), roads(paint, road, 'full')])
}

function roads(paint: Paint, road: RoadClass, look: 'faded' | 'full'): LayerSpecification {
  const isFull = look === 'full'
  const fades = Array.from({ length: FULL_ROAD }, (_, fade) => [fade, roadOpacity(fade)]).flat()
  return {
    id: `${road}-${look}`,
    type: 'line',
    source: 'roads',
    minzoom: roadsFrom(road),
    filter: expression<boolean>([
      'all',
      ['==', ['get', 'class'], road],
      [isFull ? '==' : '<', ['get', 'fade'], FULL_ROAD],
    ]),
    layout: {
      'line-cap': isFull ? 'round' : 'butt',
      'line-join': 'round',
    },
    paint: {
      'line-color': paint('--railway-road'),
      'line-opacity': isFull ? 1 : expression<number>(['match', ['get', 'fade'], ...fades, 1]),
      'line-width': expression<number>([
        'interpolate',
        ['linear'],
        ['zoom'],
        ...ROAD_ZOOMS.flatMap((zoom, i) => [zoom, roadWidths[road][i] ?? 0]),
      ]),
    },
  }
}
