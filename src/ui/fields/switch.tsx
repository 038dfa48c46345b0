import { classNames } from '../style/class-names.ts'

/** A switch that takes effect at once. */
export function Switch({
  label,
  on,
  onChange,
}: {
  label: string
  on: boolean
  onChange: (on: boolean) => void
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      onClick={() => onChange(!on)}
      className="inline-flex min-h-(--press) items-center rounded-control px-0.5 disabled:cursor-not-allowed disabled:opacity-60 pointer-coarse:px-1"
    >
      <span
        className={classNames(
          'flex h-5 w-9 items-center rounded-full border border-transparent p-0.5 transition-colors forced-colors:border-[ButtonText]',
          on ? 'justify-end bg-accent' : 'bg-ink-3',
        )}
      >
        <span className="size-4 rounded-full bg-card forced-colors:bg-[ButtonText]" />
      </span>
    </button>
  )
}
