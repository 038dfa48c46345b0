import { type ReactNode, useEffect, useRef } from 'react'
import type { LineChoice } from '../../places/site/line-choices.ts'
import { powerSearchPath } from '../../shared/paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Count } from '../../ui/count.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { placeCount } from '../../units/asked-rules.ts'
import { unitSearchQuery } from '../../units/query-rules.ts'
import type { UnitSearch } from '../../units/search-rules.ts'
import { forget, remember } from '../../units/site/minutes/remembered.ts'
import type { GivenNames } from '../../units/site/search-names.ts'
import { mixesFigures } from '../../units/sort-rules.ts'
import { PowerSearchButton } from '../power-search/power-search-button.tsx'
import { ChipRow } from './chip-row.tsx'
import { Found, LoadingCards, Pages } from './found.tsx'
import { LaterMapScreen, whenMapReady } from './later-map-screen.tsx'
import { MapTop } from './map-top.tsx'
import { NoResults } from './no-results.tsx'
import type { Asked, Results } from './results.ts'
import { ResultsControls } from './results-controls.tsx'
import { scrollResults } from './results-top.ts'
import { SEARCH_FORM, SearchPanel, searchFields } from './search-panel.tsx'
import { useResults } from './use-results.ts'
import { ViewSwitch } from './view-switch.tsx'

/** Settles once this page can be drawn as it is shown first. */
export const whenReady = whenMapReady

/** What a search found. Its state is its address: the form, Back and a shared link all lead here. */
export default function SearchPage({
  today,
  lines,
  names,
  sorts,
  unknownPlace,
  ...first
}: Results & {
  today: string
  lines: readonly LineChoice[]
  names: GivenNames
  sorts: readonly { value: string; label: string }[]
  /** What was typed for a place, without JavaScript, that nobody knows. */
  unknownPlace: string | null
}) {
  const { asked, told, results, failed, round, look, retry } = useResults(first, names, lines)
  const headline = useRef<HTMLHeadingElement>(null)
  const busy = results === null && !failed
  const { search, view } = asked
  const onMap = view !== 'list'
  const places = { names: told.places, limit: search.minutesMax }
  const go = (next: Partial<Asked>) =>
    void look(() => forgets({ search, page: 1, view, ...next }), 'link')

  useEffect(() => remember(search, told.places), [search, told.places])

  // Whoever takes the last place away means it on other pages too.
  function forgets(next: Asked): Asked {
    if (placeCount(search) > 0 && placeCount(next.search) === 0) forget()
    return next
  }

  function submit(form: Record<string, unknown>): void {
    void look(({ readForm }) => forgets({ search: readForm(form), page: 1, view }), 'form')
  }

  // The link that was followed is gone: go on from what it led to.
  function follow(next: UnitSearch): void {
    go({ search: next })
    headline.current?.focus()
  }

  const powerSearch = (children: ReactNode, className: string) => (
    <PowerSearchButton
      {...{ lines, busy, className }}
      fields={searchFields}
      href={powerSearchPath(unitSearchQuery(search))}
      onSearch={(searched) =>
        void look(
          () => forgets({ search: searched.search, page: 1, view: searched.view ?? view }),
          'link',
          searched,
        )
      }
    >
      <span className="icon-sliders-horizontal before:size-4.5" />
      {children}
      {told.chips.length > 0 && (
        <>
          <Count value={told.chips.length} />
          <span className="sr-only">in use</span>
        </>
      )}
    </PowerSearchButton>
  )
  const panel = (
    <SearchPanel {...{ lines, search, view, round, busy }} onSubmit={submit}>
      {powerSearch('Power Search', 'h-11.5 px-3.5!')}
    </SearchPanel>
  )
  const chips = (
    // An empty result offers to clear all by itself.
    <ChipRow chips={told.chips} view={view} clears={results?.total !== 0} onRemove={follow} />
  )
  const controls = (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <ResultsControls form={SEARCH_FORM} search={search} sorts={sorts} />
      <ViewSwitch asked={asked} onView={(next) => go({ view: next, page: asked.page })} />
    </div>
  )
  const title = (className: string) => (
    <h1 ref={headline} tabIndex={-1} aria-live="polite" className={className}>
      {told.words}
    </h1>
  )
  const state = (
    <>
      {failed && (
        <ErrorState title="The search failed. Check your connection and try again." retry={retry} />
      )}
      {busy && <LoadingCards isList={onMap} />}
      {results?.total === 0 && <NoResults ways={results.ways} view={view} onFollow={follow} />}
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
        <LaterMapScreen
          {...{ search, view, places }}
          units={results?.units ?? []}
          bar={
            <>
              {panel}
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-4.5 py-2.5 lg:px-7">
                {chips}
                <div className="ml-auto">{controls}</div>
              </div>
            </>
          }
          top={
            <MapTop chips={told.chips} asked={asked} onList={() => go({ view: 'list' })}>
              {powerSearch(<span className="sr-only">Power Search</span>, 'border-0! px-3!')}
            </MapTop>
          }
          onSearchArea={(box) => go({ search: { ...search, box } })}
        >
          {state}
          {pages}
        </LaterMapScreen>
      </>
    )
  }
  return (
    <>
      {panel}
      <div className="page-width grid grid-cols-1 gap-5 pt-5 pb-4">
        {unknownPlace && (
          <Alert>
            {`“${unknownPlace}” is not a place we know. Try a station, a landmark, or a road with its soi.`}
          </Alert>
        )}
        {chips}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          {title('min-w-0 text-2xl wrap-anywhere outline-none tabular-nums')}
          {controls}
        </div>
        {mixesFigures(search) && (
          <p className="-mt-3 text-sm text-ink-3">
            Homes that are only for rent are placed by their monthly rent.
          </p>
        )}
        {state}
        {results && <Found {...{ results, today, places }} />}
        {pages}
      </div>
    </>
  )
}
