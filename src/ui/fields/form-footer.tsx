import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '../button.tsx'
import type { LeaveGuard } from '../overlays/use-leave-guard.ts'
import { DISCARD } from './yes-no.tsx'

/**
 * The sticky footer of a form: errors, unsaved changes, Cancel and Save. Save submits the enclosing form and
 * is disabled only where nothing typed could be saved.
 */
export function FormFooter({
  errors,
  onFirstError,
  leaveGuard,
  saving,
  disabled = false,
  saveLabel = 'Save',
  question,
}: {
  /** The number of invalid fields. */
  errors: number
  /** Focuses the first of them. */
  onFirstError: () => void
  leaveGuard: LeaveGuard
  saving: boolean
  disabled?: boolean
  saveLabel?: string
  /** A `FooterQuestion` shown instead of the buttons. */
  question?: ReactNode
}) {
  return (
    <footer
      data-foot
      className="flex min-h-17 flex-none flex-wrap items-center gap-3 border-t border-line bg-card px-6 py-3 max-sm:px-4 max-sm:py-2.5"
    >
      {leaveGuard.isAsking ? (
        <DiscardQuestion {...leaveGuard} />
      ) : question ? (
        question
      ) : (
        <>
          <div
            role="status"
            className="font-medium text-danger empty:hidden max-sm:basis-full max-sm:not-empty:-mb-1"
          >
            {errors > 0 && (
              <button
                type="button"
                onClick={onFirstError}
                className="flex min-h-6 items-center gap-2 underline-offset-3 hover:underline pointer-coarse:min-h-11"
              >
                <span className="icon-circle-exclamation-point" />
                <span className="underline">
                  {errors === 1 ? '1 field needs attention' : `${errors} fields need attention`}
                </span>
              </button>
            )}
          </div>
          {leaveGuard.changes > 0 && (
            <p className="text-ink-3 tabular-nums max-sm:sr-only">
              {counted(leaveGuard.changes)} not saved
            </p>
          )}
          <div className="ml-auto flex gap-3 max-sm:w-full max-sm:*:flex-1">
            <Button variant="quiet" onClick={leaveGuard.leave}>
              Cancel
            </Button>
            <Button type="submit" aria-busy={saving} disabled={disabled}>
              {saving ? 'Saving...' : saveLabel}
            </Button>
          </div>
        </>
      )}
    </footer>
  )
}

/** A question instead of a form's buttons. Focuses the safe answer `no`, and returns the focus afterwards. */
export function FooterQuestion({
  text,
  yes,
  no,
  also,
}: {
  text: string
  yes: { label: string; onPress: () => void }
  /** Changes nothing: it stands where Save was, so that a double press does no harm. */
  no: { label: string; onPress: () => void }
  /** A third answer, which changes what was typed. */
  also?: { label: string; onPress: () => void }
}) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const before = document.activeElement
    button.current?.focus()
    return () => {
      requestAnimationFrame(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus()
      })
    }
  }, [])
  return (
    <fieldset className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-3 max-sm:*:flex-1">
      <legend className="float-left mr-auto font-medium max-sm:basis-full!">{text}</legend>
      <Button variant="danger" onClick={yes.onPress}>
        {yes.label}
      </Button>
      {also && (
        <Button variant="quiet" onClick={also.onPress}>
          {also.label}
        </Button>
      )}
      <Button variant="quiet" ref={button} onClick={no.onPress}>
        {no.label}
      </Button>
    </fieldset>
  )
}

/** Asks whether to discard unsaved changes. */
export function DiscardQuestion({ changes, respond }: Pick<LeaveGuard, 'changes' | 'respond'>) {
  return (
    <FooterQuestion
      text={`Discard ${counted(changes)}?`}
      yes={{ label: DISCARD.yes, onPress: () => respond(true) }}
      no={{ label: DISCARD.no, onPress: () => respond(false) }}
    />
  )
}

function counted(changes: number): string {
  return changes === 1 ? '1 change' : `${changes} changes`
}
