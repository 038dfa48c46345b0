import { formatTime } from '../../../shared/dates.ts'
import { fieldBox } from '../../../ui/fields/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import type { Plan, Way } from '../rules/viewing.ts'

/** The homes of a trip in their order, each with its time, its minutes and the way to it. */
export function TripHomes({
  plan,
  onMove,
  onRemove,
  onMinutes,
}: {
  plan: Plan
  /** Moves a home by one place. */
  onMove: (unitId: number, by: -1 | 1) => void
  onRemove: (unitId: number) => void
  onMinutes: (unitId: number, minutes: number) => void
}) {
  const last = plan.homes.length - 1
  return (
    <ol aria-label="Homes in their order" className="grid grid-cols-1">
      {plan.homes.map(({ unitId, name, startsAt, minutes, way }, at) => (
        <li key={unitId}>
          {way && (
            <p className="icon-footprints flex items-center gap-2 py-1.5 pl-3.5 text-ink-2 before:size-4">
              {wayWords(way)}
            </p>
          )}
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-card px-3.5 py-2.5">
            <time dateTime={startsAt} className="font-strong tabular-nums">
              {formatTime(startsAt)}
            </time>
            <span className="min-w-0 flex-1 basis-40 font-medium wrap-anywhere">{name}</span>
            <span className="flex items-center gap-1">
              <input
                aria-label={`Minutes for ${name}`}
                type="number"
                min={5}
                max={480}
                step={5}
                // Written anew when the server answers other minutes.
                key={minutes}
                defaultValue={minutes}
                onBlur={({ currentTarget }) => onMinutes(unitId, Number(currentTarget.value))}
                className={classNames(fieldBox, 'control w-18 px-2 text-center')}
              />
              <span aria-hidden="true" className="text-ink-2">
                min
              </span>
              <IconButton
                label={`Earlier: ${name}`}
                disabled={at === 0}
                onClick={() => onMove(unitId, -1)}
              >
                <span className="icon-arrow-up before:size-4" />
              </IconButton>
              <IconButton
                label={`Later: ${name}`}
                disabled={at === last}
                onClick={() => onMove(unitId, 1)}
              >
                <span className="icon-arrow-down before:size-4" />
              </IconButton>
              <IconButton
                label={`Leave out ${name}`}
                disabled={last === 0}
                onClick={() => onRemove(unitId)}
              >
                <span className="icon-x before:size-4" />
              </IconButton>
            </span>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** `8 min walk · 12 min by train`; what is shorter comes first. */
export function wayWords({ walk, train, minutes }: Way): string {
  if (minutes === 0) return 'In the same building'
  if (minutes === null) return 'The way is not known'
  const ways = [
    { minutes: walk, words: `${walk} min walk` },
    { minutes: train, words: `${train} min by train` },
  ]
  return ways
    .flatMap((way) => (way.minutes === null ? [] : [{ ...way, minutes: way.minutes }]))
    .sort((one, other) => one.minutes - other.minutes)
    .map(({ words }) => words)
    .join(' · ')
}
