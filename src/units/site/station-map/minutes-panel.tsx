import { searchPath } from '../../../shared/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { countedHomes } from '../counted-homes.ts'
import { MinutesLines } from '../minutes/minutes-lines.tsx'
import { minutesQuery } from './map-address.ts'
import { MinutesLegend } from './minutes-legend.tsx'
import { minutesTitle } from './minutes-titles.ts'
import { NearHomeRow } from './near-home.tsx'
import { ownPress } from './own-press.ts'
import { useHotRow } from './use-hot-row.ts'
import type { ShownMinutes } from './use-minutes-homes.ts'

/** The homes within minutes of the places, beside the map that is coloured by them. */
export function MinutesPanel({
  shown,
  names,
  hot,
  limitHref,
  onHot,
  onLimit,
}: {
  shown: ShownMinutes
  names: readonly (string | null)[]
  /** The building that is pointed at. */
  hot: number | null
  /** The address of another limit. */
  limitHref: (limit: number) => string
  onHot: (projectId: number | null) => void
  onLimit: (limit: number) => void
}) {
  const { found, latest, limit, failed, retry } = shown
  const { list, point } = useHotRow(hot, onHot)
  const title = minutesTitle({ total: found?.total ?? null, limit, names })
  const homes = (latest?.homes ?? []).filter(({ minutes }) =>
    minutes.every(({ total }) => total <= limit),
  )
  return (
    <>
      <div className="border-b border-line px-4 py-3.5">
        <h3 className="text-lg wrap-anywhere text-balance">{title}</h3>
        <p className="text-sm text-ink-2 max-md:hidden">
          Door to door, weekdays, fewest minutes first
        </p>
        <p role="status" className="sr-only">
          {found ? title : ''}
        </p>
        <MinutesLegend
          {...{ names, limit }}
          bands={latest?.bands ?? null}
          isShort
          className="mt-1.5 md:hidden"
        />
      </div>
      <div
        ref={list}
        data-scrolls=""
        aria-busy={!found && !failed}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain md:h-0"
      >
        {failed && (
          <p role="alert" className="flex items-center gap-3 px-4 py-2 text-sm">
            The homes could not be read.
            <Button look="quiet" size="small" onClick={retry}>
              Retry
            </Button>
          </p>
        )}
        {found?.total === 0 && (
          <p className="px-4 py-6 text-ink-2">
            Nothing is listed this near.{' '}
            {found.wider && (
              <a
                href={limitHref(found.wider.limit)}
                onClick={ownPress(() => onLimit(found.wider?.limit ?? limit))}
                className="font-medium text-accent underline"
              >
                {`${countedHomes(found.wider.homes)} within ${found.wider.limit} minutes`}
              </a>
            )}
          </p>
        )}
        <ul>
          {homes.map((home) => (
            <li key={home.id}>
              <NearHomeRow
                home={home}
                isHot={hot === home.projectId}
                onHot={point}
                below={<MinutesLines ways={home.minutes} names={names} limit={limit} />}
              />
            </li>
          ))}
        </ul>
      </div>
      {found && found.total > 0 && (
        <p className="border-t border-line px-4 py-2.5 text-sm font-medium">
          <a
            href={searchPath(`${minutesQuery(shown)}&sort=minutes`)}
            className="py-1 text-accent hover:underline"
          >
            See all {countedHomes(found.total)}
          </a>
        </p>
      )}
    </>
  )
}
