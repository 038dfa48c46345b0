import { useState } from 'react'
import { keptOrder } from '../../../records/units/admin/kept-order.ts'
import type { FollowUpItem } from '../rules/follow-up.ts'

/** Homes confirmed in this list, with the version that this made; null while it is saved. */
export type ConfirmedHomes = {
  versions: ReadonlyMap<number, number | null>
  keep: (item: FollowUpItem, version: number | null) => void
  drop: (item: FollowUpItem) => void
}

/** The homes to confirm in places that stay: those confirmed here remain, so that nothing moves under the pointer. */
export function useConfirmedHomes(listed: readonly FollowUpItem[]) {
  const [kept, setKept] = useState<
    ReadonlyMap<number, { item: FollowUpItem; version: number | null }>
  >(new Map())
  const [shown, setShown] = useState<readonly number[]>([])
  const listedById = new Map(listed.map((item) => [item.id, item]))
  const order = keptOrder(shown, [...listedById.keys()], kept)
  if (order !== shown) setShown(order)
  const confirmed: ConfirmedHomes = {
    versions: new Map([...kept].map(([id, { version }]) => [id, version])),
    keep: (item, version) => setKept((all) => new Map(all).set(item.id, { item, version })),
    drop: ({ id }) => setKept((all) => new Map([...all].filter(([one]) => one !== id))),
  }
  const items = order.flatMap((id) => kept.get(id)?.item ?? listedById.get(id) ?? [])
  return { items, confirmed }
}
