import { formatDistance, isBeyondWalking, walkingMinutes } from '../../shared/distance.ts'
import { classNames } from '../../ui/class-names.ts'
import { StationMark } from '../../ui/station-mark.tsx'

/** A station and how far it is, in metres; beyond walking distance it is dimmed and says so. */
export function StationLine({
  name,
  lines,
  metres,
  className,
}: {
  name: string
  lines: readonly string[]
  metres: number | null
  className?: string
}) {
  const far = metres !== null && isBeyondWalking(metres)
  return (
    <p className={classNames('flex items-center gap-x-2.5 text-sm', far && 'flex-wrap', className)}>
      <StationMark lines={lines} />
      <span className={classNames('truncate max-sm:whitespace-normal', far && 'text-ink-3')}>
        {name}
      </span>
      {metres !== null && (
        <span className="ml-auto flex-none text-ink-3 tabular-nums">
          {`${formatDistance(metres)} · ${far ? 'Beyond walking distance' : `${walkingMinutes(metres)} min walk`}`}
        </span>
      )}
    </p>
  )
}
