import { InquiryForm, InquirySent } from '../../inquiries/site/inquiry-form.tsx'
import type { AskedUnit } from '../../inquiries/site/inquiry-payload.ts'
import { PhotoCarousel } from '../../media/site/photo-carousel.tsx'
import { NearbyAmenities } from '../../projects/site/nearby-amenities.tsx'
import { ProjectDetails } from '../../projects/site/project-details.tsx'
import type { ProjectWords } from '../../projects/site/project-words.ts'
import type { FormState } from '../../shared/form-state.ts'
import { projectPath, searchPath } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { PriceStep } from '../../units/price-rules.ts'
import type { UnitDocument } from '../../units/rules.ts'
import type { CardUnit } from '../../units/site/card-unit.ts'
import { StatusBadge } from '../../units/site/status-badge.tsx'
import { UnitCard } from '../../units/site/unit-card.tsx'
import { unitName } from '../../units/site/unit-name.ts'
import { Location } from '../location.tsx'
import type { Step } from '../steps.ts'
import { Trail } from '../trail.tsx'
import { AskBar, type Reach } from './ask-bar.tsx'
import { FindSimilar } from './find-similar.tsx'
import { HomeDetails } from './home-details.tsx'
import type { HomeWords } from './home-words.ts'
import { PriceHistory } from './price-history.tsx'
import { UnitActions } from './unit-actions.tsx'
import { UnitSummary } from './unit-summary.tsx'

/** A unit, with all a visitor may know of it, homes like it, and the form to ask about it. */
export default function UnitPage({
  unit,
  home,
  building,
  similar,
  steps,
  history,
  url,
  picture,
  today,
  reach,
  inquiry,
}: {
  /** Null where there is no such unit. */
  unit: UnitDocument | null
  home: HomeWords
  building: ProjectWords
  similar: readonly CardUnit[]
  steps: readonly Step[]
  history: readonly PriceStep[]
  /** Its whole address, to be passed on. */
  url: string
  /** Of its surroundings. */
  picture: string | null
  today: string
  reach: Reach
  inquiry: { refused: FormState | null; sent: boolean }
}) {
  if (!unit) return <PropertyNotFound sent={inquiry.sent} />
  const asked: AskedUnit = {
    id: unit.id,
    details: unitName(unit.project.name, unit.unitNumber),
  }
  return (
    <div className="page-width grid grid-cols-1 gap-4 pt-4 sm:gap-5 sm:pt-5">
      <Trail steps={steps} />
      <UnitPictures unit={unit} />
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 sm:pt-2 lg:grid-cols-[1.55fr_1fr]">
        <div className="grid grid-cols-1 gap-10">
          <UnitSummary unit={unit} today={today}>
            <UnitActions id={unit.id} name={asked.details} url={url}>
              <FindSimilar unit={unit} />
            </UnitActions>
          </UnitSummary>
          <HomeDetails words={home} />
          <PriceHistory steps={history} />
          <NearbyAmenities project={unit.project} />
          <Location name={unit.project.name} at={unit.project} picture={picture} />
          <ProjectDetails words={building}>
            <p>
              <a
                href={projectPath(unit.project.id)}
                className="inline-flex min-h-9 items-center font-medium wrap-anywhere text-accent underline-offset-4 hover:underline"
              >
                All homes in {unit.project.name}
              </a>
            </p>
          </ProjectDetails>
          <AskBar unit={unit} reach={reach} />
        </div>
        <section
          id="inquiry"
          aria-labelledby="inquiry-title"
          className="grid scroll-mt-4 gap-5 rounded-panel border border-line bg-card p-5 shadow-float lg:sticky lg:top-5 print:hidden"
        >
          <h2 id="inquiry-title" className="text-xl">
            Ask about this home
          </h2>
          <InquiryForm unit={asked} {...inquiry} />
        </section>
      </div>
      {similar.length > 0 && (
        <section aria-labelledby="similar-title" className="grid gap-5 pt-10 print:hidden">
          <h2 id="similar-title" className="text-2xl">
            Similar homes nearby
          </h2>
          <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {similar.map((one) => (
              <UnitCard key={one.id} unit={one} today={today} />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}

function UnitPictures({ unit }: { unit: UnitDocument }) {
  const images = [...new Set([...unit.images, ...unit.project.images])]
  return (
    <div className="relative">
      <PhotoCarousel
        images={images}
        name={unitName(unit.project.name, unit.unitNumber)}
        size="hero"
        first
        className="rounded-panel border border-line lg:aspect-[2.2]"
      />
      <StatusBadge
        status={unit.status}
        className="absolute top-3.5 left-3.5 z-10 sm:top-4 sm:left-4"
      />
    </div>
  )
}

/** The unit may have been taken off the website while somebody wrote: then the inquiry was sent all the same. */
function PropertyNotFound({ sent }: { sent: boolean }) {
  return (
    <div className="page-width grid justify-items-start gap-4 py-20">
      {sent && <InquirySent />}
      <h1 className="text-3xl">Property Not Found</h1>
      <p className="text-ink-2">The property you're looking for doesn't exist</p>
      <ButtonLink href={searchPath()} className="mt-2">
        Back to search
      </ButtonLink>
    </div>
  )
}
