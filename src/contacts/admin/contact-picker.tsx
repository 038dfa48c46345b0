import { useQuery } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import { call, callList } from '../../admin/call.ts'
import { useSave } from '../../admin/use-save.ts'
import { Badge } from '../../ui/badge.tsx'
import { RecordPicker } from '../../ui/record-picker.tsx'
import { ContactTypes } from '../rules.ts'

type Chosen = { id: number; name: string }
type Kind = 'owner' | 'agent'

const SHOWN = 5
const requirements = { owner: 'Property owner', agent: 'Real estate agent' }

/** An owner or agent found by name, e-mail or phone, or created by name. */
export function ContactPicker({
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
    queryKey: ['contacts', 'found', typed],
    queryFn: ({ signal }) =>
      callList('get /api/leads', {
        query: { search: typed, type: ['owner', 'agent'], limit: SHOWN },
        signal,
      }),
    enabled: typed !== '',
  })
  const create = useSave({
    send: ({ name, kind }: { name: string; kind: Kind }) =>
      call('post /api/leads', {
        body: {
          name,
          contactType: kind,
          source: 'property_listing',
          requirements: requirements[kind],
        },
      }),
    changes: ['contacts', 'audit'],
    done: (_, { name, kind }) => ({
      title: `${ContactTypes.labels[kind]} contact created successfully`,
      text: name,
    }),
    failed: 'Failed to create contact',
  })
  return (
    <RecordPicker
      {...rest}
      value={value && { id: value.id, label: value.name }}
      onChange={(picked) => onChange(picked && { id: picked.id, name: picked.label })}
      options={(found.data?.items ?? []).map(({ id, name, phone, email, contactType }) => ({
        id,
        label: name,
        note: phone ?? email,
        end: <Badge>{ContactTypes.labels[contactType]}</Badge>,
      }))}
      busy={found.isFetching}
      onSearch={setTyped}
      creates={[
        { id: 'owner', as: 'Owner' },
        { id: 'agent', as: 'Agent' },
      ]}
      onCreate={(name, kind) =>
        create.mutate(
          { name, kind: kind === 'agent' ? 'agent' : 'owner' },
          { onSuccess: ({ id }) => onChange({ id, name }) },
        )
      }
      placeholder="Name, phone or e-mail"
    />
  )
}
