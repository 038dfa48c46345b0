import { reasonBesideTitle } from '../../../admin/calls/use-save.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { SendWays } from '../rules/send.ts'
import { DidYouSend } from './did-you-send.tsx'
import { sendTexts } from './send-texts.ts'
import type { useSend } from './use-send.ts'

/** Above the buttons of the sheet: whether a message was sent in another program, and what became of it. */
export function DeliveryNotes({
  send,
  onOpen,
}: {
  send: ReturnType<typeof useSend>
  /** Opens the page that was sent. */
  onOpen: (id: number) => void
}) {
  const { unsure, delivered, deliveryError, isBusy, contact, made } = send
  if (deliveryError && !isBusy) {
    return (
      <Alert title={sendTexts.notDelivered}>
        {reasonBesideTitle(deliveryError, sendTexts.notDelivered)}
      </Alert>
    )
  }
  if (unsure) return <DidYouSend isBusy={isBusy} onAnswer={send.wasSent} />
  if (!delivered || !contact || !made) return null
  return (
    <Alert
      tone="success"
      action={
        <Button look="quiet" size="small" onClick={() => onOpen(made.id)}>
          {sendTexts.whatHappens}
        </Button>
      }
    >
      {sendTexts.recordedAs(SendWays.labels[delivered], contact.name)}
    </Alert>
  )
}
