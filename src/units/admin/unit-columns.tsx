import { Photo } from '../../media/site/photo.tsx'
import { StationWalk } from '../../places/site/station-walk.tsx'
import { bangkokDate, confirmationLine, formatDate } from '../../shared/dates.ts'
import type { Column } from '../../ui/data-table.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { hasLease, type UnitRecord, type UnitStatus } from '../rules.ts'
import { floorText } from '../site/floor-text.ts'
import { priceLines } from '../site/unit-price.ts'
import type { Lease } from './let-fields.tsx'
import { StatusMenu } from './status-menu.tsx'

/** What can be changed in a row. */
export type InRow = {
  onStatus: (unit: UnitRecord, status: UnitStatus, lease?: Lease) => void
  onShow: (unit: UnitRecord) => void
}

export function unitColumns({ onStatus, onShow }: InRow): Column<UnitRecord>[] {
  return [
    {
      id: 'unit',
      header: 'Unit',
      width: '24%',
      cell: (unit) => (
        <span className="flex min-w-0 items-center gap-3">
          <UnitThumb unit={unit} className="h-10.5 w-14" />
          <TwoLines
            strong
            first={`${unit.unitNumber} · ${unit.project.name}`}
            second={unit.project.nameTh ?? (unit.floor === null ? null : floorText(unit.floor))}
          />
        </span>
      ),
    },
    {
      id: 'size',
      header: 'Size',
      numeric: true,
      sortable: true,
      cell: ({ size, bedrooms, bathrooms }) => (
        <TwoLines first={`${size} sqm`} second={homeLine(bedrooms, bathrooms)} />
      ),
    },
    {
      id: 'price',
      header: 'Price',
      numeric: true,
      sortable: true,
      width: '11rem',
      cell: (unit) => {
        const [first, second] = priceLines(unit)
        return <TwoLines strong first={first} second={second} />
      },
    },
    {
      id: 'station',
      header: 'Nearest station',
      sortable: true,
      width: '14%',
      cell: ({ project }) => (
        <StationWalk station={project.nearestStation} metres={project.distanceToStation} />
      ),
    },
    {
      id: 'status',
      header: 'Status',
      width: '10.5rem',
      cell: (unit) => (
        <span className="grid min-w-0 justify-items-start gap-0.5">
          <StatusMenu unit={unit} onChange={(status, lease) => onStatus(unit, status, lease)} />
          <span className="max-w-full truncate pl-0.5 text-sm text-ink-2">{statusNote(unit)}</span>
        </span>
      ),
    },
    {
      id: 'owner',
      header: 'Owner',
      onlyWide: true,
      cell: ({ ownerContact }) => (
        <TwoLines first={ownerContact?.name} second={ownerContact?.phone ?? ownerContact?.email} />
      ),
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

/** When the status was last said to be so, or until when it holds. */
export function statusNote({
  status,
  availabilityDate,
  rentedUntil,
  updatedAt,
}: UnitRecord): string {
  const confirmed = confirmationLine(status, availabilityDate, bangkokDate(new Date()))
  if (confirmed) return confirmed
  return hasLease(status) && rentedUntil
    ? `Until ${formatDate(rentedUntil)}`
    : formatDate(updatedAt)
}

export function homeLine(bedrooms: number, bathrooms: number): string {
  return `${bedrooms === 0 ? 'Studio' : `${bedrooms} bed`} · ${bathrooms} bath`
}
