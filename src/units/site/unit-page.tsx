import { InquiryForm, InquirySent } from '../../inquiries/site/inquiry-form.tsx'
import type { AskedUnit } from '../../inquiries/site/inquiry-payload.ts'
import { confirmationLine } from '../../shared/dates.ts'
import type { FormState } from '../../shared/form-state.ts'
import { searchPath } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Furnishings, type UnitDocument } from '../rules.ts'
import { NearbyAmenities } from './nearby-amenities.tsx'
import { ProjectDetails } from './project-details.tsx'
import { StatusBadge } from './status-badge.tsx'
import { UnitFacts } from './unit-facts.tsx'
import { priceLines, sqmPriceLine } from './unit-price.ts'
import { UnitTrail } from './unit-trail.tsx'

/** A unit, with all a visitor may know of it, and the form to ask about it. */
export default function UnitPage({
  unit,
  today,
  inquiry,
}: {
  /** Null where there is no such unit. */
  unit: UnitDocument | null
  today: string
  inquiry: { refused: FormState | null; sent: boolean }
}) {
  if (!unit) return <PropertyNotFound sent={inquiry.sent} />
  const asked: AskedUnit = {
    id: unit.id,
    details: `${unit.project.name} Unit ${unit.unitNumber}`,
  }
  return (
    <div className="page-width grid gap-5 py-5">
      <UnitTrail unit={unit} />
      <UnitPicture unit={unit} />
      <div className="grid items-start gap-x-10 gap-y-10 pt-2 lg:grid-cols-[1.55fr_1fr]">
        <div className="grid gap-10">
          <UnitSummary unit={unit} today={today} />
          <NearbyAmenities project={unit.project} />
          <ProjectDetails project={unit.project} />
        </div>
        <section
          id="inquiry"
          aria-labelledby="inquiry-title"
          className="grid gap-5 rounded-panel border border-line bg-card p-5 shadow-float lg:sticky lg:top-5"
        >
          <h2 id="inquiry-title" className="text-xl">
            Ask about this home
          </h2>
          <InquiryForm unit={asked} {...inquiry} />
        </section>
      </div>
    </div>
  )
}

function UnitPicture({ unit }: { unit: UnitDocument }) {
  const image = unit.images[0] ?? unit.project.images[0] ?? null
  return (
    <div className="relative aspect-4/3 overflow-hidden rounded-panel border border-line bg-wash sm:aspect-16/7">
      <Picture src={image} alt={`${unit.project.name}, unit ${unit.unitNumber}`} first />
      <StatusBadge status={unit.status} className="absolute top-4 left-4" />
    </div>
  )
}

function UnitSummary({ unit, today }: { unit: UnitDocument; today: string }) {
  const [price, rent] = priceLines(unit)
  const confirmed = confirmationLine(unit.status, unit.availabilityDate, today)
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="grid gap-1">
          <h1 className="text-3xl">
            {unit.project.name} <span className="sr-only">, </span>
            <span className="block text-lg font-normal tracking-normal text-ink-2">
              Unit {unit.unitNumber}
              {unit.floor !== null && ` · Floor ${unit.floor}`}
            </span>
          </h1>
        </div>
        <div className="grid gap-1 tabular-nums sm:text-right">
          <p className="text-2xl font-[640] tracking-[-0.01em]">{price}</p>
          {rent && <p className="text-lg">{rent}</p>}
          <p className="text-sm text-ink-3">{sqmPriceLine(unit)}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-y border-line py-3.5">
        <UnitFacts unit={unit} />
        {unit.furnishing && (
          <span className="text-ink-2">{Furnishings.labels[unit.furnishing]}</span>
        )}
        {confirmed && <span className="text-sm text-success sm:ml-auto">{confirmed}</span>}
      </div>
      {unit.description && (
        <p className="max-w-[68ch] whitespace-pre-line text-ink-2">{unit.description}</p>
      )}
    </section>
  )
}

/** The unit may have been taken off the website while somebody wrote: then the inquiry was sent all the same. */
function PropertyNotFound({ sent }: { sent: boolean }) {
  return (
    <div className="page-width grid justify-items-start gap-4 py-20">
      {sent && <InquirySent />}
      <h1 className="text-3xl">Property Not Found</h1>
      <p className="text-ink-2">The property you're looking for doesn't exist</p>
      <ButtonLink href={searchPath()}>Back to search</ButtonLink>
    </div>
  )
}
