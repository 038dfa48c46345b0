import { classNames } from '../../ui/style/class-names.ts'

/** The number of a home on the page, by which its reader names it. */
export function HomeNumber({ number, className }: { number: number; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-6.5 place-items-center rounded-full border-2 border-card bg-ink text-sm leading-none font-strong text-paper tabular-nums',
        className,
      )}
    >
      {number}
    </span>
  )
}
