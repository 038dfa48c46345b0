import { useRef } from 'react'
import { minutesPath } from '../../../shared/paths.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { leadFocusFrom } from '../../../ui/lead-focus.ts'
import { forget } from './remembered.ts'
import { RememberedMinutes } from './remembered-minutes.tsx'

/** A home's ways to the places that its reader searched by last, what they hold, and how to be rid of them. */
export function UnitMinutes({ unitId }: { unitId: number }) {
  const lines = useRef<HTMLDivElement>(null)
  return (
    <div
      ref={lines}
      className="hidden flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-line pb-3.5 in-[[data-minutes]]:flex sm:flex-nowrap"
    >
      <RememberedMinutes
        unitId={unitId}
        changes
        className="min-w-0 max-sm:w-full max-sm:min-h-11 max-sm:in-data-[minutes=2]:min-h-23"
      />
      <p className="-my-1.5 flex flex-none items-center gap-1.5 text-sm print:hidden">
        <a
          href={minutesPath()}
          className="inline-flex min-h-9 items-center text-ink-2 underline underline-offset-3 hover:text-ink"
        >
          How we count
        </a>
        <IconButton
          label="Show these minutes no longer"
          onClick={() => {
            if (lines.current) leadFocusFrom(lines.current)
            forget()
          }}
        >
          <span className="icon-x before:size-4" />
        </IconButton>
      </p>
    </div>
  )
}
