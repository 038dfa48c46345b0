import { type DealColumn, statusOfColumn } from '../../rules/deal.ts'
import { AskOutcome, type EndingDeal, type OutcomeAnswer } from './ask-outcome.tsx'
import { AskReopen } from './ask-reopen.tsx'

/** Whether a move asks something first: why the deal ends, or what becomes of the home of a won one. */
export function asksFirst({ column, unitId }: EndingDeal, to: DealColumn): boolean {
  if (to === column) return false
  return statusOfColumn(to) !== 'open' || (column === 'won' && unitId !== null)
}

/** What a move asks, open until the answer is saved, so that nothing is lost when that fails. */
export function AskMove({
  to,
  ...question
}: {
  deal: EndingDeal
  to: DealColumn
  isSaving: boolean
  /** Why the answer was not saved. */
  error: Error | null
  onAnswer: (answer: OutcomeAnswer) => void
  onClose: () => void
}) {
  const status = statusOfColumn(to)
  return status === 'open' ? (
    <AskReopen to={to} {...question} />
  ) : (
    <AskOutcome outcome={status} {...question} />
  )
}
