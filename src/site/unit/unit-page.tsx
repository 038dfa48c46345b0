import { PhotoCarousel } from '../../city/media/site/photo-carousel.tsx'
import { PetPolicies } from '../../records/projects/rules/project-sets.ts'
import { NearbyAmenities } from '../../records/projects/site/nearby-amenities.tsx'
import { ProjectDetails } from '../../records/projects/site/project-details.tsx'
import type { ProjectTexts } from '../../records/projects/site/project-texts.ts'
import type { PriceStep } from '../../records/units/rules/price.ts'
import type { PublicUnit } from '../../records/units/rules/unit.ts'
import { withProjectDefaults } from '../../records/units/rules/with-project-defaults.ts'
import type { CardUnit } from '../../records/units/site/card-unit.ts'
import { StatusBadge } from '../../records/units/site/status-badge.tsx'
import { UnitCard } from '../../records/units/site/unit-card.tsx'
import { unitName } from '../../records/units/site/unit-name.ts'
import { AskSection } from '../../sales/inquiries/site/ask-section.tsx'
import type { AgencyContacts } from '../../sales/inquiries/site/contact-ways.tsx'
import { InquirySent } from '../../sales/inquiries/site/inquiry-form.tsx'
import { inquiryTexts } from '../../sales/inquiries/site/inquiry-texts.ts'
import { questionsAboutHome } from '../../sales/inquiries/site/question-fields.tsx'
import type { FormState } from '../../shared/fields/form-state.ts'
import { labelOf } from '../../shared/fields/value-set.ts'
import { projectPath, searchPath, unitPath } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { linkClass } from '../../ui/style/link-class.ts'
import type { Breadcrumb } from '../breadcrumbs.server.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { Location } from '../layout/location.tsx'
import { RecentlyViewed } from '../saved/recently-viewed.tsx'
import { AskBar } from './ask-bar.tsx'
import { FindSimilar } from './find-similar.tsx'
import { PriceHistory } from './price-history.tsx'
import { UnitActions } from './unit-actions.tsx'
import { UnitDetails } from './unit-details.tsx'
import type { UnitFacts } from './unit-facts.server.ts'
import { UnitSummary } from './unit-summary.tsx'

/** A unit: its details, similar homes and the inquiry form. */
export default function UnitPage({
  unit,
  home,
  building,
  stationPaths,
  similar,
  steps,
  history,
  url,
  picture,
  today,
  reach,
  inquiry,
}: {
  /** Null when the unit does not exist. */
  unit: PublicUnit | null
  home: UnitFacts
  building: ProjectTexts
  /** The pages of the stations near it, by name. */
  stationPaths: Readonly<Record<string, string>>
  similar: readonly CardUnit[]
  steps: readonly Breadcrumb[]
  history: readonly PriceStep[]
  /** The absolute URL of the page, for sharing. */
  url: string
  /** The map around it as SVG. */
  picture: string | null
  today: string
  reach: AgencyContacts
  inquiry: { refused: FormState | null; sent: boolean }
}) {
  const language = useLanguage()
  if (!unit) return <PropertyNotFound sent={inquiry.sent} />
  const { id } = unit
  const isFree = unit.status === 'available'
  const { petAllowed } = withProjectDefaults(unit)
  const details = unitName(unit.project.name, unit.unitNumber)
  return (
    <div className="page-width grid grid-cols-1 gap-4 pt-4 sm:gap-5 sm:pt-5">
      <Breadcrumbs steps={steps} />
      <UnitPictures unit={unit} />
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 sm:pt-2 lg:grid-cols-[1.55fr_1fr]">
        <div className="grid grid-cols-1 gap-10">
          <UnitSummary unit={unit} today={today}>
            <UnitActions id={id} name={details} url={url}>
              <FindSimilar unit={unit} />
            </UnitActions>
            <p className="hidden text-sm wrap-anywhere text-ink-2 print:block">{url}</p>
          </UnitSummary>
          <UnitDetails words={home} />
          <PriceHistory steps={history} />
          <NearbyAmenities project={unit.project} stationPaths={stationPaths} />
          <Location name={unit.project.name} at={unit.project} picture={picture} />
          <ProjectDetails texts={building}>
            <p>
              <a href={projectPath(unit.project.id)} className={`${linkClass} wrap-anywhere`}>
                All homes in {unit.project.name}
              </a>
            </p>
          </ProjectDetails>
          <AskBar unit={unit} reach={reach} name={details} message={`${details} ${url}`} />
        </div>
        <AskSection
          title={isFree ? inquiryTexts.aboutHome : inquiryTexts.reservedHome}
          image={unit.images[0] ?? unit.project.images[0] ?? null}
          about={{
            ...{ unitId: id, details },
            pets: petAllowed && labelOf(PetPolicies, petAllowed, language),
            questions: questionsAboutHome(isFree),
          }}
          path={unitPath(id)}
          {...{ url, reach, inquiry }}
        />
      </div>
      {similar.length > 0 && (
        <section aria-labelledby="similar-title" className="grid gap-5 pt-10 print:hidden">
          <h2 id="similar-title" className="text-2xl">
            Similar homes nearby
          </h2>
          <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {similar.map((similarUnit) => (
              <UnitCard key={similarUnit.id} unit={similarUnit} today={today} />
            ))}
          </div>
        </section>
      )}
      <RecentlyViewed current={id} />
    </div>
  )
}

function UnitPictures({ unit }: { unit: PublicUnit }) {
  const images = [...new Set([...unit.images, ...unit.project.images])]
  return (
    <div className="relative">
      <PhotoCarousel
        images={images}
        name={unitName(unit.project.name, unit.unitNumber, useLanguage())}
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

/** The page of a missing unit. It still confirms an inquiry when the unit was hidden in the meantime. */
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
