import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { shortlistTexts } from './shortlist-texts.ts'

/** Asks whether a message that was opened in another program was sent there. */
export function ConfirmSent({
  isBusy,
  onAnswer,
}: {
  isBusy: boolean
  onAnswer: (wasSent: boolean) => void
}) {
  return (
    <Alert
      tone="warning"
      title={shortlistTexts.didYouSend}
      action={
        <span className="flex gap-2">
          <Button size="small" onClick={() => onAnswer(true)} aria-busy={isBusy}>
            {shortlistTexts.yesRecord}
          </Button>
          <Button variant="quiet" size="small" onClick={() => onAnswer(false)}>
            {shortlistTexts.notSent}
          </Button>
        </span>
      }
    />
  )
}
