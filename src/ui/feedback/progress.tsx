import { classNames } from '../style/class-names.ts'

/** A progress bar with text: `done` of `total` in `unit` ("pictures"). */
export function Progress({
  label,
  done,
  total,
  unit,
}: {
  label: string
  done: number
  total: number
  unit: string
}) {
  return (
    <div className="grid gap-1.5 text-sm">
      <p className="flex justify-between gap-4">
        <span>{label}</span>
        <span className="text-ink-2 tabular-nums">
          {done} of {total} {unit}
        </span>
      </p>
      <ProgressBar label={label} share={done / total} className="w-full" />
    </div>
  )
}

/** A progress bar without text; `value` is 0 to 1. */
export function ProgressBar({
  label,
  share,
  className,
}: {
  label: string
  share: number
  className?: string
}) {
  return (
    <progress
      aria-label={label}
      value={share}
      className={classNames(
        'h-1.5 appearance-none overflow-hidden rounded-full bg-line accent-accent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent',
        className,
      )}
    />
  )
}
