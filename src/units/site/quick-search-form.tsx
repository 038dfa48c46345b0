import { type ReactNode, useEffect, useRef } from 'react'
import type { LineChoice } from '../../places/site/line-choices.ts'
import { searchPath } from '../../shared/paths.ts'
import { Button } from '../../ui/button.tsx'
import { MINUTES_PLACE } from './minutes/read-place-fields.ts'
import { QuickSearchFields } from './quick-search-fields.tsx'

const QUICK_FORM = 'quick-search'

/** What stands in the form by now. */
export function quickFields(): Record<string, unknown> {
  const form = document.getElementById(QUICK_FORM)
  return form instanceof HTMLFormElement ? Object.fromEntries(new FormData(form)) : {}
}

/**
 * Station, price and bedrooms: a plain form that goes to the search page. `onChoose` hears of what is
 * chosen: what a browser filled in again at first, then every change.
 */
export function QuickSearchForm({
  lines,
  onChoose,
  children,
}: {
  lines: readonly LineChoice[]
  onChoose: (form: Record<string, unknown>) => void
  children?: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  const tell = (changed: Record<string, unknown> = {}) => {
    if (form.current) onChoose({ ...Object.fromEntries(new FormData(form.current)), ...changed })
  }
  // Going back, browsers fill a form in before this code runs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => tell(), [])

  return (
    <form
      ref={form}
      id={QUICK_FORM}
      method="get"
      action={searchPath()}
      onChange={() => tell()}
      className="grid gap-3.5 rounded-panel border border-line bg-card p-4.5 shadow-float"
    >
      <div className="grid gap-3 *:first:col-span-full sm:grid-cols-[1.7fr_1fr] sm:*:nth-2:col-span-full">
        <QuickSearchFields
          lines={lines}
          onStation={(stationId) => tell({ stationId: stationId ?? '' })}
        />
      </div>
      <a
        href={`${searchPath()}#${MINUTES_PLACE}`}
        className="icon-train-front -my-1 inline-flex min-h-9 items-center gap-2 justify-self-start text-sm font-medium text-accent before:size-4 hover:underline pointer-coarse:min-h-11"
      >
        Minutes by train to work or study
      </a>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit">Search</Button>
        {children}
      </div>
    </form>
  )
}
