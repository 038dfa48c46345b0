import { FailedAlert } from '../../../../admin/record-list/failed-alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog, DialogActions, DialogBody } from '../../../../ui/overlays/dialog.tsx'
import { type DealColumn, DealColumns } from '../../rules/deal.ts'
import { aboutDeal } from '../format-deal.ts'
import { MOVE_FAILED } from '../move-deal-call.ts'
import type { EndingDeal, OutcomeAnswer } from './ask-outcome.tsx'
import { useRestoredHome } from './restored-home.tsx'

/** Asks whether the home of a won deal becomes what it was, before the deal is opened again. */
export function AskReopen({
  deal,
  to,
  isSaving,
  error,
  onAnswer,
  onClose,
}: {
  deal: EndingDeal
  to: DealColumn
  isSaving: boolean
  error: Error | null
  onAnswer: (answer: OutcomeAnswer) => void
  onClose: () => void
}) {
  const home = useRestoredHome(deal)
  const close = () => !isSaving && onClose()
  return (
    <Dialog
      open
      onClose={close}
      title="Reopen this deal?"
      description={aboutDeal(deal)}
      closesOutside={false}
      backCloses
    >
      <DialogBody>
        <div className="dense grid gap-3">
          <p>
            The deal moves from Won to <b>{DealColumns.labels[to]}</b>.
          </p>
          {home.element}
        </div>
      </DialogBody>
      {error && !isSaving && (
        <div className="px-5 pb-3.5">
          <FailedAlert title={MOVE_FAILED} error={error} />
        </div>
      )}
      <DialogActions>
        <Button variant="quiet" disabled={isSaving} onClick={close}>
          Cancel
        </Button>
        <Button disabled={isSaving || !home.isKnown} onClick={() => onAnswer(home.move)}>
          {isSaving ? 'Saving...' : 'Reopen deal'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
