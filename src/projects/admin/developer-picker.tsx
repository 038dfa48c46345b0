import { useQuery } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import { call, callList } from '../../admin/call.ts'
import { useSave } from '../../admin/use-save.ts'
import { RecordPicker } from '../../ui/record-picker.tsx'

type Chosen = { id: number; name: string }

const SHOWN = 5

/** A developer found by name, or created by it. */
export function DeveloperPicker({
  value,
  onChange,
  ...rest
}: {
  label: string
  value: Chosen | null
  onChange: (chosen: Chosen | null) => void
  onBlur?: () => void
  error?: string | null | undefined
  ref?: Ref<HTMLInputElement>
}) {
  const [typed, setTyped] = useState('')
  const found = useQuery({
    queryKey: ['developers', 'found', typed],
    queryFn: ({ signal }) =>
      callList('get /api/developers', { query: { search: typed, limit: SHOWN }, signal }),
    enabled: typed !== '',
  })
  const create = useSave({
    send: (name: string) => call('post /api/developers', { body: { name } }),
    changes: ['developers', 'stats', 'audit'],
    done: ({ name }) => ({ title: 'Developer created successfully', text: name }),
    failed: 'Failed to create developer',
  })
  return (
    <RecordPicker
      {...rest}
      value={value && { id: value.id, label: value.name }}
      onChange={(picked) => onChange(picked && { id: picked.id, name: picked.label })}
      options={(found.data?.items ?? []).map(({ id, name }) => ({ id, label: name }))}
      busy={found.isFetching}
      onSearch={setTyped}
      creates={[{ id: 'developer' }]}
      onCreate={(name) =>
        create.mutate(name, { onSuccess: ({ id, name }) => onChange({ id, name }) })
      }
      placeholder="Search developers"
    />
  )
}
