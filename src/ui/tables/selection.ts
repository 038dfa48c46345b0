/** Identifies a row. */
export type RowKey = string | number

/** The selected rows of a list, on all pages. */
export type Selection = {
  chosen: ReadonlySet<RowKey>
  onChange: (chosen: ReadonlySet<RowKey>) => void
}

/** Gives the rows from one to another, both included, the state that the last of them gets by a toggle. */
export function toggledRange(
  chosen: ReadonlySet<RowKey>,
  keys: readonly RowKey[],
  from: RowKey,
  to: RowKey,
): Set<RowKey> {
  const [first, last] = [keys.indexOf(from), keys.indexOf(to)].sort((a, b) => a - b)
  if (first === undefined || last === undefined || first < 0) return toggled(chosen, [to])
  const isRemoved = chosen.has(to)
  const next = new Set(chosen)
  for (const key of keys.slice(first, last + 1)) {
    if (isRemoved) next.delete(key)
    else next.add(key)
  }
  return next
}

/** Adds rows to a selection, or removes them if all of them are selected. */
export function toggled(chosen: ReadonlySet<RowKey>, keys: readonly RowKey[]): Set<RowKey> {
  const isIn = keys.every((key) => chosen.has(key))
  const next = new Set(chosen)
  for (const key of keys) {
    if (isIn) next.delete(key)
    else next.add(key)
  }
  return next
}
