import { PhotoCarousel } from '../../city/media/site/photo-carousel.tsx'
import type { JourneyToStation } from '../../records/projects/project-minutes.ts'
import type { ProjectWithUnitCounts } from '../../records/projects/rules/project-response.ts'
import { PetPolicies } from '../../records/projects/rules/project-sets.ts'
import { homesLine } from '../../records/projects/site/homes-line.ts'
import { NearbyAmenities } from '../../records/projects/site/nearby-amenities.tsx'
import type { ProjectTexts } from '../../records/projects/site/project-texts.ts'
import type { CardUnit } from '../../records/units/site/card-unit.ts'
import { AskSection } from '../../sales/inquiries/site/ask-section.tsx'
import type { AgencyContacts } from '../../sales/inquiries/site/contact-ways.tsx'
import { goToForm } from '../../sales/inquiries/site/go-to-form.ts'
import { InquirySent } from '../../sales/inquiries/site/inquiry-form.tsx'
import { inquiryTexts } from '../../sales/inquiries/site/inquiry-texts.ts'
import { questionsAboutBuilding } from '../../sales/inquiries/site/question-fields.tsx'
import type { FormState } from '../../shared/fields/form-state.ts'
import { labelOf } from '../../shared/fields/value-set.ts'
import { projectPath, propertiesPath } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useLanguage } from '../../ui/language.tsx'
import type { Breadcrumb } from '../breadcrumbs.server.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { Location } from '../layout/location.tsx'
import { RecordNotFound } from '../layout/record-not-found.tsx'
import { MinutesCard } from './minutes-card.tsx'
import { ProjectFacts } from './project-facts.tsx'
import { ProjectFeatures } from './project-features.tsx'
import { ProjectOffer } from './project-offer.tsx'
import { ProjectUnits, type Show } from './project-units.tsx'

/** A building: its facts, surroundings and homes. */
export default function ProjectPage({
  project,
  words,
  year,
  homes,
  steps,
  show,
  url,
  picture,
  journeys,
  reach,
  inquiry,
}: {
  /** Null when the project does not exist. */
  project: ProjectWithUnitCounts | null
  words: ProjectTexts
  /** The year it was built. */
  year: number | null
  /** The newest of its homes that match `show`. */
  homes: readonly CardUnit[]
  steps: readonly Breadcrumb[]
  show: Show
  /** The absolute URL of the page, for sharing. */
  url: string
  /** The map around it as SVG. */
  picture: string | null
  /** The journeys to stations of common destinations. */
  journeys: readonly JourneyToStation[]
  reach: AgencyContacts
  inquiry: { refused: FormState | null; sent: boolean }
}) {
  const language = useLanguage()
  if (!project) {
    return (
      <RecordNotFound
        title="Property Not Found"
        text="The property you're looking for doesn't exist"
        back={{ label: 'All Properties', path: propertiesPath() }}
        notice={inquiry.sent && <InquirySent />}
      />
    )
  }
  return (
    <div className="page-width grid grid-cols-1 gap-4 pt-4 sm:gap-5 sm:pt-5">
      <Breadcrumbs steps={steps} />
      <PhotoCarousel
        images={project.images}
        name={project.name}
        size="hero"
        first
        className="rounded-panel border border-line lg:aspect-[2.2]"
      />
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 sm:pt-2 lg:grid-cols-[1.85fr_1fr]">
        <div className="grid grid-cols-1 gap-10">
          <ProjectFacts project={project} year={year} />
          <ProjectUnits project={project} homes={homes} show={show} />
          <ProjectFeatures words={words} />
          <NearbyAmenities project={project} />
          <Location name={project.name} at={project} picture={picture} />
          <div className="page-bar flex items-center justify-between gap-4">
            <p className="text-sm tabular-nums">{homesLine(project.homes, language)}</p>
            <div className="flex flex-none gap-2">
              <ButtonLink
                variant={project.homes.total > 0 ? 'quiet' : 'primary'}
                href="#inquiry"
                onClick={goToForm}
                className="px-3!"
              >
                <span>
                  Ask<span className="max-sm:sr-only"> about this building</span>
                </span>
              </ButtonLink>
              {project.homes.total > 0 && <ButtonLink href="#homes">View homes</ButtonLink>}
            </div>
          </div>
        </div>
        {/* As high as the other column, so that the form stays in view beside it. */}
        <div className="grid grid-cols-1 content-start gap-4 lg:self-stretch">
          <ProjectOffer project={project} url={url} />
          <MinutesCard journeys={journeys} home={homes[0]?.id ?? null} />
          <AskSection
            title={inquiryTexts.aboutBuilding}
            about={{
              ...{ unitId: null, details: project.name },
              pets: project.petAllowed && labelOf(PetPolicies, project.petAllowed, language),
              questions: questionsAboutBuilding(project.homes.total > 0),
            }}
            path={projectPath(project.id)}
            {...{ url, reach, inquiry }}
          />
        </div>
      </div>
    </div>
  )
}
