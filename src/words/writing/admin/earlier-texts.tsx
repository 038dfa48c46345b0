import { formatDate, formatTime } from '../../../shared/dates.ts'
import type { Language } from '../../../shared/language.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { useLanguage } from '../../../ui/language.tsx'
import { linkClass } from '../../../ui/style/link-class.ts'
import type { EarlierTextsOf } from '../rules/rewrite.ts'
import { useEarlierTexts } from './writing-calls.ts'

function when(at: string, language: Language): string {
  return `${formatDate(at, language)}, ${formatTime(at)}`
}

/** The texts that a field was saved with, read when they are opened; each can be put back. */
export function EarlierTexts({
  of,
  text,
  isOpen,
  onOpen,
  onPutBack,
}: {
  of: EarlierTextsOf
  /** The text as it is in the form. */
  text: string
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onPutBack: (text: string) => void
}) {
  const language = useLanguage()
  const { data, isError, refetch } = useEarlierTexts(isOpen ? of : null)

  function restore(earlier: string): void {
    const before = text
    onPutBack(earlier)
    showToast('Earlier text restored', 'Save to keep it.', 'plain', {
      label: 'Undo',
      hint: 'The previous text is in Earlier texts until you save.',
      run: () => onPutBack(before),
    })
  }

  return (
    <div className="grid grid-cols-1 gap-1.5">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
        className={`${linkClass} justify-self-start text-sm`}
      >
        Earlier texts
      </button>
      {isOpen && isError && (
        <p role="alert" className="text-sm text-danger">
          Couldn’t load earlier texts.{' '}
          <button type="button" onClick={() => void refetch()} className={linkClass}>
            Retry
          </button>
        </p>
      )}
      {isOpen && data?.length === 0 && <p className="text-sm text-ink-2">No earlier texts yet.</p>}
      {isOpen && data && data.length > 0 && (
        <ul className="grid rounded-control border border-line text-sm">
          {data.map((earlier) => (
            <li
              key={earlier.at}
              className="flex items-start gap-3 border-b border-line px-3 py-2 last:border-b-0"
            >
              <div className="grid min-w-0 flex-1">
                <span className="font-medium">{earlier.by ?? 'Import'}</span>
                <span className="text-ink-2 tabular-nums">{when(earlier.at, language)}</span>
                <span className="line-clamp-2 wrap-anywhere text-ink-2">{earlier.text}</span>
              </div>
              {earlier.text === text ? (
                <span className="text-ink-3">As above</span>
              ) : (
                <button
                  type="button"
                  onClick={() => restore(earlier.text)}
                  aria-label={`Restore the text of ${when(earlier.at, language)}`}
                  className={linkClass}
                >
                  Restore
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
