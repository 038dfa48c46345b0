import type { Developer } from '../../records/developers/rules/developer.ts'
import { DeveloperLogo } from '../../records/developers/site/developer-logo.tsx'
import type { CardProject } from '../../records/projects/site/card-project.ts'
import { ProjectCard } from '../../records/projects/site/project-card.tsx'
import { developersPath, propertiesPath } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Description } from '../../ui/description.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { RecordNotFound } from '../layout/record-not-found.tsx'

/** A developer and its projects. `total` counts all of its projects, also those that are not in `projects`. */
export default function DeveloperPage({
  developer,
  projects,
  total,
}: {
  /** Null when the developer does not exist. */
  developer: Developer | null
  projects: readonly CardProject[]
  total: number
}) {
  if (!developer) {
    return (
      <RecordNotFound
        title="Developer not found"
        text="This developer isn’t listed, or is no longer listed."
        back={{ label: 'All developers', path: developersPath() }}
      />
    )
  }
  const { name, description, foundedYear, website } = developer
  return (
    <div className="page-width grid grid-cols-1 gap-6 pt-5">
      <Breadcrumbs
        steps={[
          { name: 'Developers', path: developersPath() },
          { name, path: '' },
        ]}
      />
      <header className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <DeveloperLogo developer={developer} className="size-20" />
        <div className="grid min-w-0 flex-1 basis-72 gap-2">
          <h1 className="text-3xl wrap-anywhere">{name}</h1>
          <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
            {foundedYear && <span>Since {foundedYear}</span>}
            {website && (
              <a
                href={website}
                rel="noopener nofollow"
                className="-my-1 py-1 wrap-anywhere text-accent underline-offset-4 hover:underline"
              >
                {website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
              </a>
            )}
          </p>
          <Description text={description} />
        </div>
      </header>
      <section aria-labelledby="projects" className="grid grid-cols-1 gap-5 pt-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="projects" className="text-2xl">
            {total === 1 ? '1 property' : `${total} properties`}
          </h2>
          {total > projects.length && (
            <ButtonLink
              variant="quiet"
              size="small"
              href={propertiesPath(`developerId=${developer.id}`)}
            >
              See all
            </ButtonLink>
          )}
        </div>
        {projects.length === 0 ? (
          <EmptyState title="No properties listed right now">
            <a href={propertiesPath()} className="text-accent underline underline-offset-4">
              See all properties
            </a>
          </EmptyState>
        ) : (
          <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {projects.map((project) => (
              <ProjectCard key={project.id} project={project} />
            ))}
          </div>
        )}
      </section>
    </div>
  )
}
