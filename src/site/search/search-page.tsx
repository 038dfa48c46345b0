import { useEffect, useRef } from 'react'
import type { LineChoice } from '../../places/site/line-choices.ts'
import { Alert } from '../../ui/alert.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { CardSkeleton } from '../../ui/skeletons.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { placeCount } from '../../units/minutes-rules.ts'
import { parseUnitSearch, type UnitSearch, visitorSearch } from '../../units/search-rules.ts'
import { MinutesLines, type Places } from '../../units/site/minutes/minutes-lines.tsx'
import { forget, remember } from '../../units/site/minutes/remembered.ts'
import { readQuickForm } from '../../units/site/quick-search.ts'
import { searchChips } from '../../units/site/search-chips.ts'
import { type GivenNames, searchNames } from '../../units/site/search-names.ts'
import { UnitCard } from '../../units/site/unit-card.tsx'
import { mixesFigures } from '../../units/sort-rules.ts'
import { ChipRow } from './chip-row.tsx'
import { NoResults, PastTheEnd } from './no-results.tsx'
import { pageAddress, pageCount } from './paging.ts'
import { ResultsControls } from './results-controls.tsx'
import { SEARCH_FORM, SearchPanel } from './search-panel.tsx'
import { searchWords } from './search-words.ts'
import { type Results, useResults } from './use-results.ts'

const SKELETONS = 6
const FIRST_ROW = 3

/** What a search found. Its state is its address: the form, Back and a shared link all lead here. */
export default function SearchPage({
  today,
  lines,
  names: given,
  unknownPlace,
  ...first
}: Results & {
  today: string
  lines: readonly LineChoice[]
  names: GivenNames
  /** What was typed for a place, without JavaScript, that nobody knows. */
  unknownPlace: string | null
}) {
  const namesOf = (search: UnitSearch) => searchNames(search, given, lines)
  const { asked, results, failed, round, look } = useResults(first, namesOf, lines)
  const headline = useRef<HTMLHeadingElement>(null)
  const names = namesOf(asked.search)
  const busy = results === null && !failed

  useEffect(() => remember(asked.search, names.places ?? []), [asked.search, names.places])

  // Whoever takes the last place away means it on other pages too.
  function lookFor(search: UnitSearch, cause: 'form' | 'link'): void {
    if (placeCount(asked.search) > 0 && placeCount(search) === 0) forget()
    void look({ search, page: 1 }, cause)
  }

  function submit(form: Record<string, unknown>): void {
    lookFor(visitorSearch(parseUnitSearch(readQuickForm(form))), 'form')
  }

  // The link that was followed is gone: go on from what it led to.
  function follow(search: UnitSearch): void {
    lookFor(search, 'link')
    headline.current?.focus()
  }

  return (
    <>
      <SearchPanel key={round} lines={lines} search={asked.search} busy={busy} onSubmit={submit} />
      <div className="page-width grid grid-cols-1 gap-5 pt-5 pb-4">
        {unknownPlace && (
          <Alert>
            {`“${unknownPlace}” is not a place we know. Try a station, a landmark, or a road with its soi.`}
          </Alert>
        )}
        {/* An empty result offers to clear all by itself. */}
        <ChipRow
          chips={searchChips(asked.search, names)}
          clears={results?.total !== 0}
          onRemove={follow}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h1
            ref={headline}
            tabIndex={-1}
            aria-live="polite"
            className="text-2xl outline-none tabular-nums"
          >
            {searchWords(asked.search, names, { total: results?.total ?? null })}
          </h1>
          <ResultsControls form={SEARCH_FORM} search={asked.search} />
        </div>
        {mixesFigures(asked.search) && (
          <p className="-mt-3 text-sm text-ink-3">
            Homes that are only for rent are placed by their monthly rent.
          </p>
        )}
        {failed && (
          <ErrorState
            title="The search failed. Check your connection and try again."
            retry={() => void look(asked, 'retry')}
          />
        )}
        {busy && <LoadingCards />}
        {results &&
          (results.total === 0 ? (
            <NoResults ways={results.ways} onFollow={follow} />
          ) : (
            <Found
              results={results}
              today={today}
              places={{ names: names.places ?? [], limit: asked.search.minutesMax }}
            />
          ))}
      </div>
    </>
  )
}

function Found({ results, today, places }: { results: Results; today: string; places: Places }) {
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
          <UnitCard
            key={unit.id}
            unit={unit}
            today={today}
            first={i < FIRST_ROW}
            minutes={
              unit.minutes && (
                <div className="grid gap-1.5 pt-1">
                  <MinutesLines ways={unit.minutes} {...places} />
                </div>
              )
            }
          />
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
