import { type DrawnBox, type Frame, overlaps, type Spot } from './frame.ts'
import { boxOf, type Stop } from './stops.ts'

/** A name beside its stop: lines of text, their position and anchor. */
export type Label = {
  stop: Stop
  lines: string[]
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  /** What it covers. */
  box: DrawnBox
}

type Placed = Label & { cost: number }

// Letter widths of the typeface at weight 560, in ems; all others take the average.
const NARROW = /[ilI1.,'|!]/g
const WIDE = /[mwMWQO]/g
/** Vowels and tones of Thai that take no width. */
const ABOVE_OR_BELOW = /\p{Mn}/gu
const EM = 0.56
const LINE_HEIGHT = 1.16
const GAP = 4
/** What a place costs at which a name seems to belong to another stop. */
const MISTAKEN = 40
/** The share of its own stop's distance at which another stop is clearly nearer. */
const CLEARLY = 0.75

/** Candidate sides, best first. */
const SIDES: readonly { dx: number; dy: number; anchor: Label['anchor'] }[] = [
  { dx: 1, dy: 0, anchor: 'start' },
  { dx: -1, dy: 0, anchor: 'end' },
  { dx: 0.8, dy: -0.8, anchor: 'start' },
  { dx: 0.8, dy: 0.8, anchor: 'start' },
  { dx: -0.8, dy: -0.8, anchor: 'end' },
  { dx: -0.8, dy: 0.8, anchor: 'end' },
  { dx: 0, dy: -1, anchor: 'middle' },
  { dx: 0, dy: 1, anchor: 'middle' },
]

/**
 * Names as many stops as fit, in order of importance: no name touches another, a stop's mark, the frame's
 * edge or its quiet area; tracks are crossed as little as possible, and no name is clearly nearer to another
 * stop than to its own if there is a choice.
 */
export function placeLabels(
  frame: Frame,
  wanted: readonly Stop[],
  stops: readonly Stop[],
  tracks: readonly (readonly Spot[])[],
): Label[] {
  const marks = stops.map((stop) => ({ stop, box: boxOf(stop, 5) }))
  const track = tracks.flatMap((line) => sampled(line, 3))
  const placed: Placed[] = []
  for (const stop of wanted) {
    const fitting = SIDES.map((side, order) => place(frame, stop, side, order))
      .filter(({ box }) => fits(frame, box))
      .filter(({ box }) => !placed.some((placedLabel) => overlaps(box, grown(placedLabel.box, 3))))
      .filter(
        ({ box }) =>
          !marks.some((mark) => mark.stop.stations !== stop.stations && overlaps(box, mark.box)),
      )
      .map((label) => ({
        ...label,
        cost:
          label.cost +
          crossed(label.box, track) +
          (isMistaken(label.box, stop, stops) ? MISTAKEN : 0),
      }))
      .toSorted((a, b) => a.cost - b.cost)
    if (fitting[0]) placed.push(fitting[0])
  }
  return placed.map(({ cost: _, ...label }) => label)
}

function place(frame: Frame, stop: Stop, side: (typeof SIDES)[number], order: number): Placed {
  const lines = stop.names
  const width = Math.max(...lines.map((line) => textWidth(line, frame.fontSize)))
  const height = lines.length * frame.fontSize * LINE_HEIGHT
  const mark = boxOf(stop, 6)
  const middle = { x: (mark.left + mark.right) / 2, y: (mark.top + mark.bottom) / 2 }
  const reach = { x: (mark.right - mark.left) / 2 + GAP, y: (mark.bottom - mark.top) / 2 + GAP }
  const x = middle.x + Math.sign(side.dx) * reach.x * Math.abs(side.dx)
  const left = side.anchor === 'start' ? x : side.anchor === 'end' ? x - width : x - width / 2
  const centre = middle.y + side.dy * (reach.y + height / 2)
  const box = { left, right: left + width, top: centre - height / 2, bottom: centre + height / 2 }
  return {
    stop,
    lines,
    anchor: side.anchor,
    x,
    y: box.top + frame.fontSize * 0.92,
    box,
    cost: order * 1.5,
  }
}

function fits(frame: Frame, box: DrawnBox): boolean {
  const inside =
    box.left > 8 && box.top > 8 && box.right < frame.width - 8 && box.bottom < frame.height - 8
  return inside && !(frame.quiet && overlaps(box, frame.quiet))
}

function grown(box: DrawnBox, by: number): DrawnBox {
  return {
    left: box.left - by,
    right: box.right + by,
    top: box.top - by,
    bottom: box.bottom + by,
  }
}

/** Whether another stop is clearly nearer to a name than its own; interchanges stand out by their shape. */
function isMistaken(box: DrawnBox, own: Stop, stops: readonly Stop[]): boolean {
  if (own.stations.length > 1) return false
  const far = (stop: Stop) => Math.min(...stop.spots.map((spot) => distanceTo(box, spot)))
  const reach = far(own) * CLEARLY
  return stops.some((stop) => stop.stations !== own.stations && far(stop) < reach)
}

function distanceTo({ left, right, top, bottom }: DrawnBox, { x, y }: Spot): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}

/** The length of track under a box. */
function crossed(box: DrawnBox, track: readonly Spot[]): number {
  return track.filter(
    ({ x, y }) => x > box.left - 1 && x < box.right + 1 && y > box.top && y < box.bottom,
  ).length
}

function sampled(line: readonly Spot[], step: number): Spot[] {
  return line.slice(1).flatMap((b, i) => {
    const a = line[i] ?? b
    const pieces = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / step))
    return Array.from({ length: pieces }, (_, n) => ({
      x: a.x + ((b.x - a.x) * n) / pieces,
      y: a.y + ((b.y - a.y) * n) / pieces,
    }))
  })
}

/** The approximate width of a text. */
export function textWidth(text: string, fontSize: number): number {
  const narrow = text.match(NARROW)?.length ?? 0
  const wideLetters = text.match(WIDE)?.length ?? 0
  const letters = text.length - (text.match(ABOVE_OR_BELOW)?.length ?? 0)
  return (letters * EM - narrow * 0.3 + wideLetters * 0.28) * fontSize + 2
}
