import { Line, type Station } from '../rules.ts'

/** A station of a picker; every page with one carries them all, so what is not there is left out. */
export type StationChoice = Pick<Station, 'id' | 'code' | 'name' | 'nameTh' | 'line'> & {
  popularity?: number
  aliases?: readonly string[]
}
/** The stations of one line, in its order. */
export type LineChoice = { id: string; name: string; stations: readonly StationChoice[] }

/** Stations as a picker offers them: line by line, in the order of the lines and along each track. */
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
