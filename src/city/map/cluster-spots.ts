import { boxAround, isInBox, toWorld, worldPixels } from '../../shared/mercator.ts'
import { ALONE_ZOOM, type MapCluster, type MapClusters, type MapView } from './rules/map.ts'

/** A project on a map, with its number of units and their prices. */
export type MapSpot = {
  id: number
  name: string
  latitude: number
  longitude: number
  units: number
  prices: MapCluster['prices']
  rents: MapCluster['rents']
}

/** The smallest distance between two marks, in pixels: the size of one that says `12 homes`. */
const MARK = { width: 84, height: 44 }
/** The most marks in one response. */
export const MAX_MARKS = 400

type Placed = MapSpot & { x: number; y: number }

/**
 * The projects of a search, clustered for any view. Which of them share a mark depends on the zoom alone and
 * not on the view, so that no mark changes while the map is panned.
 */
export class SpotMap {
  readonly #spots: readonly Placed[]
  readonly #all: MapClusters['all']
  readonly #byZoom = new Map<number, MapCluster[]>()

  constructor(spots: readonly MapSpot[]) {
    this.#spots = spots
      .map((spot) => ({ ...spot, ...toWorld(spot) }))
      .sort((a, b) => b.units - a.units || a.id - b.id)
    const bounds = boxAround(spots)
    this.#all = { units: sum(spots), projects: spots.length, bounds: bounds && [...bounds] }
  }

  /** The marks in a view. Where there are too many, they are joined as at a lower zoom. */
  look({ bbox, zoom }: MapView): MapClusters {
    const within = this.#spots.filter((spot) => isInBox(spot, bbox))
    return {
      units: sum(within),
      projects: within.length,
      clusters: this.#marks({ bbox, zoom }),
      all: this.#all,
    }
  }

  #marks({ bbox, zoom }: MapView): MapCluster[] {
    const marks = this.#clusters(zoom).filter((cluster) => isInBox(cluster, bbox))
    return marks.length > MAX_MARKS && zoom > 0 ? this.#marks({ bbox, zoom: zoom - 1 }) : marks
  }

  #clusters(zoom: number): MapCluster[] {
    const level = Math.min(zoom, ALONE_ZOOM)
    const cached = this.#byZoom.get(level)
    if (cached) return cached
    const groups =
      level === ALONE_ZOOM
        ? this.#spots.map((spot) => [spot])
        : groupOverlapping(this.#spots, level)
    const clusters = groups
      .map(clusterOf)
      .sort((a, b) => b.units - a.units || a.project.id - b.project.id)
    this.#byZoom.set(level, clusters)
    return clusters
  }
}

/**
 * Greedy clustering: each project, the one with most units first, takes in those whose marks would touch its
 * own and that no other has taken, so no two marks touch. A grid of cells the size of a mark limits the
 * comparison to neighbours.
 */
function groupOverlapping(spots: readonly Placed[], zoom: number): Placed[][] {
  const pixels = worldPixels(zoom)
  const inCells = new Map<number, Placed[][]>()
  const groups: Placed[][] = []
  for (const spot of spots) {
    const column = Math.floor((spot.x * pixels) / MARK.width)
    const row = Math.floor((spot.y * pixels) / MARK.height)
    const taker = takerOf(spot, inCells, { column, row }, pixels)
    if (taker) {
      taker.push(spot)
      continue
    }
    const group = [spot]
    groups.push(group)
    const key = cell(column, row)
    const sharing = inCells.get(key)
    if (sharing) sharing.push(group)
    else inCells.set(key, [group])
  }
  return groups
}

function takerOf(
  spot: Placed,
  inCells: ReadonlyMap<number, Placed[][]>,
  { column, row }: { column: number; row: number },
  pixels: number,
): Placed[] | undefined {
  for (let x = column - 1; x <= column + 1; x += 1) {
    for (let y = row - 1; y <= row + 1; y += 1) {
      const taker = inCells
        .get(cell(x, y))
        ?.find(([first]) => first !== undefined && touches(first, spot, pixels))
      if (taker) return taker
    }
  }
  return undefined
}

// At every zoom the world is fewer cells wide than this.
function cell(column: number, row: number): number {
  return column * 2 ** 26 + row
}

function touches(a: Placed, b: Placed, pixels: number): boolean {
  return Math.abs(a.x - b.x) * pixels < MARK.width && Math.abs(a.y - b.y) * pixels < MARK.height
}

function clusterOf(group: readonly Placed[]): MapCluster {
  const [first] = group
  const bounds = boxAround(group)
  if (!first || !bounds) throw new Error('A mark stands for at least one building.')
  return {
    latitude: first.latitude,
    longitude: first.longitude,
    units: sum(group),
    projects: group.length,
    project: { id: first.id, name: first.name },
    prices: widestRange(group.map(({ prices }) => prices)),
    rents: widestRange(group.map(({ rents }) => rents)),
    bounds: [...bounds],
  }
}

function widestRange(ranges: readonly MapCluster['prices'][]): MapCluster['prices'] {
  const present = ranges.filter((range) => range !== null)
  if (present.length === 0) return null
  return {
    low: Math.min(...present.map(({ low }) => low)),
    high: Math.max(...present.map(({ high }) => high)),
  }
}

function sum(spots: readonly MapSpot[]): number {
  return spots.reduce((total, { units }) => total + units, 0)
}
