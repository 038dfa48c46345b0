import { callList } from '../../../admin/calls/call.ts'
import type { PickerProps } from '../../../admin/record-form/form-fields.tsx'
import { MAX_FOUND, RecordPicker } from '../../../admin/record-form/record-picker.tsx'

/** Finds the member of staff who looks after a unit. */
export function ColleaguePicker(props: PickerProps) {
  return (
    <RecordPicker
      {...props}
      queryKey={['users', 'colleagues']}
      find={(search, signal) =>
        callList('get /api/staff', { query: { search, limit: MAX_FOUND }, signal })
      }
      placeholder="A member of staff"
    />
  )
}
