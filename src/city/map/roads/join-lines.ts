type Line = readonly (readonly number[])[]

/**
 * Joins lines that follow each other: where exactly two of them meet end to end they become one. Crossings
 * stay ends.
 */
export function joinLines(lines: readonly Line[]): Line[] {
  const ends = new Map<string, number>()
  for (const line of lines) {
    for (const end of [line[0], line.at(-1)]) ends.set(keyOf(end), (ends.get(keyOf(end)) ?? 0) + 1)
  }
  const open = new Map<string, Line>()
  const joined = new Set<Line>()
  for (const line of lines) {
    let whole = line
    for (const isStart of [true, false]) {
      const key = keyOf(isStart ? whole[0] : whole.at(-1))
      const other = ends.get(key) === 2 ? open.get(key) : undefined
      if (!other) continue
      remove(other)
      const before = keyOf(other.at(-1)) === key ? other : other.toReversed()
      whole = isStart
        ? [...before.slice(0, -1), ...whole]
        : [...whole, ...before.toReversed().slice(1)]
    }
    joined.add(whole)
    for (const end of [whole[0], whole.at(-1)]) open.set(keyOf(end), whole)
  }
  return [...joined]

  function remove(line: Line) {
    joined.delete(line)
    for (const end of [line[0], line.at(-1)]) open.delete(keyOf(end))
  }
}

function keyOf(spot: readonly number[] | undefined): string {
  return String(spot)
}
