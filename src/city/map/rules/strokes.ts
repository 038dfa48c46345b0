import { bandStroke, stopStrokes, WASH } from '../../rail/rules/strokes.ts'
import type { MinutesLook } from '../../rail/rules/times.ts'
import { type City, featuresOf, type LineId } from './city.ts'
import { cityStops, cityTracks } from './minutes-ground.ts'

export type Line = readonly (readonly number[])[]

/** What the ground shows, and how. */
export type GroundLook = {
  hasStations: boolean
  /** Station colours by line, or by BTS, MRT and all others. */
  stationColours: 'lines' | 'families'
  /** Whether parks are shown. */
  hasParks: boolean
  /** Stations represented by their interchange's mark. */
  interchanges: readonly number[]
  /** Lines filtered out: shown thin. */
  filteredOut: readonly LineId[]
  /** Colours tracks and stops by minutes to a place instead of by line. */
  minutes: MinutesLook | null
}

/** Shapes of one colour and width. Round ends turn a line of no length into a dot. */
export type Stroke = {
  /** What they are; strokes of one layer have the same shape and unit. */
  layer: string
  shape: 'line' | 'dot'
  lines: readonly Line[]
  /** The colour's token. */
  token: string
  width: number
  /** Pixels that grow with the zoom (those at zoom 12), pixels at every zoom, or metres. */
  unit: 'thick' | 'pixels' | 'metres'
  opacity?: number
}

/** The ground, lowest first: roads belong above the land, a circle above the tracks. */
export type GroundStrokes = { land: Stroke[]; tracks: Stroke[]; stops: Stroke[] }

/** Opacity of a line that is filtered out, and of its stations. */
export const FADED = 0.16
const FADED_STATION = 0.4
/** In metres. */
const RIVER_WIDTH = 260
/** In pixels; the extent of parks is not in our data. */
const PARK_WIDTH = 16

/** The ground of a map as strokes, for every renderer. */
export function groundStrokes(city: City, look: GroundLook): GroundStrokes {
  const { minutes } = look
  if (minutes) {
    return {
      land: [...wash(city, minutes), ...land(city, look)],
      tracks: tracksByMinutes(city, minutes),
      stops: stopsByMinutes(city, minutes),
    }
  }
  return {
    land: land(city, look),
    tracks: tracksByLine(city, look),
    stops: look.hasStations ? [...interchanges(city), ...stations(city, look)] : [],
  }
}

function land(city: City, { hasParks }: GroundLook): Stroke[] {
  const borders = featuresOf(city, 'border').flatMap(({ geometry }) => geometry.coordinates)
  const parks = featuresOf(city, 'park').map(({ geometry }) => dot(geometry.coordinates))
  return [
    line('border', borders, '--railway-border', 1, 'pixels'),
    ...(hasParks ? [dots('park', parks, '--railway-park', PARK_WIDTH, 'pixels')] : []),
    line('river', linesOf(featuresOf(city, 'river')), '--railway-river', RIVER_WIDTH, 'metres'),
  ]
}

function tracksByLine(city: City, { filteredOut }: GroundLook): Stroke[] {
  const tracks = featuresOf(city, 'track')
  const byLine = grouped(tracks, ({ properties }) => properties.line)
  return [
    line('rim', linesOf(tracks), '--railway-rim', 6),
    ...byLine.map(([id, own]) => ({
      ...line('track', linesOf(own), `--line-${id}`, 4),
      ...(filteredOut.includes(id) && { opacity: FADED }),
    })),
  ]
}

/** Capsules at interchanges: ink outside, white inside. */
function interchanges(city: City): Stroke[] {
  const all = linesOf(
    featuresOf(city, 'stop').filter(({ properties }) => properties.lines.length > 1),
  )
  return [
    line('interchange', all, '--color-ink', 18),
    line('interchange-inner', all, '--railway-stop', 14),
  ]
}

function stations(city: City, { interchanges, filteredOut, stationColours }: GroundLook): Stroke[] {
  const all = featuresOf(city, 'station')
    .filter(({ properties }) => !interchanges.includes(properties.id))
    .map(({ properties, geometry }) => ({
      token: stationColour(properties.line, stationColours),
      isFaded: filteredOut.includes(properties.line),
      line: dot(geometry.coordinates),
    }))
  const whole = all.filter(({ isFaded }) => !isFaded)
  const byColour = grouped(all, ({ token, isFaded }) => `${token} ${isFaded}`)
  return [
    ...byColour.flatMap(([, own]) => {
      const [first] = own
      if (!first) return []
      const { token, isFaded } = first
      const stroke = dots('station', linesIn(own), token, isFaded ? 6 : 11)
      return [isFaded ? { ...stroke, opacity: FADED_STATION } : stroke]
    }),
    dots('station-inner', linesIn(whole), '--railway-stop', 5),
  ]
}

/** The colour token of a station's mark. */
function stationColour(line: LineId, colours: GroundLook['stationColours']): string {
  if (colours === 'lines') return `--line-${line}`
  if (line.startsWith('bts')) return '--station-bts'
  return line.startsWith('mrt') ? '--station-mrt' : '--station-other'
}

/** The areas within walking distance of a stop in the minutes left, below everything else. */
function wash(city: City, minutes: MinutesLook): Stroke[] {
  const reached = cityStops(city, minutes).filter(({ reach }) => reach > 0)
  return grouped(reached, ({ reach }) => reach).map(([reach, stops]) =>
    dots('wash', linesIn(stops), WASH, 2 * reach, 'metres'),
  )
}

function tracksByMinutes(city: City, minutes: MinutesLook): Stroke[] {
  const byBand = grouped(cityTracks(city, minutes), ({ band }) => band)
  return byBand.map(([band, tracks]) => {
    const { token, width } = bandStroke(band)
    return line(
      'minutes-track',
      tracks.map(({ coordinates }) => coordinates),
      token,
      width,
    )
  })
}

/** Stops first, then interchanges above them; of each, the rims first. */
function stopsByMinutes(city: City, minutes: MinutesLook): Stroke[] {
  const all = cityStops(city, minutes)
  return [false, true].flatMap((isInterchange) => {
    const stops = all.filter((stop) => stop.isInterchange === isInterchange)
    const byBand = grouped(stops, ({ band }) => band)
    return ([0, 1] as const).flatMap((part) =>
      byBand.map(([band, own]) => {
        const { token, width } = stopStrokes(band, isInterchange)[part]
        const make = isInterchange ? line : dots
        return make(`minutes-stop-${isInterchange}-${part}`, linesIn(own), token, width)
      }),
    )
  })
}

function line(
  layer: string,
  lines: readonly Line[],
  token: string,
  width: number,
  unit: Stroke['unit'] = 'thick',
): Stroke {
  return { layer, shape: 'line', lines, token, width, unit }
}

function dots(...[layer, lines, token, width, unit]: Parameters<typeof line>): Stroke {
  return { ...line(layer, lines, token, width, unit), shape: 'dot' }
}

function dot(at: readonly number[]): Line {
  return [at, at]
}

function linesOf(features: readonly { geometry: { coordinates: Line } }[]): Line[] {
  return features.map(({ geometry }) => geometry.coordinates)
}

function linesIn(items: readonly { line: Line }[]): Line[] {
  return items.map(({ line }) => line)
}

// `Map.groupBy` is too new for some visitors' browsers.
function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): [Key, Item[]][] {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return [...groups]
}
