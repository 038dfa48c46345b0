/**
 * Returns a function that finds the names one typing error away from a key of at least two letters.
 */
export function similarNames<Named>(
  index: ReadonlyMap<string, readonly Named[]>,
): (key: string) => Named[] {
  // A single error leaves either the first or the last letter unchanged.
  const names = [...index.keys()]
  const byFirst = Map.groupBy(names, (name) => name.length + name.slice(0, 1))
  const byLast = Map.groupBy(names, (name) => name.length + name.slice(-1))
  return (key) => {
    const near = new Set<string>()
    for (const length of [key.length - 1, key.length, key.length + 1]) {
      for (const name of byFirst.get(length + key.slice(0, 1)) ?? []) {
        if (isOneErrorAway(key, name)) near.add(name)
      }
      for (const name of byLast.get(length + key.slice(-1)) ?? []) {
        if (isOneErrorAway(key, name)) near.add(name)
      }
    }
    return [...near].flatMap((name) => index.get(name) ?? [])
  }
}

/** Whether inserting, deleting, replacing or swapping one letter turns `a` into `b`. */
export function isOneErrorAway(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let end = 0
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const remaining = a.slice(start, a.length - end)
  const right = b.slice(start, b.length - end)
  if (remaining.length <= 1 && right.length <= 1) return true
  return (
    remaining.length === 2 &&
    right.length === 2 &&
    remaining[0] === right[1] &&
    remaining[1] === right[0]
  )
}
