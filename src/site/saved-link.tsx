import { savedPath } from '../shared/paths.ts'
import { classNames } from '../ui/class-names.ts'
import { useSaved } from '../units/site/saved-homes.ts'

/** The way to the homes that this browser keeps, and how many those are; its place is kept while they are not known. */
export function SavedLink({ className }: { className?: string }) {
  const { length } = useSaved()
  return (
    <a
      href={savedPath()}
      className={classNames('icon-heart items-center gap-2 py-2 hover:text-ink', className)}
    >
      Saved
      <span
        className={classNames(
          'min-w-7 rounded-full bg-hov px-2 text-center text-sm leading-6 font-medium text-ink tabular-nums',
          length === 0 && 'invisible',
        )}
      >
        {length}
        <span className="sr-only"> {length === 1 ? 'home' : 'homes'}</span>
      </span>
    </a>
  )
}
