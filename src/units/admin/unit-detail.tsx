import type { DetailProps } from '../../admin/record-form/open-record.tsx'
import { ReadRecord } from '../../admin/record-list/read-record.tsx'
import { PhotoCarousel } from '../../media/site/photo-carousel.tsx'
import { NearbyAmenities } from '../../projects/site/nearby-amenities.tsx'
import { mailLink, phoneLink } from '../../shared/contact-links.ts'
import { formatDate } from '../../shared/dates.ts'
import { factsOf } from '../../shared/fields/field-table.ts'
import { labelOf } from '../../shared/fields/value-set.ts'
import type { Language } from '../../shared/language.ts'
import { formatPrice, formatRent, formatSqm } from '../../shared/money.ts'
import { Button } from '../../ui/button.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { Skeleton } from '../../ui/feedback/states.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { asksForRent, neededFigures, type UnitRecord } from '../rules/unit.ts'
import { unitFields } from '../rules/unit-fields.ts'
import { ListingTypes, UnitStatuses } from '../rules/unit-sets.ts'
import { withProjectDefaults } from '../rules/with-project-defaults.ts'
import { unitName } from '../site/unit-name.ts'
import { homeLine } from './home-line.ts'
import { useUnit } from './unit-calls.ts'
import { statusNote } from './unit-columns.tsx'

/** The read-only view of a unit with all of its fields. */
export default function UnitDetail({ id, onClose, onEdit }: DetailProps<UnitRecord>) {
  const language = useLanguage()
  const unit = useUnit(id)
  return (
    <ReadRecord
      {...{ id, onClose }}
      record={unit}
      kind="unit"
      title={unit.data ? unitName(unit.data.project.name, unit.data.unitNumber, language) : 'Unit'}
      width="wide"
      loading={
        <div aria-busy="true" className="grid gap-4">
          <Skeleton className="mx-auto aspect-3/2 w-full max-w-140" />
          <Skeleton className="h-[50dvh] w-full" />
        </div>
      }
      actions={(record) => (
        <>
          <Button look="quiet" onClick={onClose}>
            Close
          </Button>
          <Button onClick={() => onEdit(record)}>Edit Unit</Button>
        </>
      )}
    >
      {(record) => <UnitSections unit={record} />}
    </ReadRecord>
  )
}

function UnitSections({ unit }: { unit: UnitRecord }) {
  const language = useLanguage()
  const { project, status, size, description } = unit
  const images = unit.images.length > 0 ? unit.images : project.images
  const listing = [
    {
      label: 'Listing type',
      value: labelOf(ListingTypes, unit.listingType, language),
      isWide: false,
    },
    ...priceFacts(unit, language),
    {
      label: 'Status',
      value: `${labelOf(UnitStatuses, status, language)} · ${statusNote(unit, language)}`,
      isWide: false,
    },
    ...(unit.availabilityDate
      ? [
          {
            label: 'Available from',
            value: formatDate(unit.availabilityDate, language),
            isWide: false,
          },
        ]
      : []),
    { label: 'Assigned to', value: unit.assignedTo?.name ?? '—', isWide: false },
    { label: 'Website', value: unit.showOnWebsite ? 'Shown' : 'Hidden', isWide: false },
    { label: 'Data source', value: unit.externalDataSource ?? '—', isWide: false },
  ]
  // withProjectDefaults keeps staff fields too, although its type lists public ones only.
  const facts = factsOf(
    unitFields,
    {
      ...unit,
      ...pick(withProjectDefaults({ ...unit, status: 'available' })),
    },
    language,
  )
  return (
    <div className="grid gap-8 text-sm">
      {images.length > 0 && (
        <div className="mx-auto w-full max-w-140">
          <PhotoCarousel
            images={images}
            name={unitName(project.name, unit.unitNumber, language)}
            size="card"
          />
        </div>
      )}
      <section className="grid gap-4">
        <h2 className="text-xl">Unit details</h2>
        <p className="text-base text-ink-2">
          {`${homeLine(unit, language)} · ${formatSqm(size, language)}`}
          {unit.floor !== null && ` · floor ${unit.floor}`}
        </p>
        <FactList facts={facts} />
      </section>
      <section className="grid gap-4">
        <h2 className="text-xl">Listing details</h2>
        <FactList facts={listing} />
      </section>
      <Lines title="Unique features" lines={unit.uniqueFeatures} />
      <section className="grid gap-4">
        <h2 className="text-xl">People</h2>
        <Person kind="Owner" person={unit.ownerContact} />
        <Person kind="Agent" person={unit.agentContact} />
      </section>
      <NearbyAmenities project={project} />
      <section className="grid gap-2">
        <h2 className="text-xl">As the website says it</h2>
        <p className="font-medium">
          {unit.seoTitle ?? unitName(project.name, unit.unitNumber, language)}
        </p>
        <p className="max-w-[68ch] whitespace-pre-line text-ink-2">
          {description ?? 'No description yet.'}
        </p>
        <Lines title="Key features" lines={unit.keyFeatures} />
      </section>
    </div>
  )
}

/** Price and rent, as in the form. */
function priceFacts({ listingType, status, price, rentAmount }: UnitRecord, language: Language) {
  const needed = neededFigures(listingType)
  const isRentShown = rentAmount !== null && asksForRent(listingType, status)
  return [
    ...(needed.price
      ? [{ label: 'Price', value: price === null ? '—' : formatPrice(price, language) }]
      : []),
    ...(isRentShown ? [{ label: 'Rent', value: formatRent(rentAmount, language) }] : []),
  ].map((fact) => ({ ...fact, isWide: false }))
}

function pick({
  propertyType,
  petAllowed,
  smokingAllowed,
}: ReturnType<typeof withProjectDefaults>) {
  return { propertyType, petAllowed, smokingAllowed }
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div className="grid gap-1">
      <h3 className="text-sm font-medium tracking-normal text-ink-2">{title}</h3>
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

function Person({ kind, person }: { kind: string; person: UnitRecord['ownerContact'] }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="w-16 text-ink-3">{kind}</span>
      {person ? (
        <>
          <b className="font-medium">{person.name}</b>
          {person.phone && (
            <a
              href={phoneLink(person.phone)}
              className="inline-flex min-h-6 items-center text-accent"
            >
              {person.phone}
            </a>
          )}
          {person.email && (
            <a
              href={mailLink(person.email)}
              className="inline-flex min-h-6 items-center text-accent"
            >
              {person.email}
            </a>
          )}
        </>
      ) : (
        '—'
      )}
    </p>
  )
}
