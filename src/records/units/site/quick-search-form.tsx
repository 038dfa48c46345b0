import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { LineChoice } from '../../../city/places/site/line-choices.ts'
import { searchPath } from '../../../shared/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../../ui/language.tsx'
import { type KeptChoices, keepChoices, keptChoices } from './kept-choices.ts'
import { MINUTES_PLACE } from './minutes/read-place-fields.ts'
import { QuickSearchFields, WHERE_FIELD } from './quick-search-fields.tsx'
import { quickSearchTexts } from './quick-search-texts.ts'
import { placeChange, type SearchPlace } from './search-place.ts'

const QUICK_FORM = 'quick-search'

/** The form's current values by field name. */
export function quickFields(): Record<string, unknown> {
  const form = document.getElementById(QUICK_FORM)
  return form instanceof HTMLFormElement ? Object.fromEntries(new FormData(form)) : {}
}

/**
 * A plain form with station, price and bedrooms that leads to the search page. `onChoose` gets the values
 * at first, then those after every change. After Back or Reload the choices are shown again.
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
  const texts = useTexts(quickSearchTexts)
  const form = useRef<HTMLFormElement>(null)
  const [kept, setKept] = useState<KeptChoices | null>(null)
  const place = useRef<SearchPlace | null>(null)
  const reportValues = (changed: Record<string, unknown> = {}) => {
    if (!form.current) return
    const values = { ...Object.fromEntries(new FormData(form.current)), ...changed }
    keepChoices(values, place.current)
    onChoose(values)
  }
  // Browsers restore plain fields only; the server's HTML knows none of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and after the choices are shown again
  useEffect(() => {
    const choices = kept ? null : keptChoices()
    if (choices) {
      place.current = choices.place
      setKept(choices)
    } else reportValues()
  }, [kept])

  return (
    <form
      ref={form}
      id={QUICK_FORM}
      method="get"
      action={searchPath()}
      onChange={() => reportValues()}
      className="grid gap-3.5 rounded-panel border border-line bg-card p-4.5 shadow-float"
    >
      <div className="grid gap-3 *:first:col-span-full sm:grid-cols-[1.7fr_1fr] sm:*:nth-2:col-span-full">
        <QuickSearchFields
          key={kept ? 'kept' : 'new'}
          lines={lines}
          whereLabel={texts.whereOrWhat}
          {...(kept && { search: kept.search, place: kept.place })}
          onPlace={(picked, chosen) => {
            place.current = chosen
            reportValues({ ...placeChange(picked), [WHERE_FIELD]: '' })
          }}
        />
      </div>
      <a
        href={`${searchPath()}#${MINUTES_PLACE}`}
        // Takes along what is chosen; without JavaScript it is the bare form.
        onClick={({ currentTarget }) => {
          const chosen = Object.entries(quickFields()).filter(([, value]) => value !== '')
          currentTarget.search = String(
            new URLSearchParams(chosen.map(([name, value]) => [name, String(value)])),
          )
        }}
        className="icon-train-front minutes-link"
      >
        {texts.minutes}
      </a>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit">{texts.search}</Button>
        {children}
      </div>
    </form>
  )
}
