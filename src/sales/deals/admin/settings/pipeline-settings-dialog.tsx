import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SettingsDialog } from '../../../../admin/record-form/settings-dialog.tsx'
import { ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { Dialog, DialogBody } from '../../../../ui/overlays/dialog.tsx'
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
  const save = useSavePipelineSettings()
  const set = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }))
  return (
    <SettingsDialog
      title="Pipeline settings"
      description="For everybody: when a deal is stale, and why deals are won and lost."
      isChanged={JSON.stringify(draft) !== JSON.stringify(draftOf(stored))}
      fault={() => faultOf(draft)}
      input={(version) => inputOf(draft, version)}
      version={stored.version}
      save={save}
      onTheirs={(theirs) => {
        setStored(theirs)
        setDraft(draftOf(theirs))
      }}
      onClose={onClose}
    >
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
      <ReasonList title="Why deals are won" reasons={draft.won} onChange={(won) => set({ won })} />
    </SettingsDialog>
  )
}
