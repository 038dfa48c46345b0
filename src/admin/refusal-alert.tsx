import { Alert } from '../ui/alert.tsx'
import type { Refusal } from './use-save.ts'

/** Above a list: why what was last done to one of its rows was refused. */
export function RefusalAlert({
  save: { refusal, putAway },
}: {
  save: { refusal: Refusal | null; putAway: () => void }
}) {
  if (!refusal) return null
  const { title, reason } = refusal
  return (
    <Alert title={title} onDismiss={putAway}>
      {reason === title ? null : reason}
    </Alert>
  )
}
