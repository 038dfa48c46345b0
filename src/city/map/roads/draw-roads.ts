import {
  type DrawnBox,
  type Frame,
  inView,
  overlaps,
  project,
  type Spot,
  simplify,
  spotsOf,
} from '../../rail/drawing/frame.ts'
import { textWidth } from '../../rail/drawing/place-labels.ts'
import { escaped, path, round } from '../../rail/drawing/svg.ts'
import { FULL_ROAD, type Roads, roadClasses, roadOpacity, roadWidth } from '../rules/roads.ts'

/** What simplified lines may be off, in pixels. */
const OFF = 0.6
/** The type size of the names, in pixels. */
export const STREET_SIZE = 12
/** How much sooner than on a map that zooms a road and its name are shown: a picture has one zoom. */
const WIDER = 0.6
const SOONER = 1.4
/** How far the name of a road stands from its line where trains run on it, in pixels. */
const ASIDE = 13
/** The height of the credit at the foot of a picture, and the margin at its other edges, in pixels. */
const FOOT = 32
const MARGIN = 8

/** The main roads in a frame as SVG, the small ones first. */
export function drawRoads(frame: Frame, { lines }: Roads, zoom: number): string {
  const drawn = roadClasses.flatMap((road) => {
    const width = roadWidth(road, zoom + WIDER)
    if (width === 0) return []
    return lines.flatMap(({ properties, geometry }) => {
      if (properties.class !== road) return []
      const parts = geometry.coordinates.flatMap((line) =>
        inView(frame, simplify(spotsOf(frame, line), OFF)),
      )
      if (parts.length === 0) return []
      // Round ends of two faded parts would add up where they meet.
      const faded =
        properties.fade < FULL_ROAD &&
        ` stroke-opacity="${round(roadOpacity(properties.fade))}" style="stroke-linecap:butt"`
      return [path(`stroke-width="${round(width)}"${faded || ''}`, parts)]
    })
  })
  return drawn.length > 0 ? `<g stroke="var(--railway-road)">${drawn.join('')}</g>` : ''
}

/** The names of roads as SVG, greater roads first: along their road, once each, and nowhere on what is `taken`. */
export function drawRoadNames(
  frame: Frame,
  { names }: Roads,
  zoom: number,
  taken: readonly DrawnBox[],
): string {
  const placed = [...taken]
  const named = new Set<string>()
  return names
    .map(({ properties: { name, angle, from, beside }, geometry }) => {
      if (from > zoom + SOONER || named.has(name)) return ''
      const [longitude = 0, latitude = 0] = geometry.coordinates
      const spot = aside(project(frame, { latitude, longitude }), angle, beside ? ASIDE : 0)
      const box = boxOf(spot, textWidth(name, STREET_SIZE), angle)
      const isFree = isWithin(frame, box) && !placed.some((other) => overlaps(box, other))
      if (!isFree) return ''
      placed.push(box)
      named.add(name)
      return `<text text-anchor="middle" dy=".35em" transform="translate(${round(spot.x)} ${round(spot.y)})rotate(${angle})">${escaped(name)}</text>`
    })
    .join('')
}

/** A position so many pixels above a line that is turned by the angle. */
function aside({ x, y }: Spot, angle: number, pixels: number): Spot {
  const turn = (angle * Math.PI) / 180
  return { x: x + Math.sin(turn) * pixels, y: y - Math.cos(turn) * pixels }
}

/** The upright box around a name that is turned about its middle. */
function boxOf({ x, y }: Spot, width: number, angle: number): DrawnBox {
  const turn = (angle * Math.PI) / 180
  const [along, across] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  const half = {
    x: (width * along + STREET_SIZE * across) / 2,
    y: (width * across + STREET_SIZE * along) / 2,
  }
  return { left: x - half.x, right: x + half.x, top: y - half.y, bottom: y + half.y }
}

function isWithin({ width, height }: Frame, { left, right, top, bottom }: DrawnBox): boolean {
  return left > MARGIN && top > MARGIN && right < width - MARGIN && bottom < height - FOOT
}
