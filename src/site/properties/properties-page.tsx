import { ProjectCard } from '../../projects/site/project-card.tsx'
import { formatNumber } from '../../shared/money.ts'
import { propertiesPath } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { propertiesAddress, readAsked, STEP } from './asked.ts'
import { PropertiesForm } from './properties-form.tsx'
import { type Found, useProjects } from './use-projects.ts'

/** Every project, as cards. Which and how many stands in the address. */
export default function PropertiesPage({ total, ...first }: Found & { total: number }) {
  const { found, asked, is, look, more, retry } = useProjects(first)
  const { search, projects, matching } = found
  return (
    <>
      <div className="border-b border-line bg-wash">
        <div className="page-width grid gap-4 py-5 sm:py-6">
          <h1 className="text-3xl">All Properties</h1>
          <PropertiesForm search={asked.search} onChange={(form) => look(readAsked(form).search)} />
        </div>
      </div>
      <section
        aria-labelledby="found"
        aria-busy={is === 'coming'}
        className="page-width grid gap-5 pt-6"
      >
        <h2 id="found" className="sr-only">
          Properties
        </h2>
        {is === 'failed' && <ErrorState title="Failed to fetch properties" retry={retry} />}
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
        {projects.length < matching && (
          <ButtonLink
            look="quiet"
            href={propertiesAddress({ search, shown: projects.length + STEP })}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              if (is !== 'coming') more()
            }}
            className="justify-self-center"
          >
            {is === 'coming' ? 'Loading...' : 'Load More'}
          </ButtonLink>
        )}
      </section>
    </>
  )
}

function NoProperties() {
  return (
    <EmptyState title="No Properties Found">
      <p>Nothing matches all of these filters.</p>
      <ButtonLink look="quiet" size="small" href={propertiesPath()} className="mt-3">
        Clear All Filters
      </ButtonLink>
    </EmptyState>
  )
}
