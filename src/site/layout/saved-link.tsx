import { useSaved } from '../../records/units/site/saved-units.ts'
import { savedPath } from '../../shared/paths.ts'
import { useTexts } from '../../ui/language.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import { frameTexts } from './frame-texts.ts'

/** A link to the saved homes with their number. The number's space is reserved while it is hidden. */
export function SavedLink({ className }: { className?: string }) {
  const texts = useTexts(frameTexts)
  const { length } = useSaved()
  return (
    <a
      href={savedPath()}
      className={classNames('icon-heart items-center gap-2 py-2 hover:text-ink', className)}
    >
      {texts.saved}
      <span
        className={classNames(
          'min-w-7 rounded-full bg-hov px-2 text-center text-sm leading-6 font-medium text-ink tabular-nums',
          length === 0 && 'invisible',
        )}
      >
        {length}
        <span className="sr-only"> {texts.savedHomes(length)}</span>
      </span>
    </a>
  )
}
