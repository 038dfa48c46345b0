import { Alert } from '../../ui/feedback/alert.tsx'
import type { Refusal } from '../calls/use-save.ts'

/** The error of the last action on a row, shown above the list. */
export function RefusalAlert({
  save: { refusal, dismiss },
}: {
  save: { refusal: Refusal | null; dismiss: () => void }
}) {
  if (!refusal) return null
  const { title, reason } = refusal
  return (
    <Alert title={title} onDismiss={dismiss}>
      {reason === title ? null : reason}
    </Alert>
  )
}
