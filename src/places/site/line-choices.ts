import { Line, type Station } from '../rules.ts'

/** A station of a picker. */
export type StationChoice = Omit<Station, 'latitude' | 'longitude'>
/** The stations of one line, in its order. */
export type LineChoice = { id: string; name: string; stations: readonly StationChoice[] }

/** Stations as a picker offers them: line by line, in the order of the lines and along each track. */
export function lineChoices(stations: readonly Station[]): LineChoice[] {
  return Line.ids.map((id) => ({
    id,
    name: Line.labels[id],
    stations: stations
      .filter((station) => station.line === id)
      .map(({ latitude, longitude, ...choice }) => choice),
  }))
}
