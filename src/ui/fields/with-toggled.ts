/**
 * Adds an option to the chosen ones or removes it, keeping the order of the options. In a `range` adding one
 * adds all between the lowest and the highest.
 */
export function withToggled(
  order: readonly string[],
  chosen: readonly string[],
  toggled: string,
  range: boolean,
): string[] {
  const next = new Set(chosen)
  if (next.delete(toggled)) return order.filter((value) => next.has(value))
  next.add(toggled)
  const indexes = order.flatMap((value, i) => (next.has(value) ? i : []))
  if (range) return order.slice(Math.min(...indexes), Math.max(...indexes) + 1)
  return order.filter((value) => next.has(value))
}
