import { localName } from '../../../../city/places/rules/local-name.ts'
import { REACHES, type ReachMetres } from '../../../../city/rail/rules/reach.ts'
import { formatDistance, formatWalk, walkingMinutes } from '../../../../shared/distance.ts'
import { type Language, textsIn } from '../../../../shared/language.ts'
import { searchPath, stationPath } from '../../../../shared/paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { inPageClick } from '../../../../ui/in-page-click.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import type { StationUnits } from '../../rules/around.ts'
import { NearUnitRow } from './near-unit.tsx'
import type { StationFigures } from './station-figures.ts'
import { stationMapTexts } from './station-map-texts.ts'
import { useHighlightedRow } from './use-highlighted-row.ts'
import { useUnitsInOrder } from './use-units-in-order.ts'

/** The homes around a station, beside the map. */
export function UnitsPanel({
  homes: stationUnits,
  highlighted,
  front,
  failed,
  figures,
  address,
  onHighlight,
  onReach,
  onRetry,
}: {
  homes: StationUnits
  /** The id of the highlighted project. */
  highlighted: number | null
  /** The project whose homes are listed first. */
  front: number | null
  failed: boolean
  figures: StationFigures
  address: (change: { within: ReachMetres }) => string
  onHighlight: (projectId: number | null) => void
  onReach: (reach: ReachMetres) => void
  onRetry: () => void
}) {
  const { station, total, within } = stationUnits
  const language = useLanguage()
  const texts = textsIn(language, stationMapTexts)
  const { list, point } = useHighlightedRow(highlighted, onHighlight)
  const homes = useUnitsInOrder(stationUnits, front)
  const widerReach = REACHES.find((reach) => reach > within && figures.near(station.id, reach) > 0)
  return (
    <>
      <div className="border-b border-line px-4 py-3.5">
        <h3 className="text-lg">{unitsTitle(stationUnits, language)}</h3>
        <p className="text-sm text-ink-2 tabular-nums">{unitsNote(stationUnits, texts)}</p>
        <p role="status" className="sr-only">
          {unitsTitle(stationUnits, language)}
        </p>
      </div>
      <div
        ref={list}
        data-scrolls=""
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain md:h-0"
      >
        {failed && (
          <p role="alert" className="flex items-center gap-3 px-4 py-2 text-sm">
            {texts.unread}
            <Button variant="quiet" size="small" onClick={onRetry}>
              {texts.retry}
            </Button>
          </p>
        )}
        {total === 0 && (
          <p className="px-4 py-6 text-ink-2">
            {texts.nothingNear}{' '}
            {widerReach && (
              <a
                href={address({ within: widerReach })}
                onClick={inPageClick(() => onReach(widerReach))}
                className="font-medium text-accent underline"
              >
                {texts.homesWithin(figures.near(station.id, widerReach), widerReach)}
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
              >
                <span className="icon-footprints flex items-center gap-2 text-ink-2 tabular-nums before:size-4 before:bg-ink-3">
                  {`${formatDistance(home.metres, language)} · ${formatWalk(home.metres, language)}`}
                </span>
              </NearUnitRow>
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
            {texts.seeAll(total)}
          </a>
        )}
        <a href={stationPath(station.code)} className="py-1 text-ink-2 hover:text-ink">
          {texts.about(localName(station, language))}
        </a>
      </div>
    </>
  )
}

/** `37 homes within 500 m of Asok`. */
function unitsTitle({ total, within, station }: StationUnits, language: Language): string {
  const texts = textsIn(language, stationMapTexts)
  return texts.homesOf(total, within, localName(station, language))
}

/** `In 6 buildings, 4 to 6 minutes on foot`. */
function unitsNote({ projects, buildings }: StationUnits, texts: typeof stationMapTexts): string {
  if (projects === 0) return texts.onFoot
  const minutes = buildings.map(({ metres }) => walkingMinutes(metres))
  return texts.inBuildings(projects, Math.min(...minutes), Math.max(...minutes))
}
