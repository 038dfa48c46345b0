import { useQuery } from '@tanstack/react-query'
import { call } from '../../../admin/calls/call.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import { RefusalAlert } from '../../../admin/record-list/refusal-alert.tsx'
import type { Settings } from '../../../team/staff/rules/staff.ts'
import { Switch } from '../../../ui/fields/switch.tsx'

const label = 'The model may read what customers wrote'

/** Whether pasted chats and photographed notes may go to the configured model; absent without one. */
export function ModelSwitch({ settings }: { settings: Settings | undefined }) {
  const { data: model } = useQuery({
    queryKey: ['settings', 'model'],
    queryFn: ({ signal }) => call('get /api/ai/model', { signal }),
  })
  const save = useSave({
    send: (body: { modelReadsCustomers: boolean; version: number }) =>
      call('put /api/settings', { body }),
    done: ({ modelReadsCustomers }) => ({
      title: 'Settings saved',
      text: modelReadsCustomers
        ? 'Pasted chats and photographed notes may go to the model.'
        : 'What customers wrote stays on this server.',
    }),
    failed: 'Failed to change what the model may read',
  })
  if (!model?.name || !settings) return null
  const { modelReadsCustomers, version } = settings
  return (
    <div className="mt-3 grid gap-3">
      <RefusalAlert save={save} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line px-4 py-3">
        <div className="grid min-w-0 flex-1 basis-72">
          <p className="font-medium">{label}</p>
          <p className="wrap-anywhere text-ink-2">
            Pasted chats and photographed notes are sent to {model.name} on {model.host}. What staff
            write themselves is sent in any case.
          </p>
        </div>
        <Switch
          label={label}
          on={modelReadsCustomers}
          onChange={(on) => save.mutate({ modelReadsCustomers: on, version })}
        />
      </div>
    </div>
  )
}
