import { callList } from '../../../admin/calls/call.ts'
import type { PickerProps } from '../../../admin/record-form/form-fields.tsx'
import { MAX_FOUND, RecordPicker } from '../../../admin/record-form/record-picker.tsx'

/** Finds a project by its name, address, station or developer. */
export function ProjectPicker(props: PickerProps) {
  return (
    <RecordPicker
      {...props}
      queryKey={['projects']}
      find={(search, signal) =>
        callList('get /api/projects', { query: { search, limit: MAX_FOUND }, signal })
      }
      show={({ nearestStation }) => ({ note: nearestStation?.name ?? null })}
      placeholder="Search projects"
    />
  )
}
