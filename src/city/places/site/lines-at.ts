import type { LineChoice } from './line-choices.ts'

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
