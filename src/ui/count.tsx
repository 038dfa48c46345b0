import { classNames } from './class-names.ts'

/** A figure beside a word: quiet, or in the accent where it waits for somebody. */
export function Count({ value, waits = false }: { value: number; waits?: boolean }) {
  return (
    <span
      className={classNames(
        'min-w-5.5 rounded-full px-2 text-center text-sm tabular-nums',
        waits ? 'bg-accent font-strong text-on-accent' : 'bg-hov font-medium text-ink-2',
      )}
    >
      {value}
    </span>
  )
}
