import { bandAt, type MinutesLook, metresLeft } from '../../times-rules.ts'
import { type BandedTrack, bandedTracks } from '../../tracks-rules.ts'
import { type City, featuresOf } from './city.ts'

/** The tracks of a city in their bands, the far ones first: near ones lie above them. */
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

/** Every stop with its band and how far one can walk from it, in metres; an interchange counts by its best. */
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
