import type { RecordColumn } from '../../../admin/record-list/record-table.tsx'
import { Photo } from '../../../city/media/site/photo.tsx'
import { StationWalk } from '../../../city/places/site/station-walk.tsx'
import { bangkokDate, confirmationLine, confirmedAt, formatDate } from '../../../shared/dates.ts'
import type { Language } from '../../../shared/language.ts'
import { formatSqm } from '../../../shared/money.ts'
import { Switch } from '../../../ui/fields/switch.tsx'
import { TwoLines } from '../../../ui/two-lines.tsx'
import { shownPhone } from '../../contacts/rules/shown-phone.ts'
import { hasLease, type UnitRecord } from '../rules/unit.ts'
import type { UnitStatus } from '../rules/unit-sets.ts'
import { floorText } from '../site/format-floor.ts'
import { homeLine } from './home-line.ts'
import type { Lease } from './lease-fields.tsx'
import { PriceCell, type PriceEditing } from './price-cell.tsx'
import { StatusMenu } from './status-menu.tsx'
import { unitSorts } from './unit-sorts.ts'

/** The actions of a row that change its unit. */
export type RowActions = {
  onStatus: (unit: UnitRecord, status: UnitStatus, lease?: Lease) => void
  onShow: (unit: UnitRecord) => void
  pricing: PriceEditing
}

export function unitColumns(
  { onStatus, onShow, pricing }: RowActions,
  language: Language,
): RecordColumn<UnitRecord>[] {
  return [
    {
      id: 'unit',
      header: 'Unit',
      sorts: unitSorts.name,
      width: '22%',
      cell: (unit) => (
        <span className="flex min-w-0 items-center gap-3">
          <UnitThumb unit={unit} className="h-10.5 w-14" />
          <TwoLines
            strong
            first={`${unit.unitNumber} · ${unit.project.name}`}
            second={[unit.project.nameTh, unit.floor !== null && floorText(unit.floor, language)]
              .filter(Boolean)
              .join(' · ')}
          />
        </span>
      ),
    },
    {
      id: 'size',
      header: 'Size',
      numeric: true,
      sorts: unitSorts.size,
      cell: (unit) => (
        <TwoLines first={formatSqm(unit.size, language)} second={homeLine(unit, language)} />
      ),
    },
    {
      id: 'price',
      header: 'Price',
      numeric: true,
      sorts: unitSorts.price,
      width: '9.5rem',
      cell: (unit) => <PriceCell unit={unit} editing={pricing} />,
    },
    {
      id: 'station',
      header: 'Nearest station',
      sorts: unitSorts.station,
      width: '14%',
      cell: ({ project }) => (
        <StationWalk station={project.nearestStation} metres={project.distanceToStation} />
      ),
    },
    {
      id: 'status',
      header: 'Status',
      sorts: unitSorts.status,
      width: '10.5rem',
      cell: (unit) => (
        <span className="grid min-w-0 justify-items-start gap-0.5">
          <StatusMenu unit={unit} onChange={(status, lease) => onStatus(unit, status, lease)} />
          <span className="max-w-full truncate pl-0.5 text-sm text-ink-2">
            {statusNote(unit, language)}
          </span>
        </span>
      ),
    },
    {
      id: 'owner',
      header: 'Owner',
      onlyWide: true,
      cell: ({ ownerContact }) => (
        <TwoLines
          first={ownerContact?.name}
          second={shownPhone(ownerContact?.phone) ?? ownerContact?.email}
        />
      ),
    },
    {
      id: 'assignedTo',
      header: 'Assigned to',
      onlyWidest: true,
      cell: ({ assignedTo }) => <TwoLines first={assignedTo?.name} />,
    },
    {
      id: 'website',
      header: 'Website',
      width: '5rem',
      onlyWide: true,
      cell: (unit) => (
        <Switch
          label={`${unit.unitNumber} on the website`}
          on={unit.showOnWebsite}
          onChange={() => onShow(unit)}
        />
      ),
    },
  ]
}

export function UnitThumb({
  unit,
  className,
  isFirst = false,
}: {
  unit: UnitRecord
  className: string
  isFirst?: boolean
}) {
  const image = unit.images[0] ?? unit.project.images[0] ?? null
  return (
    <span className={`flex-none overflow-hidden rounded-control ${className}`}>
      <Photo image={image} alt="" size="thumb" first={isFirst} />
    </span>
  )
}

/** When the unit was confirmed, until when a lease runs, or when the unit was last changed. */
export function statusNote(
  { status, availabilityDate, rentedUntil, updatedAt }: UnitRecord,
  language: Language,
): string {
  const today = bangkokDate(new Date())
  if (status === 'confirmed') return confirmedAt(updatedAt, today, language)
  const confirmed = confirmationLine(status, availabilityDate, today, language)
  if (confirmed) return confirmed
  return hasLease(status) && rentedUntil
    ? `Until ${formatDate(rentedUntil, language)}`
    : formatDate(updatedAt, language)
}
