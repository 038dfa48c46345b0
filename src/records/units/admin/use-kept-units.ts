import { useState } from 'react'
import type { UnitRecord } from '../rules/unit.ts'
import { keptOrder } from './kept-order.ts'

/** A listed unit, or one handled here that has left the list. */
export type KeptUnit = { unit: UnitRecord; isListed: boolean }

/** The units of a list in places that stay: those handled here remain, so that nothing moves under the pointer. */
export function useKeptUnits(listed: readonly UnitRecord[]) {
  const [handled, setHandled] = useState<ReadonlyMap<number, UnitRecord>>(new Map())
  const [shown, setShown] = useState<readonly number[]>([])
  const ids = listed.map(({ id }) => id)
  const order = keptOrder(shown, ids, handled)
  if (order !== shown) setShown(order)
  const listedById = new Map(listed.map((unit) => [unit.id, unit]))
  const kept = order.flatMap((id): KeptUnit[] => {
    const unit = newest(listedById.get(id), handled.get(id))
    return unit ? [{ unit, isListed: listedById.has(id) }] : []
  })
  return {
    kept,
    keep: (unit: UnitRecord) => setHandled((before) => new Map(before).set(unit.id, unit)),
  }
}

/** The later version of a unit read twice. */
export function newest(
  one: UnitRecord | undefined,
  other: UnitRecord | undefined,
): UnitRecord | undefined {
  if (!one || !other) return one ?? other
  return one.version >= other.version ? one : other
}
