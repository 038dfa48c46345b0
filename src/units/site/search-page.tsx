import type { FormEvent } from 'react'
import type { LineChoice } from '../../places/site/station-options.tsx'
import { searchPath } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { parseUnitSearch } from '../search-rules.ts'
import { pageCount } from './paging.ts'
import { Paging } from './paging-links.tsx'
import { readQuickForm } from './quick-search.ts'
import { QuickSearchForm } from './quick-search-form.tsx'
import { searchHeadline } from './search-headline.ts'
import { SortSelect } from './sort-select.tsx'
import { UnitCard } from './unit-card.tsx'
import { type Results, useResults } from './use-results.ts'

/** What a search found. Its state is its address: the form, Back and a shared link all lead here. */
export default function SearchPage({
  today,
  lines,
  ...first
}: Results & { today: string; lines: readonly LineChoice[] }) {
  const { results, busy, failed, round, look } = useResults(first, lines)
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
