import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { ContactPicker } from '../../../../records/contacts/admin/contact-picker.tsx'
import type { ContactRecord } from '../../../../records/contacts/rules/contact.ts'
import { Alert } from '../../../../ui/feedback/alert.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Avatar } from '../../../../ui/pictures/avatar.tsx'
import { recentPeopleQuery } from '../shortlist-calls.ts'
import { wishLine } from '../wish/wish.ts'
import { personTexts } from './person-texts.ts'
import type { Writer } from './use-writer.ts'

export type Person = { id: number; name: string }

/** Whom the homes are sent to: one person, searched, created by name and phone, or of the last ones. */
export function ToPerson({
  person,
  contact,
  place,
  writer,
  isUnread,
  onChange,
}: {
  person: Person | null
  /** Their record, once it is read. */
  contact: ContactRecord | undefined
  /** Where they look, in English. */
  place: string | null
  /** Whom the e-mail goes to, if not to them. */
  writer: Writer | null
  isUnread: boolean
  onChange: (person: Person | null) => void
}) {
  const id = useId()
  const { data: recent = [] } = useQuery(recentPeopleQuery)
  const wish = contact && wishLine(contact, place)
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2.5">
      <h3 id={id} className="text-base font-strong">
        {personTexts.to}
      </h3>
      {person ? (
        <div className="flex min-h-14 items-center gap-3 rounded-card border border-accent bg-accent-wash py-1.5 pr-1.5 pl-3">
          <Avatar name={person.name} size="large" />
          <span className="grid min-w-0 flex-1 leading-snug">
            <b className="truncate font-medium" title={person.name}>
              {person.name}
            </b>
            {wish && (
              <span className="line-clamp-2 text-ink-2" title={wish}>
                {wish}
              </span>
            )}
          </span>
          <IconButton label={personTexts.takeOut(person.name)} onClick={() => onChange(null)}>
            <span className="icon-x before:size-4" />
          </IconButton>
        </div>
      ) : (
        <>
          <div className="[&_label]:sr-only">
            <ContactPicker
              label={personTexts.add}
              placeholder={personTexts.add}
              kinds={['lead', 'owner', 'agent']}
              creates={['lead']}
              value={null}
              onChange={onChange}
            />
          </div>
          {recent.length > 0 && (
            <div className="flex flex-wrap items-center gap-2">
              <span className="text-ink-3">{personTexts.recent}</span>
              {recent.map((each) => (
                <button
                  key={each.id}
                  type="button"
                  onClick={() => onChange({ id: each.id, name: each.name })}
                  className="inline-flex min-h-(--press) max-w-56 items-center gap-2 rounded-full border border-line bg-card py-0.5 pr-3.5 pl-1 hover:border-field"
                >
                  <Avatar name={each.name} />
                  <span className="truncate">{each.name}</span>
                </button>
              ))}
            </div>
          )}
        </>
      )}
      {writer && <Alert tone="warning">{personTexts.writer(writer)}</Alert>}
      {isUnread && <Alert tone="warning">{personTexts.unread}</Alert>}
    </section>
  )
}
