import { useState } from 'react'
import { AskBeside } from '../../ui/ask-beside.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Menu } from '../../ui/menu.tsx'
import { hasLease, type UnitRecord, type UnitStatus, UnitStatuses } from '../rules.ts'
import { type Lease, LetFields } from './let-fields.tsx'

type Tone = 'good' | 'alert' | 'warn' | 'teal' | 'plain'

const tones: Record<UnitStatus, Tone> = {
  available: 'good',
  confirmed: 'good',
  rented: 'warn',
  sold: 'warn',
  sell_with_tenant: 'warn',
  pending: 'warn',
  wrong_contact: 'alert',
  unable_to_reach: 'alert',
  visited: 'teal',
  follow_up: 'teal',
  interested: 'teal',
  off_market: 'plain',
  not_interested: 'plain',
}
const looks: Record<Tone, string> = {
  good: 'bg-success-wash text-success',
  warn: 'bg-warning-wash text-warning',
  alert: 'bg-danger-wash text-danger',
  teal: 'bg-accent-wash text-accent',
  plain: 'bg-hov text-ink-2',
}

/** A unit's status, changed where it stands; a lease is asked for its rent and its end. */
export function StatusMenu({
  unit,
  onChange,
}: {
  unit: UnitRecord
  onChange: (status: UnitStatus, lease?: Lease) => void
}) {
  const { status } = unit
  const [asking, setAsking] = useState<UnitStatus | null>(null)
  return (
    <AskBeside
      open={asking !== null}
      label={`Lease of ${unit.unitNumber}`}
      onClose={() => setAsking(null)}
      anchor={
        <span className="inline-flex min-w-0">
          <Menu
            label={`Status of ${unit.unitNumber}`}
            items={UnitStatuses.ids.map((id) => ({
              label: UnitStatuses.labels[id],
              ...(id === status && { icon: 'icon-check' }),
              onSelect: () => (hasLease(id) ? setAsking(id) : onChange(id)),
            }))}
            trigger={
              <button
                type="button"
                aria-label={`${UnitStatuses.labels[status]}, change the status of ${unit.unitNumber}`}
                className={classNames(
                  'inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-control px-2 text-sm leading-none font-medium pointer-coarse:min-h-11 pointer-coarse:px-3',
                  looks[tones[status]],
                )}
              >
                <span className="size-1.5 flex-none rounded-full bg-current" />
                <span className="truncate">{UnitStatuses.labels[status]}</span>
                <span className="icon-chevron-down before:size-3.5" />
              </button>
            }
          />
        </span>
      }
    >
      {asking && (
        <LetFields
          unit={unit}
          status={asking}
          onDone={(lease) => {
            setAsking(null)
            onChange(asking, lease)
          }}
        />
      )}
    </AskBeside>
  )
}
