import { type ReactNode, useEffect, useRef } from 'react'
import type { LineChoice } from '../../city/places/site/line-choices.ts'
import { placeCount } from '../../records/units/rules/minutes-query.ts'
import { unitSearchQuery } from '../../records/units/rules/query.ts'
import type { RecordNames } from '../../records/units/rules/record-names.ts'
import type { UnitSearch } from '../../records/units/rules/search.ts'
import { mixesPricesAndRents } from '../../records/units/rules/sort.ts'
import { clearRemembered, remember } from '../../records/units/site/minutes/remembered.ts'
import { powerSearchPath } from '../../shared/paths.ts'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { inPageClick } from '../../ui/in-page-click.ts'
import { Count } from '../../ui/tables/count.tsx'
import { PowerSearchButton } from '../power-search/power-search-button.tsx'
import { RecentlyViewed } from '../saved/recently-viewed.tsx'
import type { PlaceQuestion } from './ask-place.tsx'
import { ChipRow } from './chip-row.tsx'
import { FoundUnits, LoadingCards, Pages } from './found.tsx'
import { LazyMapScreen, whenMapReady } from './lazy-map-screen.tsx'
import { LazyQuestion, whenQuestionReady } from './lazy-question.tsx'
import { NoResults } from './no-results.tsx'
import { pageAddress } from './paging.ts'
import { ReachMenu } from './reach-menu.tsx'
import type { Results, SearchQuery } from './results.ts'
import { ResultsControls } from './results-controls.tsx'
import { scrollResults } from './results-top.ts'
import { SEARCH_FORM, SearchPanel, searchFields } from './search-panel.tsx'
import { IgnoredWords, TakenPlace } from './taken-place.tsx'
import { useResults } from './use-results.ts'
import { ViewSwitch } from './view-switch.tsx'

/** Resolves when the page can be hydrated in its initial view. */
export const whenReady = Promise.all([whenMapReady, whenQuestionReady])

const listingTypes = [
  { value: 'rent', label: 'Homes to rent' },
  { value: 'sale', label: 'Homes to buy' },
] as const

/** The search results. The state of the page is its URL. */
export default function SearchPage({
  today,
  lines,
  names,
  sorts,
  ask,
  resolvedFrom,
  ignored,
  ...first
}: Results & {
  today: string
  lines: readonly LineChoice[]
  names: RecordNames
  sorts: readonly { value: string; label: string }[]
  /** A typed place that could not be taken: several are meant, or none is known. */
  ask: PlaceQuestion | null
  /** The typed text of a place that was taken because only one is called so. */
  resolvedFrom: string
  /** The words of a typed sentence that are no filter. */
  ignored: readonly string[]
}) {
  const { query, summary, results, failed, formKey, runSearch, retry, learnPlace } = useResults(
    first,
    names,
    lines,
  )
  const headline = useRef<HTMLHeadingElement>(null)
  const busy = results === null && !failed
  const { search, view } = query
  const onMap = view !== 'list'
  const reaches = results?.reaches ?? []
  const reach = summary.chips.find((chip) => chip.reach)?.reach
  const places = { names: summary.places, limit: search.minutesMax }
  const go = (next: Partial<SearchQuery>) =>
    void runSearch(() => forgets({ search, page: 1, view, ...next }), 'link')

  useEffect(() => remember(search, summary.places), [search, summary.places])
  useEffect(() => keepNear(search.near), [search.near])

  // Removing the last place also removes the stored places.
  function forgets(next: SearchQuery): SearchQuery {
    if (placeCount(search) > 0 && placeCount(next.search) === 0) clearRemembered()
    return next
  }

  async function submit(form: Record<string, unknown>, isPressed: boolean): Promise<void> {
    await runSearch(({ readForm }) => forgets({ search: readForm(form), page: 1, view }), 'form')
    if (isPressed) headline.current?.focus({ preventScroll: view !== 'list' })
  }

  // The followed link has been removed, so the focus moves on.
  function followLink(next: UnitSearch): void {
    go({ search: next })
    headline.current?.focus()
  }

  const powerSearch = (children: ReactNode, className: string) => (
    <PowerSearchButton
      {...{ lines, busy, className }}
      fields={searchFields}
      href={powerSearchPath(unitSearchQuery(search))}
      onSearch={(searched) =>
        void runSearch(
          () => forgets({ search: searched.search, page: 1, view: searched.view ?? view }),
          'link',
          searched,
        )
      }
    >
      <span className="icon-sliders-horizontal before:size-4.5" />
      {children}
      {summary.chips.length > 0 && (
        <>
          <Count value={summary.chips.length} />
          <span className="sr-only">in use</span>
        </>
      )}
    </PowerSearchButton>
  )
  const panel = (
    <SearchPanel
      {...{ lines, search, view, formKey, busy }}
      place={summary.place}
      typed={ask?.field === 'where' ? ask.typed : ''}
      onPlace={({ search, name }) => learnPlace(search, name)}
      onSubmit={(...args) => void submit(...args)}
    >
      {powerSearch('Power Search', 'h-11.5 px-3.5!')}
    </SearchPanel>
  )
  const chips = (
    // An empty result has its own link to clear all.
    <>
      <ChipRow
        {...{ search, view }}
        chips={summary.chips}
        reaches={reaches}
        clears={results?.total !== 0}
        onRemove={followLink}
        onReach={(next) => go({ search: next })}
      />
      {ignored.length > 0 && search === first.search && <IgnoredWords words={ignored} />}
    </>
  )
  const controls = (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <ResultsControls form={SEARCH_FORM} search={search} sorts={sorts} />
      <ViewSwitch asked={query} onView={(next) => go({ view: next, page: query.page })} />
    </div>
  )
  const title = (className: string) => (
    <h1 ref={headline} tabIndex={-1} aria-live="polite" className={className}>
      {summary.words.replace(/ (?=(?:THB|sqm|km|m)\b)/g, '\u00a0')}
    </h1>
  )
  const state = (
    <>
      {failed && (
        <ErrorState title="The search failed. Check your connection and try again." retry={retry} />
      )}
      {busy && <LoadingCards isList={onMap} />}
      {results?.total === 0 && (
        <NoResults suggestions={results.suggestions} view={view} onFollow={followLink} />
      )}
    </>
  )
  const pages = results && results.total > 0 && (
    <Pages
      results={results}
      onPage={(page) => {
        go({ page })
        headline.current?.focus({ preventScroll: true })
        scrollResults(0)
      }}
    />
  )
  if (onMap) {
    return (
      <>
        {title('sr-only')}
        <LazyMapScreen
          places={places}
          units={results?.units ?? []}
          total={results?.total ?? null}
          bar={
            <>
              {panel}
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-4.5 py-2.5 lg:px-7">
                {chips}
                <div className="ml-auto">{controls}</div>
              </div>
            </>
          }
          query={query}
          chips={summary.chips}
          filters={powerSearch(<span className="sr-only">Power Search</span>, 'border-0! px-3!')}
          reach={
            reach && (
              <ReachMenu
                {...{ search, view, reaches }}
                label={reach}
                onReach={(next) => go({ search: next })}
                className="mt-2 min-h-11 rounded-control border border-accent bg-accent-wash px-3 text-accent shadow-float"
              />
            )
          }
          onGo={go}
          hasFailed={failed}
          hasNotice={failed || results?.total === 0}
        >
          {state}
          {pages}
        </LazyMapScreen>
      </>
    )
  }
  return (
    <>
      {panel}
      <div className="page-width grid grid-cols-1 gap-5 pt-5 pb-4">
        {ask && <LazyQuestion {...ask} lines={lines} />}
        {resolvedFrom && summary.place && (
          <TakenPlace name={summary.place.name} typed={resolvedFrom} />
        )}
        {chips}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          {title('min-w-0 text-2xl wrap-anywhere outline-none tabular-nums')}
          {controls}
        </div>
        {mixesPricesAndRents(search) && (
          <p className="-mt-3 flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
            Rents and prices can’t be compared. Which do you mean?
            {listingTypes.map(({ value, label }) => (
              <a
                key={value}
                href={pageAddress({ ...search, listingType: value }, 1, view)}
                onClick={inPageClick(() => followLink({ ...search, listingType: value }))}
                className="inline-flex min-h-9 items-center font-medium text-accent underline-offset-4 hover:underline"
              >
                {label}
              </a>
            ))}
          </p>
        )}
        {state}
        {results && <FoundUnits {...{ results, today, places }} />}
        {pages}
        <RecentlyViewed />
      </div>
    </>
  )
}

/** Keeps the place of a search for the page of saved homes; most searches have none. */
function keepNear(near: string | undefined): void {
  if (near === undefined) return
  import('../../records/units/site/last-place.ts').then(
    ({ keepPlace }) => keepPlace(near),
    () => {},
  )
}
