import { type Grey, pixels, sharpOf } from './grey.ts'

const SIDE = 700
const DARK = 150
const MAX_DEGREES = 14
const MAX_POINTS = 40_000
/** Columns must be this much clearer than rows before a page is taken to lie on its side. */
const SIDEWAYS = 1.15

/** How a page lies: on its side or not, and by which small angle it must be turned, in degrees clockwise. */
export type Lie = { isSideways: boolean; angle: number; otherAngle: number; ink: number }

/**
 * Finds how the lines of an evenly lit page run: in their direction rows of ink and rows of paper differ most.
 * `ink` is the share of dark pixels.
 */
export async function lieOf(page: Grey): Promise<Lie> {
  const small = await pixels(
    sharpOf(page).resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true }),
  )
  const points = darkPoints(small)
  const ink = points.length / 2 / (small.width * small.height)
  if (points.length < 40) return { isSideways: false, angle: 0, otherAngle: 0, ink }
  const rows = bestAngle(points, false)
  const columns = bestAngle(points, true)
  const isSideways = columns.clearness > rows.clearness * SIDEWAYS
  const [angle, otherAngle] = isSideways ? [columns.angle, rows.angle] : [rows.angle, columns.angle]
  return { isSideways, angle, otherAngle, ink }
}

/** The places of dark pixels from the middle, x and y in turn. */
function darkPoints({ data, width, height }: Grey): Float32Array {
  const found: number[] = []
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[y * width + x] ?? 255) < DARK) found.push(x - width / 2, y - height / 2)
    }
  }
  return Float32Array.from(found)
}

function bestAngle(
  points: Float32Array,
  isSideways: boolean,
): { angle: number; clearness: number } {
  let best = { angle: 0, clearness: clearnessAt(points, 0, isSideways) }
  const trial = (angle: number) => {
    const clearness = clearnessAt(points, angle, isSideways)
    if (clearness > best.clearness) best = { angle, clearness }
  }
  for (let angle = -MAX_DEGREES; angle <= MAX_DEGREES; angle += 1) trial(angle)
  const coarse = best.angle
  for (let step = -9; step <= 9; step += 1) trial(coarse + step / 10)
  return best
}

/** How unlike each other neighbouring rows are when the page is turned by this angle. */
function clearnessAt(points: Float32Array, degrees: number, isSideways: boolean): number {
  const radians = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  const rows = new Float64Array(SIDE * 2)
  const step = Math.max(1, Math.ceil(points.length / 2 / MAX_POINTS)) * 2
  let count = 0
  for (let at = 0; at < points.length; at += step) {
    const [x, y] = [points[at] ?? 0, points[at + 1] ?? 0]
    // Turned clockwise; of a page on its side, columns are its rows.
    const place = isSideways ? x * cos - y * sin : x * sin + y * cos
    const row = Math.round(place) + SIDE
    rows[row] = (rows[row] ?? 0) + 1
    count += 1
  }
  let sum = 0
  for (let row = 1; row < rows.length; row += 1)
    sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2
  return sum / count
}
