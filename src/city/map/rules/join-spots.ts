import { type WorldSpot, worldPixels } from '../../../shared/mercator.ts'

/** One cell for all spots. */
const ALL = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY }

/**
 * Joins spots whose marks touch at a zoom, told by their distance in pixels: each, in the order given, joins one
 * that it touches, else begins a group. For many spots, a grid of cells as large as marks reach limits the
 * comparison to neighbours; without a grid it is the first one that a spot touches.
 */
export function joinSpots<Spot extends WorldSpot>(
  spots: readonly Spot[],
  zoom: number,
  touches: (x: number, y: number) => boolean,
  { width, height } = ALL,
): Spot[][] {
  const pixels = worldPixels(zoom)
  const cells = new Map<number, Spot[][]>()
  const groups: Spot[][] = []
  for (const spot of spots) {
    const column = Math.floor((spot.x * pixels) / width)
    const row = Math.floor((spot.y * pixels) / height)
    const taker = takerOf(spot, column, row)
    if (taker) {
      taker.push(spot)
      continue
    }
    const group = [spot]
    groups.push(group)
    const key = cell(column, row)
    const sharing = cells.get(key)
    if (sharing) sharing.push(group)
    else cells.set(key, [group])
  }
  return groups

  function takerOf(spot: Spot, column: number, row: number): Spot[] | undefined {
    const takes = ([first]: Spot[]) =>
      first !== undefined && touches((spot.x - first.x) * pixels, (spot.y - first.y) * pixels)
    for (let x = column - 1; x <= column + 1; x += 1) {
      for (let y = row - 1; y <= row + 1; y += 1) {
        const taker = cells.get(cell(x, y))?.find(takes)
        if (taker) return taker
      }
    }
    return undefined
  }
}

// At every zoom the world is fewer cells wide than this.
function cell(column: number, row: number): number {
  return column * 2 ** 26 + row
}
