type Pair = readonly number[]

/**
 * The borders of adjacent areas, each once, from one corner where three areas meet to the next. Drawn area by
 * area, a shared border would be simplified twice, differently.
 */
export function bordersOf(rings: readonly (readonly Pair[])[]): Pair[][] {
  const neighbours = new Map<string, Map<string, Pair>>()
  const join = (a: Pair, b: Pair) => {
    const neighboursOf = neighbours.get(String(a)) ?? new Map<string, Pair>()
    neighbours.set(String(a), neighboursOf.set(String(b), b))
  }
  const corners = new Map<string, Pair>()
  for (const ring of rings) {
    for (const [i, b] of ring.entries()) {
      const a = ring[i - 1]
      corners.set(String(b), b)
      if (!a || String(a) === String(b)) continue
      join(a, b)
      join(b, a)
    }
  }
  const isMeeting = (pair: Pair) => neighbours.get(String(pair))?.size !== 2
  const visited = new Set<string>()
  const walk = (from: Pair, first: Pair): Pair[] => {
    const border = [from]
    let [at, next]: [Pair, Pair | undefined] = [from, first]
    while (next && !visited.has(edge(at, next))) {
      visited.add(edge(at, next))
      border.push(next)
      const onwards: Pair[] = isMeeting(next)
        ? []
        : [...(neighbours.get(String(next))?.values() ?? [])]
      const previous = String(at)
      at = next
      next = onwards.find((candidate) => String(candidate) !== previous)
    }
    return border
  }
  const all = [...corners.values()]
  // Borders that no third area touches are rings without a start: they come last.
  return [...all.filter(isMeeting), ...all.filter((pair) => !isMeeting(pair))]
    .flatMap((from) =>
      [...(neighbours.get(String(from))?.values() ?? [])].map((to) => walk(from, to)),
    )
    .filter((border) => border.length > 1)
}

function edge(a: Pair, b: Pair): string {
  return [String(a), String(b)].sort().join(' ')
}
