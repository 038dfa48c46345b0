import type { Point } from '../../shared/distance.ts'
import { worldPixels } from '../../shared/mercator.ts'
import { MAP_HEIGHTS, thickness } from '../reach-rules.ts'
import { type MinutesLook, stopTime } from '../times-rules.ts'
import { bordersOf } from './borders.ts'
import { drawMinutes, drawWash, type MinutesDot } from './draw-minutes.ts'
import type { City } from './draw-railway.ts'
import {
  type Frame,
  inView,
  isInside,
  METRES,
  project,
  type Spot,
  simplify,
  spotsOf,
  unproject,
} from './frame.ts'
import { placeLabels } from './place-labels.ts'
import { type Stop, stopsOf } from './stops.ts'
import { escaped, isInterchange, mark, path, round, svgText } from './svg.ts'

/** What a picture of the map shows besides the railway. */
export type MapPicture = {
  at: Point & { zoom: number }
  /** Which lines are drawn in full; all of them where none is named. */
  lines: readonly string[]
  /** A circle around the middle, in metres, and the buildings in and around it. */
  circle?: { metres: number; inside: readonly Point[]; outside: readonly Point[] }
  /** What a stop leads to, and what it is called. */
  link: (stationId: number) => { href: string; label: string }
  /** What stands on it as wide as a price: no name lies beneath. */
  pills?: readonly Point[]
  /** How wide a sign stands above the middle, in pixels: no name lies beneath it either. */
  sign?: number
  /** Minutes to places that colour it in place of the lines, and the homes within the limit. */
  minutes?: { look: MinutesLook; places: readonly Point[]; homes: readonly MinutesDot[] }
  /** How much a stop's name matters. */
  weight: (stationIds: readonly number[]) => number
  /** The box it fills, in pixels: as high on every screen, at least so wide on wide and narrow ones. */
  box?: { height: number; wide: number; narrow: number }
}

const WIDE = { width: 800, height: MAP_HEIGHTS.wide, fontSize: 14 }
const NARROW = { width: 390, height: MAP_HEIGHTS.narrow, fontSize: 12.5 }
/** No box of a page is wider. */
const PAGE_WIDTH = 1240
const KM_PER_DEGREE = 111.195

/**
 * The map as an SVG that needs no script, around the middle of a box of any width: each stop a link. A
 * narrow screen shows the same from top to bottom, with names of its own.
 */
export function drawMap(city: City, picture: MapPicture): string {
  const { ground: size, wide, narrow } = sizesOf(picture)
  const scale = narrow.height / wide.height
  const frame = frameOf(picture.at, size, 1)
  const tracks = new Map<string, Spot[][]>()
  for (const { line, coordinates } of city.tracks) {
    const drawn = simplify(spotsOf(frame, coordinates), 0.4)
    tracks.set(line, [...(tracks.get(line) ?? []), drawn])
  }
  const { borders, stops } = groundOf(city)
  const shown = inFrame(frame, stops).filter((stop) =>
    stop.spots.some((spot) => isInside(frame, spot, -60)),
  )
  const thick = (pixels: number) => round(pixels * thickness(picture.at.zoom))
  const isQuiet = (lines: readonly string[]) =>
    picture.lines.length > 0 && !lines.some((line) => picture.lines.includes(line))
  const { minutes } = picture
  const ground = [
    ...(minutes ? drawWash(frame, shown, minutes.look) : []),
    path('stroke="var(--railway-border)"', lines(frame, borders, 0.8)),
    path(
      `stroke="var(--railway-river)" style="stroke-width:${round(frame.unitsPerKm * 0.26)}px;vector-effect:none"`,
      lines(frame, city.river, 0.6),
    ),
    ...(minutes
      ? drawMinutes(frame, city, shown, minutes, thick)
      : railway(frame, tracks, isQuiet, thick)),
    ...circle(frame, picture),
    ...(minutes ? [] : marks(shown, isQuiet, thick)),
    '<g stroke="transparent" stroke-width="24">',
    ...shown.map((stop) => link(stop, picture)),
    '</g>',
  ].join('')
  return [
    '<svg x="50%" y="50%" overflow="visible" class="railway-picture">',
    `<g class="map-ground" style="--narrow:${round(scale * 100)}%"><g transform="translate(${-size.width / 2} ${-size.height / 2})">${ground}</g></g>`,
    names(city, picture, wide, 1, 'on-wide'),
    names(city, picture, narrow, scale, 'on-narrow'),
    '</svg>',
  ].join('')
}

function railway(
  frame: Frame,
  tracks: ReadonlyMap<string, readonly Spot[][]>,
  isQuiet: (lines: readonly string[]) => boolean,
  thick: (pixels: number) => number,
): string[] {
  return [
    path(
      `stroke="var(--railway-rim)" stroke-width="${thick(6)}"`,
      [...tracks.values()].flat().flatMap((part) => inView(frame, part)),
    ),
    ...[...tracks].map(([line, parts]) =>
      path(
        `stroke="var(--line-${line})" stroke-width="${thick(4)}"${isQuiet([line]) ? ' opacity=".16"' : ''}`,
        parts.flatMap((part) => inView(frame, part)),
      ),
    ),
  ]
}

function sizesOf({ box }: MapPicture): Record<'ground' | 'wide' | 'narrow', Size> {
  if (!box) return { ground: WIDE, wide: WIDE, narrow: NARROW }
  const { height } = box
  return {
    ground: { ...WIDE, width: PAGE_WIDTH, height },
    wide: { ...WIDE, width: box.wide, height },
    narrow: { ...NARROW, width: box.narrow, height },
  }
}

type Ground = {
  borders: ReturnType<typeof bordersOf>
  stops: (Omit<Stop, 'spots'> & { at: Point[] })[]
}
const grounds = new WeakMap<City, Ground>()

/** What is the same in every picture. */
function groundOf(city: City): Ground {
  const known = grounds.get(city)
  if (known) return known
  const tracks = new Map<string, Spot[][]>()
  for (const { line, coordinates } of city.tracks) {
    tracks.set(line, [...(tracks.get(line) ?? []), spotsOf(METRES, coordinates)])
  }
  const stops = stopsOf(METRES, city.stations, tracks).map(({ spots, ...stop }) => ({
    ...stop,
    at: spots.map((spot) => unproject(METRES, spot)),
  }))
  const ground = { borders: bordersOf(city.districts), stops }
  grounds.set(city, ground)
  return ground
}

function inFrame(frame: Frame, stops: Ground['stops']): Stop[] {
  return stops.map(({ at, ...stop }) => ({ ...stop, spots: at.map((one) => project(frame, one)) }))
}

/** The stations that are one stop with others, by their ids. */
export function interchanges(city: City): number[][] {
  return groundOf(city).stops.flatMap(({ stations }) => (stations.length > 1 ? [stations] : []))
}

type Size = { width: number; height: number; fontSize: number }

function frameOf(at: MapPicture['at'], { width, height, fontSize }: Size, scale: number): Frame {
  const squeeze = Math.cos((at.latitude * Math.PI) / 180)
  return {
    name: '',
    ...{ width, height, fontSize },
    centre: at,
    at: { x: width / 2, y: height / 2 },
    unitsPerKm: (scale * worldPixels(at.zoom)) / (360 * squeeze * KM_PER_DEGREE),
    quiet: null,
  }
}

/** A dot for a station, a capsule where lines meet. */
function marks(
  stops: readonly Stop[],
  isQuiet: (lines: readonly string[]) => boolean,
  thick: (pixels: number) => number,
): string[] {
  const single = stops.filter((stop) => !isInterchange(stop))
  const meeting = stops.filter(isInterchange)
  const dots = (some: readonly Stop[]) => some.map(({ spots }) => mark(spots)).join('')
  const lines = [...new Set(single.map((stop) => stop.lines[0] ?? ''))]
  return [
    `<path stroke="var(--color-ink)" stroke-width="${thick(18)}" d="${dots(meeting)}"/>`,
    `<path stroke="var(--railway-stop)" stroke-width="${thick(14)}" d="${dots(meeting)}"/>`,
    ...lines.map((line) => {
      const own = single.filter((stop) => stop.lines[0] === line)
      const size = thick(isQuiet([line]) ? 6 : 11)
      return `<path stroke="var(--line-${line})" stroke-width="${size}"${isQuiet([line]) ? ' opacity=".4"' : ''} d="${dots(own)}"/>`
    }),
    `<path stroke="var(--railway-stop)" stroke-width="${thick(5)}" d="${dots(single.filter(({ lines: own }) => !isQuiet(own)))}"/>`,
  ]
}

function link(stop: Stop, { link: linkOf }: MapPicture): string {
  const [station = 0] = stop.stations
  const { href, label } = linkOf(station)
  return `<a href="${href}" data-station="${station}" aria-label="${escaped(label)}"><path d="${mark(stop.spots)}"/></a>`
}

function circle(frame: Frame, { circle: ring }: MapPicture): string[] {
  if (!ring) return []
  const dots = (points: readonly Point[]) =>
    points.map((one) => mark([project(frame, one)])).join('')
  const radius = round((ring.metres / 1000) * frame.unitsPerKm)
  return [
    `<circle class="map-ring" cx="${frame.at.x}" cy="${frame.at.y}" r="${radius}"/>`,
    `<path stroke="var(--color-ink-3)" stroke-width="8" d="${dots(ring.outside)}"/>`,
    `<path stroke="var(--color-accent)" stroke-width="14" d="${dots(ring.inside)}"/>`,
  ]
}

function names(
  city: City,
  { at, weight, circle, pills = [], sign, minutes }: MapPicture,
  size: Size,
  scale: number,
  look: string,
): string {
  const frame = frameOf(at, size, scale)
  const tracks = city.tracks.flatMap(({ coordinates }) =>
    inView(frame, simplify(spotsOf(frame, coordinates), 1)),
  )
  const stops = inFrame(frame, groundOf(city).stops).filter((stop) =>
    stop.spots.every((spot) => isInside(frame, spot, 6)),
  )
  const rank = (stop: Stop) => (isInterchange(stop) ? 1e9 : 0) + weight(stop.stations)
  const timeOf = (stop: Stop) => minutes && stopTime(minutes.look.times, stop.stations)
  const wanted = stops.toSorted((a, b) => rank(b) - rank(a)).map((stop) => told(stop, timeOf(stop)))
  const covered = [
    ...pills.map((one) => cover(project(frame, one), 55, 10)),
    ...(circle?.inside ?? []).map((one) => cover(project(frame, one), 5, 5)),
  ]
  if (sign) covered.push(cover({ x: frame.at.x, y: frame.at.y - 26 }, sign / 2, 14))
  const labels = placeLabels(frame, wanted, [...stops, ...covered], tracks)
  const isFar = (stop: Stop) => minutes && (timeOf(stop) ?? Infinity) > minutes.look.limit
  const text = labels
    .map((label) => svgText(label, frame, isFar(label.stop) ? 'var(--color-ink-3)' : null))
    .join('')
  return `<g class="map-names ${look}" font-size="${frame.fontSize}" transform="translate(${-size.width / 2} ${-size.height / 2})">${text}</g>`
}

/** What no name may touch, as a stop that has none. */
function cover({ x, y }: Spot, beside: number, above: number): Stop {
  const spots = [
    { x: x - beside, y: y - above },
    { x: x + beside, y: y + above },
  ]
  return { stations: [], names: [], namesTh: [], lines: [], spots }
}

/** A stop whose name says its minutes too. */
function told(stop: Stop, minutes: number | null | undefined): Stop {
  const last = stop.names.at(-1)
  if (last === undefined || minutes === undefined || minutes === null) return stop
  return { ...stop, names: [...stop.names.slice(0, -1), `${last} ${minutes}`] }
}

function lines(
  frame: Frame,
  all: readonly (readonly (readonly number[])[])[],
  tolerance: number,
): Spot[][] {
  return all.flatMap((one) => inView(frame, simplify(spotsOf(frame, one), tolerance)))
}
