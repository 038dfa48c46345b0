import { FULL_ROAD, roadClasses, roadOpacity, roadWidth } from '../rules/roads.ts'
import type { Roads } from './roads.ts'
import { line } from './svg-lines.ts'

/** The main roads as paths, in the widths that `setRoadWidths` sets. */
export function SvgRoads({ roads }: { roads: Roads }) {
  return (
    <g data-roads="" stroke="var(--railway-road)">
      {roads.lines.map(({ properties: { class: road, fade }, geometry }) => (
        <path
          key={`${road} ${fade}`}
          d={geometry.coordinates.map(line).join('')}
          // Round ends of two faded parts would add up where they meet.
          strokeLinecap={fade === FULL_ROAD ? undefined : 'butt'}
          strokeOpacity={roadOpacity(fade)}
          style={{ strokeWidth: `var(--road-${road})` }}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </g>
  )
}

/** Sets the widths of the roads within an element for a zoom. */
export function setRoadWidths({ style }: SVGGElement, zoom: number): void {
  for (const road of roadClasses) {
    style.setProperty(`--road-${road}`, `${roadWidth(road, zoom).toFixed(2)}px`)
  }
}
