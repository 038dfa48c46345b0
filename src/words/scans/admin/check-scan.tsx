import { reasonBesideTitle } from '../../../admin/calls/use-save.ts'
import { shownPhone } from '../../../records/contacts/rules/shown-phone.ts'
import { bangkokDate } from '../../../shared/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { useOnline } from '../../../ui/use-online.ts'
import { BUILT_IN } from '../../writing/rules/rewrite.ts'
import type { ScanAddition, ScanRecord } from '../rules/scan.ts'
import { CancelScan } from './cancel-scan.tsx'
import { type ScanOf, type useAddScan, useReadAgain } from './scan-calls.ts'
import { dueOf, ScanFound, scanContactName } from './scan-found.tsx'
import { ScanLines } from './scan-lines.tsx'
import { ScanPicture } from './scan-picture.tsx'
import { scanTexts } from './scan-texts.ts'
import { NOTHING, tickedPeople, tickedSteps } from './ticked.ts'
import { useScanEdit } from './use-scan-edit.ts'

/** Checks the lines of a note that was read, and adds it. */
export function CheckScan({
  scan,
  of,
  person,
  add,
  onClose,
  onDiscard,
}: {
  scan: ScanRecord
  of: ScanOf
  person: string | null
  add: ReturnType<typeof useAddScan>
  onClose: () => void
  onDiscard: () => void
}) {
  const isOnline = useOnline()
  const edit = useScanEdit(scan)
  const again = useReadAgain()
  const steps = tickedSteps(scan, edit.choice)
  const people = tickedPeople(scan, edit.choice)
  const hasText = edit.texts.some((text) => text.trim() !== '')
  const isBusy = add.isPending || again.isPending
  const failure = add.error ?? edit.error
  const isCorrected = edit.texts.join('\n') !== scan.lines.map(({ text }) => text).join('\n')

  async function addAll(): Promise<void> {
    const current = await edit.saved().catch(() => null)
    if (!current) return
    const addition = additionOf(current)
    add.mutateOnce({ id: scan.id, addition }, { onSuccess: onClose })
  }

  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain md:grid md:grid-rows-[auto_minmax(0,1fr)] md:overflow-hidden">
        <Notes
          scan={scan}
          isUntouched={!isCorrected && scan.choice === null}
          isBusy={isBusy}
          onReadAgain={() => again.mutateOnce({ id: scan.id, isTurned: false })}
        />
        <div className="flex flex-col md:row-start-2 md:grid md:min-h-0 md:grid-cols-[17rem_minmax(0,1fr)_19.25rem]">
          <div className="p-5 max-md:order-2 max-sm:p-4 md:overflow-y-auto md:pr-0">
            <ScanPicture
              scan={scan}
              isCorrected={isCorrected}
              onTurn={() => again.mutateOnce({ id: scan.id, isTurned: true })}
            />
          </div>
          <div className="p-5 max-md:order-1 max-sm:p-4 md:overflow-y-auto">
            <ScanLines scan={scan} texts={edit.texts} onChange={edit.setTexts} />
          </div>
          <div className="border-line bg-wash p-5 max-md:order-3 max-md:border-t max-sm:p-4 md:overflow-y-auto md:border-l">
            <ScanFound
              scan={scan}
              text={scan.texts.join('\n')}
              of={{ kind: of.kind, person }}
              choice={edit.choice}
              onChoose={edit.setChoice}
            />
          </div>
        </div>
      </div>
      <footer
        data-foot
        className="grid flex-none gap-2 border-t border-line bg-card px-6 py-3 max-sm:px-4"
      >
        {failure && (
          <Alert title={add.error ? scanTexts.notAdded : scanTexts.notSaved}>
            {add.error ? reasonBesideTitle(add.error, scanTexts.notAdded) : scanTexts.kept}
          </Alert>
        )}
        <div className="flex flex-wrap items-center justify-end gap-3">
          <p role="status" className="mr-auto text-ink-2 max-md:w-full">
            {hasText ? 'Adds ' : 'Nothing to add without a text'}
            {hasText && (
              <b className="font-strong text-ink">{scanTexts.what(steps.length, people.length)}</b>
            )}
          </p>
          <CancelScan
            disabled={isBusy}
            onDiscard={() => {
              edit.abandon()
              onDiscard()
            }}
            beside={
              <Button
                className="max-md:flex-1"
                disabled={!isOnline || !hasText || isBusy}
                onClick={() => void addAll()}
              >
                {add.isPending ? 'Adding...' : `Add to the ${of.kind}`}
              </Button>
            }
          />
        </div>
      </footer>
    </>
  )
}

/** Whatever must be known before the lines are trusted. */
function Notes({
  scan,
  isUntouched,
  isBusy,
  onReadAgain,
}: {
  scan: ScanRecord
  /** Whether nothing was corrected or ticked that reading again replaces. */
  isUntouched: boolean
  isBusy: boolean
  onReadAgain: () => void
}) {
  const { why, lines, by, isPrint, refused } = scan
  const isEmpty = lines.length === 0
  const isDoubted = by === BUILT_IN && !isPrint
  if (!isEmpty && !isDoubted && !refused) return null
  const again = (
    <Button variant="quiet" size="small" disabled={isBusy} onClick={onReadAgain}>
      Read again
    </Button>
  )
  return (
    <div className="border-line px-5 pt-4 max-sm:px-4 md:border-b md:pb-4">
      {isEmpty ? (
        <Alert title={scanTexts.failed} action={again}>
          {refused && `${refused} `}
          {why ?? scanTexts.noText}
        </Alert>
      ) : (
        <Alert
          tone="warning"
          {...(refused && { title: `${refused} The built-in reader read this note.` })}
          {...(refused && isUntouched && { action: again })}
        >
          {isDoubted && (
            <>
              <b className="font-strong">{scanTexts.handwriting}</b> {scanTexts.handwritingText}
            </>
          )}
        </Alert>
      )}
    </div>
  )
}

/** What is ticked of a note that is saved as it is shown. */
function additionOf(scan: ScanRecord): ScanAddition {
  const choice = scan.choice ?? NOTHING
  const text = scan.texts.join('\n')
  const today = bangkokDate(new Date())
  return {
    texts: scan.texts,
    tasks: tickedSteps(scan, choice).map((step) => ({
      title: step.text,
      dueDate: dueOf(step, today),
      dueTime: step.dueTime,
      description: text.slice(step.start, step.end),
    })),
    version: scan.version,
    contacts: tickedPeople(scan, choice).map((person) => ({
      name: scanContactName(person),
      phone: person.phone && shownPhone(person.phone),
      ...{ email: person.email, line: person.line },
    })),
  }
}
