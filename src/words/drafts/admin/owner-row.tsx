import { type ComponentProps, useState } from 'react'
import { ContactPicker } from '../../../records/contacts/admin/contact-picker.tsx'
import { shownPhone } from '../../../records/contacts/rules/shown-phone.ts'
import type { UnitValues } from '../../../records/units/admin/unit-values.ts'
import { Button } from '../../../ui/button.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import type { Draft } from '../rules/draft.ts'
import { DraftRow } from './draft-row.tsx'
import type { Changes } from './draft-values.ts'
import { newOwnerOf } from './new-owner.ts'

type Row = Omit<ComponentProps<typeof DraftRow>, 'children'>

const card =
  'flex min-w-0 flex-1 items-center gap-3 rounded-control border border-line bg-card px-2.5 py-1.25 leading-snug'

/** Whoever offers the home: somebody we know is proposed and never taken silently, others become a contact. */
export function OwnerRow({
  draft,
  values,
  change,
  ...row
}: Row & { draft: Draft; values: UnitValues; change: (changes: Changes) => void }) {
  const [isChanging, setChanging] = useState(false)
  const { paste } = row
  const owner = newOwnerOf(draft)
  const { known } = draft
  const isUndecided = known.length > 0 && values.owner === null && !paste.owner.isNew
  const take = (chosen: { id: number; name: string } | null) => {
    change({ owner: chosen })
    setChanging(false)
  }
  if (isChanging || (values.owner === null && owner === null && known.length === 0)) {
    return (
      <DraftRow {...row}>
        <div className="min-w-0 flex-1">
          <ContactPicker label="Owner" value={values.owner} onChange={take} />
        </div>
      </DraftRow>
    )
  }
  if (isUndecided) {
    return (
      <DraftRow {...row} says="We know this number or address.">
        <div className="grid min-w-0 flex-1 gap-2">
          {known.map(({ id, name, phone, email }) => (
            <span key={id} className={card}>
              <Avatar name={name} />
              <span className="grid min-w-0 flex-1">
                <b className="truncate font-strong">{name}</b>
                <span className="truncate text-ink-2">
                  {[shownPhone(phone) ?? email, 'already a contact'].filter(Boolean).join(' · ')}
                </span>
              </span>
              <Button
                size="small"
                variant="quiet"
                aria-label={`Take ${name} as the owner`}
                onClick={() => take({ id, name })}
              >
                Take
              </Button>
            </span>
          ))}
          {owner && (
            <Button
              variant="plain"
              size="small"
              className="justify-self-start"
              onClick={() => paste.choose({ isNew: true })}
            >
              Somebody else: a new contact
            </Button>
          )}
        </div>
      </DraftRow>
    )
  }
  const name = values.owner?.name ?? owner?.name ?? ''
  const details = values.owner
    ? ['contact']
    : [shownPhone(owner?.phone) ?? owner?.email ?? owner?.line, 'new contact']
  return (
    <DraftRow {...row}>
      <span className={card}>
        <Avatar name={name} />
        <span className="grid min-w-0 flex-1">
          <b className="truncate font-strong">{name}</b>
          <span className="truncate text-ink-2">{details.filter(Boolean).join(' · ')}</span>
        </span>
        <Button
          variant="plain"
          size="small"
          className="text-accent"
          aria-label="Change the owner"
          onClick={() => setChanging(true)}
        >
          Change
        </Button>
      </span>
    </DraftRow>
  )
}
