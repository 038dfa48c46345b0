import { useQuery } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import { call, callList } from '../../admin/call.ts'
import { useSave } from '../../admin/use-save.ts'
import { Badge } from '../../ui/badge.tsx'
import { RecordPicker } from '../../ui/record-picker.tsx'
import { ContactTypes } from '../rules.ts'

type Chosen = { id: number; name: string }
type Kind = (typeof ContactTypes.ids)[number]

const SHOWN = 5
const requirements = {
  owner: 'Property owner',
  agent: 'Real estate agent',
  lead: 'Potential customer',
}

/** A contact found by name, e-mail or phone, or created by name; owners and agents where no kinds are given. */
export function ContactPicker({
  value,
  onChange,
  kinds = ['owner', 'agent'],
  ...rest
}: {
  label: string
  kinds?: readonly Kind[]
  value: Chosen | null
  onChange: (chosen: Chosen | null) => void
  onBlur?: () => void
  error?: string | null | undefined
  ref?: Ref<HTMLInputElement>
}) {
  const [typed, setTyped] = useState('')
  const found = useQuery({
    queryKey: ['contacts', 'found', kinds, typed],
    queryFn: ({ signal }) =>
      callList('get /api/leads', {
        query: { search: typed, type: [...kinds], limit: SHOWN },
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
      creates={kinds.map((id) => ({ id, as: ContactTypes.labels[id] }))}
      onCreate={(name, id) => {
        const kind = ContactTypes.read(id)
        if (kind) create.mutate({ name, kind }, { onSuccess: ({ id }) => onChange({ id, name }) })
      }}
      placeholder="Name, phone or e-mail"
    />
  )
}
