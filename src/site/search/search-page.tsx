import { useRef } from 'react'
import type { LineChoice } from '../../places/site/line-choices.ts'
import { powerSearchPath } from '../../shared/paths.ts'
import { Count } from '../../ui/count.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { CardSkeleton } from '../../ui/skeletons.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { unitSearchQuery } from '../../units/query-rules.ts'
import type { UnitSearch } from '../../units/search-rules.ts'
import type { GivenNames } from '../../units/site/search-names.ts'
import { UnitCard } from '../../units/site/unit-card.tsx'
import { mixesFigures } from '../../units/sort-rules.ts'
import { PowerSearchButton } from '../power-search/power-search-button.tsx'
import { ChipRow } from './chip-row.tsx'
import { NoResults, PastTheEnd } from './no-results.tsx'
import { pageAddress, pageCount } from './paging.ts'
import type { Results } from './results.ts'
import { ResultsControls } from './results-controls.tsx'
import { SEARCH_FORM, SearchPanel, searchFields } from './search-panel.tsx'
import { useResults } from './use-results.ts'

const SKELETONS = 6
const FIRST_ROW = 3

/** What a search found. Its state is its address: the form, Back and a shared link all lead here. */
export default function SearchPage({
  today,
  lines,
  names,
  sorts,
  ...first
}: Results & {
  today: string
  lines: readonly LineChoice[]
  names: GivenNames
  sorts: readonly { value: string; label: string }[]
}) {
  const { asked, told, results, failed, round, look, retry } = useResults(first, names, lines)
  const headline = useRef<HTMLHeadingElement>(null)
  const busy = results === null && !failed

  function submit(form: Record<string, unknown>): void {
    void look(({ readForm }) => ({ search: readForm(form), page: 1 }), 'form')
  }

  // The link that was followed is gone: go on from what it led to.
  function follow(search: UnitSearch): void {
    void look(() => ({ search, page: 1 }), 'link')
    headline.current?.focus()
  }

  return (
    <>
      <SearchPanel {...{ lines, round, busy }} search={asked.search} onSubmit={submit}>
        <PowerSearchButton
          {...{ lines, busy }}
          fields={searchFields}
          href={powerSearchPath(unitSearchQuery(asked.search))}
          onSearch={({ search, names }) =>
            void look(() => ({ search, page: 1 }), 'link', { search, names })
          }
          className="h-11.5 px-3.5!"
        >
          <span className="icon-sliders-horizontal before:size-4.5" />
          Power Search
          {told.chips.length > 0 && (
            <>
              <Count value={told.chips.length} />
              <span className="sr-only">in use</span>
            </>
          )}
        </PowerSearchButton>
      </SearchPanel>
      <div className="page-width grid grid-cols-1 gap-5 pt-5 pb-4">
        {/* An empty result offers to clear all by itself. */}
        <ChipRow chips={told.chips} clears={results?.total !== 0} onRemove={follow} />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h1
            ref={headline}
            tabIndex={-1}
            aria-live="polite"
            className="text-2xl outline-none tabular-nums"
          >
            {told.words}
          </h1>
          <ResultsControls form={SEARCH_FORM} search={asked.search} sorts={sorts} />
        </div>
        {mixesFigures(asked.search) && (
          <p className="-mt-3 text-sm text-ink-3">
            Homes that are only for rent are placed by their monthly rent.
          </p>
        )}
        {failed && (
          <ErrorState
            title="The search failed. Check your connection and try again."
            retry={retry}
          />
        )}
        {busy && <LoadingCards />}
        {results &&
          (results.total === 0 ? (
            <NoResults ways={results.ways} onFollow={follow} />
          ) : (
            <Found results={results} today={today} />
          ))}
      </div>
    </>
  )
}

function Found({ results, today }: { results: Results; today: string }) {
  const { search, page, units, total } = results
  const pages = pageCount(total)
  if (units.length === 0) return <PastTheEnd search={search} pages={pages} />
  return (
    <section aria-labelledby="results" className="grid grid-cols-1 gap-8">
      <h2 id="results" className="sr-only">
        Results
      </h2>
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {units.map((unit, i) => (
          <UnitCard key={unit.id} unit={unit} today={today} first={i < FIRST_ROW} />
        ))}
      </div>
      <Pagination page={page} pages={pages} address={(target) => pageAddress(search, target)} />
    </section>
  )
}

function LoadingCards() {
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: SKELETONS }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
        <CardSkeleton key={i} />
      ))}
    </div>
  )
}
