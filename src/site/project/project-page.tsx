import { PhotoCarousel } from '../../media/site/photo-carousel.tsx'
import type { PublicProject } from '../../projects/answer-rules.ts'
import type { WayToStation } from '../../projects/project-minutes.ts'
import { homesLine } from '../../projects/site/homes-line.ts'
import { NearbyAmenities } from '../../projects/site/nearby-amenities.tsx'
import type { ProjectWords } from '../../projects/site/project-words.ts'
import { propertiesPath } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { CardUnit } from '../../units/site/card-unit.ts'
import { Location } from '../location.tsx'
import { NothingHere } from '../nothing-here.tsx'
import type { Step } from '../steps.ts'
import { Trail } from '../trail.tsx'
import { BuildingFacts } from './building-facts.tsx'
import { BuildingFeatures } from './building-features.tsx'
import { HomesHere, type Show } from './homes-here.tsx'
import { HomesOffer } from './homes-offer.tsx'
import { MinutesCard } from './minutes-card.tsx'

/** A building: what it is, what is near it, and the homes in it. */
export default function ProjectPage({
  project,
  words,
  year,
  homes,
  steps,
  show,
  url,
  picture,
  ways,
}: {
  /** Null where there is no such project. */
  project: PublicProject | null
  words: ProjectWords
  /** When it was built. */
  year: number | null
  /** The newest of its homes, of those that `show` asks for. */
  homes: readonly CardUnit[]
  steps: readonly Step[]
  show: Show
  /** Its whole address, to be passed on. */
  url: string
  /** Of its surroundings. */
  picture: string | null
  /** How long it takes to stations that many go to. */
  ways: readonly WayToStation[]
}) {
  if (!project) {
    return (
      <NothingHere
        title="Property Not Found"
        text="The property you're looking for doesn't exist"
        back={{ label: 'All Properties', path: propertiesPath() }}
      />
    )
  }
  return (
    <div className="page-width grid grid-cols-1 gap-4 pt-4 sm:gap-5 sm:pt-5">
      <Trail steps={steps} />
      <PhotoCarousel
        images={project.images}
        name={project.name}
        size="hero"
        first
        className="rounded-panel border border-line lg:aspect-[2.2]"
      />
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 sm:pt-2 lg:grid-cols-[1.85fr_1fr]">
        <div className="grid grid-cols-1 gap-10">
          <BuildingFacts project={project} year={year} />
          <HomesHere project={project} homes={homes} show={show} />
          <BuildingFeatures words={words} />
          <NearbyAmenities project={project} />
          <Location name={project.name} at={project} picture={picture} />
        </div>
        <div className="grid grid-cols-1 gap-4 lg:sticky lg:top-5">
          <HomesOffer project={project} url={url} />
          <MinutesCard ways={ways} home={homes[0]?.id ?? null} />
        </div>
      </div>
      <div className="sticky bottom-0 z-20 -mx-4.5 flex items-center justify-between gap-4 border-t border-line bg-card px-4.5 py-2.5 md:-mx-7 md:px-7 lg:hidden print:hidden">
        <p className="text-sm tabular-nums">{homesLine(project.homes)}</p>
        {project.homes.total > 0 && (
          <ButtonLink href="#homes" className="flex-none">
            See the homes
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
