import { StationWalk } from '../../places/site/station-walk.tsx'
import { phoneLink } from '../../shared/contact-links.ts'
import { formatDate } from '../../shared/dates.ts'
import { formatSqm } from '../../shared/money.ts'
import type { Column } from '../../ui/data-table.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import type { UnitRecord } from '../rules.ts'
import type { UnitSearch } from '../search-rules.ts'
import { floorText } from '../site/floor-text.ts'
import { unitName } from '../site/unit-name.ts'
import { priceLines, sqmPriceLine } from '../site/unit-price.ts'
import { homeLine, UnitThumb } from './unit-columns.tsx'

/** What a search found, as its table shows it. */
export function searchColumns(askedFor: UnitSearch['listingType']): Column<UnitRecord>[] {
  return [
    {
      id: 'photo',
      header: 'Photo',
      width: '5.5rem',
      // The row's link: its name is heard.
      cell: (unit) => (
        <>
          <UnitThumb unit={unit} className="block h-10.5 w-14" />
          <span className="sr-only">{unitName(unit.project.name, unit.unitNumber)}</span>
        </>
      ),
    },
    {
      id: 'name',
      header: 'Listing Name',
      sortable: true,
      width: '22%',
      cell: (unit) => (
        <TwoLines
          strong
          first={`${unit.project.name} · ${unit.unitNumber}`}
          second={detailsOf(unit)}
        />
      ),
    },
    {
      id: 'address',
      header: 'Address',
      onlyWide: true,
      cell: ({ project }) => <TwoLines first={project.address} />,
    },
    {
      id: 'price',
      header: 'Amount',
      numeric: true,
      sortable: true,
      width: '15.5rem',
      cell: (unit) => (
        <TwoLines
          strong
          first={priceLines(unit, askedFor).join(' · ')}
          second={sqmPriceLine(unit, askedFor)}
        />
      ),
    },
    {
      id: 'size',
      header: 'SQM',
      numeric: true,
      sortable: true,
      width: '7rem',
      cell: ({ size }) => <TwoLines first={formatSqm(size)} />,
    },
    {
      id: 'station',
      header: 'Nearest Transport',
      sortable: true,
      width: '16%',
      cell: ({ project }) => (
        <StationWalk station={project.nearestStation} metres={project.distanceToStation} />
      ),
    },
    {
      id: 'contact',
      header: 'Contact',
      width: '12%',
      cell: (unit) => {
        const person = contactOf(unit)
        const phone = person?.phone
        return (
          <TwoLines
            first={person?.name}
            second={
              phone && (
                <a href={phoneLink(phone)} title={phone} className="text-accent hover:underline">
                  {phone}
                </a>
              )
            }
          />
        )
      },
    },
  ]
}

/** Whom to ask about a unit: its agent, else its owner. */
export function contactOf({ agentContact, ownerContact }: UnitRecord) {
  return agentContact ?? ownerContact
}

/** Rooms and floor, and since or from when it is available. */
export function detailsOf(unit: UnitRecord): string {
  const { bedrooms, bathrooms, floor, status, availabilityDate } = unit
  return [
    homeLine(bedrooms, bathrooms),
    floor !== null && floorText(floor),
    status === 'available' && availabilityDate && formatDate(availabilityDate),
  ]
    .filter(Boolean)
    .join(' · ')
}
