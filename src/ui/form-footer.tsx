import { useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import type { Leaving } from './use-leaving.ts'

/**
 * The end of a form, always in sight: what is wrong, what is not saved, Cancel and Save. Save sends the
 * form it stands in and can be pressed at any time.
 */
export function FormFooter({
  errors,
  onFirstError,
  leaving,
  saving,
  saveLabel = 'Save',
}: {
  /** How many fields are wrong. */
  errors: number
  /** Leads to the first of them. */
  onFirstError: () => void
  leaving: Leaving
  saving: boolean
  saveLabel?: string
}) {
  return (
    <footer
      data-foot
      className="flex min-h-17 flex-none flex-wrap items-center gap-3 border-t border-line bg-card px-6 py-3 max-sm:px-4 max-sm:py-2.5"
    >
      {leaving.asks ? (
        <Question {...leaving} />
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
          {leaving.changes > 0 && (
            <p className="text-ink-3 tabular-nums max-sm:sr-only">
              {counted(leaving.changes)} not saved
            </p>
          )}
          <div className="ml-auto flex gap-3 max-sm:w-full max-sm:*:flex-1">
            <Button look="quiet" onClick={leaving.leave}>
              Cancel
            </Button>
            <Button type="submit" aria-busy={saving}>
              {saving ? 'Saving...' : saveLabel}
            </Button>
          </div>
        </>
      )}
    </footer>
  )
}

/** The focus goes to the answer that loses nothing, and back to where it was. */
function Question({ changes, answer }: Leaving) {
  const no = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const before = document.activeElement
    no.current?.focus()
    return () => {
      requestAnimationFrame(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus()
      })
    }
  }, [])
  return (
    <fieldset className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-3 max-sm:*:flex-1">
      <legend className="float-left mr-auto font-medium max-sm:w-full max-sm:flex-none">
        Discard {counted(changes)}?
      </legend>
      <Button look="danger" onClick={() => answer(true)}>
        Yes
      </Button>
      <Button look="quiet" ref={no} onClick={() => answer(false)}>
        No
      </Button>
    </fieldset>
  )
}

function counted(changes: number): string {
  return changes === 1 ? '1 change' : `${changes} changes`
}
