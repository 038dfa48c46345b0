import { call, callList } from '../../../admin/calls/call.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import type { PickerProps } from '../../../admin/record-form/form-fields.tsx'
import { MAX_FOUND, RecordPicker } from '../../../admin/record-form/record-picker.tsx'

/** Finds a developer by name, or creates one. */
export function DeveloperPicker(props: PickerProps) {
  const create = useSave({
    send: (name: string) => call('post /api/developers', { body: { name } }),
    done: ({ name }) => ({ title: 'Developer created successfully', text: name }),
    failed: 'Failed to create developer',
  })
  return (
    <RecordPicker
      {...props}
      queryKey={['developers']}
      find={(search, signal) =>
        callList('get /api/developers', { query: { search, limit: MAX_FOUND }, signal })
      }
      creates={[{ id: 'developer' }]}
      onCreate={(name) =>
        create.mutate(name, { onSuccess: ({ id, name }) => props.onChange({ id, name }) })
      }
      placeholder="Search developers"
    />
  )
}
