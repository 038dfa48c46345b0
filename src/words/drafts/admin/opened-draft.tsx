import { lazy, useRef } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../admin/calls/call.ts'
import { shownPhone } from '../../../records/contacts/rules/shown-phone.ts'
import { adminPath } from '../../../shared/paths.ts'
import type { DraftKind } from '../rules/draft.ts'
import { type DraftHome, unitValuesOf } from './draft-values.ts'
import { newOwnerOf } from './new-owner.ts'
import type { Paste } from './use-paste.ts'

// Loaded when they are opened.
const NewUnit = lazy(() => import('./new-unit.tsx'))
const ContactForm = lazy(() => import('../../../records/contacts/admin/contact-form.tsx'))

const asWritten = (value: unknown) => (typeof value === 'string' ? shownPhone(value) : value)

/** The form of a new unit or contact, filled from a draft; the chat is kept with the contact that it is saved with. */
export function OpenedDraft({
  paste,
  kind,
  home,
  number,
  isLast,
  madeOwners,
  onClose,
}: {
  paste: Paste
  kind: DraftKind
  home: DraftHome
  number: number
  isLast: boolean
  madeOwners: Map<string, number>
  onClose: () => void
}) {
  const navigate = useNavigate()
  // The form is left first: it asks before its unsaved values are lost.
  const created = useRef<number | null>(null)
  const { data } = paste.draft
  if (!data) return null
  const chat = { text: paste.text, source: data.chat.source }
  if (kind === 'contact') {
    const { fields } = data
    const search = typeof fields.search === 'string' ? { search: fields.search } : {}
    const said = Object.fromEntries(
      ['name', 'phone', 'email', 'line', 'contactType'].flatMap((name) =>
        fields[name] === undefined ? [] : [[name, asWritten(fields[name])]],
      ),
    )
    return (
      <ContactForm
        record={null}
        onClose={() => {
          if (created.current === null) return onClose()
          paste.clear()
          void navigate(adminPath(`contacts/${created.current}`))
        }}
        draft={null}
        start={said}
        post={(contact) =>
          call('post /api/ai/drafts/contacts', {
            body: { ...chat, contact: { ...contact, ...search } },
          })
        }
        onCreated={({ id }) => {
          created.current = id
        }}
      />
    )
  }
  const changes = paste.changes[number] ?? {}
  const isKnown = data.known.length > 0 && !paste.owner.isNew
  return (
    <NewUnit
      values={unitValuesOf(home, changes)}
      newOwner={isKnown || changes.owner !== undefined ? null : newOwnerOf(data)}
      madeOwners={madeOwners}
      chat={chat}
      notes={data.notes.filter(({ start }) => !paste.left.includes(start))}
      onClose={onClose}
      onSaved={({ id }) => {
        // Of several homes the others are still to be opened.
        if (!isLast) return onClose()
        paste.clear()
        void navigate(adminPath(`listings/${id}`))
      }}
    />
  )
}
