import type { FormEvent, ReactNode } from 'react'
import type { LineChoice } from '../../city/places/site/line-choices.ts'
import { PLACE_TEXT_FIELD } from '../../city/rail/site/minutes/place-fields.ts'
import type { PickedPlace } from '../../records/finder/rules/suggestion.ts'
import type { UnitSearch } from '../../records/units/rules/search.ts'
import { MinutesFold } from '../../records/units/site/minutes/minutes-fold.tsx'
import { otherFilters } from '../../records/units/site/quick-search.ts'
import { QuickSearchFields, WHERE_FIELD } from '../../records/units/site/quick-search-fields.tsx'
import type { SearchPlace } from '../../records/units/site/search-place.ts'
import { searchPath } from '../../shared/paths.ts'
import { Button } from '../../ui/button.tsx'
import type { SearchView } from './paging.ts'

/** The id of the form, for controls outside it. */
export const SEARCH_FORM = 'search-form'

/** The current values of the form. */
export function searchFields(): Record<string, unknown> {
  const form = document.getElementById(SEARCH_FORM)
  return form instanceof HTMLFormElement ? Object.fromEntries(new FormData(form)) : {}
}

/**
 * The search form above the results: a bar on wide screens, collapsed on a phone when there are filters. It
 * keeps filters that it has no field for as hidden inputs.
 */
export function SearchPanel({
  lines,
  search,
  place,
  typed,
  view,
  formKey,
  busy,
  onSubmit,
  onPlace,
  children,
}: {
  lines: readonly LineChoice[]
  search: UnitSearch
  place: SearchPlace | null
  /** The text of a place that was not found. */
  typed: string
  view: SearchView
  /** Counts searches made elsewhere, after which the form is reset to the current search. */
  formKey: number
  busy: boolean
  /** `isPressed`: by the button or Enter, not by a changed control. */
  onSubmit: (form: Record<string, unknown>, isPressed: boolean) => void
  /** Called with each picked place. */
  onPlace: (place: PickedPlace) => void
  /** The button to all other filters. */
  children: ReactNode
}) {
  function submit(event: FormEvent<HTMLFormElement>): void {
    const form = event.currentTarget
    const fields = Object.fromEntries(new FormData(form))
    // A place that was typed and not picked is found by the server, which asks if several are meant.
    if (fields[WHERE_FIELD] || fields[PLACE_TEXT_FIELD]) return
    event.preventDefault()
    // A changed control submits the form too, without a button.
    const { submitter } = event.nativeEvent as SubmitEvent
    onSubmit(fields, submitter !== null)
    const isFolding = !matchMedia('(min-width: 64rem)').matches
    if (isFolding) form.closest('details')?.removeAttribute('open')
  }

  return (
    <section aria-label="Search" className="border-b border-line bg-wash">
      <details
        open={Object.keys(search).length === 0}
        className="group page-width lg:details-content:[content-visibility:visible]"
      >
        <summary className="flex min-h-13 list-none items-center gap-2.5 font-medium lg:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
          <span className="icon-sliders-horizontal text-accent" />
          <span className="group-open:hidden">Change search</span>
          <span className="hidden group-open:inline">Search</span>
        </summary>
        <form
          id={SEARCH_FORM}
          method="get"
          action={searchPath()}
          onSubmit={submit}
          className="search-fields"
        >
          <QuickSearchFields
            key={formKey}
            {...{ lines, search, place, typed }}
            onPlace={(picked) => picked && onPlace(picked)}
          />
          <div className="flex gap-3 sm:col-span-2 lg:col-span-1 lg:mt-6.75">
            {children}
            <Button type="submit" disabled={busy} className="h-11.5 min-w-28 flex-auto">
              {busy ? 'Searching...' : 'Search'}
            </Button>
          </div>
          <MinutesFold
            key={`minutes ${formKey}`}
            lines={lines}
            search={search}
            className="col-span-full"
          />
          <Button type="submit" disabled={busy} className="col-span-full">
            Search
          </Button>
          {view !== 'list' && <input type="hidden" name="view" value={view} />}
          {otherFilters(search).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </form>
      </details>
    </section>
  )
}
