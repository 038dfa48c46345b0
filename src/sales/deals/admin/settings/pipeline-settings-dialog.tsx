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

/** The settings of the pipeline: when deals go stale, how probable they are in each stage, and why they are won and lost. */
export default function PipelineSettingsDialog({ onClose }: { onClose: () => void }) {
  const { data, isError, refetch } = useQuery(pipelineSettingsQuery)
  const [first] = useState(() => data)
  const settings = first ?? data
  if (settings) return <Form settings={settings} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title="Pipeline settings">
      <DialogBody>
        {isError ? (
          <ErrorState title="Couldn’t load settings." retry={() => void refetch()} />
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
      description="For the whole team: when deals go stale, their probability, and reasons for won and lost deals."
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
      <Figures
        title="Stale after"
        unit="days"
        figures={draft.staleDays}
        onChange={(staleDays) => set({ staleDays })}
      />
      <Figures
        title="Probability"
        unit="%"
        hint="Set when a deal enters the stage. Won deals have 100%, lost deals 0%."
        figures={draft.probability}
        onChange={(probability) => set({ probability })}
      />
      <ReasonList title="Lost reasons" reasons={draft.lost} onChange={(lost) => set({ lost })} />
      <ReasonList title="Won reasons" reasons={draft.won} onChange={(won) => set({ won })} />
    </SettingsDialog>
  )
}

/** A figure for each stage of open deals. */
function Figures({
  title,
  unit,
  hint,
  figures,
  onChange,
}: {
  title: string
  unit: string
  hint?: string
  figures: Draft['staleDays']
  onChange: (figures: Draft['staleDays']) => void
}) {
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-3">
      <div className="grid gap-1">
        <h3 className="text-base font-strong">{title}</h3>
        {hint && <p className="text-sm text-ink-2">{hint}</p>}
      </div>
      <div className="grid grid-cols-2 gap-4.5">
        {openColumns.map((id) => (
          <NumberField
            key={id}
            label={DealColumns.labels[id]}
            unit={unit}
            required
            value={figures[id] ?? null}
            onChange={(figure) => onChange({ ...figures, [id]: figure })}
          />
        ))}
      </div>
    </section>
  )
}
