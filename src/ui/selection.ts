/** What tells a row from every other. */
export type RowKey = string | number

/** The chosen rows of a list, on whatever page they are. */
export type Selection = {
  chosen: ReadonlySet<RowKey>
  onChange: (chosen: ReadonlySet<RowKey>) => void
}

/** The same choice with these rows in it, or all of them out where all are in. */
export function toggled(chosen: ReadonlySet<RowKey>, keys: readonly RowKey[]): Set<RowKey> {
  const isIn = keys.every((key) => chosen.has(key))
  const next = new Set(chosen)
  for (const key of keys) {
    if (isIn) next.delete(key)
    else next.add(key)
  }
  return next
}
