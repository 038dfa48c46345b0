import { useState } from 'react'
import { MOST_PLACES, placesInOrder } from '../../point-rules.ts'
import type { LineChoice } from '../line-choices.ts'
import { LimitField } from './limit-field.tsx'
import { type ChosenMinutes, LIMIT_FIELD, PLACE_FIELDS } from './place-fields.ts'
import { PlacePicker } from './place-picker.tsx'

const LABELS = ['Minutes by train to', 'and to'] as const

/** One or two places of work or study, and how many minutes they may be away. */
export default function MinutesFields({
  lines,
  value,
  onChange,
  isForm = false,
}: {
  lines: readonly LineChoice[]
  value: ChosenMinutes
  onChange: (value: ChosenMinutes) => void
  /** Whether a form is sent with them. */
  isForm?: boolean
}) {
  const [asksSecond, setAsksSecond] = useState(false)
  const { places, limit } = value
  const isSecondShown = places.length > 1 || (asksSecond && places.length > 0)
  const shown = isSecondShown ? MOST_PLACES : 1
  function choose(at: number, chosen: string): void {
    const next = LABELS.map((_, place) => (place === at ? chosen : (places[place] ?? '')))
    onChange({ limit, places: placesInOrder(next.filter(Boolean)) })
  }
  return (
    <>
      {LABELS.slice(0, shown).map((label, at) => (
        <PlacePicker
          // What is typed in one is not the other's once that is cleared.
          key={`${label} ${places.length}`}
          label={label}
          name={isForm ? PLACE_FIELDS[at] : undefined}
          lines={lines}
          value={places[at] ?? ''}
          onChange={(chosen) => choose(at, chosen)}
        />
      ))}
      {places.length === 1 && !isSecondShown && (
        <button
          type="button"
          onClick={() => setAsksSecond(true)}
          className="icon-plus -my-2 inline-flex min-h-9 items-center gap-2 justify-self-start text-sm font-medium text-accent before:size-4 hover:underline pointer-coarse:min-h-11 sm:in-[details]:mt-8"
        >
          Add a second place
        </button>
      )}
      {(places.length > 0 || isForm) && (
        <LimitField
          name={isForm ? LIMIT_FIELD : undefined}
          value={limit}
          onChange={(minutes) => onChange({ places, limit: minutes })}
        />
      )}
    </>
  )
}
