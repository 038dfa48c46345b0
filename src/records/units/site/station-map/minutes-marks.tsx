import type { StopLabel } from '../../../../city/map/site/city-names.ts'
import { AtSpot } from '../../../../city/map/site/pins.tsx'
import { bandOf } from '../../../../city/rail/rules/bands.ts'
import { toWorld } from '../../../../shared/mercator.ts'
import { projectPath } from '../../../../shared/paths.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import type { ProjectByMinutes, UnitsByMinutes } from '../../rules/by-minutes.ts'
import { countedHomes } from '../counted-homes.ts'
import { journeyText } from '../minutes/format-journey.ts'
import { minutesLabel } from './station-labels.ts'

const tones = ['', 'bg-minutes-1', 'bg-minutes-2', 'bg-minutes-3', 'bg-minutes-4', 'bg-minutes-5']

/** The places as numbers and the projects as dots in the colour of their band; the highlighted one has a tooltip. */
export function MinutesMarks({
  units,
  names,
  limit,
  highlighted,
  onHighlight,
}: {
  units: UnitsByMinutes
  names: readonly (string | null)[]
  limit: number
  highlighted: number | null
  onHighlight: (projectId: number | null) => void
}) {
  const language = useLanguage()
  return (
    <>
      {units.buildings.map((project) => {
        const band = bandOf(project.minutes, limit)
        if (!band) return null
        const isHighlighted = project.id === highlighted
        return (
          <AtSpot key={project.id} at={toWorld(project)} className={isHighlighted ? 'z-10' : 'z-1'}>
            <a
              href={projectPath(project.id)}
              tabIndex={-1}
              aria-label={`${project.name}, ${countedHomes(project.units, language)}, ${minutesLabel(project.minutes, language)}`}
              onPointerEnter={() => onHighlight(project.id)}
              onPointerLeave={() => onHighlight(null)}
              onClick={(event) => {
                // The first tap highlights, the second follows the link.
                if (isHighlighted || matchMedia('(hover: hover)').matches) return
                event.preventDefault()
                onHighlight(project.id)
              }}
              className="pointer-events-auto absolute grid size-6 -translate-1/2 place-items-center"
            >
              <span
                className={`rounded-full border-2 border-card ${isHighlighted ? 'size-5 bg-accent' : `size-3 ${tones[band]}`}`}
              />
              {isHighlighted && (
                <ProjectTooltip
                  project={project}
                  journeys={journeysOf(units, project)}
                  names={names}
                />
              )}
            </a>
          </AtSpot>
        )
      })}
      {units.places.map((place, i) => (
        <AtSpot
          // biome-ignore lint/suspicious/noArrayIndexKey: places have a fixed order
          key={i}
          at={toWorld(place)}
          className="z-5"
        >
          <span className="grid size-6.5 -translate-1/2 place-items-center rounded-full border-2 border-card bg-ink font-strong text-paper">
            {i + 1}
          </span>
        </AtSpot>
      ))}
    </>
  )
}

function ProjectTooltip({
  project,
  journeys,
  names,
}: {
  project: ProjectByMinutes
  journeys: UnitsByMinutes['homes'][number]['minutes']
  names: readonly (string | null)[]
}) {
  const language = useLanguage()
  return (
    <span className="absolute bottom-full left-1/2 grid -translate-x-1/2 rounded-control border border-line bg-card px-3 py-1.5 leading-[1.4] whitespace-nowrap shadow-float">
      <b className="font-strong">{project.name}</b>
      {journeys.map((journey, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have a fixed order
        <span key={i} className="text-ink-2 tabular-nums">
          {journeyText(names[i] ?? null, journey, undefined, language)}
        </span>
      ))}
      {journeys.length === 0 && (
        <span className="text-ink-2">{minutesLabel(project.minutes, language)}</span>
      )}
    </span>
  )
}

/** The journeys from a project: those of any listed unit in it, none if no unit of it is listed. */
function journeysOf({ homes }: UnitsByMinutes, { id }: ProjectByMinutes) {
  return homes.find(({ projectId }) => projectId === id)?.minutes ?? []
}

/** The figure shown beside a stop's name. */
export function stopLabel(minutes: number | null, limit: number): StopLabel | null {
  if (minutes === null) return null
  return { figure: String(minutes), isQuiet: minutes > limit }
}
