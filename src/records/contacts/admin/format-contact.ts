import { counted } from '../../../shared/counted.ts'
import { bangkokDate, daysAgo, formatDate, formatTime } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import type { Language } from '../../../shared/language.ts'
import { formatNumber, formatPrice, formatRent } from '../../../shared/money.ts'
import { type ContactRecord, ContactTypes, ContactWays } from '../rules/contact.ts'
import { type ListedContact, QUIET_DAYS } from '../rules/contact-search.ts'

/** `Today, 14:20`, `Yesterday, 16:30`, else the day. */
export function whenWords(moment: string, today: string, language: Language): string {
  const days = daysAgo(moment, today)
  if (days === 0) return `Today, ${formatTime(moment)}`
  if (days === 1) return `Yesterday, ${formatTime(moment)}`
  return formatDate(moment, language)
}

/** The last contact as two lines, and whether it is too long ago while a task waits. */
export function lastContact(
  { lastContactAt, lastContactBy, nextTask }: ListedContact,
  language: Language,
) {
  if (!lastContactAt || !lastContactBy) return null
  const today = bangkokDate(new Date())
  return {
    when: whenWords(lastContactAt, today, language),
    way: labelOf(ContactWays, lastContactBy, language),
    isLate: nextTask !== null && daysAgo(lastContactAt, today) > QUIET_DAYS,
  }
}

/** What comes next with a contact: the task or the viewing that is due first. */
export function nextStep(
  { nextTask, nextViewing }: Pick<ListedContact, 'nextTask' | 'nextViewing'>,
  today: string,
  language: Language,
): { title: string; text: string; isLate: boolean } | null {
  const day = nextViewing && bangkokDate(new Date(nextViewing.startsAt))
  if (nextViewing && day && (!nextTask?.dueDate || day <= nextTask.dueDate)) {
    const { text, isLate } = dueWords(day, today, language)
    return { title: 'Viewing', text: `${text}, ${formatTime(nextViewing.startsAt)}`, isLate }
  }
  return nextTask && { title: nextTask.title, ...dueWords(nextTask.dueDate, today, language) }
}

/** When a task is due: `Today`, `Yesterday`, `3 days late`, else the day, if it has one. */
function dueWords(
  dueDate: string | null,
  today: string,
  language: Language,
): { text: string; isLate: boolean } {
  if (!dueDate) return { text: 'No date', isLate: false }
  const days = daysAgo(dueDate, today)
  if (days === 0) return { text: 'Today', isLate: false }
  if (days === -1) return { text: 'Tomorrow', isLate: false }
  if (days === 1) return { text: 'Yesterday', isLate: true }
  if (days > 1) return { text: `${days} days late`, isLate: true }
  return { text: formatDate(dueDate, language), isLate: false }
}

export const dealCount = (count: number) => `${formatNumber(count)} deal${count === 1 ? '' : 's'}`

/** What open deals are worth: sales and rents apart, as they do not add up. */
export function openDealsWorth(
  { sales, rents }: ListedContact['openDeals'],
  language: Language,
): string | null {
  const parts = [
    sales > 0 && formatPrice(sales, language),
    rents > 0 && formatRent(rents, language),
  ]
  return parts.filter(Boolean).join(', ') || null
}

/** What stands below a name: the company, else the homes that they own or offer. */
export function secondLine({ company, ownedUnits, offeredUnits }: ListedContact): string | null {
  if (company) return company
  if (ownedUnits > 0) return `Owner of ${counted(ownedUnits, 'unit')}`
  if (offeredUnits > 0) return `Offers ${counted(offeredUnits, 'unit')}`
  return null
}

/** The tone of a type's badge. */
export function typeTone(type: ContactRecord['contactType']): 'accent' | 'plain' {
  return type === ContactTypes.ids[0] ? 'accent' : 'plain'
}
