import type { LeadStatus } from '../contacts/rules/contact.ts'
import { saveContact } from '../contacts/save-contact.ts'
import type { Context } from '../context.ts'
import { receiveInquiry } from '../inquiries/receive-inquiry.ts'
import { momentOf } from './calendar.ts'
import { type DemoInquiry, demoInquiries } from './people/visitors.ts'
import type { ListedUnit } from './seed-units.ts'
import type { DemoEvent } from './timeline.ts'

const CALL_BACK_AFTER = 1
const QUALIFIED_AFTER = 60

/** The inquiries of visitors, and the staff's call on the day after each. */
export function inquiryEvents(now: Date, units: readonly ListedUnit[]): DemoEvent[] {
  return demoInquiries.flatMap((inquiry) => {
    const unit = inquiry.project === undefined ? null : inquiredUnit(units, inquiry)
    // The project or unit was removed from the edited files.
    if (unit === undefined) return []
    const inquiryIds: number[] = []
    const arrival: DemoEvent = {
      at: momentOf(now, inquiry.daysAgo, inquiry.hour),
      async happens(tx) {
        const id = await receiveInquiry(
          tx,
          unit
            ? {
                kind: 'unit',
                ...inquiry.from,
                isWhatsapp: inquiry.isWhatsapp ?? false,
                propertyId: unit.id ?? 0,
                propertyDetails: `${inquiry.project} ${unit.row.cell('unitNumber')}`,
              }
            : {
                kind: 'contact',
                ...inquiry.from,
                contactMethod: 'phone',
                requirements: inquiry.requirements ?? null,
              },
        )
        inquiryIds.push(id)
      },
    }
    if (inquiry.daysAgo <= CALL_BACK_AFTER) return [arrival]
    const callBack: DemoEvent = {
      at: momentOf(now, inquiry.daysAgo - CALL_BACK_AFTER, 11),
      async happens(tx) {
        const status: LeadStatus = inquiry.daysAgo > QUALIFIED_AFTER ? 'qualified' : 'contacted'
        for (const id of inquiryIds) await updateLead(tx, id, status)
      },
    }
    return [arrival, callBack]
  })
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

async function updateLead(tx: Context, inquiryId: number, status: LeadStatus): Promise<void> {
  const { contactId, was } = await tx.db
    .selectFrom('inquiries')
    .innerJoin('contacts', 'contacts.id', 'inquiries.contactId')
    .select(['contactId', 'contacts.status as was'])
    .where('inquiries.id', '=', inquiryId)
    .executeTakeFirstOrThrow()
  if (was === 'new') await saveContact(tx, contactId, { status })
}
