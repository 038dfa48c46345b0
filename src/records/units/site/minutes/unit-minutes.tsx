import { useRef } from 'react'
import { minutesPath } from '../../../../shared/paths.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useTexts } from '../../../../ui/language.tsx'
import { moveFocusFrom } from '../../../../ui/overlays/move-focus.ts'
import { wayTexts } from '../../rules/words/way-texts.ts'
import { clearRemembered } from './remembered.ts'
import { RememberedMinutes } from './remembered-minutes.tsx'

/** A unit's journeys to the remembered places, how they are counted, and a button to forget the places. */
export function UnitMinutes({ unitId }: { unitId: number }) {
  const texts = useTexts(wayTexts)
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
          {texts.howWeCount}
        </a>
        <IconButton
          label={texts.forget}
          onClick={() => {
            if (lines.current) moveFocusFrom(lines.current)
            clearRemembered()
          }}
        >
          <span className="icon-x before:size-4" />
        </IconButton>
      </p>
    </div>
  )
}
