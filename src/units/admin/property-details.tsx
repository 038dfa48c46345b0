import type { ReactNode } from 'react'
import { ReadRecord } from '../../admin/read-record.tsx'
import { PhotoCarousel } from '../../media/site/photo-carousel.tsx'
import { PropertyTypes } from '../../projects/rules.ts'
import { mailLink, phoneLink, whatsappLink } from '../../shared/contact-links.ts'
import { formatDistance, isBeyondWalking, walkingMinutes } from '../../shared/distance.ts'
import { formatSqm } from '../../shared/money.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions, DialogBody } from '../../ui/dialog.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { StationMark } from '../../ui/station-mark.tsx'
import { homeOf, type UnitRecord } from '../rules.ts'
import { floorText } from '../site/floor-text.ts'
import { roomsText } from '../site/rooms-text.ts'
import { unitName } from '../site/unit-name.ts'
import { priceLines, sqmPriceLine } from '../site/unit-price.ts'
import { ScheduleViewing } from './schedule-viewing.tsx'
import { contactOf } from './search-columns.tsx'
import { useUnit } from './unit-calls.ts'

/** A home that a search found: its pictures, what it is and where, and what to do next. */
export default function PropertyDetails({
  id,
  onMap,
  onClose,
  onEdit,
}: {
  /** Null for an address that names none. */
  id: number | null
  onMap: (unit: UnitRecord) => void
  onClose: () => void
  onEdit: (unit: UnitRecord) => void
}) {
  const unit = useUnit(id)
  const { data } = unit
  return (
    <Dialog
      open
      onClose={onClose}
      title="Property Details"
      description={data && unitName(data.project.name, data.unitNumber)}
      width="wide"
    >
      <DialogBody isRead>
        <ReadRecord
          id={id}
          record={unit}
          kind="unit"
          loading={
            <div aria-busy="true" className="grid gap-4">
              <Skeleton className="aspect-hero w-full" />
              <Skeleton className="h-[60dvh] w-full" />
            </div>
          }
        >
          {(known) => <Known unit={known} />}
        </ReadRecord>
      </DialogBody>
      {data && (
        <DialogActions>
          <Button look="plain" onClick={() => onEdit(data)}>
            Edit
          </Button>
          <Button look="quiet" onClick={() => onMap(data)}>
            View on Map
          </Button>
          <ContactAgent unit={data} />
          <ScheduleViewing unit={data} />
        </DialogActions>
      )}
    </Dialog>
  )
}

function Known({ unit }: { unit: UnitRecord }) {
  const { project, bedrooms, bathrooms, floor, size } = unit
  const { nearestStation, distanceToStation, nearbyStations } = project
  const home = homeOf({ ...unit, status: 'available' })
  const person = contactOf(unit)
  const specifications = [
    { label: 'Bedrooms', value: roomsText([bedrooms], 'Bedroom'), isWide: false },
    { label: 'Bathrooms', value: roomsText([bathrooms], 'Bathroom'), isWide: false },
    { label: 'Floor level', value: floor === null ? '—' : floorText(floor), isWide: false },
    {
      label: 'Property type',
      value: home.propertyType ? PropertyTypes.labels[home.propertyType] : '—',
      isWide: false,
    },
  ]
  return (
    <div className="grid gap-6 text-sm">
      <PhotoCarousel
        images={[...unit.images, ...project.images]}
        name={unitName(project.name, unit.unitNumber)}
        size="hero"
        withThumbnails
        first
      />
      <dl className="grid gap-4 sm:grid-cols-3">
        <Figure label="Total price" value={priceLines(unit).join(' · ')}>
          {sqmPriceLine(unit)}
        </Figure>
        <Figure label="Floor size" value={formatSqm(size)} />
        <Figure label="Nearest transport" value={nearestStation?.name ?? '—'}>
          {nearestStation && distanceToStation !== null && (
            <span className="flex items-center gap-2">
              <StationMark lines={[nearestStation.line]} />
              {isBeyondWalking(distanceToStation)
                ? `${formatDistance(distanceToStation)} · Beyond walking distance`
                : `${formatDistance(distanceToStation)} · ${walkingMinutes(distanceToStation)} min walk`}
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

/** Calls, writes to or chats with whoever lists the home. */
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
