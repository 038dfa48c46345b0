import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reasonOf } from '../../../admin/calls/use-save.ts'
import { ApiError } from '../../../shared/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { YesNo } from '../../../ui/fields/yes-no.tsx'
import { Dialog, DialogActions, DialogBody } from '../../../ui/overlays/dialog.tsx'
import { DealColumns, openColumns } from '../../rules/deal.ts'
import type { PipelineSettings } from '../../rules/pipeline-settings.ts'
import { pipelineSettingsQuery, useSavePipelineSettings } from '../deal-calls.ts'
import { ReasonList } from './reason-list.tsx'
import { type Draft, draftOf, faultOf, inputOf } from './settings-draft.ts'

/** The settings of the pipeline: after how many days deals are stale, and why they are won and lost. */
export default function PipelineSettingsDialog({ onClose }: { onClose: () => void }) {
  const { data, isError, refetch } = useQuery(pipelineSettingsQuery)
  const [first] = useState(() => data)
  const settings = first ?? data
  if (settings) return <Form settings={settings} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title="Pipeline settings">
      <DialogBody>
        {isError ? (
          <ErrorState title="The settings could not be read." retry={() => void refetch()} />
        ) : (
          <Skeleton className="h-100 w-full" />
        )}
      </DialogBody>
    </Dialog>
  )
}

function Form({ settings, onClose }: { settings: PipelineSettings; onClose: () => void }) {
  const [stored, setStored] = useState(settings)
  const [draft, setDraft] = useState<Draft>(() => draftOf(settings))
  const [theirs, setTheirs] = useState<{ by: string | null; settings: PipelineSettings } | null>(
    null,
  )
  const [fault, setFault] = useState<string | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)
  const save = useSavePipelineSettings()
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(stored))
  const set = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }))

  function leave(): void {
    if (isChanged) setIsLeaving(true)
    else onClose()
  }

  function submit(): void {
    const wrong = faultOf(draft)
    setFault(wrong)
    if (wrong) return
    save.mutateOnce(inputOf(draft, theirs?.settings.version ?? stored.version), {
      onSuccess: onClose,
      onError(error) {
        const conflict = error instanceof ApiError ? error.conflict : null
        if (conflict)
          // Safe: the conflict of this route has its settings.
          setTheirs({
            by: conflict.changedBy,
            settings: conflict.current as unknown as PipelineSettings,
          })
        else setFault(reasonOf(error, 'It could not be saved. Check the connection and try again.'))
      },
    })
  }

  return (
    <Dialog
      open
      onClose={leave}
      title="Pipeline settings"
      description="For everybody: when a deal is stale, and why deals are won and lost."
      closesOutside={!isChanged}
    >
      <DialogBody>
        <div className="dense grid grid-cols-1 gap-6">
          {theirs && (
            <Alert
              tone="warning"
              title={`Changed by ${theirs.by ?? 'somebody else'} meanwhile`}
              action={
                <Button
                  look="quiet"
                  size="small"
                  onClick={() => {
                    setStored(theirs.settings)
                    setDraft(draftOf(theirs.settings))
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
          <section className="grid grid-cols-1 gap-3">
            <h3 className="text-base font-strong">Stale after</h3>
            <div className="grid grid-cols-2 gap-4.5">
              {openColumns.map((id) => (
                <NumberField
                  key={id}
                  label={DealColumns.labels[id]}
                  unit="days"
                  required
                  value={draft.staleDays[id] ?? null}
                  onChange={(days) => set({ staleDays: { ...draft.staleDays, [id]: days } })}
                />
              ))}
            </div>
          </section>
          <ReasonList
            title="Why deals are lost"
            reasons={draft.lost}
            onChange={(lost) => set({ lost })}
          />
          <ReasonList
            title="Why deals are won"
            reasons={draft.won}
            onChange={(won) => set({ won })}
          />
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
            <Button onClick={submit}>{save.isPending ? 'Saving...' : 'Save'}</Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}
