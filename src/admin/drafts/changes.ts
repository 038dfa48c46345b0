type Values = Readonly<Record<string, unknown>>

/** The fields of `values` that differ from `from`, except those in `without`. */
export function changesOf<Of extends Values>(
  values: Of,
  from: Values,
  without: readonly string[] = [],
): Partial<Of> {
  const changes: Partial<Of> = {}
  for (const name in values) {
    if (!without.includes(name) && !isSame(values[name], from[name])) changes[name] = values[name]
  }
  return changes
}

/** Whether two field values are equal. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
