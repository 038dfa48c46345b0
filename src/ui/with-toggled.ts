/**
 * What is chosen after a press on one: a chosen one goes. In a `range` a new one brings with it all that
 * lie between the lowest and the highest. Always in the order of the options.
 */
export function withToggled(
  order: readonly string[],
  chosen: readonly string[],
  pressed: string,
  range: boolean,
): string[] {
  const next = new Set(chosen)
  if (next.delete(pressed)) return order.filter((value) => next.has(value))
  next.add(pressed)
  const places = order.flatMap((value, i) => (next.has(value) ? i : []))
  if (range) return order.slice(Math.min(...places), Math.max(...places) + 1)
  return order.filter((value) => next.has(value))
}
