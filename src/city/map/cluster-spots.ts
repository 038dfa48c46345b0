import { boxAround, isInBox, toWorld } from '../../shared/mercator.ts'
import { joinSpots } from './rules/join-spots.ts'
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

/** The smallest distance between two marks, in pixels: the size of one that says `from 12.5M`. */
const MARK = { width: 96, height: 44 }
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
        : joinSpots(this.#spots, level, touches, MARK)
    const clusters = groups
      .map(clusterOf)
      .sort((a, b) => b.units - a.units || a.project.id - b.project.id)
    this.#byZoom.set(level, clusters)
    return clusters
  }
}

function touches(x: number, y: number): boolean {
  return Math.abs(x) < MARK.width && Math.abs(y) < MARK.height
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
