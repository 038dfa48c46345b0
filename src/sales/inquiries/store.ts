import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { type Page, paged } from '../../platform/db/paged.ts'
import { ContactMethods } from '../../records/contacts/rules/contact.ts'
import { nameOfUser } from '../../team/staff/store.ts'
import { InquiryKinds, type InquiryRecord, type InquirySearch } from './rules/inquiry.ts'

/** One page of the submissions, newest first, and their total number. */
export async function inquiryList(
  db: Db,
  search: InquirySearch,
  page: Page,
): Promise<{ inquiries: InquiryRecord[]; total: number }> {
  const { rows, total } = await paged(matching(db, search), page)
  const inquiries = rows.map(({ unitId, unitNumber, projectId, projectName, ...row }) => ({
    ...row,
    kind: InquiryKinds.read(row.kind) ?? 'contact',
    contactMethod:
      row.contactMethod === null ? null : (ContactMethods.read(row.contactMethod) ?? null),
    unit:
      unitId && unitNumber && projectId && projectName
        ? { id: unitId, unitNumber, project: { id: projectId, name: projectName } }
        : null,
  }))
  return { inquiries, total }
}

function matching(db: Db, { contactId, unitId }: InquirySearch) {
  return db
    .selectFrom('inquiries as i')
    .leftJoin('contacts as c', (join) =>
      join.onRef('c.id', '=', 'i.contactId').on('c.deletedAt', 'is', null),
    )
    .leftJoin('inboxMessages as m', 'm.id', 'i.messageId')
    .leftJoin('units as u', (join) =>
      join.onRef('u.id', '=', 'i.unitId').on('u.deletedAt', 'is', null),
    )
    .leftJoin('projects as p', 'p.id', 'u.projectId')
    .leftJoin('staffUsers as s', 's.id', 'i.assignedToId')
    .$if(contactId !== undefined, (builder) => builder.where('c.id', '=', contactId ?? 0))
    .$if(unitId !== undefined, (builder) => builder.where('i.unitId', '=', unitId ?? 0))
    .select([
      'i.id',
      'i.kind',
      'i.name',
      'i.email',
      'i.phone',
      'i.lineId',
      'i.isWhatsapp',
      'i.unitId as propertyId',
      'i.propertyDetails',
      'i.contactMethod',
      'i.requirements',
      'i.message',
      'i.preferredTime',
      'i.createdAt',
      'c.id as contactId',
      'c.name as contactName',
      sql<string | null>`m.thread_id::text`.as('threadId'),
      'i.messageId',
      'i.assignedToId',
      sql<string | null>`case when s.id is not null then ${nameOfUser('s')} end`.as('assignedTo'),
      sql<InquiryRecord['project']>`(
        select json_build_object('id', b.id, 'name', b.name) from projects b
        where b.deleted_at is null and case
          when i.unit_id is null then i.property_details in (b.name, b.name_th)
          else b.id = (select project_id from units where units.id = i.unit_id) end
        order by b.id limit 1)`.as('project'),
      'u.id as unitId',
      'u.unitNumber',
      'p.id as projectId',
      'p.name as projectName',
    ])
    .orderBy('i.id', 'desc')
}
