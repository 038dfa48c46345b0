import { Alert } from '../../ui/feedback/alert.tsx'
import { useTexts } from '../../ui/language.tsx'
import { linkClass } from '../../ui/style/link-class.ts'
import { clientPageTexts } from './client-page-texts.ts'
import type { Failure } from './use-presses.ts'

/** Why the last press was not taken, where the client is on the page. */
export function FailureNote({
  presses: { failure, fail },
}: {
  presses: { failure: Failure | null; fail: (failure: Failure | null) => void }
}) {
  const texts = useTexts(clientPageTexts)
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
