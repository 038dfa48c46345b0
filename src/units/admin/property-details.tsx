import type { ReactNode } from 'react'
import type { DetailProps } from '../../admin/record-form/open-record.tsx'
import { ReadRecord } from '../../admin/record-list/read-record.tsx'
import { PhotoCarousel } from '../../media/site/photo-carousel.tsx'
import { PropertyTypes } from '../../projects/rules/project-sets.ts'
import { mailLink, phoneLink, whatsappLink } from '../../shared/contact-links.ts'
import { formatDistance, isBeyondWalking, walkingMinutes } from '../../shared/distance.ts'
import { labelOf } from '../../shared/fields/value-set.ts'
import { formatSqm } from '../../shared/money.ts'
import { Button } from '../../ui/button.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { Skeleton } from '../../ui/feedback/states.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { Menu } from '../../ui/overlays/menu.tsx'
import { StationMark } from '../../ui/station-mark.tsx'
import type { UnitRecord } from '../rules/unit.ts'
import { withProjectDefaults } from '../rules/with-project-defaults.ts'
import { floorText } from '../site/floor-text.ts'
import { roomsText } from '../site/rooms-text.ts'
import { unitName } from '../site/unit-name.ts'
import { priceLines, sqmPriceLine } from '../site/unit-price.ts'
import { ScheduleViewing } from './schedule-viewing.tsx'
import { contactOf } from './search-columns.tsx'
import { useUnit } from './unit-calls.ts'

/** A unit in the search results: pictures, specifications, location, contact and actions. */
export default function PropertyDetails({
  id,
  onMap,
  onClose,
  onEdit,
}: DetailProps<UnitRecord> & { onMap: (unit: UnitRecord) => void }) {
  const language = useLanguage()
  const unit = useUnit(id)
  return (
    <ReadRecord
      {...{ id, onClose }}
      record={unit}
      kind="unit"
      title="Property Details"
      description={unit.data && unitName(unit.data.project.name, unit.data.unitNumber, language)}
      width="wide"
      loading={
        <div aria-busy="true" className="grid gap-4">
          <Skeleton className="aspect-hero w-full" />
          <Skeleton className="h-[60dvh] w-full" />
        </div>
      }
      actions={(record) => (
        <>
          <Button look="plain" onClick={() => onEdit(record)}>
            Edit
          </Button>
          <Button look="quiet" onClick={() => onMap(record)}>
            View on Map
          </Button>
          <ContactAgent unit={record} />
          <ScheduleViewing unit={record} />
        </>
      )}
    >
      {(record) => <UnitSections unit={record} />}
    </ReadRecord>
  )
}

function UnitSections({ unit }: { unit: UnitRecord }) {
  const language = useLanguage()
  const { project, bedrooms, bathrooms, floor, size } = unit
  const { nearestStation, distanceToStation, nearbyStations } = project
  const home = withProjectDefaults({ ...unit, status: 'available' })
  const person = contactOf(unit)
  const specifications = [
    { label: 'Bedrooms', value: roomsText([bedrooms], 'Bedroom', language), isWide: false },
    { label: 'Bathrooms', value: roomsText([bathrooms], 'Bathroom', language), isWide: false },
    {
      label: 'Floor level',
      value: floor === null ? '—' : floorText(floor, language),
      isWide: false,
    },
    {
      label: 'Property type',
      value: home.propertyType ? labelOf(PropertyTypes, home.propertyType, language) : '—',
      isWide: false,
    },
  ]
  return (
    <div className="grid gap-6 text-sm">
      <PhotoCarousel
        images={[...unit.images, ...project.images]}
        name={unitName(project.name, unit.unitNumber, language)}
        size="hero"
        withThumbnails
        first
      />
      <dl className="grid gap-4 sm:grid-cols-3">
        <Figure label="Total price" value={priceLines(unit, undefined, language).join(' · ')}>
          {sqmPriceLine(unit, undefined, language)}
        </Figure>
        <Figure label="Size" value={formatSqm(size, language)} />
        <Figure label="Nearest transport" value={nearestStation?.name ?? '—'}>
          {nearestStation && distanceToStation !== null && (
            <span className="flex items-center gap-2">
              <StationMark lines={[nearestStation.line]} />
              {isBeyondWalking(distanceToStation)
                ? `${formatDistance(distanceToStation, language)} · Beyond walking distance`
                : `${formatDistance(distanceToStation, language)} · ${walkingMinutes(distanceToStation)} min walk`}
            </span>
          )}
        </Figure>
      </dl>
      <section className="grid gap-3">
        <h3 className="text-lg">Specifications</h3>
        <FactList facts={specifications} />
      </section>
      <section className="grid gap-2">
        <h3 className="text-lg">Location</h3>
        <p>{[project.address, project.district].filter(Boolean).join(' · ')}</p>
        <p className="text-ink-2">
          {nearbyStations.length > 0
            ? `${nearbyStations.length} ${nearbyStations.length === 1 ? 'station' : 'stations'} within 1 km`
            : 'No stations found within 1km of this location.'}
        </p>
      </section>
      <section className="grid gap-2">
        <h3 className="text-lg">Listed by</h3>
        {person ? (
          <p>
            <b className="font-medium">{person.name}</b>
            <span className="text-ink-2">
              {[unit.agentContact ? 'Agent' : 'Owner', person.phone, person.email]
                .filter(Boolean)
                .map((part) => ` · ${part}`)}
            </span>
          </p>
        ) : (
          <p className="text-ink-2">
            Neither an agent nor an owner is entered. Edit it to add one.
          </p>
        )}
      </section>
    </div>
  )
}

function Figure({
  label,
  value,
  children,
}: {
  label: string
  value: string
  children?: ReactNode
}) {
  return (
    <div className="grid content-start gap-0.5 rounded-card bg-wash px-4 py-3">
      <dt className="text-ink-3">{label}</dt>
      <dd className="text-lg font-strong tabular-nums">{value}</dd>
      {children && <dd className="text-ink-2">{children}</dd>}
    </div>
  )
}

/** A menu to call or write to the unit's agent, or else its owner. */
function ContactAgent({ unit }: { unit: UnitRecord }) {
  const person = contactOf(unit)
  const items = [
    person?.phone && { label: `Call ${person.phone}`, href: phoneLink(person.phone) },
    person?.phone && { label: 'WhatsApp', href: whatsappLink(person.phone) },
    person?.email && { label: `Write to ${person.email}`, href: mailLink(person.email) },
  ].filter((item) => typeof item === 'object' && item !== null)
  return (
    <Menu
      label="Contact Agent"
      items={items}
      trigger={
        <Button look="quiet" disabled={items.length === 0}>
          Contact Agent
        </Button>
      }
    />
  )
}
