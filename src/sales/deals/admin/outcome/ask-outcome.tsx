import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailedAlert } from '../../../../admin/record-list/failed-alert.tsx'
import { useStaff } from '../../../../admin/screen/staff-context.ts'
import { bangkokDate, formatDate } from '../../../../shared/dates.ts'
import { dealRefusals } from '../../../../shared/refusals/deals.ts'
import { Button } from '../../../../ui/button.tsx'
import { ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { TextAreaField } from '../../../../ui/fields/field.tsx'
import { Dialog, DialogActions, DialogBody } from '../../../../ui/overlays/dialog.tsx'
import type { DealOutcome } from '../../rules/deal.ts'
import { type ListedDeal, MAX_REASON } from '../../rules/deal-record.ts'
import type { MoveInput } from '../../rules/move.ts'
import { endedQuery, pipelineSettingsQuery } from '../deal-calls.ts'
import { aboutDeal } from '../format-deal.ts'
import { MOVE_FAILED } from '../move-deal-call.ts'
import { useLostOffers } from './lost-offers.tsx'
import { ReasonChoice } from './reason-choice.tsx'
import { useRestoredHome } from './restored-home.tsx'
import { useWonFields } from './won-fields.tsx'

/** The deal that a question of its end is about. */
export type EndingDeal = Pick<
  ListedDeal,
  | 'id'
  | 'dealName'
  | 'contactId'
  | 'contactName'
  | 'unitId'
  | 'unitName'
  | 'months'
  | 'value'
  | 'stage'
  | 'column'
>

/** What was answered: the rest of the move, with the tasks to make. */
export type OutcomeAnswer = Pick<
  MoveInput,
  | ('reasonId' | 'reasonText' | 'closedOn' | 'value' | 'home' | 'tasks')
  | ('leaseStart' | 'commissionAmount' | 'restoresHome')
>

/**
 * Asks why a deal is won or lost, before it is. Closing it without an answer leaves the deal where it was; it stays
 * open until the answer is saved, so that nothing is lost when that fails.
 */
export function AskOutcome({
  deal,
  outcome,
  isSaving,
  error,
  onAnswer,
  onClose,
}: {
  deal: EndingDeal
  outcome: DealOutcome
  isSaving: boolean
  /** Why the answer was not saved. */
  error: Error | null
  onAnswer: (answer: OutcomeAnswer) => void
  onClose: () => void
}) {
  const settings = useQuery(pipelineSettingsQuery)
  const { id: me } = useStaff()
  const [reasonId, setReasonId] = useState<number | null>(null)
  const [words, setWords] = useState('')
  const [isTried, setIsTried] = useState(false)
  const isLost = outcome === 'lost'
  const lost = useLostOffers(deal, isLost, me)
  const won = useWonFields(deal, !isLost)
  const restored = useRestoredHome(deal)
  const reasons = settings.data?.reasons.filter((one) => one.outcome === outcome) ?? []
  const reason = reasons.find(({ id }) => id === reasonId)
  const needsWords = reason?.needsWords === true && words.trim() === ''

  function answer(): void {
    setIsTried(true)
    if (isSaving || !reason || needsWords || won.isWrong || !restored.isKnown) return
    const text = words.trim()
    const why = { reasonId: reason.id, reasonText: text === '' ? null : text }
    onAnswer({
      ...why,
      ...won.move,
      ...restored.move,
      ...(lost.tasks.length > 0 && { tasks: lost.tasks }),
    })
  }

  // What is being saved cannot be taken back here.
  const close = () => !isSaving && onClose()

  return (
    <Dialog
      open
      onClose={close}
      title={isLost ? 'Why was this deal lost?' : 'Why was this deal won?'}
      description={aboutDeal(deal)}
      closesOutside={false}
      backCloses
    >
      <form
        className="contents"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          answer()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) answer()
        }}
      >
        <DialogBody>
          <div className="dense grid grid-cols-1 gap-4.5">
            {settings.isPending ? (
              <Skeleton className="h-80 w-full" />
            ) : (
              <>
                {settings.isError ? (
                  <ErrorState
                    title="Couldn’t load the reasons."
                    retry={() => void settings.refetch()}
                  />
                ) : (
                  <ReasonChoice
                    reasons={reasons}
                    value={reasonId}
                    onChange={setReasonId}
                    error={isTried && !reason ? 'Choose a reason' : null}
                  />
                )}
                <TextAreaField
                  label="Notes for the team"
                  rows={2}
                  maxLength={MAX_REASON}
                  required={reason?.needsWords === true}
                  value={words}
                  onChange={({ currentTarget }) => setWords(currentTarget.value)}
                  error={isTried && needsWords ? dealRefusals.reason_needs_words : null}
                />
                {isLost ? lost.element : won.element}
                {restored.element}
              </>
            )}
          </div>
        </DialogBody>
        {error && !isSaving && (
          <div className="px-5 pb-3.5">
            <FailedAlert title={MOVE_FAILED} error={error} />
          </div>
        )}
        <DialogActions>
          <Before outcome={outcome} />
          <Button variant="quiet" disabled={isSaving} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" disabled={isSaving}>
            {isSaving ? 'Saving...' : isLost ? 'Mark as lost' : 'Mark as won'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** `Lost so far this year: 9` */
function Before({ outcome }: { outcome: DealOutcome }) {
  const year = `${bangkokDate(new Date()).slice(0, 4)}-01-01`
  const { data } = useQuery(endedQuery(outcome, year))
  return (
    <p
      className="mr-auto flex-none! self-center text-sm text-ink-2 tabular-nums max-sm:w-full"
      title={`Since ${formatDate(year)}`}
    >
      {outcome === 'lost' ? 'Lost' : 'Won'} so far this year: {data ?? '–'}
    </p>
  )
}
