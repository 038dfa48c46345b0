import { Link } from 'react-router'
import { AskHandle } from '../../../../records/contacts/admin/ask-handle.tsx'
import {
  type ContactRecord,
  ContactTypes,
  LeadStatuses,
} from '../../../../records/contacts/rules/contact.ts'
import { shownPhone } from '../../../../records/contacts/rules/shown-phone.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import { adminPath } from '../../../../shared/paths.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import { Popover } from '../../../../ui/overlays/popover.tsx'
import { Part } from '../../../../ui/part.tsx'
import { Avatar } from '../../../../ui/pictures/avatar.tsx'
import { linkClass } from '../../../../ui/style/link-class.ts'
import type { DealRecord } from '../../rules/deal-record.ts'
import { DealFacts } from './deal-facts.tsx'

/** Who the deal is with, and how they are reached. */
export function ContactDetails({
  deal,
  contact,
}: {
  deal: DealRecord
  contact: ContactRecord | undefined
}) {
  const language = useLanguage()
  const { id, name, phone, email, isDeleted, ...known } = deal.contact
  const type = ContactTypes.read(known.contactType)
  const status = LeadStatuses.read(known.status)
  return (
    <Part
      as="h2"
      title="Contact Details"
      isCard
      actions={
        !isDeleted && (
          <Link to={adminPath(`contacts/${id}`)} aria-label={`Open ${name}`} className={linkClass}>
            Open
          </Link>
        )
      }
    >
      <div className="mb-3 flex items-center gap-3">
        <Avatar name={name} size="large" />
        <div className="grid min-w-0">
          <b className="font-medium wrap-anywhere">{name}</b>
          <p className="text-ink-2">
            {[
              type && labelOf(ContactTypes, type, language),
              status && labelOf(LeadStatuses, status, language),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      {isDeleted ? (
        <p className="text-warning">This contact was deleted. The deal stays.</p>
      ) : (
        <DealFacts
          facts={[
            ['Phone', shownPhone(phone)],
            ['Email', email],
            ['LINE', contact ? (contact.line ?? <AddLine contact={contact} />) : known.line],
          ]}
        />
      )}
    </Part>
  )
}

function AddLine({ contact }: { contact: ContactRecord }) {
  return (
    <Popover
      label="Add a LINE ID"
      trigger={
        <button type="button" className={linkClass}>
          Add LINE ID
        </button>
      }
    >
      {(close) => <AskHandle contact={contact} handle="line" asks="LINE ID" onDone={close} />}
    </Popover>
  )
}
