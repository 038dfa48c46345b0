import { classNames } from '../style/class-names.ts'

/** A number beside a label; in the accent colour when it `waits` for action. */
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
