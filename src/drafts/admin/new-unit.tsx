import { useRef } from 'react'
import { call } from '../../admin/calls/call.ts'
import { REQUIREMENTS } from '../../contacts/rules/new-contact.ts'
import UnitForm from '../../units/admin/unit-form.tsx'
import type { UnitValues } from '../../units/admin/unit-values.ts'
import type { UnitRecord } from '../../units/rules/unit.ts'
import type { DraftNote } from '../rules/draft.ts'
import type { NewOwner } from './new-owner.ts'

/**
 * The form of a new unit, filled from a draft. Saving it makes the owner a contact where they are none yet, and
 * enters what no field holds as the unit's first note. Nothing is written before.
 */
export default function NewUnit({
  values,
  newOwner,
  notes,
  onClose,
  onSaved,
}: {
  values: UnitValues
  /** The owner to create, unless one is picked in the form. */
  newOwner: NewOwner | null
  notes: readonly DraftNote[]
  onClose: () => void
  onSaved: (unit: UnitRecord) => void
}) {
  // A second attempt to save creates no second one.
  const madeOwner = useRef<number | null>(null)
  const isSaved = useRef(false)

  async function create(
    typed: UnitValues,
    save: (values: UnitValues) => Promise<UnitRecord>,
  ): Promise<void> {
    const owner = typed.owner ?? (newOwner && (await ownerMade(newOwner)))
    const unit = await save({ ...typed, owner })
    if (notes.length > 0) {
      const description = notes.map(({ text }) => text).join('\n')
      const body = { type: 'note' as const, description }
      await call('post /api/units/{id}/activities', { params: { id: String(unit.id) }, body })
    }
    isSaved.current = true
    onSaved(unit)
  }

  async function ownerMade(owner: NewOwner): Promise<{ id: number; name: string }> {
    if (madeOwner.current !== null) return { id: madeOwner.current, name: owner.name }
    const { id } = await call('post /api/leads', {
      body: {
        ...owner,
        contactType: 'owner',
        source: 'property_listing',
        requirements: REQUIREMENTS.owner,
      },
    })
    madeOwner.current = id
    return { id, name: owner.name }
  }

  return (
    <UnitForm
      record={null}
      onClose={() => {
        if (!isSaved.current) onClose()
      }}
      begun={{ values, create, note: <WhatElse {...{ newOwner, notes }} /> }}
    />
  )
}

/** What saving writes besides the unit. */
function WhatElse({ newOwner, notes }: { newOwner: NewOwner | null; notes: readonly DraftNote[] }) {
  if (!newOwner && notes.length === 0) return null
  return (
    <ul className="grid gap-1 rounded-card bg-wash px-4 py-3 text-sm text-ink-2">
      {newOwner && (
        <li>
          {`Unless an owner is picked, ${[newOwner.name, newOwner.phone ?? newOwner.email ?? newOwner.line].filter(Boolean).join(', ')} becomes a contact and the owner.`}
        </li>
      )}
      {notes.length > 0 && (
        <li>{`The first note: ${notes.map(({ text }) => `“${text}”`).join(', ')}.`}</li>
      )}
    </ul>
  )
}
