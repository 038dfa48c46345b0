import {
  contactDetailsIn,
  withoutContactDetails,
} from '../../../shared/contact-details/contact-details.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'

/** Says which contact details visitors would read in a text, and removes them. Nothing without any. */
export function ExposedNote({
  text,
  remove = 'Remove',
  onRemove,
}: {
  text: string
  remove?: string
  /** Takes the text without them; null while it cannot be taken. */
  onRemove: ((cleaned: string) => void) | null
}) {
  const details = contactDetailsIn([text])
  if (details === '') return null
  return (
    <Alert
      tone="warning"
      action={
        onRemove && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => onRemove(withoutContactDetails(text))}
          >
            {remove}
          </Button>
        )
      }
    >
      This text contains {details}. Visitors will see {details.includes(' and ') ? 'them' : 'it'}.
    </Alert>
  )
}
