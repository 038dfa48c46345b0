import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { bangkokDate, daysAgo, formatDate } from '../../../../shared/dates.ts'
import { unitPath } from '../../../../shared/paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { Switch } from '../../../../ui/fields/switch.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { classNames } from '../../../../ui/style/class-names.ts'
import { linkClass } from '../../../../ui/style/link-class.ts'
import { useNarrow } from '../../../../ui/style/use-narrow.ts'
import { UNCONFIRMED_DAYS } from '../../rules/unconfirmed-days.ts'
import { hasLease, type UnitRecord } from '../../rules/unit.ts'
import type { UnitStep } from '../../rules/unit-history.ts'
import type { UnitStatus } from '../../rules/unit-sets.ts'
import type { Lease } from '../lease-fields.tsx'
import { StatusMenu } from '../status-menu.tsx'
import { unitHistoryQuery } from './unit-history.tsx'

/** A unit's status, when it was confirmed, and whether it is on the website. */
export function UnitState({
  unit,
  onStatus,
  onShow,
  isOffline,
}: {
  unit: UnitRecord
  onStatus: (status: UnitStatus, lease?: Lease) => void
  onShow: () => void
  /** Nothing can be changed then. */
  isOffline: boolean
}) {
  const language = useLanguage()
  const isNarrow = useNarrow()
  const [params] = useSearchParams()
  const leaseStatus = params.get('lease') !== null && unit.status !== 'rented' ? 'rented' : null
  const { data: steps } = useQuery(unitHistoryQuery(unit.id))
  const since = statusSince(unit, steps)
  const reason = isOffline ? 'You’re offline' : undefined
  const website = (
    <Switch label={`${unit.unitNumber} on the website`} on={unit.showOnWebsite} onChange={onShow} />
  )
  if (isNarrow) {
    return (
      <fieldset disabled={isOffline} title={reason} className="grid gap-2.5">
        <legend className="sr-only">Status</legend>
        <span className="flex items-center justify-between gap-3">
          <StatusMenu unit={unit} size="normal" leaseStatus={leaseStatus} onChange={onStatus} />
          <span className="flex items-center gap-2 text-ink-2">
            {unit.showOnWebsite ? (
              <a href={unitPath(unit.id)} target="_blank" rel="noopener" className={linkClass}>
                On the website
              </a>
            ) : (
              'Not on the website'
            )}
            {website}
          </span>
        </span>
        <div className="overflow-hidden rounded-card border border-line">
          <Confirmation {...{ unit, steps, onStatus }} />
        </div>
      </fieldset>
    )
  }
  return (
    <fieldset
      disabled={isOffline}
      title={reason}
      className="grid grid-cols-[1fr_1.35fr_1fr] divide-x divide-line border-t border-line"
    >
      <legend className="sr-only">Status</legend>
      <Cell label="Status" note={since && `Since ${formatDate(since, language)}`}>
        <StatusMenu unit={unit} size="normal" leaseStatus={leaseStatus} onChange={onStatus} />
      </Cell>
      <Confirmation {...{ unit, steps, onStatus }} />
      <Cell
        label="Website"
        note={
          unit.showOnWebsite && (
            <a href={unitPath(unit.id)} target="_blank" rel="noopener" className={linkClass}>
              View on the site
            </a>
          )
        }
      >
        {website}
        <span>{unit.showOnWebsite ? 'Shown' : 'Hidden'}</span>
      </Cell>
    </fieldset>
  )
}

function Confirmation({
  unit: { status, availabilityDate, rentedUntil, updatedAt },
  steps,
  onStatus,
}: {
  unit: UnitRecord
  steps: readonly UnitStep[] | undefined
  onStatus: (status: UnitStatus) => void
}) {
  const language = useLanguage()
  if (status !== 'available') {
    return hasLease(status) ? (
      <Cell label="Rented until">
        <b className="font-medium">{rentedUntil ? formatDate(rentedUntil, language) : '—'}</b>
      </Cell>
    ) : (
      <Cell label="Last changed">
        <b className="font-medium">{formatDate(updatedAt, language)}</b>
      </Cell>
    )
  }
  const days = availabilityDate && daysAgo(availabilityDate, bangkokDate(new Date()))
  const isStale = days === null || (typeof days === 'number' && days >= UNCONFIRMED_DAYS)
  const last = steps?.find(({ kind }) => kind === 'confirmed' || kind === 'status')
  const confirm = (
    <Button variant="quiet" size="small" onClick={() => onStatus('available')} className="ml-auto">
      <span className="icon-check before:size-4" />
      Confirm
    </Button>
  )
  if (typeof days === 'number' && days < 0) {
    return (
      <Cell label="Available from">
        <b className="font-medium">{formatDate(availabilityDate ?? '', language)}</b>
        {confirm}
      </Cell>
    )
  }
  const count = typeof days === 'number' ? daysText(days) : 'Never'
  return (
    <Cell
      label={isStale && days ? 'Not confirmed for' : 'Confirmed'}
      isMarked={isStale}
      note={
        availabilityDate &&
        `Last: ${[last?.by, formatDate(availabilityDate, language)].filter(Boolean).join(', ')}`
      }
    >
      <b className="text-base font-strong tabular-nums">
        {isStale || typeof days !== 'number' || days === 0 ? count : `${count} ago`}
      </b>
      {confirm}
    </Cell>
  )
}

function daysText(days: number): string {
  return days === 0 ? 'Today' : days === 1 ? '1 day' : `${days} days`
}

/** When the unit got its status: the last change of it, else when it was listed. */
function statusSince(unit: UnitRecord, steps: readonly UnitStep[] | undefined): string | null {
  if (!steps) return null
  return steps.find(({ kind }) => kind === 'status')?.at ?? unit.createdAt
}

function Cell({
  label,
  note,
  isMarked = false,
  children,
}: {
  label: string
  note?: ReactNode
  isMarked?: boolean
  children: ReactNode
}) {
  return (
    <div
      className={classNames(
        'grid content-start gap-1 px-4.5 py-2.5 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-2 max-md:px-3 max-md:py-1.5',
        isMarked && 'bg-warning-wash text-warning',
      )}
    >
      <span className={isMarked ? '' : 'text-ink-3'}>{label}</span>
      <span className="flex min-h-9 flex-wrap items-center gap-2.5 max-md:flex-1">{children}</span>
      <span className={classNames('min-h-5 max-md:hidden', !isMarked && 'text-ink-2')}>{note}</span>
    </div>
  )
}
