import type { LineChoice, StationChoice } from '../../../places/site/line-choices.ts'
import { shortLineName } from '../../../places/site/line-names.ts'

/** A platform; if part of an interchange, with the interchange's name and lines. */
export type RailStation = Pick<StationChoice, 'id' | 'code' | 'name' | 'line'> & {
  /** Ids of all platforms of its stop, its own first; likewise their names and lines. */
  stop: number[]
  names: string[]
  lines: string[]
  lineNames: string[]
}
export type RailStations = ReadonlyMap<number, RailStation>

/** All platforms by id; `interchanges` lists the ids of platforms that form one stop. */
export function railStations(
  lines: readonly LineChoice[],
  interchanges: readonly (readonly number[])[],
): RailStations {
  const all = new Map(
    lines.flatMap((line) =>
      line.stations.map(
        (station) => [station.id, { ...station, lineName: shortLineName(line.name) }] as const,
      ),
    ),
  )
  const mates = new Map(interchanges.flatMap((ids) => ids.map((id) => [id, ids] as const)))
  const entries = [...all.values()].map((station): [number, RailStation] => {
    const { id, code, name, line } = station
    const transferLines = (mates.get(id) ?? []).flatMap((mate) =>
      mate === id ? [] : (all.get(mate) ?? []),
    )
    const stop = [station, ...transferLines]
    return [
      id,
      {
        ...{ id, code, name, line },
        stop: stop.map((platform) => platform.id),
        names: [...new Set(stop.map((platform) => platform.name))],
        lines: [...new Set(stop.map((platform) => platform.line))],
        lineNames: [...new Set(stop.map((platform) => platform.lineName))],
      },
    ]
  })
  return new Map(entries)
}

/** The platforms before and after one on its line; null at the ends. */
export function neighbours(
  lines: readonly LineChoice[],
  id: number,
): readonly [before: number | null, after: number | null] {
  for (const { stations } of lines) {
    const at = stations.findIndex((station) => station.id === id)
    if (at >= 0) return [stations[at - 1]?.id ?? null, stations[at + 1]?.id ?? null]
  }
  return [null, null]
}
