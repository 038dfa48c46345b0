import type { Roads } from '../rules/roads.ts'
import { FULL_ROAD, roadClasses, roadOpacity, roadWidth } from '../rules/roads.ts'
import { line } from './svg-lines.ts'

/** The main roads as paths, in the widths that `setRoadWidths` sets. */
export function SvgRoads({ roads }: { roads: Roads }) {
  return (
    <g data-roads="" stroke="var(--railway-road)">
      {roadClasses.map((road) => (
        <g
          key={road}
          style={{ strokeWidth: `var(--road-${road})`, display: `var(--road-${road}-display)` }}
        >
          {roads.lines
            .filter(({ properties }) => properties.class === road)
            .map(({ properties: { fade }, geometry }) => (
              <path
                key={String(geometry.coordinates[0])}
                d={geometry.coordinates.map(line).join('')}
                // Round ends of two faded parts would add up where they meet.
                strokeLinecap={fade === FULL_ROAD ? undefined : 'butt'}
                strokeOpacity={fade === FULL_ROAD ? undefined : roadOpacity(fade)}
                vectorEffect="non-scaling-stroke"
              />
            ))}
        </g>
      ))}
    </g>
  )
}

/** Sets the widths of the roads within an element for a zoom, and which classes are shown. */
export function setRoadWidths({ style }: SVGGElement, zoom: number): void {
  for (const road of roadClasses) {
    const width = roadWidth(road, zoom)
    style.setProperty(`--road-${road}`, `${width.toFixed(2)}px`)
    style.setProperty(`--road-${road}-display`, width > 0 ? 'inline' : 'none')
  }
}
