/** Adds an option to the chosen ones or removes it, keeping the order of the options. */
export function withToggled(
  order: readonly string[],
  chosen: readonly string[],
  toggled: string,
): string[] {
  const next = new Set(chosen)
  if (!next.delete(toggled)) next.add(toggled)
  return order.filter((value) => next.has(value))
}
