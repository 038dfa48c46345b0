import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../../admin/calls/call.ts'
import { readId } from '../../../../admin/calls/read-id.ts'
import { reasonBesideTitle, useSave } from '../../../../admin/calls/use-save.ts'
import type { Chosen } from '../../../../admin/record-form/form-fields.tsx'
import type { ListState } from '../../../../admin/record-list/use-list-address.ts'
import { contactQuery } from '../../../../records/contacts/admin/contact-calls.ts'
import { ContactPicker } from '../../../../records/contacts/admin/contact-picker.tsx'
import { type ContactRecord, ContactTypes } from '../../../../records/contacts/rules/contact.ts'
import { ApiError } from '../../../../shared/api-client.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import { adminPath } from '../../../../shared/paths.ts'
import { whatsappOf } from '../../../../shared/whatsapp-number.ts'
import { Button } from '../../../../ui/button.tsx'
import { SelectField, TextField } from '../../../../ui/fields/field.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { Dialog, DialogActions, DialogBody } from '../../../../ui/overlays/dialog.tsx'
import { type Channel, Channels } from '../../rules/thread.ts'

/** The channels on which staff can begin, and what identifies a person there. */
const asks = {
  whatsapp: 'WhatsApp number',
  line: 'LINE ID',
  instagram: 'Instagram name',
  facebook: 'Facebook name',
  email: 'Email address',
} as const satisfies Partial<Record<Channel, string>>
type Begun = keyof typeof asks
// Safe: the names of the record above.
const begun = Object.keys(asks) as Begun[]

/** Begins a conversation, or opens the one that there is with this person. */
export default function NewThread({ list }: { list: ListState }) {
  const language = useLanguage()
  const navigate = useNavigate()
  const [picked, setPicked] = useState<Chosen | null>(null)
  const [typed, setTyped] = useState<{ channel: Begun | null; handle: string | null }>({
    channel: null,
    handle: null,
  })
  const [fault, setFault] = useState<string | null>(null)
  const contactId = picked?.id ?? readId(list.get('contact'))
  const contact = useQuery(contactQuery(contactId)).data
  const asked = begun.find((way) => way === list.get('way'))
  const channel = typed.channel ?? asked ?? (contact && wayOf(contact)) ?? 'whatsapp'
  const handle = typed.handle ?? (contact && handleOn(channel, contact)) ?? ''
  const save = useSave({
    send: () => call('post /api/inbox/threads', { body: { channel, handle, contactId } }),
    keyOf: ({ id }) => ['threads', 'one', id],
    failed: 'Couldn’t start the conversation',
    isShownByForm: true,
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    setFault(null)
    save.mutateOnce(undefined, {
      onSuccess: ({ id }) => void navigate(adminPath(`inbox/${id}`), { replace: true }),
      onError: (error) => {
        const [first] = error instanceof ApiError ? error.faults : []
        setFault(first?.message ?? reasonBesideTitle(error, 'Please try again.'))
      },
    })
  }

  return (
    <Dialog
      open
      onClose={() => list.close({ new: null, contact: null, way: null })}
      title="New conversation"
    >
      <DialogBody>
        <form id="new-conversation" noValidate onSubmit={submit} className="dense grid gap-4">
          <ContactPicker
            label="Contact"
            kinds={ContactTypes.ids}
            hint="Optional. Without a contact, the conversation shows the number, address or name below."
            value={picked ?? (contact ? { id: contact.id, name: contact.name } : null)}
            onChange={(chosen) => {
              setPicked(chosen)
              if (!chosen) list.swap({ contact: null })
              setTyped({ channel: null, handle: null })
            }}
          />
          <SelectField
            label="Channel"
            value={channel}
            onChange={({ currentTarget }) => {
              const chosen = begun.find((id) => id === currentTarget.value) ?? null
              setTyped({ channel: chosen, handle: null })
            }}
          >
            {begun.map((id) => (
              <option key={id} value={id}>
                {labelOf(Channels, id, language)}
              </option>
            ))}
          </SelectField>
          <TextField
            label={asks[channel]}
            required
            autoComplete="off"
            maxLength={254}
            value={handle}
            error={fault}
            onChange={({ currentTarget }) => {
              setTyped({ channel, handle: currentTarget.value })
              setFault(null)
            }}
          />
        </form>
      </DialogBody>
      <DialogActions>
        <Button type="submit" form="new-conversation" disabled={save.isPending}>
          {save.isPending ? 'Opening...' : 'Start conversation'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The channel on which a contact can be reached, the preferred one first. */
function wayOf(contact: ContactRecord): Begun | null {
  const { contactMethod } = contact
  const preferred = begun.find((id) => id === contactMethod)
  const all = preferred ? [preferred, ...begun] : begun
  return all.find((id) => handleOn(id, contact) !== null) ?? null
}

function handleOn(channel: Begun, contact: ContactRecord): string | null {
  const { line, facebook, email } = contact
  return { whatsapp: whatsappOf(contact), line, facebook, email, instagram: null }[channel]
}
