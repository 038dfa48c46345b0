import type { RailStation } from '../../../places/site/railway-map/rail-stations.ts'
import { StationMark } from '../../../ui/station-mark.tsx'
import { ownPress } from './own-press.ts'

/** The station that is chosen, on its map, and the way to choose another. */
export function ChosenSign({
  station,
  href,
  onLeave,
}: {
  station: RailStation
  href: string
  onLeave: () => void
}) {
  return (
    <div className="absolute top-3 left-3 flex h-12 max-w-[calc(100%-5rem)] items-center gap-2.5 rounded-control border border-line bg-card pr-1 pl-3.5 shadow-float">
      <StationMark lines={station.lines} />
      <b className="truncate font-strong">{station.names.join(' · ')}</b>
      <a
        href={href}
        onClick={ownPress(onLeave)}
        className="icon-x grid size-10 flex-none place-items-center rounded-control text-ink-2 hover:bg-hov hover:text-ink"
      >
        <span className="sr-only">Choose another station</span>
      </a>
    </div>
  )
}
