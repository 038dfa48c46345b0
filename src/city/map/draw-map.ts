import type { Point } from '../../shared/distance.ts'
import type { Language } from '../../shared/language.ts'
import {
  type Frame,
  inView,
  isInside,
  project,
  type Spot,
  simplify,
  spotsOf,
} from '../rail/drawing/frame.ts'
import { placeLabels } from '../rail/drawing/place-labels.ts'
import { readCity } from '../rail/drawing/read-city.ts'
import { boxOf, type Stop } from '../rail/drawing/stops.ts'
import { escaped, isInterchange, mark, path, round, svgText } from '../rail/drawing/svg.ts'
import { bandOf } from '../rail/rules/bands.ts'
import { MAP_HEIGHTS, metresAPixel, thickness } from '../rail/rules/reach.ts'
import { bandStroke } from '../rail/rules/strokes.ts'
import { type MinutesLook, stopTime } from '../rail/rules/times.ts'
import { cityMap } from './city-map.ts'
import { drawRoadNames, drawRoads, STREET_SIZE } from './roads/draw-roads.ts'
import { type City, featuresOf, type LineId } from './rules/city.ts'
import type { Roads } from './rules/roads.ts'
import { groundStrokes, type Stroke } from './rules/strokes.ts'

/** What a picture of the map shows besides the railway. */
export type MapPicture = {
  at: Point & { zoom: number }
  /** Lines drawn in full; empty means all. */
  lines: readonly string[]
  /** A circle around the middle, in metres, or an outline, and the projects inside and outside it. */
  region?: {
    shape: number | readonly Point[]
    inside: readonly Point[]
    outside: readonly Point[]
  }
  /** The main roads, if they are shown. */
  roads?: Roads
  /** A stop's link and its label. */
  link: (stationId: number) => { href: string; label: string }
  /** Price labels on the map: no name is placed under them. */
  pills?: readonly Point[]
  /** Width of a sign above the middle, in pixels: no name is placed under it. */
  sign?: number
  /** Colours the map by minutes to places, with the projects within the limit. */
  minutes?: {
    look: MinutesLook
    places: readonly Point[]
    homes: readonly (Point & { minutes: number })[]
  }
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
/** What simplified lines may be off, in pixels. */
const OFF = 0.6
/** Half the height of the credit at the foot of a box, in pixels. */
const CREDIT = 14
/** How far beyond the frame is drawn, for boxes that are a little wider. */
const BEYOND = 60

let shipped: Promise<City> | undefined

/** The ground, read once: shipped data does not change while the process runs. */
export function shippedMap(): Promise<City> {
  shipped ??= readCity().then((city) => JSON.parse(cityMap(city)))
  return shipped
}

/**
 * The map as an SVG that needs no script, around the middle of a box of any width; each stop is a link. A
 * narrow screen shows the same area from top to bottom, with names placed for it.
 */
export function drawMap(city: City, picture: MapPicture): string {
  const { ground: size, wide, narrow } = sizesOf(picture)
  const scale = narrow.height / wide.height
  const frame = frameOf(picture.at, size, 1)
  const visible = stopsIn(frame, city).filter((stop) =>
    stop.spots.some((spot) => isInside(frame, spot, -BEYOND)),
  )
  const { minutes } = picture
  const { land, tracks, stops } = groundStrokes(city, {
    hasStations: true,
    stationColours: 'lines',
    hasParks: false,
    interchanges: interchanges(city).flat(),
    filteredOut: filteredOut(city, picture),
    minutes: minutes?.look ?? null,
  })
  const draw = (stroke: Stroke) => drawStroke(frame, stroke, picture.at.zoom)
  const ground = [
    ...land.map(draw),
    picture.roads ? drawRoads(frame, picture.roads, picture.at.zoom) : '',
    ...tracks.map(draw),
    ...region(frame, picture),
    ...stops.map(draw),
    ...(minutes ? minutesMarks(frame, minutes) : []),
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

function filteredOut(city: City, { lines }: MapPicture): LineId[] {
  if (lines.length === 0) return []
  return featuresOf(city, 'track')
    .map(({ properties }) => properties.line)
    .filter((line) => !lines.includes(line))
}

function drawStroke(frame: Frame, stroke: Stroke, zoom: number): string {
  const { shape, lines, token, width, unit, opacity } = stroke
  const margin = shape === 'dot' ? BEYOND : 8
  const parts = lines.flatMap((line) => inView(frame, simplify(spotsOf(frame, line), OFF), margin))
  if (parts.length === 0) return ''
  const size =
    unit === 'metres'
      ? `style="stroke-width:${round((width / 1000) * frame.unitsPerKm)}px;vector-effect:none"`
      : `stroke-width="${round(unit === 'thick' ? width * thickness(zoom) : width)}"`
  return path(
    `stroke="var(${token})" ${size}${opacity ? ` stroke-opacity="${opacity}"` : ''}`,
    parts,
  )
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

function stopsIn(frame: Frame, city: City): Stop[] {
  return featuresOf(city, 'stop').map(({ properties, geometry }) => {
    const { stations, lines, name, nameTh } = properties
    const ends = spotsOf(frame, geometry.coordinates)
    const spots = ends.filter(({ x, y }, i) => i === 0 || x !== ends[0]?.x || y !== ends[0].y)
    return { stations, lines, names: name.split('\n'), namesTh: nameTh.split('\n'), spots }
  })
}

/** The ids of stations that form one stop. */
export function interchanges(city: City): number[][] {
  return featuresOf(city, 'stop').flatMap(({ properties: { stations } }) =>
    stations.length > 1 ? [stations] : [],
  )
}

type Size = { width: number; height: number; fontSize: number }

function frameOf(at: MapPicture['at'], { width, height, fontSize }: Size, scale: number): Frame {
  return {
    name: '',
    ...{ width, height, fontSize },
    centre: at,
    at: { x: width / 2, y: height / 2 },
    unitsPerKm: (1000 * scale) / metresAPixel(at.zoom, at.latitude),
    quiet: null,
  }
}

/** Units in the colour of their band, and the numbered places. */
function minutesMarks(
  frame: Frame,
  { look, places, homes }: NonNullable<MapPicture['minutes']>,
): string[] {
  return [
    ...homes.map((home) => {
      const { token } = bandStroke(bandOf(home.minutes, look.limit))
      const d = mark([project(frame, home)])
      return `<path stroke="var(--color-card)" stroke-width="12" d="${d}"/><path stroke="var(${token})" stroke-width="8" d="${d}"/>`
    }),
    ...places.map((place, i) => {
      const { x, y } = project(frame, place)
      return `<path stroke="var(--color-ink)" stroke-width="24" d="${mark([{ x, y }])}"/><text x="${round(x)}" y="${round(y + 5)}" text-anchor="middle" font-weight="640" fill="var(--color-paper)">${i + 1}</text>`
    }),
  ]
}

function link(stop: Stop, { link: linkOf }: MapPicture): string {
  const [station = 0] = stop.stations
  const { href, label } = linkOf(station)
  return `<a href="${href}" data-station="${station}" aria-label="${escaped(label)}"><path d="${mark(stop.spots)}"/></a>`
}

function region(frame: Frame, { region: shown }: MapPicture): string[] {
  if (!shown) return []
  const { shape, inside, outside } = shown
  const dots = (points: readonly Point[]) =>
    points.map((point) => mark([project(frame, point)])).join('')
  return [
    typeof shape === 'number' ? circle(frame, shape) : outline(frame, shape),
    `<path stroke="var(--color-ink-3)" stroke-width="8" d="${dots(outside)}"/>`,
    `<path stroke="var(--color-accent)" stroke-width="14" d="${dots(inside)}"/>`,
  ]
}

function circle(frame: Frame, metres: number): string {
  const radius = round((metres / 1000) * frame.unitsPerKm)
  return `<circle class="map-ring" cx="${frame.at.x}" cy="${frame.at.y}" r="${radius}"/>`
}

function outline(frame: Frame, points: readonly Point[]): string {
  const corners = simplify(
    points.map((point) => project(frame, point)),
    OFF,
  )
  return `<polygon class="map-ring" points="${corners.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ')}"/>`
}

function names(
  city: City,
  { at, weight, region, roads, pills = [], sign, minutes, language, box }: MapPicture,
  size: Size,
  scale: number,
  look: string,
): string {
  const frame = frameOf(at, size, scale)
  const tracks = featuresOf(city, 'track').flatMap(({ geometry }) =>
    inView(frame, simplify(spotsOf(frame, geometry.coordinates), 1)),
  )
  const stops = stopsIn(frame, city).filter((stop) =>
    stop.spots.every((spot) => isInside(frame, spot, 6)),
  )
  const rank = (stop: Stop) => (isInterchange(stop) ? 1e9 : 0) + weight(stop.stations)
  const timeOf = (stop: Stop) => minutes && stopTime(minutes.look.times, stop.stations)
  const labelled = stops
    .toSorted((a, b) => rank(b) - rank(a))
    .map((stop) => withMinutes(inLanguage(stop, language), timeOf(stop)))
  const obstacles = [
    ...pills.map((point) => obstacle(project(frame, point), 55, 10)),
    ...(region?.inside ?? []).map((point) => obstacle(project(frame, point), 5, 5)),
  ]
  if (box)
    obstacles.push(obstacle({ x: size.width / 2, y: size.height - CREDIT }, size.width / 2, CREDIT))
  if (sign) obstacles.push(obstacle({ x: frame.at.x, y: frame.at.y - 26 }, sign / 2, 14))
  const labels = placeLabels(frame, labelled, [...stops, ...obstacles], tracks)
  const isFar = (stop: Stop) => minutes && (timeOf(stop) ?? Infinity) > minutes.look.limit
  const text = labels
    .map((label) => svgText(label, frame, isFar(label.stop) ? 'var(--color-ink-3)' : null))
    .join('')
  const streets =
    roads &&
    drawRoadNames(frame, roads, at.zoom, [
      ...labels.map(({ box }) => box),
      ...[...stops, ...obstacles].map((stop) => boxOf(stop, 6)),
    ])
  return `${streets ? `<g class="map-names ${look}" font-size="${STREET_SIZE}" style="fill:var(--color-ink-2);font-weight:400" transform="translate(${-size.width / 2} ${-size.height / 2})">${streets}</g>` : ''}<g class="map-names ${look}" font-size="${frame.fontSize}" transform="translate(${-size.width / 2} ${-size.height / 2})">${text}</g>`
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
