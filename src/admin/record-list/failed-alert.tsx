import { Alert } from '../../ui/feedback/alert.tsx'
import { reasonBesideTitle } from '../calls/use-save.ts'

/** Says what failed, and why unless that is all that is known. */
export function FailedAlert({ title, error }: { title: string; error: Error }) {
  const reason = reasonBesideTitle(error, title)
  return <Alert title={title}>{reason === title ? null : reason}</Alert>
}
