import { ContactTypes } from '../../records/contacts/rules/contact.ts'
import type { ListedContact } from '../../records/contacts/rules/contact-search.ts'
import { shownPhone } from '../../records/contacts/rules/shown-phone.ts'
import type { ProjectRecord } from '../../records/projects/rules/project.ts'
import { UnitThumb } from '../../records/units/admin/unit-columns.tsx'
import type { UnitRecord } from '../../records/units/rules/unit.ts'
import { UnitStatuses } from '../../records/units/rules/unit-sets.ts'
import { priceLines } from '../../records/units/site/unit-price.ts'
import { cardValue } from '../../sales/deals/admin/format-deal.ts'
import { DealColumns } from '../../sales/deals/rules/deal.ts'
import type { DealRecord, ListedDeal } from '../../sales/deals/rules/deal-record.ts'
import { threadName } from '../../sales/inbox/admin/thread-name.ts'
import { Channels, type ThreadRecord } from '../../sales/inbox/rules/thread.ts'
import { formatDate } from '../../shared/dates.ts'
import { labelOf } from '../../shared/fields/value-set.ts'
import type { Language } from '../../shared/language.ts'
import { adminPath } from '../../shared/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import type { CommandRow } from './command-row.ts'

const inOneLine = (...parts: (string | null | undefined | false)[]) =>
  parts.filter(Boolean).join(' · ')

export function contactRow(
  contact: Pick<ListedContact, 'id' | 'name' | 'phone' | 'email' | 'contactType'>,
  language: Language,
): CommandRow {
  const { id, name, phone, email, contactType } = contact
  return {
    key: `contact ${id}`,
    to: adminPath(`contacts/${id}`),
    title: name,
    second: inOneLine(phone !== name && shownPhone(phone), email),
    mark: { avatar: name },
    end: <Badge>{labelOf(ContactTypes, contactType, language)}</Badge>,
  }
}

export function dealRow(deal: ListedDeal | DealRecord, language: Language): CommandRow {
  const { id, dealName, value, column, probability } = deal
  const contact = 'contactName' in deal ? deal.contactName : deal.contact.name
  return {
    key: `deal ${id}`,
    to: adminPath(`pipeline/${id}`),
    title: dealName,
    second: inOneLine(cardValue(value), contact, labelOf(DealColumns, column, language)),
    mark: { icon: 'icon-handshake' },
    end: <Badge>{probability}%</Badge>,
  }
}

export function threadRow(thread: ThreadRecord, language: Language): CommandRow {
  const { id, channel, lastMessage, lastMessageTime, lastMessageFromCustomer } = thread
  const channelName = labelOf(Channels, channel, language)
  return {
    key: `conversation ${id}`,
    to: adminPath(`inbox/${id}`),
    title: `${threadName(thread)}, ${channelName}`,
    second: lastMessageFromCustomer ? lastMessage : `You: ${lastMessage}`,
    mark: { icon: 'icon-message-square' },
    end: <time className="text-ink-2 tabular-nums">{formatDate(lastMessageTime, language)}</time>,
  }
}

export function unitRow(unit: UnitRecord, language: Language): CommandRow {
  const { id, unitNumber, project, ownerContact, status } = unit
  return {
    key: `unit ${id}`,
    to: `${adminPath('listings')}?unit=${id}`,
    title: `${unitNumber} · ${project.name}`,
    second: inOneLine(priceLines(unit, undefined, language).join(', '), ownerContact?.name),
    mark: { picture: <UnitThumb unit={unit} className="h-7 w-9" isFirst /> },
    end: <Badge>{labelOf(UnitStatuses, status, language)}</Badge>,
  }
}

export function projectRow({ id, name, address }: ProjectRecord): CommandRow {
  return {
    key: `project ${id}`,
    to: adminPath(`properties/${id}`),
    title: name,
    second: address ?? '',
    mark: { icon: 'icon-building' },
  }
}
