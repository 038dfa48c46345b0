/** Finds the names that are one typing error away from a key of at least two letters. */
export function namesNear<Named>(
  index: ReadonlyMap<string, readonly Named[]>,
): (key: string) => Named[] {
  // One error leaves the first letter or the last one as it is.
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

/** Whether a letter too many, too few, another, or two that changed places make the one of the other. */
export function isOneErrorAway(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let end = 0
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const left = a.slice(start, a.length - end)
  const right = b.slice(start, b.length - end)
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}
