import { REACHES, type Reach } from '../../../places/reach-rules.ts'
import { formatDistance, walkingMinutes } from '../../../shared/distance.ts'
import { searchPath, stationPath } from '../../../shared/paths.ts'
import { Button } from '../../../ui/button.tsx'
import type { StationHomes } from '../../around-rules.ts'
import { countedHomes } from '../counted-homes.ts'
import { NearHomeRow } from './near-home.tsx'
import { ownPress } from './own-press.ts'
import type { StationFigures } from './station-figures.ts'
import { useHomesInOrder } from './use-homes-in-order.ts'
import { useHotRow } from './use-hot-row.ts'

/** The homes of a station beside its map. */
export function HomesPanel({
  homes: found,
  hot,
  front,
  failed,
  figures,
  address,
  onHot,
  onReach,
  onRetry,
}: {
  homes: StationHomes
  /** The building that is pointed at. */
  hot: number | null
  /** The building whose homes stand first. */
  front: number | null
  failed: boolean
  figures: StationFigures
  address: (change: { within: Reach }) => string
  onHot: (projectId: number | null) => void
  onReach: (reach: Reach) => void
  onRetry: () => void
}) {
  const { station, total, within } = found
  const { list, point } = useHotRow(hot, onHot)
  const homes = useHomesInOrder(found, front)
  const wider = REACHES.find((reach) => reach > within && figures.near(station.id, reach) > 0)
  return (
    <>
      <div className="border-b border-line px-4 py-3.5">
        <h3 className="text-lg">{homesTitle(found)}</h3>
        <p className="text-sm text-ink-2 tabular-nums">{homesNote(found)}</p>
        <p role="status" className="sr-only">
          {homesTitle(found)}
        </p>
      </div>
      <div
        ref={list}
        data-scrolls=""
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain md:h-0"
      >
        {failed && (
          <p role="alert" className="flex items-center gap-3 px-4 py-2 text-sm">
            The homes could not be read.
            <Button look="quiet" size="small" onClick={onRetry}>
              Retry
            </Button>
          </p>
        )}
        {total === 0 && (
          <p className="px-4 py-6 text-ink-2">
            Nothing is listed this near.{' '}
            {wider && (
              <a
                href={address({ within: wider })}
                onClick={ownPress(() => onReach(wider))}
                className="font-medium text-accent underline"
              >
                {`${countedHomes(figures.near(station.id, wider))} within ${wider} m`}
              </a>
            )}
          </p>
        )}
        <ul>
          {homes.map((home) => (
            <li key={home.id}>
              <NearHomeRow home={home} isHot={hot === home.projectId} onHot={point}>
                <span className="icon-footprints flex items-center gap-2 text-ink-2 tabular-nums before:size-4 before:bg-ink-3">
                  {`${formatDistance(home.metres)} · ${walkingMinutes(home.metres)} min walk`}
                </span>
              </NearHomeRow>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line px-4 py-2.5 text-sm font-medium">
        {total > 0 && (
          <a
            href={searchPath(
              `sort=station&stationId=${station.id}${within === 1000 ? '' : `&within=${within}`}`,
            )}
            className="py-1 text-accent hover:underline"
          >
            See all {countedHomes(total)}
          </a>
        )}
        <a href={stationPath(station.code)} className="py-1 text-ink-2 hover:text-ink">
          About {station.name} station
        </a>
      </div>
    </>
  )
}

/** `37 homes within 500 m of Asok`. */
export function homesTitle({ total, within, station }: StationHomes): string {
  return `${total === 0 ? 'No homes' : countedHomes(total)} within ${within} m of ${station.name}`
}

/** `In 6 buildings, 4 to 6 minutes on foot`. */
export function homesNote({ projects, buildings }: StationHomes): string {
  if (projects === 0) return 'On foot, in a straight line'
  const minutes = buildings.map(({ metres }) => walkingMinutes(metres))
  const [least, most] = [Math.min(...minutes), Math.max(...minutes)]
  const walk = least === most ? `${least}` : `${least} to ${most}`
  const word = most === 1 ? 'minute' : 'minutes'
  return `In ${projects === 1 ? '1 building' : `${projects} buildings`}, ${walk} ${word} on foot`
}
