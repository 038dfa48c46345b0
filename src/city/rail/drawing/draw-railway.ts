import type { Point } from '../../../shared/distance.ts'
import { type Frame, inView, isInside, overlaps, project, type Spot, simplify } from './frame.ts'
import { placeLabels } from './place-labels.ts'
import { boxOf, type Station, type Stop, stopsOf } from './stops.ts'
import { isInterchange, mark, pathOf, svgText } from './svg.ts'

/** The data of the drawing, from the project's own tables. */
export type City = {
  stations: readonly Station[]
  /** Coordinates as in GeoJSON: longitude, latitude. */
  tracks: readonly { line: string; coordinates: readonly (readonly number[])[] }[]
  river: readonly (readonly (readonly number[])[])[]
  districts: readonly (readonly (readonly number[])[])[]
  places: readonly CityPlace[]
}

/** A named point beside the railway. */
export type CityPlace = Point & {
  kind: 'district' | 'park' | 'mall' | 'school'
  name: string
  nameTh: string
}

/** Names to show besides the interchanges, most important first. */
const NAMED = [
  ...[
    'Siam',
    'Thong Lo',
    'On Nut',
    'Ekkamai',
    'Saphan Taksin',
    'Ari',
    'Victory Monument',
    'Phra Ram 9',
  ],
  ...[
    'Huai Khwang',
    'Lumphini',
    'Ratchayothin',
    'Charoen Nakhon',
    'Phrom Phong',
    'Bang Chak',
    'Wongwian Yai',
  ],
  ...[
    'Khlong San',
    'Chong Nonsi',
    'Ramkhamhaeng',
    'Sanam Chai',
    'Itsaraphap',
    'Tha Phra',
    'Bang Pho',
  ],
  ...[
    'Sutthisan',
    'Saphan Khwai',
    'Hua Lamphong',
    'Chit Lom',
    'Ratchathewi',
    'Udom Suk',
    'Bang Na',
  ],
  ...[
    'Thailand Cultural Centre',
    'Queen Sirikit National Convention Centre',
    'Kasetsart University',
  ],
  ...['Bang Yi Khan', 'Lat Phrao 71', 'Chok Chai 4', 'Si Iam', 'Si Nut'],
]

/**
 * The railway of Bangkok as one SVG with a symbol for each frame, in the colours of the page: it reads the
 * tokens `--line-…`, `--color-…` and `--railway-…`.
 */
export function drawRailway(city: City, frames: readonly Frame[]): string {
  const symbols = frames.map((frame) => drawFrame(city, frame)).join('\n')
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols}\n</svg>\n`
}

function drawFrame(city: City, frame: Frame): string {
  const tracks = new Map<string, Spot[][]>()
  for (const { line, coordinates } of city.tracks) {
    const simplified = simplify(spots(frame, coordinates), 0.35)
    tracks.set(line, [...(tracks.get(line) ?? []), simplified])
  }
  const stops = stopsOf(frame, city.stations, tracks).filter((stop) =>
    stop.spots.some((spot) => isInside(frame, spot, -10)),
  )
  const labels = placeLabels(frame, namedStops(frame, stops), stops, [...tracks.values()].flat())
  return [
    `<symbol id="${frame.name}" viewBox="0 0 ${frame.width} ${frame.height}" preserveAspectRatio="xMidYMid slice">`,
    group('fill="none" stroke="var(--railway-border)" stroke-width="1"', districts(city, frame)),
    group(
      'fill="none" stroke="var(--railway-river)" stroke-linecap="round" stroke-linejoin="round"',
      river(city, frame),
    ),
    group(
      `fill="none" stroke-width="${frame.unitsPerKm / 9}" stroke-linecap="round" stroke-linejoin="round"`,
      [...tracks].map(
        ([line, lines]) =>
          `<path stroke="var(--line-${line})" d="${lines.map((track) => path(frame, track)).join('')}"/>`,
      ),
    ),
    group('fill="none" stroke-linecap="round"', [
      ...stations(stops.filter((stop) => !isInterchange(stop))),
      ...interchanges(stops.filter(isInterchange)),
    ]),
    group(
      `fill="var(--color-ink)" font-size="${frame.fontSize}" font-weight="560" stroke="var(--railway-ground)" stroke-width="3.5" stroke-linejoin="round" paint-order="stroke"`,
      labels.map((label) => svgText(label, frame)),
    ),
    '</symbol>',
  ].join('\n')
}

function namedStops(frame: Frame, stops: readonly Stop[]): Stop[] {
  const inView = stops.filter(
    (stop) =>
      stop.spots.every((spot) => isInside(frame, spot, 6)) &&
      !(frame.quiet && overlaps(boxOf(stop, 6), frame.quiet)),
  )
  const rank = (stop: Stop) => {
    const named = Math.min(
      ...stop.names.map((name) => NAMED.indexOf(name)).map((i) => (i < 0 ? 999 : i)),
    )
    return isInterchange(stop) ? Math.min(named, 0.5) : named
  }
  return inView.filter((stop) => rank(stop) < 999).toSorted((a, b) => rank(a) - rank(b))
}

function spots(frame: Frame, coordinates: readonly (readonly number[])[]): Spot[] {
  return coordinates.map(([longitude = 0, latitude = 0]) => project(frame, { latitude, longitude }))
}

function districts(city: City, frame: Frame): string[] {
  const shapes = city.districts.map((ring) => path(frame, simplify(spots(frame, ring), 1.2)))
  return [`<path d="${shapes.join('')}"/>`]
}

function river(city: City, frame: Frame): string[] {
  const width = frame.unitsPerKm * 0.34
  const shapes = city.river.map((part) => path(frame, simplify(spots(frame, part), 0.6)))
  return [`<path stroke-width="${width.toFixed(1)}" d="${shapes.join('')}"/>`]
}

/**
 * White dots with a rim in the line's colour. All of one colour are a single shape, which phones draw at
 * once.
 */
function stations(stops: readonly Stop[]): string[] {
  const byLine = Map.groupBy(stops, ({ lines: [line] }) => line ?? '')
  return [
    ...[...byLine].map(([line, some]) => dots(some, `var(--line-${line})`, 8.8)),
    dots(stops, 'var(--railway-stop)', 4.8),
  ]
}

/** Capsules at interchanges: ink outside, white inside. */
function interchanges(stops: readonly Stop[]): string[] {
  return [dots(stops, 'var(--color-ink)', 12.5), dots(stops, 'var(--railway-stop)', 7.5)]
}

function dots(stops: readonly Stop[], colour: string, width: number): string {
  const marks = stops.map(({ spots }) => mark(spots))
  return `<path stroke="${colour}" stroke-width="${width}" d="${marks.join('')}"/>`
}

/** The visible parts of a line. */
function path(frame: Frame, line: readonly Spot[]): string {
  return inView(frame, line).map(pathOf).join('')
}

function group(attributes: string, children: readonly string[]): string {
  return `<g ${attributes}>${children.join('')}</g>`
}
