/** How far a longer piece of work has come: `done` of `total`, counted in `unit` ("pictures"). */
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
      <progress
        aria-label={label}
        value={done}
        max={total}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line accent-accent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  )
}
