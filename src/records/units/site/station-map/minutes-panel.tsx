import { textsIn } from '../../../../shared/language.ts'
import { searchPath } from '../../../../shared/paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { inPageClick } from '../../../../ui/in-page-click.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import { MinutesLines } from '../minutes/minutes-lines.tsx'
import { minutesQuery } from './map-address.ts'
import { MinutesLegend } from './minutes-legend.tsx'
import { minutesTitle } from './minutes-titles.ts'
import { NearUnitRow } from './near-unit.tsx'
import { stationMapTexts } from './station-map-texts.ts'
import { useHighlightedRow } from './use-highlighted-row.ts'
import type { ShownMinutes } from './use-units-by-minutes.ts'

/** The homes within a limit of minutes, beside the map coloured by minutes. */
export function MinutesPanel({
  minutes,
  names,
  highlighted,
  limitHref,
  onHighlight,
  onLimit,
}: {
  minutes: ShownMinutes
  names: readonly (string | null)[]
  /** The id of the highlighted project. */
  highlighted: number | null
  /** The address with another limit. */
  limitHref: (limit: number) => string
  onHighlight: (projectId: number | null) => void
  onLimit: (limit: number) => void
}) {
  const { current, latest, limit, failed, retry } = minutes
  const language = useLanguage()
  const texts = textsIn(language, stationMapTexts)
  const { list, point } = useHighlightedRow(highlighted, onHighlight)
  const title = minutesTitle({ total: current?.total ?? null, limit, names }, language)
  const homes = (latest?.homes ?? []).filter(({ minutes }) =>
    minutes.every(({ total }) => total <= limit),
  )
  return (
    <>
      <div className="border-b border-line px-4 py-3.5">
        <h3 className="text-lg wrap-anywhere text-balance">{title}</h3>
        <p className="text-sm text-ink-2 max-md:hidden">{texts.fewestFirst}</p>
        <p role="status" className="sr-only">
          {current ? title : ''}
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
        aria-busy={!current && !failed}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain md:h-0"
      >
        {failed && (
          <p role="alert" className="flex items-center gap-3 px-4 py-2 text-sm">
            {texts.unread}
            <Button variant="quiet" size="small" onClick={retry}>
              {texts.retry}
            </Button>
          </p>
        )}
        {current?.total === 0 && (
          <p className="px-4 py-6 text-ink-2">
            {texts.nothingNear}{' '}
            {current.wider && (
              <a
                href={limitHref(current.wider.limit)}
                onClick={inPageClick(() => onLimit(current.wider?.limit ?? limit))}
                className="font-medium text-accent underline"
              >
                {texts.homesWithinMinutes(current.wider.homes, current.wider.limit)}
              </a>
            )}
          </p>
        )}
        <ul>
          {homes.map((home) => (
            <li key={home.id}>
              <NearUnitRow
                home={home}
                isHighlighted={highlighted === home.projectId}
                onHighlight={point}
                below={<MinutesLines journeys={home.minutes} names={names} limit={limit} />}
              />
            </li>
          ))}
        </ul>
      </div>
      {current && current.total > 0 && (
        <p className="border-t border-line px-4 py-2.5 text-sm font-medium">
          <a
            href={searchPath(`${minutesQuery(minutes)}&sort=minutes`)}
            className="py-1 text-accent hover:underline"
          >
            {texts.seeAll(current.total)}
          </a>
        </p>
      )}
    </>
  )
}
