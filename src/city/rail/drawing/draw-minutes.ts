import type { Point } from '../../../shared/distance.ts'
import { type Band, bandOf } from '../rules/bands.ts'
import { bandStroke, stopStrokes, WASH } from '../rules/strokes.ts'
import { type MinutesLook, metresLeft, stopTime } from '../rules/times.ts'
import { type BandedTrack, bandedTracks } from '../rules/tracks.ts'
import type { City } from './draw-railway.ts'
import { type Frame, inView, project, simplify, spotsOf } from './frame.ts'
import type { Stop } from './stops.ts'
import { isInterchange, mark, path, round } from './svg.ts'

/** A project with its minutes. */
export type MinutesDot = Point & { minutes: number }

/** The areas within walking distance of a stop in the minutes left. */
export function drawWash(frame: Frame, stops: readonly Stop[], look: MinutesLook): string[] {
  return stops.flatMap((stop) => {
    const metres = metresLeft(look, stop.stations)
    if (metres === 0) return []
    const width = round((2 * metres * frame.unitsPerKm) / 1000)
    return `<path stroke="var(${WASH})" style="stroke-width:${width}px;vector-effect:none" d="${mark(stop.spots)}"/>`
  })
}

/** Tracks, stops and units coloured by band, and the numbered places. */
export function drawMinutes(
  frame: Frame,
  city: City,
  stops: readonly Stop[],
  {
    look,
    places,
    homes,
  }: { look: MinutesLook; places: readonly Point[]; homes: readonly MinutesDot[] },
  thick: (pixels: number) => number,
): string[] {
  const tracks = Map.groupBy(tracksOf(city, look), ({ band }) => band ?? 0)
  const bands = [...tracks].sort(([a], [b]) => (b || 9) - (a || 9))
  return [
    ...bands.map(([band, parts]) => {
      const { token, width } = bandStroke(band || null)
      const bands = parts.flatMap(({ coordinates }) =>
        inView(frame, simplify(spotsOf(frame, coordinates), 0.4)),
      )
      return path(`stroke="var(${token})" stroke-width="${thick(width)}"`, bands)
    }),
    ...stops.map((stop) => {
      const band = bandWithin(stopTime(look.times, stop.stations), look.limit)
      const d = mark(stop.spots)
      return stopStrokes(band, isInterchange(stop))
        .map(
          ({ token, width }) =>
            `<path stroke="var(${token})" stroke-width="${thick(width)}" d="${d}"/>`,
        )
        .join('')
    }),
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

function tracksOf(city: City, look: MinutesLook): BandedTrack[] {
  const platforms = city.stations.map(({ id, line, longitude, latitude }) => ({
    ...{ id, line },
    at: [longitude, latitude],
  }))
  return bandedTracks(city.tracks, platforms, look)
}

function bandWithin(minutes: number | null, limit: number): Band | null {
  return minutes === null ? null : bandOf(minutes, limit)
}
