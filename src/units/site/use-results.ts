import { useEffect, useRef, useState } from 'react'
import type { LineChoice } from '../../places/site/station-options.tsx'
import { callApiList } from '../../shared/api-client.ts'
import type { UnitDocument } from '../rules.ts'
import { parseUnitSearch, type UnitSearch, unitSearchQuery } from '../search-rules.ts'
import { type CardUnit, cardUnit } from './card-unit.ts'
import { PAGE_SIZE, pageAddress, readPage } from './paging.ts'
import { searchHeadline } from './search-headline.ts'

/** A page of what a search found. */
export type Results = Asked & { units: readonly CardUnit[]; total: number }

type Asked = { search: UnitSearch; page: number }

/**
 * The results on screen, and how to look for others: at a new address, at the one that Back leads to, or
 * the same once more. Of several searches under way only the last one's answer is shown. `round` counts
 * the searches that the form did not make, so that it can be drawn anew.
 */
export function useResults(first: Results, lines: readonly LineChoice[]) {
  const [state, setState] = useState({ results: first, busy: false, failed: false, round: 0 })
  const last = useRef(0)

  async function look(asked: Asked, address: 'new' | 'back' | 'same'): Promise<void> {
    last.current += 1
    const mine = last.current
    if (address === 'new') history.pushState(null, '', pageAddress(asked.search, asked.page))
    setState((now) => ({ ...now, busy: true }))
    const results = await find(asked).catch(() => null)
    if (mine !== last.current) return
    if (results) document.title = `${searchHeadline(results.total, asked.search, lines)} · Sathani`
    setState((now) => ({
      results: results ?? { ...asked, units: [], total: 0 },
      busy: false,
      failed: results === null,
      round: address === 'back' ? now.round + 1 : now.round,
    }))
  }

  useEffect(() => {
    const back = () => void look(readAddress(), 'back')
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  })

  return { ...state, look }
}

async function find({ search, page }: Asked): Promise<Results> {
  const query = unitSearchQuery(search)
  const window = `limit=${PAGE_SIZE}&offset=${(page - 1) * PAGE_SIZE}`
  const { items, total } = await callApiList<UnitDocument>(
    `/api/units/search?${query && `${query}&`}${window}`,
  )
  return { search, page, units: items.map(cardUnit), total }
}

function readAddress(): Asked {
  const query = new URLSearchParams(location.search)
  return { search: parseUnitSearch(Object.fromEntries(query)), page: readPage(query.get('page')) }
}
