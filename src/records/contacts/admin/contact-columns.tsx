import type { RecordColumn } from '../../../admin/record-list/record-table.tsx'
import { bangkokDate } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import type { Language } from '../../../shared/language.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { TwoLines } from '../../../ui/two-lines.tsx'
import { ContactTypes } from '../rules/contact.ts'
import type { ListedContact } from '../rules/contact-search.ts'
import { shownPhone } from '../rules/shown-phone.ts'
import {
  dealCount,
  lastContact,
  nextStep,
  openDealsWorth,
  secondLine,
  typeTone,
} from './format-contact.ts'

export function contactColumns(language: Language): RecordColumn<ListedContact>[] {
  const today = bangkokDate(new Date())
  return [
    {
      id: 'name',
      header: 'Name',
      width: '17%',
      sorts: ['name', 'name_desc'],
      cell: (contact) => (
        <span className="flex min-w-0 items-center gap-3">
          <Avatar name={contact.name} size="large" />
          <TwoLines strong first={contact.name} second={secondLine(contact)} />
        </span>
      ),
    },
    {
      id: 'type',
      header: 'Type',
      width: '5.5rem',
      cell: ({ contactType }) => (
        <Badge tone={typeTone(contactType)}>{labelOf(ContactTypes, contactType, language)}</Badge>
      ),
    },
    {
      id: 'reach',
      header: 'Phone and email',
      width: '15.5%',
      cell: ({ phone, email }) => <TwoLines first={shownPhone(phone)} second={email} />,
    },
    {
      id: 'last',
      header: 'Last contact',
      width: '8.25rem',
      sorts: ['last_contact', 'last_contact_desc'],
      cell: (contact) => {
        const last = lastContact(contact, language)
        return (
          <TwoLines
            first={last && <span className={last.isLate ? 'text-warning' : ''}>{last.when}</span>}
            second={last?.way}
          />
        )
      },
    },
    {
      id: 'deals',
      header: 'Open deals',
      width: '9.5rem',
      numeric: true,
      sorts: ['open_deals', 'open_deals_desc'],
      cell: ({ openDeals }) => (
        <TwoLines
          first={openDeals.count > 0 && dealCount(openDeals.count)}
          second={openDealsWorth(openDeals, language)}
        />
      ),
    },
    {
      id: 'task',
      header: 'Next step',
      sorts: ['next_task'],
      cell: (contact) => {
        const next = nextStep(contact, today, language)
        return (
          <TwoLines
            first={next?.title}
            second={next && <span className={next.isLate ? 'text-danger' : ''}>{next.text}</span>}
          />
        )
      },
    },
    {
      id: 'assigned',
      header: 'Assigned to',
      width: '7rem',
      onlyWide: true,
      cell: ({ assignedTo }) => <TwoLines first={assignedTo?.name} />,
    },
  ]
}
