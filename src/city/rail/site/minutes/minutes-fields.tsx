import { useState } from 'react'
import { useTexts } from '../../../../ui/language.tsx'
import type { LineChoice } from '../../../places/site/line-choices.ts'
import { MAX_PLACES, placesInOrder } from '../../rules/points.ts'
import { LimitField } from './limit-field.tsx'
import { placeFieldTexts } from './place-field-texts.ts'
import { type ChosenMinutes, LIMIT_FIELD, PLACE_FIELDS, PLACE_TEXT_FIELD } from './place-fields.ts'
import { PlacePicker } from './place-picker.tsx'

/** One or two places of work or study, and the most minutes to them. */
export default function MinutesFields({
  lines,
  value,
  onChange,
  isForm = false,
}: {
  lines: readonly LineChoice[]
  value: ChosenMinutes
  onChange: (value: ChosenMinutes) => void
  /** Whether the fields are submitted with a form. */
  isForm?: boolean
}) {
  const texts = useTexts(placeFieldTexts)
  const labels = [texts.minutesTo, texts.andTo]
  const [asksSecond, setAsksSecond] = useState(false)
  const { places, limit } = value
  const isSecondShown = places.length > 1 || (asksSecond && places.length > 0)
  const shownCount = isSecondShown ? MAX_PLACES : 1
  function choose(index: number, value: string): void {
    const next = labels.map((_, place) => (place === index ? value : (places[place] ?? '')))
    onChange({ limit, places: placesInOrder(next.filter(Boolean)) })
  }
  return (
    <>
      {labels.slice(0, shownCount).map((label, index) => (
        <PlacePicker
          // Text typed in one field must not move to the other when the first is cleared.
          key={`${label} ${places.length}`}
          label={label}
          name={isForm ? PLACE_FIELDS[index] : undefined}
          textName={isForm ? PLACE_TEXT_FIELD : undefined}
          number={isSecondShown ? index + 1 : undefined}
          lines={lines}
          value={places[index] ?? ''}
          onChange={(value) => choose(index, value)}
        />
      ))}
      {places.length === 1 && !isSecondShown && (
        <button
          type="button"
          onClick={() => setAsksSecond(true)}
          className="icon-plus -my-2 inline-flex min-h-9 items-center gap-2 justify-self-start text-sm font-medium text-accent before:size-4 hover:underline pointer-coarse:min-h-11 sm:in-[details]:mt-8"
        >
          {texts.addSecond}
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
