import { useState } from 'react'
import { bangkokDate, confirmationLine, daysAgo } from '../../../../shared/dates.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import { Button } from '../../../../ui/button.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { PopoverPrompt } from '../../../../ui/overlays/popover-prompt.tsx'
import { classNames } from '../../../../ui/style/class-names.ts'
import { hasLease, type UnitRecord } from '../../rules/unit.ts'
import { type UnitStatus, UnitStatuses } from '../../rules/unit-sets.ts'
import { priceLines } from '../../site/unit-price.ts'
import { homeLine } from '../home-line.ts'
import { type Lease, LeaseFields } from '../lease-fields.tsx'
import { useUnit } from '../unit-calls.ts'
import { statusNote, UnitThumb } from '../unit-columns.tsx'
import { type KeptUnit, newest } from '../use-kept-units.ts'

const choices: readonly { status: UnitStatus; label: string }[] = [
  { status: 'available', label: 'Still available' },
  { status: 'rented', label: 'Rented' },
  { status: 'sold', label: 'Sold' },
]

/** A unit of the board with its buttons; for a lease it first asks for rent and end. */
export function FreshnessRow({
  kept: { unit: known, isListed },
  onStatus,
}: {
  kept: KeptUnit
  onStatus: (unit: UnitRecord, status: UnitStatus, lease?: Lease) => void
}) {
  const language = useLanguage()
  // Undo and colleagues may change it after it has left the list.
  const read = useUnit(isListed ? null : known.id)
  const unit = newest(read.data, known) ?? known
  const [isAsking, setIsAsking] = useState(false)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-b border-line px-4 py-3 last:border-b-0">
      <UnitThumb unit={unit} className="h-10.5 w-14" />
      <span className="grid min-w-48 flex-1">
        <b className="wrap-anywhere font-medium">{`${unit.unitNumber} · ${unit.project.name}`}</b>
        <span className="truncate text-sm text-ink-2">
          {[homeLine(unit, language), ...priceLines(unit, undefined, language)].join(' · ')}
        </span>
      </span>
      <Freshness unit={unit} />
      <span className="flex flex-wrap gap-2">
        {choices.map(({ status, label }) => {
          const button = (
            <Button
              key={status}
              variant="quiet"
              size="small"
              aria-label={`${label}: ${unit.unitNumber}`}
              onClick={() => (hasLease(status) ? setIsAsking(true) : onStatus(unit, status))}
            >
              {label}
            </Button>
          )
          if (!hasLease(status)) return button
          return (
            <PopoverPrompt
              key={status}
              open={isAsking}
              label={`Lease of ${unit.unitNumber}`}
              onClose={() => setIsAsking(false)}
              anchor={button}
            >
              <LeaseFields
                unit={unit}
                status={status}
                onDone={(lease) => {
                  setIsAsking(false)
                  onStatus(unit, status, lease)
                }}
              />
            </PopoverPrompt>
          )
        })}
      </span>
    </li>
  )
}

/** When the unit was confirmed, or what it was marked as. */
function Freshness({ unit }: { unit: UnitRecord }) {
  const language = useLanguage()
  const { status, availabilityDate } = unit
  const today = bangkokDate(new Date())
  const isAvailable = status === 'available'
  const isFresh =
    !isAvailable || (availabilityDate !== null && daysAgo(availabilityDate, today) <= 0)
  return (
    <span
      className={classNames('text-sm max-sm:basis-full', isFresh ? 'text-success' : 'text-warning')}
    >
      {isAvailable
        ? (confirmationLine(status, availabilityDate, today, language) ?? 'Never confirmed')
        : `${labelOf(UnitStatuses, status, language)} · ${statusNote(unit, language)}`}
    </span>
  )
}
