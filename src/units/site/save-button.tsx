import { classNames } from '../../ui/class-names.ts'
import { toggleSaved, useIsSaved } from './saved-homes.ts'

/** Keeps a home in this browser, or no longer. Without JavaScript it is not there. */
export function SaveButton({
  id,
  name,
  className,
}: {
  id: number
  /** The home's: `Baan Sirin Unit 12A`. */
  name: string
  className?: string
}) {
  const isSaved = useIsSaved(id)
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={`Save ${name}`}
      onClick={() => toggleSaved(id)}
      className={classNames(
        'grid place-items-center rounded-full bg-card text-ink shadow-float before:size-5 noscript:hidden print:hidden',
        isSaved ? 'icon-heart-filled before:bg-accent' : 'icon-heart',
        className,
      )}
    />
  )
}
