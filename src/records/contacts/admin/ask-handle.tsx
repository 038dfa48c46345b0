import { type FormEvent, useState } from 'react'
import { reasonBesideTitle } from '../../../admin/calls/use-save.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import type { ContactRecord } from '../rules/contact.ts'
import { type Handle, useSaveHandle } from './contact-calls.ts'

/** Asks for a missing way to reach a contact, and stores it. */
export function AskHandle({
  contact,
  handle,
  asks,
  onDone,
}: {
  contact: ContactRecord
  handle: Handle
  asks: string
  onDone: () => void
}) {
  const save = useSaveHandle()
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  function submit(event: FormEvent): void {
    event.preventDefault()
    const typed = text.trim()
    if (typed === '') {
      setError(`Write the ${asks}`)
      return
    }
    save.mutateOnce(
      { contact, handle, text: typed },
      {
        onSuccess: onDone,
        onError: (failure) => setError(reasonBesideTitle(failure, 'Failed to update the contact')),
      },
    )
  }
  return (
    <form noValidate onSubmit={submit} className="dense grid gap-3">
      <TextField
        label={`${asks} of ${contact.name}`}
        inputMode={inputModes[handle]}
        autoComplete="off"
        maxLength={most[handle]}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setError(null)
        }}
        error={error}
      />
      <Button type="submit" size="small" disabled={save.isPending}>
        {save.isPending ? 'Saving...' : 'Save'}
      </Button>
    </form>
  )
}

const inputModes = {
  phone: 'tel',
  whatsapp: 'tel',
  email: 'email',
  line: 'text',
  facebook: 'text',
} as const
const most: Readonly<Record<Handle, number>> = {
  ...{ phone: 60, line: 100, whatsapp: 100, email: 254, facebook: 200 },
}
