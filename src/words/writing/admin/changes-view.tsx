import { type KeyboardEvent, useState } from 'react'
import type { WordChange } from '../../../shared/word-changes.ts'

/**
 * A text with its changes: removed words struck through, new ones underlaid. A press on a change rejects it, another
 * takes it again. Tab leads to one change and on past all of them; the arrows lead from one to the next.
 */
export function ChangesView({
  changes,
  rejected,
  onToggle,
}: {
  changes: readonly WordChange[]
  /** Indexes of the rejected changes. */
  rejected: ReadonlySet<number>
  onToggle: (index: number) => void
}) {
  const first = changes.findIndex(({ isChanged }) => isChanged)
  const [current, setCurrent] = useState(first)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div
      role="group"
      aria-label="Changes, arrow keys lead from one to the next"
      onKeyDown={moveByArrows}
      className="max-h-[40dvh] overflow-y-auto px-4 py-3 leading-[1.9] wrap-anywhere whitespace-pre-wrap"
    >
      {changes.map((change, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: a change is known by its place
        if (!change.isChanged) return <span key={index}>{change.after}</span>
        const isRejected = rejected.has(index)
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a change is known by its place
            key={index}
            type="button"
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            aria-pressed={isRejected}
            title={isRejected ? 'Take this change again' : 'Reject this change'}
            onClick={() => onToggle(index)}
            className="inline cursor-pointer rounded-sm text-left whitespace-pre-wrap hover:outline-1 hover:outline-field"
          >
            <span className="sr-only">{isRejected ? 'Rejected change: ' : 'Change: '}</span>
            {isRejected ? (
              <span className="underline decoration-dotted underline-offset-4">
                {change.before || '\u00a0'}
              </span>
            ) : (
              <>
                {change.before.trim() && (
                  <del className="rounded-sm bg-danger-wash px-0.5 text-danger">
                    {change.before}
                  </del>
                )}
                {change.after && (
                  <ins className="rounded-sm bg-success-wash px-0.5 text-success no-underline">
                    {change.after}
                  </ins>
                )}
              </>
            )}
          </button>
        )
      })}
    </div>
  )
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  const buttons: EventTarget[] = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(event.target)
  if (step === undefined || at < 0) return
  event.preventDefault()
  const next = buttons[at + step]
  if (next instanceof HTMLElement) next.focus()
}
