import { formatDistance, isBeyondWalking, walkingMinutes } from '../../../shared/distance.ts'
import { StationMark } from '../../../ui/station-mark.tsx'
import { TwoLines } from '../../../ui/two-lines.tsx'

/** The nearest station and, below it, its distance; `short` has both in one line. */
export function StationWalk({
  station,
  metres,
  short = false,
}: {
  station: { name: string; line: string } | null
  metres: number | null
  short?: boolean
}) {
  if (!station) return short ? null : <TwoLines first={null} />
  const isFar = metres !== null && isBeyondWalking(metres)
  const minutes = metres === null || isFar ? null : `${walkingMinutes(metres)} min`
  const name = (
    <span className="flex min-w-0 items-center gap-2.5" title={station.name}>
      <StationMark lines={[station.line]} />
      <span className="flex min-w-0">
        <span className={`truncate ${isFar ? 'text-ink-3' : ''}`}>{station.name}</span>
        {short && minutes && <span className="flex-none whitespace-pre">{` · ${minutes}`}</span>}
      </span>
    </span>
  )
  if (short) return name
  const walk = isFar ? 'Beyond walking distance' : `${formatDistance(metres ?? 0)} · ${minutes}`
  return <TwoLines first={name} second={metres === null ? null : walk} />
}
