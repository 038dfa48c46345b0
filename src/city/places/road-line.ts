import { distanceBetween, type Point } from '../../shared/distance.ts'
import { boxAround, type GeoBox } from '../../shared/mercator.ts'
import type { Atlas, AtlasRoad } from './atlas.ts'
import { nearestShare, pointBetween, toPlane } from './plane.ts'

/** A road between two of its known points. */
type Stretch = readonly [Point, Point]

/** The line of a road, as far as its points are known. */
export type RoadLine = { id: number; stretches: readonly Stretch[]; box: GeoBox }

// In metres. Between points further apart nobody knows where the road runs.
const GAP = 2500
// A point for which the road would have to turn off and come back is somewhere else.
const DETOUR = 1000

const cache = new WeakMap<Atlas, readonly RoadLine[]>()

/** The roads of the atlas whose line is known, made once. */
export function roadLines(atlas: Atlas): readonly RoadLine[] {
  const cached = cache.get(atlas)
  if (cached) return cached
  const lines = atlas.roads.flatMap((road) => roadLine(road) ?? [])
  cache.set(atlas, lines)
  return lines
}

/** The line of a road; null if too few of its points are known. */
export function roadLine(road: Pick<AtlasRoad, 'id' | 'course' | 'twin'>): RoadLine | null {
  const { id } = road
  const points = withoutStrays(fromMouth(road))
  const stretches = points.flatMap((end, i): Stretch[] => {
    const start = points[i - 1]
    return start && distanceBetween(start, end) <= GAP ? [[start, end]] : []
  })
  const box = boxAround(stretches.flat())
  return box && { id, stretches, box }
}

/** The course of a road, that of a soi from where it begins. */
function fromMouth({ course, twin }: Pick<AtlasRoad, 'course' | 'twin'>): readonly Point[] {
  const [first, last] = [course[0], course.at(-1)]
  const mouth = twin?.mouth
  if (!mouth || !first || !last) return course
  const isForward = distanceBetween(mouth, first) <= distanceBetween(mouth, last)
  return [mouth, ...(isForward ? course : course.toReversed())]
}

function withoutStrays(course: readonly Point[]): Point[] {
  return course.filter((point, i) => {
    const [before, after] = [course[i - 1], course[i + 1]]
    if (!before || !after) return true
    const direct = distanceBetween(before, after)
    const detour = distanceBetween(before, point) + distanceBetween(point, after) - direct
    return detour <= DETOUR || detour <= direct
  })
}

/** Metres from a point to the nearest point of a road. */
export function distanceToRoad({ stretches }: RoadLine, to: Point): number {
  return Math.min(
    ...stretches.map(([start, end]) => {
      const share = nearestShare(toPlane(start, to), toPlane(end, to))
      return distanceBetween(pointBetween(start, end, share), to)
    }),
  )
}
