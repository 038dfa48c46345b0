import { bangkokDate, daysAgo, formatDate } from '../../../../shared/dates.ts'
import { type Field, textOf } from '../../../../shared/fields/field-table.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import type { Language } from '../../../../shared/language.ts'
import { formatSqm } from '../../../../shared/money.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import { Part } from '../../../../ui/part.tsx'
import type { UnitRecord } from '../../rules/unit.ts'
import { unitFields } from '../../rules/unit-fields.ts'
import { ListingTypes } from '../../rules/unit-sets.ts'
import { withProjectDefaults } from '../../rules/with-project-defaults.ts'
import { unitTexts } from '../../rules/words/unit-texts.ts'
import { floorText } from '../../site/format-floor.ts'

/** The fields of a unit, empty ones with a dash. */
export function UnitFacts({ unit }: { unit: UnitRecord }) {
  const language = useLanguage()
  return (
    <Part title="Details">
      <dl className="columns-1 gap-x-8 md:columns-2">
        {facts(unit, language).map(({ label, value, isProjects }) => (
          <div
            key={label}
            className="grid break-inside-avoid grid-cols-[7.5rem_minmax(0,1fr)] gap-2 border-b border-line py-1.5"
          >
            <dt className="text-ink-3">{label}</dt>
            <dd className="wrap-anywhere font-medium tabular-nums">
              {value || (
                <>
                  <span aria-hidden="true" className="font-normal text-ink-3">
                    —
                  </span>
                  <span className="sr-only">none</span>
                </>
              )}
              {value && isProjects && (
                <span className="font-normal text-ink-3"> · as in the project</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

type Fact = { label: string; value: string | null | undefined; isProjects?: boolean }

function facts(unit: UnitRecord, language: Language): Fact[] {
  const { project, floor, bedrooms, availabilityDate, rentedUntil } = unit
  const isAhead =
    availabilityDate !== null && daysAgo(availabilityDate, bangkokDate(new Date())) < 0
  return [
    { label: 'Unit number', value: unit.unitNumber },
    {
      label: 'Floor',
      value:
        floor === null
          ? null
          : project.buildingFloors && floor > 0
            ? `${floor} of ${project.buildingFloors}`
            : floorText(floor, language),
    },
    {
      label: 'Bedrooms',
      value: bedrooms === 0 ? unitTexts.studio : String(bedrooms),
    },
    { label: 'Bathrooms', value: String(unit.bathrooms) },
    { label: 'Size', value: formatSqm(unit.size, language) },
    { label: 'Listing type', value: labelOf(ListingTypes, unit.listingType, language) },
    ...tableFacts(unit, language),
    { label: 'Data source', value: unit.externalDataSource },
    {
      label: isAhead ? 'Available from' : 'Available since',
      value: availabilityDate && formatDate(availabilityDate, language),
    },
    { label: 'Rented until', value: rentedUntil && formatDate(rentedUntil, language) },
    { label: 'Assigned to', value: unit.assignedTo?.name },
  ]
}

/** The facts of the field table, with the project's values where the unit has none of its own. */
function tableFacts(unit: UnitRecord, language: Language): Fact[] {
  const own: Record<string, unknown> = unit
  const home: Record<string, unknown> = withProjectDefaults({ ...unit, status: 'available' })
  return Object.entries<Field>(unitFields).flatMap(([name, field]) => {
    if (!field.fact) return []
    const value = textOf(field, home[name], language)
    // A known value without words is none worth saying: no first sale.
    if (!value && own[name] === false) return []
    return { label: field.label, value, isProjects: own[name] !== home[name] }
  })
}
