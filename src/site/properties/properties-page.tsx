import { ProjectCard } from '../../records/projects/site/project-card.tsx'
import { formatNumber } from '../../shared/money.ts'
import { propertiesPath } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'
import { inPageClick } from '../../ui/in-page-click.ts'
import { PropertiesForm } from './properties-form.tsx'
import { projectSearchQuery, propertiesAddress, STEP } from './properties-query.ts'
import { type ProjectResults, useProjects } from './use-projects.ts'

/** Projects as cards; the URL has the filters and the number of cards. */
export default function PropertiesPage({ total, ...initial }: ProjectResults & { total: number }) {
  const { found, asked: query, is: status, filter, showMore, retry } = useProjects(initial)
  const { search, projects, matching } = found
  const failure = status === 'failed' && (
    <ErrorState title="Failed to fetch properties" retry={retry} />
  )
  // Where more was asked for, the failure is at that button.
  const isFilterLost = projectSearchQuery(query.search) !== projectSearchQuery(search)
  return (
    <>
      <div className="border-b border-line bg-wash">
        <div className="page-width grid gap-4 py-5 sm:py-6">
          <h1 className="text-3xl">All Properties</h1>
          <PropertiesForm search={query.search} onChange={filter} />
        </div>
      </div>
      <section
        aria-labelledby="found"
        aria-busy={status === 'loading'}
        className="page-width grid gap-5 pt-6"
      >
        <h2 id="found" className="sr-only">
          Properties
        </h2>
        {isFilterLost && failure}
        {projects.length > 0 && (
          <p role="status" className="text-ink-2 tabular-nums">
            {`Showing ${formatNumber(projects.length)} of ${formatNumber(total)} properties`}
          </p>
        )}
        {projects.length === 0 ? (
          <NoProperties />
        ) : (
          <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {projects.map((project, at) => (
              <ProjectCard key={project.id} project={project} first={at === 0} />
            ))}
          </div>
        )}
        {!isFilterLost && failure}
        {projects.length < matching && (
          <ButtonLink
            variant="quiet"
            href={propertiesAddress({ search, shown: projects.length + STEP })}
            onClick={inPageClick(() => {
              if (status !== 'loading') showMore()
            })}
            className="justify-self-center"
          >
            {status === 'loading' ? 'Loading...' : 'Load More'}
          </ButtonLink>
        )}
      </section>
    </>
  )
}

function NoProperties() {
  return (
    <EmptyState title="No Properties Found">
      <p>No properties match all of these filters.</p>
      <ButtonLink variant="quiet" size="small" href={propertiesPath()} className="mt-3">
        Clear All Filters
      </ButtonLink>
    </EmptyState>
  )
}
