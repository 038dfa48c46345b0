import type { Context } from '../../context.ts'
import type { RecordKind } from './rules/activity.ts'

/** Whether the record with this id was permanently deleted from the trash. */
export async function wasPurged(
  { db }: Context,
  subject: RecordKind,
  subjectId: number,
): Promise<boolean> {
  const entry = await db
    .selectFrom('audit')
    .select('id')
    .where('subject', '=', subject)
    .where('subjectId', '=', subjectId)
    .where('action', '=', 'purge')
    .executeTakeFirst()
  return entry !== undefined
}
