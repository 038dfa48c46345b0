import type { Context } from '../../context.ts'
import { contactRecord } from '../../records/contacts/store.ts'
import { writeDealVcard } from '../../records/contacts/vcard/write-vcard.ts'
import { formatDate } from '../../shared/dates.ts'
import { formatBaht } from '../../shared/money.ts'
import { adminPath } from '../../shared/paths.ts'
import type { DealRecord } from './rules/deal-record.ts'

/** The contact of a deal as a vCard, with what the deal is about in its note. Throws 404 for a deleted contact. */
export async function dealVcard(
  { db }: Pick<Context, 'db'>,
  deal: DealRecord,
  origin: string,
): Promise<string> {
  const contact = await contactRecord(db, deal.contactId)
  return writeDealVcard(contact, {
    note: noteOf(deal),
    url: origin + adminPath(`pipeline/${deal.id}`),
  })
}

function noteOf({ dealName, value, probability, unit, expectedCloseDate, assignedTo }: DealRecord) {
  const lines = [
    ['Deal', dealName],
    ['Value', formatBaht(value)],
    ['Probability', `${probability}%`],
    ['Property', unit?.project],
    ['Unit', unit?.unitNumber],
    ['Expected close', expectedCloseDate && formatDate(expectedCloseDate)],
    ['Assigned to', assignedTo],
  ]
  return lines.flatMap(([label, text]) => (text ? [`${label}: ${text}`] : [])).join('\n')
}
