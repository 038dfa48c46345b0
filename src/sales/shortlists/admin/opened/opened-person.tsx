import { Link } from 'react-router'
import { useContact } from '../../../../records/contacts/admin/contact-calls.ts'
import { Handles } from '../../../../records/contacts/admin/handles.tsx'
import { ContactTypes } from '../../../../records/contacts/rules/contact.ts'
import { shownPhone } from '../../../../records/contacts/rules/shown-phone.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import { adminPath } from '../../../../shared/paths.ts'
import { Skeleton } from '../../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { Part } from '../../../../ui/part.tsx'
import { Avatar } from '../../../../ui/pictures/avatar.tsx'
import { openedTexts } from './opened-texts.ts'

/** Whom a page was sent to, with the ways to reach them. */
export function OpenedPerson({ person }: { person: { id: number; name: string } | null }) {
  const language = useLanguage()
  const { data } = useContact(person?.id ?? null)
  if (!person) {
    return (
      <Part title={openedTexts.nobody} isCard>
        <p className="text-ink-2">{openedTexts.nobodyHint}</p>
      </Part>
    )
  }
  return (
    <Part
      title={person.name}
      isCard
      actions={
        <Link
          to={adminPath(`contacts/${person.id}`)}
          className="font-medium text-accent hover:underline"
        >
          {openedTexts.openContact}
        </Link>
      }
    >
      {data ? (
        <>
          <p className="flex items-center gap-3">
            <Avatar name={data.name} size="large" />
            <span className="grid min-w-0 leading-snug">
              <b className="font-medium wrap-anywhere">
                {[labelOf(ContactTypes, data.contactType, language), data.company]
                  .filter(Boolean)
                  .join(', ')}
              </b>
              <span className="text-ink-2 wrap-anywhere tabular-nums">
                {shownPhone(data.phone) ?? data.email}
              </span>
            </span>
          </p>
          <Handles contact={data} />
        </>
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </Part>
  )
}
