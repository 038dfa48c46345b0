import { useQuery } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import { callList } from '../../admin/call.ts'
import { RecordPicker } from '../../ui/record-picker.tsx'

type Chosen = { id: number; name: string }

const SHOWN = 5

/** A project found by its name, address, station or developer. */
export function ProjectPicker({
  value,
  onChange,
  ...rest
}: {
  label: string
  value: Chosen | null
  onChange: (chosen: Chosen | null) => void
  onBlur?: () => void
  required?: boolean
  error?: string | null | undefined
  ref?: Ref<HTMLInputElement>
}) {
  const [typed, setTyped] = useState('')
  const found = useQuery({
    queryKey: ['projects', 'found', typed],
    queryFn: ({ signal }) =>
      callList('get /api/projects', { query: { search: typed, limit: SHOWN }, signal }),
    enabled: typed !== '',
  })
  return (
    <RecordPicker
      {...rest}
      value={value && { id: value.id, label: value.name }}
      onChange={(picked) => onChange(picked && { id: picked.id, name: picked.label })}
      options={(found.data?.items ?? []).map(({ id, name, nearestStation }) => ({
        id,
        label: name,
        note: nearestStation?.name ?? null,
      }))}
      busy={found.isFetching}
      onSearch={setTyped}
      placeholder="Search projects"
    />
  )
}
