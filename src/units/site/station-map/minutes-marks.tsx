import { bandOf } from '../../../places/band-rules.ts'
import type { StopTold } from '../../../places/site/map/city-names.ts'
import { AtSpot } from '../../../places/site/map/pins.tsx'
import { toWorld } from '../../../shared/mercator.ts'
import { projectPath } from '../../../shared/paths.ts'
import type { BuildingByMinutes, HomesByMinutes } from '../../by-minutes-rules.ts'
import { countedHomes } from '../counted-homes.ts'
import { wayText } from '../minutes/way-text.ts'
import { minutesSaid } from './station-told.ts'

const tones = ['', 'bg-minutes-1', 'bg-minutes-2', 'bg-minutes-3', 'bg-minutes-4', 'bg-minutes-5']

/** The places by their numbers and the buildings as dots of their bands; the one pointed at says its way. */
export function MinutesMarks({
  found,
  names,
  limit,
  hot,
  onHot,
}: {
  found: HomesByMinutes
  names: readonly (string | null)[]
  limit: number
  hot: number | null
  onHot: (projectId: number | null) => void
}) {
  return (
    <>
      {found.buildings.map((one) => {
        const band = bandOf(one.minutes, limit)
        if (!band) return null
        const isHot = one.id === hot
        return (
          <AtSpot key={one.id} at={toWorld(one)} className={isHot ? 'z-10' : 'z-1'}>
            <a
              href={projectPath(one.id)}
              tabIndex={-1}
              aria-label={`${one.name}, ${countedHomes(one.units)}, ${minutesSaid(one.minutes)}`}
              onPointerEnter={() => onHot(one.id)}
              onPointerLeave={() => onHot(null)}
              onClick={(event) => {
                // A finger hears first what it is.
                if (isHot || matchMedia('(hover: hover)').matches) return
                event.preventDefault()
                onHot(one.id)
              }}
              className="pointer-events-auto absolute grid size-6 -translate-1/2 place-items-center"
            >
              <span
                className={`rounded-full border-2 border-card ${isHot ? 'size-5 bg-accent' : `size-3 ${tones[band]}`}`}
              />
              {isHot && <Told one={one} ways={waysOf(found, one)} names={names} />}
            </a>
          </AtSpot>
        )
      })}
      {found.places.map((place, i) => (
        <AtSpot
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
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

function Told({
  one,
  ways,
  names,
}: {
  one: BuildingByMinutes
  ways: HomesByMinutes['homes'][number]['minutes']
  names: readonly (string | null)[]
}) {
  return (
    <span className="absolute bottom-full left-1/2 grid -translate-x-1/2 rounded-control border border-line bg-card px-3 py-1.5 leading-[1.4] whitespace-nowrap shadow-float">
      <b className="font-strong">{one.name}</b>
      {ways.map((way, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
        <span key={i} className="text-ink-2 tabular-nums">
          {wayText(names[i] ?? null, way)}
        </span>
      ))}
      {ways.length === 0 && <span className="text-ink-2">{minutesSaid(one.minutes)}</span>}
    </span>
  )
}

/** Homes of one building have one way; beyond the list's homes the minutes alone are known. */
function waysOf({ homes }: HomesByMinutes, { id }: BuildingByMinutes) {
  return homes.find(({ projectId }) => projectId === id)?.minutes ?? []
}

/** What stands behind a stop's name. */
export function stopTold(minutes: number | null, limit: number): StopTold | null {
  if (minutes === null) return null
  return { figure: String(minutes), isQuiet: minutes > limit }
}
