import type { Atlas, AtlasRoad, AtlasSoi } from '../../city/places/atlas.ts'
import { nearest } from '../../city/places/district-of.ts'
import { type Name, nameOf } from '../../city/places/rules/name-match.ts'
import { roadName } from '../../city/places/rules/road-name.ts'
import { nameWords, plainText } from '../../city/places/rules/spelling.ts'
import { distanceBetween, type Point } from '../../shared/distance.ts'
import { type NamedPlace, namesOf } from './named-place.ts'
import { along, around, isLane } from './place-index.ts'

/** A road with its numbered sois. */
export type SoiRoad = {
  names: readonly Name[]
  /** By number: `55`, `49/11`. */
  sois: ReadonlyMap<string, NamedPlace>
}

type SoiIndex = {
  roads: readonly SoiRoad[]
  /** Lanes with a name, most of which have a number too: Thong Lo is Sukhumvit 55. */
  lanes: readonly NamedPlace[]
}

const cache = new WeakMap<Atlas, SoiIndex>()

/** The sois of the atlas, made once. */
export function soisOf(atlas: Atlas): SoiIndex {
  const cached = cache.get(atlas)
  if (cached) return cached
  const lanes = new Map(atlas.roads.filter(isLane).map((lane) => [lane, laneOf(atlas, lane)]))
  const bySoi = new Map(
    [...lanes].flatMap(([{ twin }, place]) =>
      twin ? [[keyOf(twin.roadId, twin.soi), place]] : [],
    ),
  )
  const roads = atlas.roads
    .filter(({ sois }) => sois.length > 0)
    .map((road): SoiRoad => {
      const numbers = Map.groupBy(road.sois, ({ soi }) => soi)
      const interiors = road.sois.filter(({ pointKind }) => pointKind === 'interior')
      const insideOf = (soi: string, point: Point) =>
        nearest(
          interiors.filter((other) => isOdd(other.soi) === isOdd(soi)),
          point,
        )
      return {
        names: [
          road.name.replace(/^Soi /, ''),
          road.nameTh,
          ...road.aliases,
          ...(atlas.chinese.get(`road ${road.name}`) ?? []),
        ].map((name) => nameOf(name)),
        sois: new Map(
          [...numbers].map(([soi, points]) => [
            soi,
            bySoi.get(keyOf(road.id, soi)) ?? numbered(road, soi, points, insideOf),
          ]),
        ),
      }
    })
  const index = { roads, lanes: [...lanes.values()] }
  cache.set(atlas, index)
  return index
}

function isOdd(soi: string): boolean {
  return Number.parseInt(soi, 10) % 2 === 1
}

function keyOf(roadId: number, soi: string): string {
  return `${roadId} ${soi}`
}

/** A numbered soi; sois of one side of a road have odd or even numbers, so its neighbours say where it leads. */
function numbered(
  road: AtlasRoad,
  soi: string,
  points: readonly AtlasSoi[],
  insideOf: (soi: string, point: Point) => Point | undefined,
): NamedPlace {
  const { id, latitude, longitude } = mouthOf(points)
  const inside = insideOf(soi, { latitude, longitude })
  const name = `${road.name.startsWith('Soi ') ? '' : 'Soi '}${road.name} ${soi}`
  return {
    ...soiPlace(id, name, `ซอย${road.nameTh} ${soi}`, { latitude, longitude }),
    ...(inside && { inside }),
  }
}

function laneOf(atlas: Atlas, lane: AtlasRoad): NamedPlace {
  const { twin } = lane
  const main = twin && atlas.roads.find(({ id }) => id === twin.roadId)
  const bare = lane.name.replace(/^Soi /, '')
  const points = main?.sois.filter(({ soi }) => soi === twin?.soi) ?? []
  const { latitude, longitude } = points.length > 0 ? mouthOf(points) : lane
  const id = points.length > 0 ? mouthOf(points).id : `road-${lane.id}`
  const name =
    main && twin ? roadName(lane.name, { road: main.name, soi: twin.soi }) : roadName(`Soi ${bare}`)
  const nameTh =
    main && twin ? `ซอย${main.nameTh} ${twin.soi} (${lane.nameTh})` : `ซอย${lane.nameTh}`
  return {
    ...soiPlace(id, name, nameTh, { latitude, longitude }),
    ...namesOf('soi', [bare, lane.nameTh], [name, nameTh, lane.name, ...lane.aliases]),
    ...along(lane, { latitude, longitude }, name),
    inside: pointInside(lane, { latitude, longitude }),
  }
}

// A soi begins at a main road, which is often the border of its district.
const FROM_MOUTH = 150

/** The point of a lane nearest to its mouth that is not on the main road. */
function pointInside({ course, latitude, longitude }: AtlasRoad, mouth: Point): Point {
  const within = course.filter((point) => distanceBetween(point, mouth) >= FROM_MOUTH)
  return nearest(within, mouth) ?? { latitude, longitude }
}

function soiPlace(id: number | string, name: string, nameTh: string, point: Point): NamedPlace {
  return {
    ...{ kind: 'soi', id, name, nameTh, ...point, names: [], short: [], hints: [], within: null },
    ...around(point, name),
  }
}

const BEST_POINT = ['mouth', 'near', 'mouth_interpolated', 'interior']

/** The point of a soi nearest to its beginning. */
function mouthOf(points: readonly AtlasSoi[]): AtlasSoi {
  const [first, ...others] = points
  if (!first) throw new Error('A soi has no point')
  return others.reduce(
    (best, point) =>
      BEST_POINT.indexOf(point.pointKind) < BEST_POINT.indexOf(best.pointKind) ? point : best,
    first,
  )
}

/** A text that ends or begins with the number of a soi; null for any other. */
export type SoiText = { road: string; number: string; saysSoi: boolean }

/** Splits `sukhumvit soi 39`, `ซอยสุขุมวิท 39`, `soi 39 sukhumvit` and `soi 39`. */
export function readSoi(text: string): SoiText | null {
  const plain = plainText(text)
    .replace(/[^\p{L}\p{M}\d/]+/gu, ' ')
    .trim()
  const inFront = /^(?:soi|ซอย) ?(\d{1,4}(?:\/\d{1,4}){0,3}) (\D{1,100})$/u.exec(plain)
  const atEnd = /(?<![\d/])\d{1,4}(?:\/\d{1,4}){0,3}$/u.exec(plain)
  const number = inFront?.[1] ?? atEnd?.[0]
  const road = inFront?.[2] ?? plain.slice(0, atEnd?.index)
  if (number === undefined) return null
  const bare = road.replace(/(?<![a-z])soi(?![a-z])|ซอย|(?<![a-z])(?:road|rd)(?![a-z])|ถนน/gu, ' ')
  return { road: bare.trim(), number, saysSoi: /soi|ซอย/u.test(road) || inFront !== null }
}

/** Whether a text is a soi's number without its road: `soi 11`, which many roads have. */
export function isSoiNumber(text: string): boolean {
  const read = readSoi(text)
  return read?.saysSoi === true && nameWords(read.road).length === 0
}
