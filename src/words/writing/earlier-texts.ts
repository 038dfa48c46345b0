import type { Db } from '../../platform/db/connect.ts'
import type { EarlierText, EarlierTextsOf } from './rules/rewrite.ts'

/** The texts that a field had, newest first. */
const MAX_TEXTS = 10

/** The texts that a field was saved with, the newest first, with who saved it and when. */
export async function earlierTexts(
  db: Db,
  { subject, id, field }: EarlierTextsOf,
): Promise<EarlierText[]> {
  const entries = await db
    .selectFrom('audit')
    .select(['at', 'actorName', 'changes'])
    .where('subject', '=', subject)
    .where('subjectId', '=', id)
    .where('action', 'in', ['create', 'update'])
    .where('changes', '?', field)
    .orderBy('id', 'desc')
    .limit(MAX_TEXTS)
    .execute()
  return entries.flatMap(({ at, actorName, changes }) => {
    const text = textOf(changes, field)
    return text ? [{ at, by: actorName, text }] : []
  })
}

/** The text after a change: changes are `{field: [before, after]}`. */
function textOf(changes: unknown, field: string): string | null {
  if (typeof changes !== 'object' || changes === null) return null
  const [, after] = Object.entries(changes).find(([name]) => name === field)?.[1] ?? []
  return typeof after === 'string' && after.trim() !== '' ? after : null
}
