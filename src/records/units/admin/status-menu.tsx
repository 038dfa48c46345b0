import { useEffect, useState } from 'react'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { useLanguage } from '../../../ui/language.tsx'
import { Menu, type MenuItem } from '../../../ui/overlays/menu.tsx'
import { PopoverPrompt } from '../../../ui/overlays/popover-prompt.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { consequencesOfStatus, hasLease, type UnitRecord } from '../rules/unit.ts'
import { type UnitStatus, UnitStatuses } from '../rules/unit-sets.ts'
import { type Lease, LeaseFields } from './lease-fields.tsx'
import { STAYS_ON_WEBSITE } from './unit-calls.ts'

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

/**
 * A unit's status with a menu to change it, which says what each status does before it is chosen; for a lease it first
 * asks for rent and end.
 */
export function StatusMenu({
  unit,
  size = 'small',
  leaseStatus: initial = null,
  onChange,
}: {
  unit: UnitRecord
  size?: 'small' | 'normal'
  /** A status whose lease form opens with the menu. */
  leaseStatus?: UnitStatus | null
  onChange: (status: UnitStatus, lease?: Lease) => void
}) {
  const language = useLanguage()
  const { status } = unit
  const [leaseStatus, setLeaseStatus] = useState<UnitStatus | null>(null)
  useEffect(() => {
    // After what it stands in has taken the focus.
    const frame = requestAnimationFrame(() => initial && setLeaseStatus(initial))
    return () => cancelAnimationFrame(frame)
  }, [initial])
  const itemOf = (id: UnitStatus): MenuItem => {
    const note = statusEffect(id, unit)
    return {
      label: labelOf(UnitStatuses, id, language),
      tint: looks[tones[id]],
      ...(note && { note }),
      ...(id === status && { icon: 'icon-check' }),
      onSelect: () => (hasLease(id) ? setLeaseStatus(id) : onChange(id)),
    }
  }
  const items = UnitStatuses.ids.map(itemOf)
  return (
    <PopoverPrompt
      open={leaseStatus !== null}
      label={`Lease of ${unit.unitNumber}`}
      onClose={() => setLeaseStatus(null)}
      anchor={
        <span className="inline-flex min-w-0">
          <Menu
            label={`Status of ${unit.unitNumber}`}
            align="start"
            items={items.filter(({ note }) => note)}
            others={{
              note: STAYS_ON_WEBSITE,
              items: items.filter(({ note }) => !note),
            }}
            trigger={
              <button
                type="button"
                aria-label={`${labelOf(UnitStatuses, status, language)}, change status of ${unit.unitNumber}`}
                className={classNames(
                  'inline-flex max-w-full items-center gap-1.5 rounded-control text-sm leading-none font-medium disabled:cursor-not-allowed disabled:opacity-60 pointer-coarse:min-h-11 pointer-coarse:px-3',
                  size === 'small' ? 'min-h-7 px-2' : 'min-h-9 px-3',
                  looks[tones[status]],
                )}
              >
                <span className="size-1.5 flex-none rounded-full bg-current" />
                <span className="truncate">{labelOf(UnitStatuses, status, language)}</span>
                <span className="icon-chevron-down before:size-3.5" />
              </button>
            }
          />
        </span>
      }
    >
      {leaseStatus && (
        <LeaseFields
          unit={unit}
          status={leaseStatus}
          onDone={(lease) => {
            setLeaseStatus(null)
            onChange(leaseStatus, lease)
          }}
        />
      )}
    </PopoverPrompt>
  )
}

/** What choosing a status does to the unit; null for one that changes neither the website nor the date. */
function statusEffect(status: UnitStatus, { showOnWebsite }: UnitRecord): string | null {
  const effect = consequencesOfStatus[status]
  if (!effect) return null
  const website = !effect.showOnWebsite
    ? 'Hidden'
    : showOnWebsite && !effect.availableSinceNow
      ? 'Stays on the website'
      : 'Shown on the website'
  return [
    website,
    effect.availableSinceNow && 'confirmed now',
    hasLease(status) && 'asks for rent and lease end',
  ]
    .filter(Boolean)
    .join(' · ')
}
