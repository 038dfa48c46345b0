import type { Selectable } from 'kysely'
import type { Db } from '../db/connect.ts'
import { type Page, paged } from '../db/paged.ts'
import type { Activities } from '../db/sql/rows.gen.ts'
import { type ActivityRecord, ActivityTypes, type TimelineQuery } from './rules/activity.ts'

/** A timeline's subject. */
export type Subject = { contactId: number } | { unitId: number }

/** One page of a subject's timeline, newest first, and the number of matching entries. */
export async function timeline(
  db: Db,
  subject: Subject,
  { type, before }: TimelineQuery,
  page: Page,
): Promise<{ entries: ActivityRecord[]; total: number }> {
  let entries = db.selectFrom('activities')
  entries =
    'contactId' in subject
      ? entries.where('contactId', '=', subject.contactId)
      : entries.where('unitId', '=', subject.unitId)
  if (type && type.length > 0) entries = entries.where('type', 'in', type)
  if (before !== undefined) entries = entries.where('id', '<', before)
  const { rows, total } = await paged(entries.selectAll().orderBy('id', 'desc'), page)
  return { entries: rows.map(toRecord), total }
}

/** One timeline entry. */
export async function activityRecord(db: Db, id: number): Promise<ActivityRecord> {
  const row = await db
    .selectFrom('activities')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return toRecord(row)
}

function toRecord({ metadata, type, ...row }: Selectable<Activities>): ActivityRecord {
  return {
    ...row,
    type: ActivityTypes.read(type) ?? 'note',
    metadata: isObject(metadata) ? metadata : {},
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
