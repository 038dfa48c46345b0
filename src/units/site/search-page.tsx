import { type FormEvent, useEffect, useState } from 'react'
import type { LineChoice } from '../../places/site/station-options.tsx'
import { callApiList } from '../../shared/api-client.ts'
import { searchPath } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import type { UnitDocument } from '../rules.ts'
import { parseUnitSearch, type UnitSearch, unitSearchQuery } from '../search-rules.ts'
import { type CardUnit, cardUnit } from './card-unit.ts'
import { PAGE_SIZE, pageAddress, pageCount, readPage } from './paging.ts'
import { Paging } from './paging-links.tsx'
import { readQuickForm } from './quick-search.ts'
import { QuickSearchForm } from './quick-search-form.tsx'
import { searchHeadline } from './search-headline.ts'
import { SortSelect } from './sort-select.tsx'
import { UnitCard } from './unit-card.tsx'

type Results = {
  search: UnitSearch
  page: number
  units: readonly CardUnit[]
  total: number
}

/** What a search found. Its state is its address: the form, Back and a shared link all lead here. */
export default function SearchPage({
  today,
  lines,
  ...first
}: Results & { today: string; lines: readonly LineChoice[] }) {
  const { results, busy, failed, round, look } = useResults(first)
  const { search, page, units, total } = results

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = Object.fromEntries(new FormData(event.currentTarget))
    void look({ search: parseUnitSearch(readQuickForm(form)), page: 1 }, 'new')
  }

  return (
    <div className="page-width grid gap-7 py-7">
      <div key={round}>
        <QuickSearchForm lines={lines} search={search} busy={busy} onSubmit={submit}>
          <SortSelect sort={search.sort} />
        </QuickSearchForm>
      </div>
      <h1 className="text-2xl" aria-live="polite">
        {failed ? 'Search' : searchHeadline(total, search, lines)}
      </h1>
      {failed ? (
        <ErrorState
          title="The search failed. Check your connection and try again."
          retry={() => void look({ search, page }, 'same')}
        />
      ) : units.length === 0 ? (
        <EmptyState title="No homes match this search">
          <p>Try another station, a wider price range, or fewer conditions.</p>
          <ButtonLink look="quiet" size="small" href={searchPath()} className="mt-3">
            Clear All
          </ButtonLink>
        </EmptyState>
      ) : (
        <section aria-label="Results" aria-busy={busy} className="grid gap-8">
          <h2 className="sr-only">Results</h2>
          <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {units.map((unit, i) => (
              <UnitCard key={unit.id} unit={unit} today={today} first={i < 3} />
            ))}
          </div>
          <Paging search={search} page={page} pages={pageCount(total)} />
        </section>
      )}
    </div>
  )
}

type Asked = { search: UnitSearch; page: number }

/** The results on screen, and how to look for others: a new address, Back's, or the same once more. */
function useResults(first: Results) {
  const [state, setState] = useState({ results: first, busy: false, failed: false, round: 0 })

  async function look(asked: Asked, address: 'new' | 'back' | 'same'): Promise<void> {
    if (address === 'new') history.pushState(null, '', pageAddress(asked.search, asked.page))
    setState((now) => ({ ...now, busy: true }))
    const round = address === 'back' ? 1 : 0
    try {
      const results = await find(asked)
      setState((now) => ({ results, busy: false, failed: false, round: now.round + round }))
    } catch {
      const results = { ...asked, units: [], total: 0 }
      setState((now) => ({ results, busy: false, failed: true, round: now.round + round }))
    }
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
