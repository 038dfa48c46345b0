import type { Context } from '../context.ts'
import type { LeadStatus } from '../records/contacts/rules/contact.ts'
import { saveContact } from '../records/contacts/save-contact.ts'
import { changeThread } from '../sales/inbox/change-thread.ts'
import { writeMessage } from '../sales/inbox/messages/write-message.ts'
import { readThread } from '../sales/inbox/read-thread.ts'
import { receiveInquiry } from '../sales/inquiries/receive-inquiry.ts'
import { momentOf } from './calendar.ts'
import { type DemoInquiry, demoAnswers, demoInquiries } from './demo-tables.ts'
import type { Colleagues } from './seed-colleagues.ts'
import type { ListedUnit } from './seed-units.ts'
import type { DemoEvent } from './timeline.ts'

const CALL_BACK_AFTER = 1
/** Bangkok hours. */
const OPENS = 9
const CLOSES = 19
const MINUTE_MS = 60_000
const QUALIFIED_AFTER = 60

/** The inquiries of visitors, a colleague's answer to each that is no longer new, and its status on the day after. */
export function inquiryEvents(
  now: Date,
  units: readonly ListedUnit[],
  { ploy, nok }: Colleagues,
): DemoEvent[] {
  return demoInquiries.flatMap((inquiry, index) => {
    const unit = inquiry.project === undefined ? null : inquiredUnit(units, inquiry)
    // The project or unit was removed from the edited files.
    if (unit === undefined) return []
    const { name, phone, email, lineId } = inquiry
    const visitor = { name, phone, email, ...(lineId && { lineId }) }
    const inquiryIds: number[] = []
    const arrival: DemoEvent = {
      at: momentOf(now, inquiry.daysAgo, inquiry.hour),
      async happens(tx) {
        const id = await receiveInquiry(
          tx,
          unit
            ? {
                kind: 'unit',
                ...visitor,
                isWhatsapp: inquiry.isWhatsapp ?? false,
                propertyId: unit.id ?? 0,
                propertyDetails: `${inquiry.project} ${unit.row.cell('unitNumber')}`,
              }
            : {
                kind: 'contact',
                ...visitor,
                contactMethod: 'phone',
                requirements: inquiry.requirements ?? null,
              },
        )
        inquiryIds.push(id)
      },
    }
    if (inquiry.daysAgo <= CALL_BACK_AFTER) return [arrival]
    const answered: DemoEvent = {
      at: answeredAt(now, inquiry, index),
      async happens(tx) {
        const mine = { ...tx, actor: index % 2 === 0 ? ploy : nok }
        for (const id of inquiryIds) await answer(mine, id, answerTo(inquiry.name, index))
      },
    }
    const callBack: DemoEvent = {
      at: momentOf(now, inquiry.daysAgo - CALL_BACK_AFTER, 11),
      async happens(tx) {
        const status: LeadStatus = inquiry.daysAgo > QUALIFIED_AFTER ? 'qualified' : 'contacted'
        const mine = { ...tx, actor: index % 2 === 0 ? ploy : nok }
        for (const id of inquiryIds) await updateLead(mine, id, status)
      },
    }
    return [arrival, answered, callBack]
  })
}

/** What a colleague answers to an inquiry, in the language of the name; `turn` goes through the texts. */
function answerTo(name: string, turn: number): string {
  const language = /[\u0e00-\u0e7f]/.test(name) ? 'th' : 'en'
  const texts = demoAnswers.filter((answer) => answer.language === language)
  const [first = name] = name.split(' ')
  return texts[turn % texts.length]?.text.replace('{name}', first) ?? ''
}

/** Within the hour while the agency is open, else at nine. */
function answeredAt(now: Date, { daysAgo, hour }: DemoInquiry, index: number): Date {
  const isOpen = hour >= OPENS && hour < CLOSES
  const begins = isOpen
    ? momentOf(now, daysAgo, hour)
    : momentOf(now, daysAgo - (hour < OPENS ? 0 : 1), OPENS)
  return new Date(begins.getTime() + (5 + ((index * 17) % 50)) * MINUTE_MS)
}

/** The latest public unit of the project that was listed before the inquiry. */
function inquiredUnit(
  units: readonly ListedUnit[],
  { project, daysAgo }: DemoInquiry,
): ListedUnit | undefined {
  return units.findLast(
    ({ row, listedDaysAgo }) =>
      row.cell('project') === project &&
      row.cell('status') === 'available' &&
      row.cell('showOnWebsite') === 'yes' &&
      listedDaysAgo > daysAgo,
  )
}

/** A colleague takes the conversation, reads it and answers. */
async function answer(tx: Context, inquiryId: number, content: string): Promise<void> {
  const { threadId } = await tx.db
    .selectFrom('inquiries')
    .innerJoin('inboxMessages', 'inboxMessages.id', 'inquiries.messageId')
    .select('inboxMessages.threadId')
    .where('inquiries.id', '=', inquiryId)
    .executeTakeFirstOrThrow()
  await changeThread(tx, threadId, { assignedToId: tx.actor?.id ?? null })
  await readThread(tx, threadId, {})
  await writeMessage(tx, { threadId, content, isFromCustomer: false, attachmentIds: [] })
}

async function updateLead(tx: Context, inquiryId: number, status: LeadStatus): Promise<void> {
  const { contactId, was } = await tx.db
    .selectFrom('inquiries')
    .innerJoin('contacts', 'contacts.id', 'inquiries.contactId')
    .select(['contactId', 'contacts.status as was'])
    .where('inquiries.id', '=', inquiryId)
    .executeTakeFirstOrThrow()
  if (was === 'new') await saveContact(tx, contactId, { status })
}
