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

/** The ids of the lines at a station, by its id, or of the line that a place is; none for other places. */
export function linesAt(
  lines: readonly LineChoice[],
  { kind, id }: { kind: string; id: number | string | null },
): string[] {
  if (kind === 'line') return [String(id)]
  if (kind !== 'station') return []
  const name = lines.flatMap(({ stations }) => stations).find((station) => station.id === id)?.name
  return lines
    .filter(({ stations }) => stations.some((station) => station.name === name))
    .map((line) => line.id)
}
