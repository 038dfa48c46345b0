/** Identifies a row. */
export type RowKey = string | number

/** The selected rows of a list, on all pages. */
export type Selection = {
  chosen: ReadonlySet<RowKey>
  onChange: (chosen: ReadonlySet<RowKey>) => void
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
