import { Line, type Station } from '../rules/place.ts'

/**
 * A station in a picker. Every page with a picker carries all of them, so other fields are omitted.
 */
export type StationChoice = Pick<Station, 'id' | 'code' | 'name' | 'nameTh' | 'line'> & {
  popularity?: number
  aliases?: readonly string[]
}
/** The stations of one line, in order. */
export type LineChoice = { id: string; name: string; stations: readonly StationChoice[] }

/** Stations grouped for a picker: lines in their order, stations along each track. */
export function lineChoices(stations: readonly Station[]): LineChoice[] {
  return Line.ids.map((id) => ({
    id,
    name: Line.labels[id],
    stations: stations
      .filter((station) => station.line === id)
      .map(({ latitude, longitude, popularity, aliases, ...choice }) => ({
        ...choice,
        ...(popularity !== null && { popularity }),
        ...(aliases.length > 0 && { aliases }),
      })),
  }))
}
