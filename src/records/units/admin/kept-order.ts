/**
 * The order of rows while their list changes: those shown stay in their places as long as they are listed
 * or were handled here, new ones follow.
 */
export function keptOrder(
  shown: readonly number[],
  listed: readonly number[],
  handled: { has: (id: number) => boolean },
): readonly number[] {
  const isListed = new Set(listed)
  const kept = shown.filter((id) => isListed.has(id) || handled.has(id))
  const isKept = new Set(kept)
  const order = [...kept, ...listed.filter((id) => !isKept.has(id))]
  const isSame = order.length === shown.length && order.every((id, i) => id === shown[i])
  return isSame ? shown : order
}
