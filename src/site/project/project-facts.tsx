import type { ReactNode } from 'react'
import type { ProjectWithUnitCounts } from '../../records/projects/rules/project-response.ts'
import { languageOf } from '../../shared/language-of.ts'
import { formatNumber } from '../../shared/money.ts'
import { developerPath } from '../../shared/paths.ts'
import { Description } from '../../ui/description.tsx'

/** A building's names, location and key facts. */
export function ProjectFacts({
  project,
  year,
}: {
  project: ProjectWithUnitCounts
  /** The year it was built; null when unknown. */
  year: number | null
}) {
  const { name, nameTh, address, developer, yearBuilt, buildingFloors, totalUnits } = project
  const facts: { label: string; value: ReactNode }[] = []
  if (developer) {
    const link = (
      <a href={developerPath(developer.id)} className="underline-offset-4 hover:underline">
        {developer.name}
      </a>
    )
    facts.push({ label: 'Developer', value: link })
  }
  if (yearBuilt) facts.push({ label: 'Year Built', value: year ?? yearBuilt })
  if (buildingFloors) facts.push({ label: 'Building Floors', value: formatNumber(buildingFloors) })
  if (totalUnits) facts.push({ label: 'Total Units', value: formatNumber(totalUnits) })
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="grid gap-1.5">
        <h1 className="text-3xl wrap-anywhere">{name}</h1>
        {nameTh && (
          <p lang="th" className="text-lg text-ink-2 wrap-anywhere">
            {nameTh}
          </p>
        )}
        <p
          lang={languageOf(address)}
          className="icon-map-pin flex items-start gap-2 pt-1 wrap-anywhere text-ink-2 before:mt-0.75 before:text-ink-3"
        >
          {address}
        </p>
      </div>
      {facts.length > 0 && (
        <dl className="grid grid-cols-2 overflow-hidden rounded-card border border-line bg-card sm:flex sm:*:flex-1 sm:*:border-t-0! sm:*:first:border-l-0! *:border-line max-sm:*:even:border-l max-sm:*:nth-[n+3]:border-t sm:*:border-l">
          {facts.map(({ label, value }) => (
            <div key={label} className="grid min-w-0 content-start gap-0.5 px-4 py-3">
              <dt className="text-sm text-ink-3">{label}</dt>
              <dd className="font-strong tabular-nums wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Description text={project.description} />
    </section>
  )
}
