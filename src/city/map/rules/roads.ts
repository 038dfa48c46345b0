/** The classes of the main roads, from those drawn first to those drawn last. */
export const roadClasses = ['link', 'tertiary', 'secondary', 'primary', 'motorway'] as const
export type RoadClass = (typeof roadClasses)[number]

type Pair = [longitude: number, latitude: number]

/** A part of the main roads. */
export type RoadLines = {
  properties: { kind: 'road'; class: RoadClass; fade: number }
  geometry: { coordinates: Pair[][] }
}
/** A place for a road's name: `angle` degrees clockwise from the horizontal, from a zoom on, `beside` a track. */
export type RoadNamePlace = {
  properties: {
    kind: 'name'
    name: string
    nameTh: string
    angle: number
    from: number
    beside?: true
  }
  geometry: { coordinates: Pair }
}
/** The main roads of the inner city. */
export type Roads = { lines: RoadLines[]; names: RoadNamePlace[] }

/** The roads from the content of `roads.geojson`. */
export function roadsOf({ features }: { features: (RoadLines | RoadNamePlace)[] }): Roads {
  return {
    lines: features.filter((one): one is RoadLines => one.properties.kind === 'road'),
    names: features.filter((one): one is RoadNamePlace => one.properties.kind === 'name'),
  }
}

/** The fade of a road that is fully drawn; towards the edge of what is known it falls to 0. */
export const FULL_ROAD = 6

/** Opacity of a road by its fade. */
export function roadOpacity(fade: number): number {
  return fade >= FULL_ROAD ? 1 : (fade + 0.5) / (FULL_ROAD + 0.5)
}

/** From this zoom on the main roads are shown. */
export const ROADS_FROM = 11.5

/** Zooms, and the widths of roads there in pixels. A class appears by growing from nothing. */
export const ROAD_ZOOMS = [ROADS_FROM, 12, 13, 14, 15, 16, 17, 18] as const
export const roadWidths: Readonly<Record<RoadClass, readonly number[]>> = {
  link: [0, 0, 0, 0.8, 1.8, 3.4, 6, 9],
  tertiary: [0, 0, 0.6, 1.4, 2.6, 4.6, 8, 12],
  secondary: [0, 0.5, 1.2, 2.2, 3.6, 6, 10, 15],
  primary: [0, 1, 1.8, 3, 4.6, 7.5, 12, 18],
  motorway: [0, 1.2, 2, 3.2, 5, 8, 13, 20],
}

/** The zoom from which a class of roads is shown. */
export function roadsFrom(road: RoadClass): number {
  return ROAD_ZOOMS[roadWidths[road].findIndex((width) => width > 0) - 1] ?? ROADS_FROM
}

/** The width of a class of roads in pixels. */
export function roadWidth(road: RoadClass, zoom: number): number {
  const above = ROAD_ZOOMS.findIndex((one) => one >= zoom)
  const widths = roadWidths[road]
  if (above <= 0) return above === 0 ? 0 : (widths.at(-1) ?? 0)
  const [low = 0, high = 0] = [ROAD_ZOOMS[above - 1], ROAD_ZOOMS[above]]
  const [from = 0, to = 0] = [widths[above - 1], widths[above]]
  return from + ((to - from) * (zoom - low)) / (high - low)
}
