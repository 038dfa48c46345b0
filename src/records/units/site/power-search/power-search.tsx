import { type ReactNode, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog, DialogBody } from '../../../../ui/overlays/dialog.tsx'
import { classNames } from '../../../../ui/style/class-names.ts'
import { useDebounced } from '../../../../ui/use-debounced.ts'
import { unitSearchQuery } from '../../rules/query.ts'
import { parseUnitSearch, type UnitSearch } from '../../rules/search.ts'
import type { SearchChoices } from './choices.ts'
import { HomeFields } from './home-fields.tsx'
import { OtherFilters } from './other-filters.tsx'
import { TermsFields } from './terms-fields.tsx'
import { WhereFields } from './where-fields.tsx'

const DEBOUNCE_MS = 300

/**
 * A panel with every filter of a search. It searches only when its button is pressed, and closing it keeps
 * the draft. `matches` renders how many homes match the draft.
 */
export default function PowerSearch({
  title = 'Power Search',
  search,
  cleared = {},
  choices,
  forStaff = false,
  busy,
  matches,
  onClose,
  onSearch,
  onMap,
  submitLabel = 'Search now!',
  actions,
}: {
  title?: string
  search: UnitSearch
  /** The search after Clear All. */
  cleared?: UnitSearch
  choices: SearchChoices
  forStaff?: boolean
  /** Whether results are loading. */
  busy: boolean
  matches: (search: UnitSearch) => ReactNode
  /** Called with the draft at that time. */
  onClose: (draft: UnitSearch) => void
  onSearch: (search: UnitSearch) => void
  /** Null where there is no map to show. */
  onMap: ((search: UnitSearch) => void) | null
  /** What its button says. */
  submitLabel?: string
  /** Further buttons of the panel. */
  actions?: ReactNode
}) {
  const [draft, setDraft] = useState(search)
  const part = { draft, onChange: setDraft }
  const settled = useDebounced(unitSearchQuery(parseUnitSearch(draft)), DEBOUNCE_MS)
  const settledSearch = parseUnitSearch(Object.fromEntries(new URLSearchParams(settled)))
  return (
    <Dialog
      open
      onClose={() => onClose(draft)}
      title={title}
      width="full"
      closesOutside={false}
      backCloses={!forStaff}
    >
      <DialogBody>
        <form
          id="power-search"
          // React events bubble through portals: a form around the button that opens the panel must not get them.
          onChange={(event) => event.stopPropagation()}
          onSubmit={(event) => {
            event.preventDefault()
            event.stopPropagation()
            onSearch(parseUnitSearch(draft))
          }}
          className={classNames(
            'grid gap-x-11 gap-y-6 pb-2 sm:px-2 lg:grid-cols-3',
            forStaff && 'dense',
          )}
        >
          <Part title="Where">
            <WhereFields {...part} choices={choices} />
          </Part>
          <Part title="The home">
            <HomeFields {...part} />
          </Part>
          <Part title="Terms">
            <TermsFields {...part} />
          </Part>
          <h3 className={titleLook}>Other Filters</h3>
          <OtherFilters {...part} forStaff={forStaff} />
        </form>
      </DialogBody>
      <footer className="grid grid-cols-2 items-center gap-3 border-t border-line px-5 py-3 sm:flex">
        <Button
          variant="plain"
          onClick={() => setDraft(cleared)}
          className="max-sm:order-2 max-sm:justify-self-end"
        >
          Clear All
        </Button>
        <p role="status" className="text-ink-2 tabular-nums max-sm:order-1 sm:ml-auto">
          {matches(settledSearch)}
        </p>
        {actions}
        {onMap && (
          <Button
            variant="quiet"
            onClick={() => onMap(parseUnitSearch(draft))}
            className="max-sm:order-3"
          >
            <span className="icon-map before:size-4.5" />
            View on Map
          </Button>
        )}
        <Button
          type="submit"
          form="power-search"
          disabled={busy}
          className={classNames('max-sm:order-4', Boolean(actions) && 'max-sm:col-span-2')}
        >
          {busy ? 'Searching...' : submitLabel}
        </Button>
      </footer>
    </Dialog>
  )
}

const titleLook = 'col-span-full border-b border-line pb-2.5 text-base font-strong'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 content-start gap-4">
      <h3 className={titleLook}>{title}</h3>
      {children}
    </section>
  )
}
