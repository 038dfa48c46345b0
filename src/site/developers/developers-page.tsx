import { type CardDeveloper, DeveloperCard } from '../../records/developers/site/developer-card.tsx'
import { propertiesPath } from '../../shared/paths.ts'
import { EmptyState } from '../../ui/feedback/states.tsx'

/** All developers, newest first. */
export default function DevelopersPage({ developers }: { developers: readonly CardDeveloper[] }) {
  return (
    <div className="page-width grid gap-7 pt-8 sm:pt-10">
      <h1 className="text-3xl">Developers</h1>
      {developers.length === 0 ? (
        <EmptyState title="No developers are listed right now">
          <a href={propertiesPath()} className="text-accent underline underline-offset-4">
            See all properties
          </a>
        </EmptyState>
      ) : (
        <ul className="grid gap-4.5 md:grid-cols-2 lg:grid-cols-3">
          {developers.map((developer) => (
            <li key={developer.id} className="grid">
              <DeveloperCard developer={developer} heading="h2" />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
