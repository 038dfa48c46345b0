import type { RecordColumn } from '../../../admin/record-list/record-table.tsx'
import { StationWalk } from '../../../city/places/site/station-walk.tsx'
import { phoneLink } from '../../../shared/contact-links.ts'
import { formatDate } from '../../../shared/dates.ts'
import type { Language } from '../../../shared/language.ts'
import { formatSqm } from '../../../shared/money.ts'
import { TwoLines } from '../../../ui/two-lines.tsx'
import { shownPhone } from '../../contacts/rules/shown-phone.ts'
import type { FoundRecord } from '../rules/minutes.ts'
import { placeCount } from '../rules/minutes-query.ts'
import type { UnitSearch } from '../rules/search.ts'
import type { UnitRecord } from '../rules/unit.ts'
import { floorText } from '../site/format-floor.ts'
import { MinutesLines } from '../site/minutes/minutes-lines.tsx'
import { unitName } from '../site/unit-name.ts'
import { priceLines, sqmPriceLine } from '../site/unit-price.ts'
import { homeLine } from './home-line.ts'
import { reservedLine } from './reserved-line.ts'
import { UnitThumb } from './unit-columns.tsx'
import { unitSorts } from './unit-sorts.ts'

/** The columns of the search results; the figures searched for come first. */
export function searchColumns(
  { listingType, minutesMax, ...search }: UnitSearch,
  places: readonly (string | null)[],
  language: Language,
): RecordColumn<FoundRecord>[] {
  const byMinutes: RecordColumn<FoundRecord> = {
    id: 'minutes',
    header: 'Minutes',
    sorts: ['minutes'],
    width: '17%',
    cell: ({ minutes }) =>
      minutes ? <MinutesLines journeys={minutes} names={places} limit={minutesMax} /> : null,
  }
  return [
    {
      id: 'photo',
      header: 'Photo',
      width: '5.5rem',
      // The accessible name of the row's link.
      cell: (unit) => (
        <>
          <UnitThumb unit={unit} className="block h-10.5 w-14" />
          <span className="sr-only">{unitName(unit.project.name, unit.unitNumber, language)}</span>
        </>
      ),
    },
    {
      id: 'name',
      header: 'Listing Name',
      sorts: unitSorts.name,
      width: '22%',
      cell: (unit) => (
        <TwoLines
          strong
          first={`${unit.project.name} · ${unit.unitNumber}`}
          second={
            <span
              title={[reservedLine(unit, language), detailsOf(unit, language)]
                .filter(Boolean)
                .join(' · ')}
            >
              {reservedLine(unit, language) && (
                <span className="font-medium text-warning">{`${reservedLine(unit, language)} · `}</span>
              )}
              {detailsOf(unit, language)}
            </span>
          }
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
      sorts: unitSorts.price,
      width: '15.5rem',
      cell: (unit) => (
        <TwoLines
          strong
          first={priceLines(unit, listingType, language).join(' · ')}
          second={sqmPriceLine(unit, listingType, language)}
        />
      ),
    },
    {
      id: 'size',
      header: 'SQM',
      numeric: true,
      sorts: unitSorts.size,
      width: '6rem',
      cell: ({ size }) => <TwoLines first={formatSqm(size, language)} />,
    },
    {
      id: 'station',
      header: 'Nearest Transport',
      sorts: unitSorts.station,
      width: '16%',
      cell: ({ project }) => (
        <StationWalk station={project.nearestStation} metres={project.distanceToStation} />
      ),
    },
    ...(placeCount(search) > 0 ? [byMinutes] : []),
    {
      id: 'contact',
      header: 'Contact',
      // A phone with its country code.
      width: '10.5rem',
      cell: (unit) => {
        const person = contactOf(unit)
        const phone = person?.phone
        return (
          <TwoLines
            first={person?.name}
            second={
              phone && (
                <a href={phoneLink(phone)} title={phone} className="text-accent hover:underline">
                  {shownPhone(phone)}
                </a>
              )
            }
          />
        )
      },
    },
  ]
}

/** The contact for a unit: its agent, else its owner. */
export function contactOf({ agentContact, ownerContact }: UnitRecord) {
  return agentContact ?? ownerContact
}

/** Rooms and floor, and for an available unit since when. */
export function detailsOf(unit: UnitRecord, language: Language): string {
  const { floor, status, availabilityDate } = unit
  return [
    homeLine(unit, language),
    floor !== null && floorText(floor, language),
    status === 'available' && availabilityDate && formatDate(availabilityDate, language),
  ]
    .filter(Boolean)
    .join(' · ')
}
