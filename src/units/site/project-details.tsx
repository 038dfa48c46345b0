import { Facilities, type ProjectDocument } from '../../projects/rules.ts'
import { formatNumber } from '../../shared/money.ts'

/** The building: only what is known of it. */
export function ProjectDetails({ project }: { project: ProjectDocument }) {
  const facts = [
    { label: 'Address', value: project.address },
    { label: 'Developer', value: project.developer?.name },
    { label: 'Year Built', value: project.yearBuilt },
    { label: 'Total Units', value: counted(project.totalUnits) },
    { label: 'Building Floors', value: counted(project.buildingFloors) },
  ].filter(({ value }) => value)
  const amenities = [
    ...project.facilities.map((facility) => Facilities.labels[facility]),
    ...project.amenities,
  ]
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">Project Details</h2>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="grid content-start gap-0.5 border-b border-line pb-3 first:sm:col-span-2"
          >
            <dt className="text-sm text-ink-3">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {amenities.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-sm font-[560] tracking-normal text-ink-2">Amenities</h3>
          <ul className="flex flex-wrap gap-1.5 text-sm text-ink-2">
            {amenities.map((amenity) => (
              <li key={amenity} className="rounded-control bg-wash px-2 py-0.5">
                {amenity}
              </li>
            ))}
          </ul>
        </div>
      )}
      {project.description && (
        <p className="max-w-[68ch] whitespace-pre-line text-ink-2">{project.description}</p>
      )}
    </section>
  )
}

function counted(value: number | null): string | null {
  return value === null ? null : formatNumber(value)
}
