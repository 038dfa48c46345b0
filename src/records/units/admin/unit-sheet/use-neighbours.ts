import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ListState } from '../../../../admin/record-list/use-list-address.ts'
import { formatNumber } from '../../../../shared/money.ts'
import { PAGE_SIZE } from '../../../../ui/tables/list-foot.tsx'
import type { UnitRecord } from '../../rules/unit.ts'
import type { unitsQuery } from '../unit-calls.ts'

type Page = { items: readonly UnitRecord[]; total: number }

/** Where the open unit stands in its list, and the units beside it; null where there is none. */
export type Neighbours = {
  /** `17 of 38`; null when the unit is not in the list. */
  place: string | null
  previous: (() => void) | null
  next: (() => void) | null
  /** Goes on from the unit requested last, also before it is shown; does nothing at the end of the list. */
  go: (step: 1 | -1) => void
}

/**
 * The neighbours of the unit that a list's address opens, across its pages. A unit that has left the list keeps its
 * place, so that going on leads to the one after it.
 */
export function useNeighbours(
  list: ListState,
  id: number | null,
  page: Page | undefined,
  /** The query of another page; null for a list without pages. */
  pageQuery: ((page: number) => ReturnType<typeof unitsQuery>) | null,
): Neighbours {
  const queries = useQueryClient()
  const [last, setLast] = useState({ id, at: -1 })
  // The unit requested last until it is shown: keys may be pressed again before.
  const wanted = useRef<number | null>(null)
  useEffect(() => {
    if (id === null || id === wanted.current) wanted.current = null
  }, [id])
  const items = page?.items ?? []
  const found = items.findIndex((unit) => unit.id === id)
  const at = found >= 0 ? found : last.id === id ? last.at : -1
  if (found >= 0 && (last.id !== id || last.at !== found)) setLast({ id, at: found })
  const first = pageQuery ? (list.page - 1) * PAGE_SIZE : 0
  const total = page?.total ?? 0

  function show(unit: UnitRecord | undefined, toPage = list.page): void {
    if (!unit) return
    wanted.current = unit.id
    list.swap({ unit: unit.id, page: toPage })
  }

  function go(step: 1 | -1): void {
    const current = wanted.current ?? id
    const from = items.findIndex((unit) => unit.id === current)
    if (from < 0 && at < 0) return
    // The one after a unit that has left the list stands in its place.
    const to = from >= 0 ? from + step : step > 0 ? at : at - 1
    const unit = items[to]
    if (unit) show(unit)
    else void turn(step)
  }

  async function turn(step: 1 | -1): Promise<void> {
    const isThere = step > 0 ? first + items.length < total : first > 0
    if (!pageQuery || !isThere) return
    const toPage = list.page + step
    const { items: units } = await queries.query(pageQuery(toPage))
    show(units.at(step > 0 ? 0 : -1), toPage)
  }

  if (at < 0) return { place: null, previous: null, next: null, go }
  const hasNext = items[found >= 0 ? at + 1 : at] || (pageQuery && first + items.length < total)
  return {
    place: found >= 0 ? `${formatNumber(first + at + 1)} of ${formatNumber(total)}` : null,
    previous: at > 0 || first > 0 ? () => go(-1) : null,
    next: hasNext ? () => go(1) : null,
    go,
  }
}
