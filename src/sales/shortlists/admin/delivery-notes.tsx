import { reasonBesideTitle } from '../../../admin/calls/use-save.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { ShareWays } from '../rules/shortlist.ts'
import { ConfirmSent } from './confirm-sent.tsx'
import { shortlistTexts } from './shortlist-texts.ts'
import type { useShortlist } from './use-shortlist.ts'

/** Above the buttons of the sheet: whether a message was sent in another program, and what became of it. */
export function DeliveryNotes({
  send,
  onOpen,
}: {
  send: ReturnType<typeof useShortlist>
  /** Opens the page that was sent. */
  onOpen: (id: number) => void
}) {
  const { unsure, delivered, deliveryError, isBusy, contact, made } = send
  if (deliveryError && !isBusy) {
    return (
      <Alert title={shortlistTexts.notDelivered}>
        {reasonBesideTitle(deliveryError, shortlistTexts.notDelivered)}
      </Alert>
    )
  }
  if (unsure) return <ConfirmSent isBusy={isBusy} onAnswer={send.wasSent} />
  if (!delivered || !contact || !made) return null
  return (
    <Alert
      tone="success"
      action={
        <Button variant="quiet" size="small" onClick={() => onOpen(made.id)}>
          {shortlistTexts.whatHappens}
        </Button>
      }
    >
      {shortlistTexts.recordedAs(ShareWays.labels[delivered], contact.name)}
    </Alert>
  )
}
