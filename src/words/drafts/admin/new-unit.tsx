import { useRef } from 'react'
import { call } from '../../../admin/calls/call.ts'
import { reasonBesideTitle } from '../../../admin/calls/use-save.ts'
import { changesOf } from '../../../admin/drafts/changes.ts'
import { PartlySaved } from '../../../admin/record-form/partly-saved.ts'
import { REQUIREMENTS } from '../../../records/contacts/rules/new-contact.ts'
import { shownPhone } from '../../../records/contacts/rules/shown-phone.ts'
import type { useSaveUnit } from '../../../records/units/admin/unit-calls.ts'
import UnitForm from '../../../records/units/admin/unit-form.tsx'
import type { UnitValues } from '../../../records/units/admin/unit-values.ts'
import type { UnitRecord } from '../../../records/units/rules/unit.ts'
import { ApiError } from '../../../shared/api-client.ts'
import type { Draft, DraftNote } from '../rules/draft.ts'
import type { NewOwner } from './new-owner.ts'

type Chat = { text: string; source: Draft['chat']['source'] }
type UnitCalls = Pick<ReturnType<typeof useSaveUnit>, 'create' | 'update'>

/**
 * The form of a new unit, filled from a draft. Saving it makes the owner a contact where they are none yet, keeps the
 * chat on their timeline, and enters what no field holds as the unit's first note. Nothing is written before.
 */
export default function NewUnit({
  values,
  newOwner,
  madeOwners,
  chat,
  notes,
  onClose,
  onSaved,
}: {
  values: UnitValues
  /** The owner to create, unless one is picked in the form. */
  newOwner: NewOwner | null
  /** Owners created so far by their details: another home of the text, or the form opened again, creates none twice. */
  madeOwners: Map<string, number>
  /** What was pasted, which is kept on the owner’s timeline. */
  chat: Chat
  notes: readonly DraftNote[]
  onClose: () => void
  onSaved: (unit: UnitRecord) => void
}) {
  // A second attempt to save creates nothing twice.
  const saved = useRef<{ unit: UnitRecord; values: UnitValues } | null>(null)

  async function create(typed: UnitValues, calls: UnitCalls): Promise<void> {
    const owner = typed.owner ?? (newOwner && (await ownerMade(newOwner)))
    const values = { ...typed, owner }
    saved.current = { values, unit: await savedUnit(values, calls) }
    if (typed.owner) {
      const params = { id: String(typed.owner.id) }
      await andThen('the chat wasn’t added to its owner', () =>
        call('post /api/leads/{id}/chats', { params, body: chat }),
      )
    }
    if (notes.length === 0) return
    const description = notes.map(({ text }) => text).join('\n')
    const body = { type: 'note' as const, description }
    const params = { id: String(saved.current.unit.id) }
    await andThen('its first note wasn’t', () =>
      call('post /api/units/{id}/activities', { params, body }),
    )
  }

  async function savedUnit(values: UnitValues, { create, update }: UnitCalls): Promise<UnitRecord> {
    if (!saved.current) return create(values)
    const { unit, values: before } = saved.current
    const changes = changesOf(values, before)
    if (Object.keys(changes).length === 0) return unit
    return update({ ...changes, id: unit.id, version: unit.version })
  }

  async function ownerMade(owner: NewOwner): Promise<{ id: number; name: string }> {
    const key = JSON.stringify(owner)
    const id = madeOwners.get(key) ?? (await createOwner(owner, chat))
    madeOwners.set(key, id)
    return { id, name: owner.name }
  }

  return (
    <UnitForm
      record={null}
      onClose={() => (saved.current ? onSaved(saved.current.unit) : onClose())}
      begun={{ values, create, note: <WhatElse {...{ newOwner, notes }} /> }}
    />
  )
}

/** What is stored once the unit is; its failure says that the unit was saved. */
async function andThen(failed: string, store: () => Promise<unknown>): Promise<void> {
  try {
    await store()
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw error
    const reason = reasonBesideTitle(error, 'Please try again.')
    throw new PartlySaved(`The unit was saved, but ${failed}`, reason)
  }
}

async function createOwner(owner: NewOwner, chat: Chat): Promise<number> {
  const contact = {
    ...owner,
    contactType: 'owner' as const,
    source: 'property_listing' as const,
    requirements: REQUIREMENTS.owner,
  }
  const { id } = await call('post /api/ai/drafts/contacts', { body: { ...chat, contact } })
  return id
}

/** What saving writes besides the unit. */
function WhatElse({ newOwner, notes }: { newOwner: NewOwner | null; notes: readonly DraftNote[] }) {
  return (
    <ul className="grid gap-1 rounded-card bg-wash px-4 py-3 text-sm text-ink-2">
      {newOwner && (
        <li>
          {`Unless you choose an owner, ${[newOwner.name, shownPhone(newOwner.phone) ?? newOwner.email ?? newOwner.line].filter(Boolean).join(', ')} will be added as a contact and the owner.`}
        </li>
      )}
      <li>The chat is kept on the owner’s timeline.</li>
      {notes.length > 0 && (
        <li>{`First note: ${notes.map(({ text }) => `“${text}”`).join(', ')}.`}</li>
      )}
    </ul>
  )
}
