import type { WorldSpot } from '../../../shared/mercator.ts'
import { type Camera, type Pixel, pixelOf } from './camera.ts'

/** A name to place on a map. */
export type Name = {
  id: string
  at: WorldSpot
  /** Its rendered size, in pixels. */
  width: number
  height: number
  /** Its distance from its position when that has a mark; 0 centres it on the position. */
  gap: number
  /** The part of its width, from the left, that is centred; all of it by default. */
  lead?: number
  /** The size of its own mark; no other name may cover it. */
  mark: number
  /** Further points of an interchange's mark, which no name may cover, its own neither. */
  rest?: readonly WorldSpot[]
  /** How it is turned around its position; only without a gap. */
  turn?: Turn | undefined
}
/** A name turned by so many degrees clockwise, and then so many pixels above its position. */
export type Turn = { angle: number; above: number }
/** A placed name: its upper left corner relative to its position. */
export type NamePlace = { id: string; off: Pixel }

/** A rectangle in the map's window, in pixels. */
export type LabelBox = { left: number; top: number; right: number; bottom: number }

/**
 * Places as many names as fit, in order: none overlaps another, a mark, or a `taken` rectangle. A margin
 * beyond the window is included, so that the map can be moved a little.
 */
export function namePlaces(
  camera: Camera,
  names: readonly Name[],
  occupied: readonly LabelBox[],
): NamePlace[] {
  const room = { x: camera.width * 0.4, y: camera.height * 0.4 }
  const near = names
    .map((name) => ({ name, pixel: pixelOf(camera, name.at) }))
    .filter(
      ({ pixel: { x, y } }) =>
        x > -room.x && y > -room.y && x < camera.width + room.x && y < camera.height + room.y,
    )
  const marks = near.filter(({ name }) => name.mark > 0)
  const rests = marks.flatMap(({ name: { rest = [], mark } }) =>
    rest.map((spot) => ({ pixel: pixelOf(camera, spot), mark })),
  )
  const placed: LabelBox[] = [...occupied]
  const places: NamePlace[] = []
  for (const { name, pixel } of near) {
    const candidates = sidesOf(name)
      .map((off) => ({ off, boxes: boxesAt(pixel, off, name) }))
      .find(({ boxes }) =>
        boxes.every(
          (box) =>
            isWhole(box, pixel, camera) &&
            !placed.some((other) => overlap(box, other)) &&
            !rests.some(({ pixel, mark }) => covers(box, pixel, mark)) &&
            !marks.some(
              ({ name: other, pixel: at }) => other !== name && covers(box, at, other.mark),
            ),
        ),
      )
    if (!candidates) continue
    placed.push(...candidates.boxes)
    places.push({ id: name.id, off: candidates.off })
  }
  return places
}

/** Candidate sides for a name, best first: beside its mark, below it, above it. */
function sidesOf({ gap, width, height, lead = width }: Name): Pixel[] {
  if (gap === 0) return [{ x: -lead / 2, y: -height / 2 }]
  const near = gap * 0.7
  return [
    { x: gap, y: -height / 2 },
    { x: -gap - width, y: -height / 2 },
    { x: -width / 2, y: gap },
    { x: -width / 2, y: -gap - height },
    { x: near, y: near },
    { x: -near - width, y: near },
    { x: near, y: -near - height },
    { x: -near - width, y: -near - height },
  ]
}

/** The rectangles that a name takes: one, or several along a turned name. */
function boxesAt(pixel: Pixel, off: Pixel, { width, height, turn }: Name): LabelBox[] {
  if (!turn) {
    const left = pixel.x + off.x
    const top = pixel.y + off.y
    return [{ left, top, right: left + width, bottom: top + height }]
  }
  const radians = (turn.angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const count = Math.max(1, Math.ceil(width / height))
  const step = width / count
  const half = {
    x: (step * Math.abs(cos) + height * Math.abs(sin)) / 2,
    y: (step * Math.abs(sin) + height * Math.abs(cos)) / 2,
  }
  return Array.from({ length: count }, (_, i) => {
    const along = (i + 0.5) * step - width / 2
    const x = pixel.x + along * cos + turn.above * sin
    const y = pixel.y + along * sin - turn.above * cos
    return { left: x - half.x, right: x + half.x, top: y - half.y, bottom: y + half.y }
  })
}

/** Whether a name is entirely inside the window when its position is, and entirely outside otherwise. */
function isWhole(
  { left, top, right, bottom }: LabelBox,
  { x, y }: Pixel,
  { width, height }: Camera,
) {
  if (x >= 0 && y >= 0 && x <= width && y <= height) {
    return left >= 0 && top >= 0 && right <= width && bottom <= height
  }
  return right <= 0 || bottom <= 0 || left >= width || top >= height
}

function covers({ left, top, right, bottom }: LabelBox, { x, y }: Pixel, mark: number): boolean {
  return left < x + mark && right > x - mark && top < y + mark && bottom > y - mark
}

function overlap(a: LabelBox, b: LabelBox): boolean {
  return a.left < b.right + 2 && b.left < a.right + 2 && a.top < b.bottom && b.top < a.bottom
}
