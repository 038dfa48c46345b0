import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { kinds } from './kinds/kinds.ts'
import type { ImportDetail, ImportRecord } from './rules/import.ts'

/** Of how many homes of a checked import it is asked whether they go on the website, and how many are complete. */
export async function websiteQuestion(
  db: Db,
  { id, kind, state }: Pick<ImportRecord, 'id' | 'kind' | 'state'>,
): Promise<ImportDetail['website']> {
  const { onWebsite } = kinds[kind]
  if (!onWebsite || state !== 'checked') return null
  const { rows } = await sql<{ asked: number; complete: number }>`
    select count(*)::integer as asked,
      count(*) filter (where ${onWebsite.complete})::integer as complete
    from import_rows r
    where r.import_id = ${id} and r.verdict = 'create' and ${onWebsite.asked}`.execute(db)
  const question = rows[0]
  return question && question.asked > 0 ? question : null
}
