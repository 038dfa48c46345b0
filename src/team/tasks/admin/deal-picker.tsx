import { queryOptions } from '@tanstack/react-query'
import { call, callList } from '../../../admin/calls/call.ts'
import type { PickerProps } from '../../../admin/record-form/form-fields.tsx'
import { MAX_FOUND, RecordPicker } from '../../../admin/record-form/record-picker.tsx'

/** Finds a deal by its name, its contact or its home. */
export function DealPicker(props: PickerProps) {
  return (
    <RecordPicker
      {...props}
      queryKey={['deals', 'picker']}
      find={async (search, signal) => {
        const query = { search, limit: MAX_FOUND }
        const { items } = await callList('get /api/deals', { query, signal })
        return {
          items: items.map(({ id, dealName, contactName }) => ({
            id,
            name: dealName,
            contactName,
          })),
        }
      }}
      show={({ contactName }) => ({ note: contactName })}
      placeholder="A deal, its contact or its unit"
    />
  )
}

/** The deal that a new task is about; disabled without an id. */
export function aboutDealQuery(id: number | null) {
  return queryOptions({
    queryKey: ['deals', 'one', id],
    queryFn: ({ signal, meta }) =>
      call('get /api/deals/{id}', { params: { id: String(id) }, signal, meta }),
    enabled: id !== null,
  })
}
