import { useEffect, useRef } from 'react'
import { Alert } from '../../ui/feedback/alert.tsx'
import type { Refusal } from '../calls/use-save.ts'

/** A save whose refusal is shown above a list. */
export type RefusableSave = {
  refusal: Refusal | null
  dismiss: () => void
  shownBy: (isInView: () => boolean) => () => void
}

/** The error of the last action on a row, shown above the list; a toast says it only while this place is out of view. */
export function RefusalAlert({ save: { refusal, dismiss, shownBy } }: { save: RefusableSave }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => shownBy(() => isInView(place.current)), [shownBy])
  return (
    <div ref={place} className={refusal ? undefined : 'absolute'}>
      {refusal && (
        <Alert title={refusal.title} onDismiss={dismiss}>
          {refusal.reason === refusal.title ? null : refusal.reason}
        </Alert>
      )}
    </div>
  )
}

/** Whether the place is within the window, and nothing such as a dialog hides it. */
function isInView(element: HTMLElement | null): boolean {
  if (!element?.checkVisibility() || element.closest('[inert], [aria-hidden=true]')) return false
  const { top } = element.getBoundingClientRect()
  return top >= 0 && top < window.innerHeight
}
