import { boxAround, isInBox, toWorld, worldPixels } from '../shared/mercator.ts'
import { ALONE_ZOOM, type MapCluster, type MapClusters, type MapView } from './map-rules.ts'

/** A building on a map, with what is counted and offered in it. */
export type MapSpot = {
  id: number
  name: string
  latitude: number
  longitude: number
  units: number
  prices: MapCluster['prices']
  rents: MapCluster['rents']
}

/** How near two marks may stand, in pixels: as wide and as high as one that says `12 homes`. */
const MARK = { width: 84, height: 44 }
/** At most so many marks are answered. */
export const MOST_MARKS = 400

type Placed = MapSpot & { x: number; y: number }

/**
 * The buildings of a search, ready to be looked at from anywhere. Which of them share a mark depends on
 * the zoom alone and not on what is in view, so that no mark changes while the map is moved.
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

  /** What lies in a view. Where marks are too many, they join as from further away. */
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
    return marks.length > MOST_MARKS && zoom > 0 ? this.#marks({ bbox, zoom: zoom - 1 }) : marks
  }

  #clusters(zoom: number): MapCluster[] {
    const level = Math.min(zoom, ALONE_ZOOM)
    const known = this.#byZoom.get(level)
    if (known) return known
    const groups =
      level === ALONE_ZOOM ? this.#spots.map((spot) => [spot]) : joined(this.#spots, level)
    const clusters = groups
      .map(clusterOf)
      .sort((a, b) => b.units - a.units || a.project.id - b.project.id)
    this.#byZoom.set(level, clusters)
    return clusters
  }
}

/**
 * Each building, the fullest first, takes in those whose marks would touch its own and that no other has
 * taken. So no two marks touch. Cells as large as a mark hold who may: only neighbours are looked at.
 */
function joined(spots: readonly Placed[], zoom: number): Placed[][] {
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

// The world is fewer cells than this wide at every zoom there is.
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
    prices: around(group.map(({ prices }) => prices)),
    rents: around(group.map(({ rents }) => rents)),
    bounds: [...bounds],
  }
}

function around(ranges: readonly MapCluster['prices'][]): MapCluster['prices'] {
  const given = ranges.filter((range) => range !== null)
  if (given.length === 0) return null
  return {
    low: Math.min(...given.map(({ low }) => low)),
    high: Math.max(...given.map(({ high }) => high)),
  }
}

function sum(spots: readonly MapSpot[]): number {
  return spots.reduce((total, { units }) => total + units, 0)
}
