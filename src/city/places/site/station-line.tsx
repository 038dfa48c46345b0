import { formatWayOnFoot, isBeyondWalking } from '../../../shared/distance.ts'
import { useLanguage } from '../../../ui/language.tsx'
import { StationMark } from '../../../ui/station-mark.tsx'
import { classNames } from '../../../ui/style/class-names.ts'

/** A station and its distance in metres; beyond walking distance it is dimmed and marked. */
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
  const language = useLanguage()
  const isFar = metres !== null && isBeyondWalking(metres)
  return (
    <p
      className={classNames('flex items-center gap-x-2.5 text-sm', isFar && 'flex-wrap', className)}
    >
      <StationMark lines={lines} />
      <span
        className={classNames(
          'max-w-[calc(100%-1.75rem)] truncate max-sm:whitespace-normal',
          isFar && 'text-ink-3',
        )}
      >
        {name}
      </span>
      {metres !== null && (
        <span className="ml-auto flex-none text-ink-3 tabular-nums">
          {formatWayOnFoot(metres, language)}
        </span>
      )}
    </p>
  )
}
