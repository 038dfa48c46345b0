import { useState } from 'react'
import { formatNumber } from '../../../../shared/money.ts'
import { useTexts } from '../../../../ui/language.tsx'
import type { ImportValues } from '../../rules/values.ts'
import { valuesTexts } from './values-texts.ts'

/** How many of the people in a file become new contacts, and who. */
export function PeopleLine({ people }: Pick<ImportValues, 'people'>) {
  const texts = useTexts(valuesTexts)
  const [isOpen, setIsOpen] = useState(false)
  const { created, known, names } = people
  if (created + known === 0) return null
  return (
    <div className="border-t border-line px-4 pt-2.5 pb-1.5">
      <h3 className="text-sm font-strong">{texts.people}</h3>
      <p className="flex min-h-8 items-center gap-2.5 pt-0.5">
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5">
          {texts.nameAndPhone}
          <span className="icon-arrow-right text-ink-3 before:size-3.5" />
          <b className="font-strong tabular-nums">
            {texts.newContacts({ count: formatNumber(created), isOne: created === 1 })}
          </b>
        </span>
        <span className="flex-none text-ink-2 tabular-nums">
          {texts.known(formatNumber(known))}
        </span>
        {created > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="flex-none rounded-control font-medium text-accent underline-offset-3 hover:underline pointer-coarse:min-h-11"
          >
            {isOpen ? texts.hide : texts.see}
          </button>
        )}
      </p>
      {isOpen && <p className="pb-1 text-ink-2">{names.join(', ')}</p>}
    </div>
  )
}
