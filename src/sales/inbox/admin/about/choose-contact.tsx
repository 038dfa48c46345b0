import { lazy, useState } from 'react'
import { ContactPicker } from '../../../../records/contacts/admin/contact-picker.tsx'
import { ContactTypes } from '../../../../records/contacts/rules/contact.ts'
import { Button } from '../../../../ui/button.tsx'
import { AfterHydration } from '../../../../ui/feedback/after-hydration.tsx'
import { Alert } from '../../../../ui/feedback/alert.tsx'
import { mailAddressOf } from '../../rules/channel.ts'
import type { ThreadRecord } from '../../rules/thread.ts'
import { useChangeThread } from '../inbox-calls.ts'

const ContactForm = lazy(() => import('../../../../records/contacts/admin/contact-form.tsx'))

/** Says who it is: a new contact, made from what the conversation knows, or one that there is. */
export function ChooseContact({ thread }: { thread: ThreadRecord }) {
  const [open, setOpen] = useState<'form' | 'picker' | null>(null)
  const save = useChangeThread()
  const isKnown = thread.contactId !== null

  function give(contactId: number): void {
    setOpen(null)
    save.mutate({ thread, fields: { contactId }, title: 'Contact linked' })
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      {!isKnown && (
        <>
          <p className="wrap-anywhere">
            <b className="block text-base font-strong">{thread.name}</b>
            <span className="text-ink-2">{thread.handle}</span>
          </p>
          <p className="text-ink-2">This person isn’t in your contacts yet.</p>
          <Button size="small" onClick={() => setOpen('form')}>
            <span className="icon-plus before:size-4" />
            Create contact
          </Button>
        </>
      )}
      {open === 'picker' || !isKnown ? (
        <ContactPicker
          label={isKnown ? 'Contact for this conversation' : 'Or choose a contact'}
          kinds={ContactTypes.ids}
          value={null}
          onChange={(chosen) => chosen && give(chosen.id)}
        />
      ) : (
        <Button variant="plain" size="small" onClick={() => setOpen('picker')}>
          Another contact...
        </Button>
      )}
      {save.refusal && (
        <Alert title={save.refusal.title} onDismiss={save.dismiss}>
          {save.refusal.reason}
        </Alert>
      )}
      {open === 'form' && (
        <AfterHydration>
          <ContactForm
            record={null}
            start={startOf(thread)}
            draft={`contact of conversation ${thread.id}`}
            onCreated={({ id }) => give(id)}
            onClose={() => setOpen(null)}
          />
        </AfterHydration>
      )}
    </div>
  )
}

/** What is known of the person, as the values of the form. */
function startOf(thread: ThreadRecord) {
  const { channel, handle, name } = thread
  const phone = /^\+\d/.test(handle) ? handle : null
  const email = mailAddressOf(thread)
  return {
    ...(name !== handle && { name }),
    ...(phone && { phone }),
    ...(phone && channel === 'whatsapp' && { whatsapp: phone }),
    ...(email && { email }),
    ...(channel === 'line' && { line: handle }),
    ...(channel === 'facebook' && { facebook: handle }),
    source: 'inbox' as const,
  }
}
