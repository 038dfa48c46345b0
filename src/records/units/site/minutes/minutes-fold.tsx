import { useEffect, useRef, useState } from 'react'
import type { LineChoice } from '../../../../city/places/site/line-choices.ts'
import { ChosenPlaces } from '../../../../city/rail/site/minutes/chosen-places.tsx'
import type { MinutesQuery } from '../../rules/minutes-query.ts'
import { chosenMinutes } from './chosen-minutes.ts'
import { MINUTES_PLACE } from './read-place-fields.ts'

/** Minutes by train in a form, collapsed until needed. */
export function MinutesFold({
  lines,
  search = {},
  className,
}: {
  lines: readonly LineChoice[]
  search?: MinutesQuery | undefined
  className?: string
}) {
  const [value, setValue] = useState(chosenMinutes(search))
  const hasPlaces = value.places.length > 0
  const [isOpen, setIsOpen] = useState(hasPlaces)
  const fold = useRef<HTMLDetailsElement>(null)
  // A link to its content may have opened it before this code ran.
  useEffect(() => setIsOpen(fold.current?.open ?? false), [])
  return (
    <details
      ref={fold}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className={className}
    >
      <summary className="icon-train-front inline-flex min-h-9 items-center gap-2 text-sm font-medium text-accent before:size-4 hover:underline pointer-coarse:min-h-11">
        Minutes by train to work or study
      </summary>
      <ChosenPlaces
        id={MINUTES_PLACE}
        className="grid items-start gap-3 pt-2 sm:grid-cols-3"
        {...{ lines, value }}
        onChange={setValue}
        // Most visitors never open it.
        isWanted={isOpen || hasPlaces}
        isForm
      />
    </details>
  )
}
