import { Photo } from '../../../city/media/site/photo.tsx'
import { StationLine } from '../../../city/places/site/station-line.tsx'
import { languageOf } from '../../../shared/language-of.ts'
import { projectPath } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import type { CardProject } from './card-project.ts'
import { homesLine } from './homes-line.ts'

/** A project's card. Its rows are a subgrid of the grid of cards. `first` is for cards visible without scrolling. */
export function ProjectCard({ project, first = false }: { project: CardProject; first?: boolean }) {
  const { id, name, address, facts, station } = project
  return (
    <article className="relative drawn-near-[34rem] grid grid-cols-1 sm:row-span-5 sm:grid-rows-subgrid gap-y-0 overflow-hidden rounded-card border border-line bg-card *:not-first:px-4.5">
      <div className="aspect-card bg-wash">
        <Photo image={project.image} alt={name} size="card" first={first} />
      </div>
      <h3 className="pt-4 text-lg">{name}</h3>
      <div className="grid content-start gap-1.5 pt-1.5 text-sm text-ink-2 *:min-w-0">
        <p lang={languageOf(address)} className="truncate" title={address}>
          {address}
        </p>
        {facts.length > 0 && <p className="tabular-nums">{facts.join(' · ')}</p>}
        {station && <StationLine {...station} />}
      </div>
      <ul className="card-places gap-1.5 pt-1.5">
        <Places icon="icon-shopping-bag" kind="Malls" names={project.malls} />
        <Places icon="icon-trees" kind="Parks" names={project.parks} />
        <Places
          icon="icon-graduation-cap"
          kind="School"
          names={project.school ? [project.school] : []}
        />
      </ul>
      <div className="card-foot mt-4">
        <p className="text-sm text-ink-2 tabular-nums">{homesLine(project.homes, useLanguage())}</p>
        <ButtonLink
          variant="quiet"
          size="small"
          href={projectPath(id)}
          aria-label={`View ${name}`}
          className="after:absolute after:inset-0"
        >
          View
        </ButtonLink>
      </div>
    </article>
  )
}

function Places({ icon, kind, names }: { icon: string; kind: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <li className={icon}>
      <span className="sr-only">{kind}: </span>
      <span className="min-w-0 truncate">{names.join(', ')}</span>
    </li>
  )
}
