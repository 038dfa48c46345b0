import { Line, type Station } from '../rules.ts'
import type { LineChoice } from './station-options.tsx'

/** Stations as a picker offers them: line by line, in the order of the lines and along each track. */
export function lineChoices(stations: readonly Station[]): LineChoice[] {
  return Line.ids.map((id) => ({
    id,
    name: Line.labels[id],
    stations: stations
      .filter((station) => station.line === id)
      .map(({ id, code, name, nameTh, line }) => ({ id, code, name, nameTh, line })),
  }))
}
