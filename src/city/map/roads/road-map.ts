import type { City } from '../../rail/drawing/draw-railway.ts'
import {
  distance,
  METRES,
  type Spot,
  simplify,
  spotsOf,
  unproject,
} from '../../rail/drawing/frame.ts'
import { FULL_ROAD, type RoadClass, roadClasses } from '../rules/roads.ts'
import { joinLines } from './join-lines.ts'
import type { RoadPiece } from './read-roads.ts'
import { roadNames } from './road-names.ts'

/** How far a simplified road may be off, in metres. */
const OFF = 3
/** Metres over which roads fade towards the edge of what is known, and the pieces they are cut into there. */
const FADING = 900
const PIECE = 60
/** Metres across the squares whose roads are one feature: what is out of view costs nothing. */
const SQUARE = 4000

/** Roads of one class and name, joined where they follow each other, in metres. */
type Road = { road: RoadClass; name: string | null; nameTh: string | null; spots: Spot[] }
type Edge = { left: number; right: number; top: number; bottom: number }

/**
 * The main roads of the inner city as one GeoJSON file: lines by `class` and, near the edge of what is known,
 * by `fade`; and places for their names, the greater road first. Browsers fetch it with a map that shows them.
 */
export function roadMap(pieces: readonly RoadPiece[], { tracks }: Pick<City, 'tracks'>): string {
  const roads = roadsOf(pieces)
  const edge = edgeOf(roads)
  const named = roads.flatMap(({ road, name, nameTh, spots }) =>
    name && nameTh && road !== 'link' ? [{ road, name, nameTh, spots }] : [],
  )
  const features = [
    ...roadClasses.flatMap((road) => linesOf(roads, road, edge)),
    ...roadNames(
      named.toSorted((a, b) => rankOf(b.road) - rankOf(a.road)),
      tracks.map(({ coordinates }) => spotsOf(METRES, coordinates)),
    )
      .filter(({ at }) => fadeAt(at, edge) === FULL_ROAD)
      .map(({ at, isBeside, ...properties }) =>
        feature('Point', coordinatesOf(at), {
          ...{ kind: 'name', ...properties },
          ...(isBeside && { beside: true }),
        }),
      ),
  ]
  return `{"type":"FeatureCollection","features":[\n${features.map((one) => JSON.stringify(one)).join(',\n')}\n]}\n`
}

function roadsOf(pieces: readonly RoadPiece[]): Road[] {
  const groups = Map.groupBy(pieces, (piece) => `${classOf(piece)} ${piece.name} ${piece.nameTh}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { name, nameTh } = first
    return joinLines(group.map(({ coordinates }) => coordinates)).map((line) => ({
      ...{ road: classOf(first), name, nameTh },
      spots: simplify(spotsOf(METRES, line), OFF),
    }))
  })
}

function classOf({ class: road, isLink }: RoadPiece): RoadClass {
  if (isLink) return 'link'
  if (road === 'trunk') return 'motorway'
  const known = roadClasses.find((one) => one === road)
  if (!known) throw new Error(`${road} is no class of roads.`)
  return known
}

function rankOf(road: RoadClass): number {
  return roadClasses.indexOf(road)
}

/** The lines of a class, the faintest first. */
function linesOf(roads: readonly Road[], road: RoadClass, edge: Edge) {
  const parts = roads
    .filter((one) => one.road === road)
    .flatMap(({ spots }) => partsByFade(spots, edge))
  const bySquare = Map.groupBy(parts, ({ square }) => square)
  return [...bySquare.values()]
    .sort(([a], [b]) => (a?.fade ?? 0) - (b?.fade ?? 0))
    .map((some) => {
      const lines = some.map(({ spots }) => spots.map(coordinatesOf))
      return feature('MultiLineString', lines, { kind: 'road', class: road, fade: some[0]?.fade })
    })
}

type Part = { fade: number; square: string; spots: Spot[] }

/** A line in parts that each have one step of fading and lie in one square. */
function partsByFade(line: readonly Spot[], edge: Edge): Part[] {
  const parts: Part[] = []
  for (const [i, b] of line.entries()) {
    const a = line[i - 1]
    if (!a) continue
    for (const [from, to] of piecesOf(a, b, edge)) {
      const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
      const fade = fadeAt({ x, y }, edge)
      const square = `${fade} ${Math.floor(x / SQUARE)} ${Math.floor(y / SQUARE)}`
      const last = parts.at(-1)
      if (last?.square === square) last.spots.push(to)
      else parts.push({ fade, square, spots: [from, to] })
    }
  }
  return parts.map((part) => ({ ...part, spots: simplify(part.spots, 0.5) }))
}

/** A stretch whole where it is fully drawn, else in short pieces. */
function piecesOf(a: Spot, b: Spot, edge: Edge): [Spot, Spot][] {
  const isFull = fadeAt(a, edge) === FULL_ROAD && fadeAt(b, edge) === FULL_ROAD
  const count = isFull ? 1 : Math.max(1, Math.ceil(distance(a, b) / PIECE))
  const at = (i: number) => ({
    x: a.x + ((b.x - a.x) * i) / count,
    y: a.y + ((b.y - a.y) * i) / count,
  })
  return Array.from({ length: count }, (_, i) => [at(i), at(i + 1)])
}

function fadeAt({ x, y }: Spot, { left, right, top, bottom }: Edge): number {
  const inside = Math.max(0, Math.min(x - left, right - x, y - top, bottom - y))
  return Math.min(FULL_ROAD, Math.floor((inside / FADING) * FULL_ROAD))
}

/** The edge of what is known. */
function edgeOf(roads: readonly Road[]): Edge {
  const spots = roads.flatMap((road) => road.spots)
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  return {
    ...{ left: Math.min(...xs), right: Math.max(...xs) },
    ...{ top: Math.min(...ys), bottom: Math.max(...ys) },
  }
}

function feature(type: string, coordinates: unknown, properties: object) {
  return { type: 'Feature', properties, geometry: { type, coordinates } }
}

// Five decimals are about a metre.
function coordinatesOf(spot: Spot): number[] {
  const { latitude, longitude } = unproject(METRES, spot)
  return [longitude, latitude].map((degrees) => Math.round(degrees * 1e5) / 1e5)
}
