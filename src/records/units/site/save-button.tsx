import { useTexts } from '../../../ui/language.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { unitTexts } from '../rules/words/unit-texts.ts'
import { toggleSaved, useIsSaved } from './saved-units.ts'

/** Saves a home in this browser, or removes it. Hidden without scripts. */
export function SaveButton({
  id,
  name,
  className,
}: {
  id: number
  /** The home's name: `Baan Sirin Unit 12A`. */
  name: string
  className?: string
}) {
  const texts = useTexts(unitTexts)
  const isSaved = useIsSaved(id)
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={texts.save(name)}
      onClick={() => toggleSaved(id)}
      className={classNames(
        'grid place-items-center rounded-full bg-card text-ink shadow-float before:size-5 noscript:hidden print:hidden',
        isSaved ? 'icon-heart-filled before:bg-accent' : 'icon-heart',
        className,
      )}
    />
  )
}
