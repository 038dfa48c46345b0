import type { Point } from '../../../shared/distance.ts'
import type { Language } from '../../../shared/language.ts'
import { worldPixels } from '../../../shared/mercator.ts'
import { MAP_HEIGHTS, thickness } from '../rules/reach.ts'
import { type MinutesLook, stopTime } from '../rules/times.ts'
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
  /** Lines drawn in full; empty means all. */
  lines: readonly string[]
  /** A circle around the middle, in metres, and the projects inside and outside it. */
  circle?: { metres: number; inside: readonly Point[]; outside: readonly Point[] }
  /** A stop's link and its label. */
  link: (stationId: number) => { href: string; label: string }
  /** Price labels on the map: no name is placed under them. */
  pills?: readonly Point[]
  /** Width of a sign above the middle, in pixels: no name is placed under it. */
  sign?: number
  /** Colours the map by minutes to places, with the projects within the limit. */
  minutes?: { look: MinutesLook; places: readonly Point[]; homes: readonly MinutesDot[] }
  /** A stop's weight, for its name. */
  weight: (stationIds: readonly number[]) => number
  /** What stops are named in. */
  language?: Language
  /** The picture's size in pixels: a fixed height, and the smallest widths on wide and narrow screens. */
  box?: { height: number; wide: number; narrow: number }
}

const WIDE = { width: 800, height: MAP_HEIGHTS.wide, fontSize: 14 }
const NARROW = { width: 390, height: MAP_HEIGHTS.narrow, fontSize: 12.5 }
/** The widest box on a page. */
const PAGE_WIDTH = 1240
const KM_PER_DEGREE = 111.195

/**
 * The map as an SVG that needs no script, around the middle of a box of any width; each stop is a link. A
 * narrow screen shows the same area from top to bottom, with names placed for it.
 */
export function drawMap(city: City, picture: MapPicture): string {
  const { ground: size, wide, narrow } = sizesOf(picture)
  const scale = narrow.height / wide.height
  const frame = frameOf(picture.at, size, 1)
  const tracks = new Map<string, Spot[][]>()
  for (const { line, coordinates } of city.tracks) {
    const simplified = simplify(spotsOf(frame, coordinates), 0.4)
    tracks.set(line, [...(tracks.get(line) ?? []), simplified])
  }
  const { borders, stops } = groundOf(city)
  const visible = inFrame(frame, stops).filter((stop) =>
    stop.spots.some((spot) => isInside(frame, spot, -60)),
  )
  const thick = (pixels: number) => round(pixels * thickness(picture.at.zoom))
  const isQuiet = (lines: readonly string[]) =>
    picture.lines.length > 0 && !lines.some((line) => picture.lines.includes(line))
  const { minutes } = picture
  const ground = [
    ...(minutes ? drawWash(frame, visible, minutes.look) : []),
    path('stroke="var(--railway-border)"', lines(frame, borders, 0.8)),
    path(
      `stroke="var(--railway-river)" style="stroke-width:${round(frame.unitsPerKm * 0.26)}px;vector-effect:none"`,
      lines(frame, city.river, 0.6),
    ),
    ...(minutes
      ? drawMinutes(frame, city, visible, minutes, thick)
      : railway(frame, tracks, isQuiet, thick)),
    ...circle(frame, picture),
    ...(minutes ? [] : marks(visible, isQuiet, thick)),
    '<g stroke="transparent" stroke-width="24">',
    ...visible.map((stop) => link(stop, picture)),
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

/** The part that is the same in every picture. */
function groundOf(city: City): Ground {
  const cached = grounds.get(city)
  if (cached) return cached
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

/** The ids of stations that form one stop. */
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

/** A dot for a station, a capsule for an interchange. */
function marks(
  stops: readonly Stop[],
  isQuiet: (lines: readonly string[]) => boolean,
  thick: (pixels: number) => number,
): string[] {
  const single = stops.filter((stop) => !isInterchange(stop))
  const interchangeStops = stops.filter(isInterchange)
  const dots = (group: readonly Stop[]) => group.map(({ spots }) => mark(spots)).join('')
  const lines = [...new Set(single.map((stop) => stop.lines[0] ?? ''))]
  return [
    `<path stroke="var(--color-ink)" stroke-width="${thick(18)}" d="${dots(interchangeStops)}"/>`,
    `<path stroke="var(--railway-stop)" stroke-width="${thick(14)}" d="${dots(interchangeStops)}"/>`,
    ...lines.map((line) => {
      const ownStops = single.filter((stop) => stop.lines[0] === line)
      const size = thick(isQuiet([line]) ? 6 : 11)
      return `<path stroke="var(--line-${line})" stroke-width="${size}"${isQuiet([line]) ? ' opacity=".4"' : ''} d="${dots(ownStops)}"/>`
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
    points.map((point) => mark([project(frame, point)])).join('')
  const radius = round((ring.metres / 1000) * frame.unitsPerKm)
  return [
    `<circle class="map-ring" cx="${frame.at.x}" cy="${frame.at.y}" r="${radius}"/>`,
    `<path stroke="var(--color-ink-3)" stroke-width="8" d="${dots(ring.outside)}"/>`,
    `<path stroke="var(--color-accent)" stroke-width="14" d="${dots(ring.inside)}"/>`,
  ]
}

function names(
  city: City,
  { at, weight, circle, pills = [], sign, minutes, language }: MapPicture,
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
  const labelled = stops
    .toSorted((a, b) => rank(b) - rank(a))
    .map((stop) => withMinutes(inLanguage(stop, language), timeOf(stop)))
  const obstacles = [
    ...pills.map((point) => obstacle(project(frame, point), 55, 10)),
    ...(circle?.inside ?? []).map((point) => obstacle(project(frame, point), 5, 5)),
  ]
  if (sign) obstacles.push(obstacle({ x: frame.at.x, y: frame.at.y - 26 }, sign / 2, 14))
  const labels = placeLabels(frame, labelled, [...stops, ...obstacles], tracks)
  const isFar = (stop: Stop) => minutes && (timeOf(stop) ?? Infinity) > minutes.look.limit
  const text = labels
    .map((label) => svgText(label, frame, isFar(label.stop) ? 'var(--color-ink-3)' : null))
    .join('')
  return `<g class="map-names ${look}" font-size="${frame.fontSize}" transform="translate(${-size.width / 2} ${-size.height / 2})">${text}</g>`
}

/** An area no name may touch, as a stop without a name. */
function obstacle({ x, y }: Spot, beside: number, above: number): Stop {
  const spots = [
    { x: x - beside, y: y - above },
    { x: x + beside, y: y + above },
  ]
  return { stations: [], names: [], namesTh: [], lines: [], spots }
}

/** A stop by its names in a language. */
function inLanguage(stop: Stop, language: Language | undefined): Stop {
  return language?.tag === 'th' ? { ...stop, names: stop.namesTh } : stop
}

/** A stop whose name includes its minutes. */
function withMinutes(stop: Stop, minutes: number | null | undefined): Stop {
  const last = stop.names.at(-1)
  if (last === undefined || minutes === undefined || minutes === null) return stop
  return { ...stop, names: [...stop.names.slice(0, -1), `${last} ${minutes}`] }
}

function lines(
  frame: Frame,
  all: readonly (readonly (readonly number[])[])[],
  tolerance: number,
): Spot[][] {
  return all.flatMap((coordinates) =>
    inView(frame, simplify(spotsOf(frame, coordinates), tolerance)),
  )
}
