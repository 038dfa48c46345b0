import type { ReactNode } from 'react'
import { Description } from '../../../ui/description.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import type { ProjectTexts } from './project-texts.ts'

/** The details of a project, leaving out unknown ones. */
export function ProjectDetails({
  texts: { facts, facilities, amenities, description },
  children,
}: {
  texts: ProjectTexts
  children?: ReactNode
}) {
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">Project Details</h2>
      <FactList facts={facts} />
      <Names title="Facilities" names={facilities.map(({ name }) => name)} />
      <Names title="Amenities" names={amenities} />
      <Description text={description} />
      {children}
    </section>
  )
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="text-sm font-medium tracking-normal text-ink-2">{title}</h3>
      <ul className="flex flex-wrap gap-1.5 text-sm text-ink-2">
        {names.map((name) => (
          <li key={name} className="wrap-anywhere rounded-control bg-wash px-2.5 py-1">
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
