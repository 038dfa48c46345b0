import type { RailStation } from '../../../../city/map/site/railway-map/rail-stations.ts'
import { inPageClick } from '../../../../ui/in-page-click.ts'
import { useTexts } from '../../../../ui/language.tsx'
import { StationMark } from '../../../../ui/station-mark.tsx'
import { stationMapTexts } from './station-map-texts.ts'

/** The chosen station on its map, with a link to choose another. */
export function ChosenStation({
  station,
  href,
  onLeave,
}: {
  station: RailStation
  href: string
  onLeave: () => void
}) {
  const texts = useTexts(stationMapTexts)
  return (
    <div className="absolute top-3 left-3 flex h-12 max-w-[calc(100%-5rem)] items-center gap-2.5 rounded-control border border-line bg-card pr-1 pl-3.5 shadow-float">
      <StationMark lines={station.lines} />
      <b className="truncate font-strong">{station.names.join(' · ')}</b>
      <a
        href={href}
        onClick={inPageClick(onLeave)}
        className="icon-x grid size-10 flex-none place-items-center rounded-control text-ink-2 hover:bg-hov hover:text-ink"
      >
        <span className="sr-only">{texts.anotherStation}</span>
      </a>
    </div>
  )
}
