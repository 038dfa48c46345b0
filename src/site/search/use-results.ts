import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { LineChoice } from '../../places/site/line-choices.ts'
import { callApiList } from '../../shared/api-client.ts'
import type { UnitDocument } from '../../units/rules.ts'
import {
  parseUnitSearch,
  type UnitSearch,
  unitSearchQuery,
  visitorSearch,
} from '../../units/search-rules.ts'
import { type CardUnit, cardUnit } from '../../units/site/card-unit.ts'
import type { SearchNames } from '../../units/site/search-chips.ts'
import { type WayOut, waysOut } from '../../units/site/ways-out.ts'
import { PAGE_SIZE, pageAddress, readPage } from './paging.ts'
import { searchTitle } from './search-words.ts'

/** A page of what a search found; where it found nothing, what to look for instead. */
export type Results = Asked & {
  units: readonly CardUnit[]
  total: number
  ways: readonly WayOut[]
}

export type Asked = { search: UnitSearch; page: number }

/** How a search came to be asked: by its reader, by Back or Forward, or once more after it failed. */
type Cause = 'form' | 'link' | 'back' | 'retry'

type State = {
  /** What is asked for: shown at once. */
  asked: Asked
  /** What was found for it; null while it is looked for, and where that failed. */
  results: Results | null
  failed: boolean
  /** Counts the searches that the form did not make, so that it is drawn anew. */
  round: number
}

/**
 * The results on screen, and how to look for others. Of several searches under way only the last one's
 * answer is shown. Back and Forward show at once what was seen, where it was left, and then look again.
 */
export function useResults(
  first: Results,
  namesOf: (search: UnitSearch) => SearchNames,
  lines: readonly LineChoice[],
) {
  const { search, page } = first
  const [state, setState] = useState<State>({
    asked: { search, page },
    results: first,
    failed: false,
    round: 0,
  })
  const last = useRef(0)
  const seen = useRef(new Map([[addressOf(first), { results: first, top: 0 }]]))
  const address = addressOf(state.asked)

  async function look(asked: Asked, cause: Cause): Promise<void> {
    last.current += 1
    const mine = last.current
    if (cause === 'form' || cause === 'link') history.pushState(null, '', addressOf(asked))
    const known = cause === 'back' ? seen.current.get(addressOf(asked)) : undefined
    const begin = () =>
      setState(({ round }) => ({
        asked,
        results: known?.results ?? null,
        failed: false,
        round: cause === 'back' || cause === 'link' ? round + 1 : round,
      }))
    if (known) {
      // The page must have its old height before it can be where it was.
      flushSync(begin)
      scrollTo({ top: known.top, behavior: 'instant' })
    } else begin()
    const results = await find(asked, namesOf, lines).catch(() => null)
    if (mine !== last.current || (known && !results)) return
    if (results) {
      document.title = searchTitle(asked.search, namesOf(asked.search), asked.page)
      seen.current.set(addressOf(asked), { results, top: scrollY })
    }
    setState(({ round }) => ({ asked, results, failed: results === null, round }))
  }

  useEffect(() => {
    const back = () => {
      const asked = readAddress()
      // Links within the page come here too.
      if (addressOf(asked) !== address) void look(asked, 'back')
    }
    const keepTop = () => {
      const here = seen.current.get(address)
      if (here) here.top = scrollY
    }
    addEventListener('popstate', back)
    addEventListener('scroll', keepTop, { passive: true })
    return () => {
      removeEventListener('popstate', back)
      removeEventListener('scroll', keepTop)
    }
  })

  return { ...state, look }
}

async function find(
  { search, page }: Asked,
  namesOf: (search: UnitSearch) => SearchNames,
  lines: readonly LineChoice[],
): Promise<Results> {
  const { items, total } = await callSearch(search, PAGE_SIZE, (page - 1) * PAGE_SIZE)
  const count = async (other: UnitSearch) => (await callSearch(other, 1, 0)).total
  const ways = total === 0 ? await waysOut(search, namesOf(search), lines, count) : []
  return { search, page, units: items.map((unit) => cardUnit(unit, search)), total, ways }
}

function callSearch(search: UnitSearch, limit: number, offset: number) {
  const query = unitSearchQuery(search)
  return callApiList<UnitDocument>(
    `/api/units/search?${query && `${query}&`}limit=${limit}&offset=${offset}`,
  )
}

function addressOf({ search, page }: Asked): string {
  return pageAddress(search, page)
}

function readAddress(): Asked {
  const query = new URLSearchParams(location.search)
  const search = visitorSearch(parseUnitSearch(Object.fromEntries(query)))
  return { search, page: readPage(query.get('page')) }
}
