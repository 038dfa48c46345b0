import type { ReactNode } from 'react'
import { useLanguage } from '../../../ui/language.tsx'
import { Dialog, DialogBody } from '../../../ui/overlays/dialog.tsx'
import { PopoverPrompt } from '../../../ui/overlays/popover-prompt.tsx'
import { useNarrow } from '../../../ui/style/use-narrow.ts'
import { TwoLines } from '../../../ui/two-lines.tsx'
import type { UnitRecord } from '../rules/unit.ts'
import { priceLines } from '../site/unit-price.ts'
import { PriceFields } from './price-fields.tsx'

/** Which unit's price is edited in the list, and how to go on. */
export type PriceEditing = {
  /** The unit whose price is open. */
  openId: number | null
  onOpen: (id: number) => void
  onClose: () => void
  /** Goes to the price of the next row. */
  onNext: (id: number) => void
}

/** A unit's price and rent; a press edits them in place, on a phone in a sheet. `short` shows the first only. */
export function PriceCell({
  unit,
  editing: { openId, onOpen, onClose, onNext },
  short = false,
  face,
}: {
  unit: UnitRecord
  editing: PriceEditing
  short?: boolean
  /** What is pressed instead of the usual two lines. */
  face?: ReactNode
}) {
  const language = useLanguage()
  const isNarrow = useNarrow()
  const isOpen = openId === unit.id
  const [first, second] = priceLines(unit, undefined, language)
  const label = `Price of ${unit.unitNumber}`
  const button = (
    <button
      type="button"
      data-price={unit.id}
      aria-expanded={isOpen}
      onClick={() => onOpen(unit.id)}
      className={
        face
          ? 'min-w-0 rounded-control text-left hover:bg-hov'
          : '-mx-1.5 min-w-0 rounded-control px-1.5 py-1 text-right hover:bg-hov group-hover:hover:bg-card pointer-coarse:min-h-11'
      }
    >
      {face ? (
        face
      ) : short ? (
        <b className="font-medium">{first ?? '—'}</b>
      ) : (
        <TwoLines strong first={first} second={second} />
      )}
      <span className="sr-only">, edit the price of {unit.unitNumber}</span>
    </button>
  )
  const fields = isOpen && (
    <PriceFields key={unit.id} unit={unit} onDone={onClose} onNext={() => onNext(unit.id)} />
  )
  if (isNarrow) {
    return (
      <>
        {button}
        <Dialog open={isOpen} onClose={onClose} title={label} backCloses>
          <DialogBody>{fields}</DialogBody>
        </Dialog>
      </>
    )
  }
  return (
    <PopoverPrompt open={isOpen} label={label} onClose={onClose} anchor={button}>
      {fields}
    </PopoverPrompt>
  )
}
