import type { LineChoice, StationChoice } from '../line-choices.ts'
import { shortLineName } from '../line-names.ts'

/** A platform, and where it is part of an interchange, what that is called and which lines stop there. */
export type RailStation = Pick<StationChoice, 'id' | 'code' | 'name' | 'line'> & {
  /** Ids of all platforms of its stop, its own first; the same for their names and lines. */
  stop: number[]
  names: string[]
  lines: string[]
  lineNames: string[]
}
export type RailStations = ReadonlyMap<number, RailStation>

/** All platforms by their ids; `interchanges` says which of them are one stop. */
export function railStations(
  lines: readonly LineChoice[],
  interchanges: readonly (readonly number[])[],
): RailStations {
  const all = new Map(
    lines.flatMap((line) =>
      line.stations.map((one) => [one.id, { ...one, lineName: shortLineName(line.name) }] as const),
    ),
  )
  const mates = new Map(interchanges.flatMap((ids) => ids.map((id) => [id, ids] as const)))
  const found = [...all.values()].map((station): [number, RailStation] => {
    const { id, code, name, line } = station
    const others = (mates.get(id) ?? []).flatMap((mate) =>
      mate === id ? [] : (all.get(mate) ?? []),
    )
    const stop = [station, ...others]
    return [
      id,
      {
        ...{ id, code, name, line },
        stop: stop.map((one) => one.id),
        names: [...new Set(stop.map((one) => one.name))],
        lines: [...new Set(stop.map((one) => one.line))],
        lineNames: [...new Set(stop.map((one) => one.lineName))],
      },
    ]
  })
  return new Map(found)
}

/** The platforms before and after one on its line; null beyond its ends. */
export function neighbours(
  lines: readonly LineChoice[],
  id: number,
): readonly [before: number | null, after: number | null] {
  for (const { stations } of lines) {
    const at = stations.findIndex((one) => one.id === id)
    if (at >= 0) return [stations[at - 1]?.id ?? null, stations[at + 1]?.id ?? null]
  }
  return [null, null]
}
