import { useState } from 'react'
import { reasonOf } from '../../admin/calls/use-save.ts'
import { ApiError } from '../../shared/api-client.ts'
import { useColleagues } from '../../staff/admin/colleague-calls.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { CheckboxField } from '../../ui/fields/field.tsx'
import { YesNo } from '../../ui/fields/yes-no.tsx'
import { Dialog, DialogActions, DialogBody } from '../../ui/overlays/dialog.tsx'
import { DaysOff } from './days-off.tsx'
import { type Inquiries, useSaveInquirySettings } from './duty-calls.ts'
import { DutyPeople } from './duty-people.tsx'
import { HoursFields } from './hours-fields.tsx'

type Draft = Pick<Inquiries, 'people' | 'hours' | 'closedOnHolidays' | 'daysOff' | 'version'>

/** The form of who is on duty, and when. Nothing entered is lost without a question. */
export default function DutyDialog({
  settings,
  onClose,
}: {
  settings: Inquiries
  onClose: () => void
}) {
  const [draft, setDraft] = useState<Draft>(settings)
  const [theirs, setTheirs] = useState<{ by: string | null; settings: Inquiries } | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)
  const colleagues = useColleagues()
  const save = useSaveInquirySettings()
  const set = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }))
  const isChanged = JSON.stringify(asInput(draft)) !== JSON.stringify(asInput(settings))

  function leave(): void {
    if (isChanged) setIsLeaving(true)
    else onClose()
  }

  function submit(): void {
    const wrong = draft.hours.find(({ from, to }) => from >= to)
    setFault(wrong ? 'The end of each day must be after its beginning.' : null)
    if (wrong) return
    const body = { ...asInput(draft), version: theirs?.settings.version ?? draft.version }
    save.mutateOnce(body, {
      onSuccess: onClose,
      onError(error) {
        const conflict = error instanceof ApiError ? error.conflict : null
        // Safe: the conflict of this route has its settings.
        if (conflict) setTheirs({ by: conflict.changedBy, settings: conflict.current as Inquiries })
        else setFault(reasonOf(error, 'It could not be saved. Check the connection and try again.'))
      },
    })
  }

  return (
    <Dialog
      open
      onClose={leave}
      title="Who gets a new inquiry"
      description="An inquiry about a unit goes to the member of staff it is assigned to; any other to the next of these, in turn."
      closesOutside={!isChanged}
    >
      <DialogBody>
        <div className="dense grid grid-cols-1 gap-6 text-sm">
          {theirs && (
            <Alert
              tone="warning"
              title={`Changed by ${theirs.by ?? 'somebody else'} meanwhile`}
              action={
                <Button
                  look="quiet"
                  size="small"
                  onClick={() => {
                    setDraft(theirs.settings)
                    setTheirs(null)
                  }}
                >
                  Show theirs
                </Button>
              }
            >
              Save again to keep what is entered here, or take theirs.
            </Alert>
          )}
          {fault && (
            <Alert title="Not saved" onDismiss={() => setFault(null)}>
              {fault}
            </Alert>
          )}
          <DutyPeople
            people={draft.people}
            colleagues={colleagues}
            onChange={(people) => set({ people })}
          />
          <HoursFields hours={draft.hours} onChange={(hours) => set({ hours })} />
          <section className="grid grid-cols-1 gap-3">
            <h3 className="text-base font-strong">Holidays</h3>
            <CheckboxField
              label="Nobody is on duty on public holidays"
              checked={draft.closedOnHolidays}
              onChange={({ currentTarget }) => set({ closedOnHolidays: currentTarget.checked })}
              className="min-h-9! pointer-coarse:min-h-11!"
            />
            <DaysOff
              holidays={draft.closedOnHolidays ? settings.holidays : []}
              days={draft.daysOff}
              onChange={(daysOff) => set({ daysOff })}
            />
          </section>
        </div>
      </DialogBody>
      <DialogActions>
        {isLeaving ? (
          <YesNo
            question="Discard the changes?"
            onYes={onClose}
            onNo={() => setIsLeaving(false)}
            onLeave={() => setIsLeaving(false)}
          />
        ) : (
          <>
            <Button look="quiet" onClick={leave}>
              Cancel
            </Button>
            <Button onClick={submit} disabled={save.isPending}>
              {save.isPending ? 'Saving...' : 'Save'}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}

function asInput({ people, hours, closedOnHolidays, daysOff }: Draft) {
  return { people: people.map(({ id }) => id), hours, closedOnHolidays, daysOff }
}
