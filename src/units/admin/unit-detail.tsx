import { ReadRecord } from '../../admin/read-record.tsx'
import { PhotoCarousel } from '../../media/site/photo-carousel.tsx'
import { NearbyAmenities } from '../../projects/site/nearby-amenities.tsx'
import { mailLink, phoneLink } from '../../shared/contact-links.ts'
import { factsOf } from '../../shared/field-table.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions, DialogBody } from '../../ui/dialog.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { homeOf, ListingTypes, type UnitRecord, UnitStatuses, unitFields } from '../rules.ts'
import { unitName } from '../site/unit-name.ts'
import { priceLines } from '../site/unit-price.ts'
import { useUnit } from './unit-calls.ts'
import { homeLine, statusNote } from './unit-columns.tsx'

/** All that is known of a unit, to be read. */
export default function UnitDetail({
  id,
  onClose,
  onEdit,
}: {
  /** Null for an address that names none. */
  id: number | null
  onClose: () => void
  onEdit: (unit: UnitRecord) => void
}) {
  const unit = useUnit(id)
  const { data } = unit
  const title = data ? unitName(data.project.name, data.unitNumber) : 'Unit'
  return (
    <Dialog open onClose={onClose} title={title} width="wide">
      <DialogBody isRead>
        <ReadRecord
          id={id}
          record={unit}
          kind="unit"
          loading={
            <div aria-busy="true" className="grid gap-4">
              <Skeleton className="mx-auto aspect-3/2 w-full max-w-140" />
              <Skeleton className="h-[50dvh] w-full" />
            </div>
          }
        >
          {(known) => <Known unit={known} />}
        </ReadRecord>
      </DialogBody>
      {data && (
        <DialogActions>
          <Button look="quiet" onClick={onClose}>
            Close
          </Button>
          <Button onClick={() => onEdit(data)}>Edit Unit</Button>
        </DialogActions>
      )}
    </Dialog>
  )
}

function Known({ unit }: { unit: UnitRecord }) {
  const { project, status, bedrooms, bathrooms, size, description } = unit
  const images = unit.images.length > 0 ? unit.images : project.images
  const listing = [
    { label: 'Listing type', value: ListingTypes.labels[unit.listingType], isWide: false },
    { label: 'Price', value: priceLines(unit).join(' · '), isWide: false },
    {
      label: 'Status',
      value: `${UnitStatuses.labels[status]} · ${statusNote(unit)}`,
      isWide: false,
    },
    { label: 'Website', value: unit.showOnWebsite ? 'Shown' : 'Hidden', isWide: false },
    { label: 'Data source', value: unit.externalDataSource ?? '—', isWide: false },
  ]
  // homeOf keeps every field; only its type is a visitor's.
  const facts = factsOf(unitFields, { ...unit, ...pick(homeOf({ ...unit, status: 'available' })) })
  return (
    <div className="grid gap-8 text-sm">
      {images.length > 0 && (
        <div className="mx-auto w-full max-w-140">
          <PhotoCarousel
            images={images}
            name={unitName(project.name, unit.unitNumber)}
            size="card"
          />
        </div>
      )}
      <section className="grid gap-4">
        <h2 className="text-xl">Unit details</h2>
        <p className="text-base text-ink-2">
          {`${homeLine(bedrooms, bathrooms)} · ${size} sqm`}
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
        <p className="font-medium">{unit.seoTitle ?? unitName(project.name, unit.unitNumber)}</p>
        <p className="max-w-[68ch] whitespace-pre-line text-ink-2">
          {description ?? 'No description yet.'}
        </p>
        <Lines title="Key features" lines={unit.keyFeatures} />
      </section>
    </div>
  )
}

function pick({ propertyType, petAllowed, smokingAllowed }: ReturnType<typeof homeOf>) {
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
