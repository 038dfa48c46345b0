import { type QueryKey, useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { RecordPicker as Picker } from '../../ui/choices/record-picker.tsx'
import type { PickerProps } from './form-fields.tsx'

/** The most records that a picker shows. */
export const MAX_FOUND = 5

/**
 * A picker that searches records or creates one by name. `find` loads the best matches, `show` returns the
 * note beside a name.
 */
export function RecordPicker<Found extends { id: number; name: string }>({
  queryKey,
  find,
  show,
  value,
  onChange,
  ...rest
}: PickerProps & {
  queryKey: QueryKey
  find: (text: string, signal: AbortSignal) => Promise<{ items: Found[] }>
  show?: (matches: Found) => { note?: string | null; end?: ReactNode }
} & Pick<ComponentProps<typeof Picker>, 'placeholder' | 'creates' | 'onCreate'>) {
  const [text, setText] = useState('')
  const matches = useQuery({
    queryKey: [...queryKey, 'found', text],
    queryFn: ({ signal }) => find(text, signal),
    enabled: text !== '',
  })
  return (
    <Picker
      {...rest}
      value={value && { id: value.id, label: value.name }}
      onChange={(picked) => onChange(picked && { id: picked.id, name: picked.label })}
      options={(matches.data?.items ?? []).map((record) => ({
        id: record.id,
        label: record.name,
        ...show?.(record),
      }))}
      busy={matches.isFetching}
      onSearch={setText}
    />
  )
}
