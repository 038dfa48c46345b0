import { Alert } from '../../ui/feedback/alert.tsx'
import { useTexts } from '../../ui/language.tsx'
import { linkClass } from '../../ui/style/link-class.ts'
import { sentTexts } from './sent-texts.ts'
import type { Reactions } from './use-reactions.ts'

/** Why the last press was not taken, where the reader is on the page. */
export function FailureNote({ reactions: { failure, fail } }: { reactions: Reactions }) {
  const texts = useTexts(sentTexts)
  if (!failure) return null
  return (
    <div className="sticky bottom-4 z-20 mx-auto w-full max-w-140 rounded-control bg-card shadow-float print:hidden">
      <Alert onDismiss={() => fail(null)}>
        {`${texts[failure]} `}
        {(failure === 'isOver' || failure === 'isChanged') && (
          <button type="button" onClick={() => location.reload()} className={linkClass}>
            {texts.reload}
          </button>
        )}
      </Alert>
    </div>
  )
}
