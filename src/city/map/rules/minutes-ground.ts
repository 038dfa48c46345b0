import { bandAt, type MinutesLook, metresLeft } from '../../rail/rules/times.ts'
import { type BandedTrack, bandedTracks } from '../../rail/rules/tracks.ts'
import { type City, featuresOf } from './city.ts'

/** The tracks of a city by band, far bands first so that near ones are on top. */
export function cityTracks(city: City, look: MinutesLook): BandedTrack[] {
  const platforms = featuresOf(city, 'station').map(({ properties: { id, line }, geometry }) => ({
    ...{ id, line },
    at: geometry.coordinates,
  }))
  const tracks = featuresOf(city, 'track').map(({ properties: { line }, geometry }) => ({
    line,
    coordinates: geometry.coordinates,
  }))
  return bandedTracks(tracks, platforms, look).sort((a, b) => (b.band ?? 9) - (a.band ?? 9))
}

/**
 * Every stop with its band and the walking distance left there, in metres; an interchange counts by its best
 * platform.
 */
export function cityStops(city: City, look: MinutesLook) {
  return featuresOf(city, 'stop').map(({ properties: { stations, lines }, geometry }) => {
    const bands = stations.flatMap((id) => bandAt(look, id) ?? [])
    return {
      line: geometry.coordinates,
      isInterchange: lines.length > 1,
      band: bands.length > 0 ? bands.reduce((a, b) => (a < b ? a : b)) : null,
      reach: metresLeft(look, stations),
    }
  })
}
