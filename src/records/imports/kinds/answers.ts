import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { plainCell } from '../../../shared/fields/cells.ts'
import type { ImportKind } from '../rules/import.ts'
import { ValueMapping } from '../rules/values.ts'

/** What spellings mean in a file, by field. */
export type Mappings = {
  /** The answer for a text; undefined if there is none. */
  get(field: string, text: string): ValueMapping | undefined
  /** When it was remembered, for an answer of an earlier file. */
  rememberedAt(field: string, text: string): string | null
}

/** A text as answers know it: without letter case, repeated spaces and what spreadsheets add. */
export function spellingKey(text: string): string {
  return plainCell(text).normalize('NFC').toLowerCase().replace(/\s+/g, ' ')
}

/** The answers of an import. */
export async function answersOf({ db }: { db: Db }, importId: number): Promise<Mappings> {
  const rows = await db
    .selectFrom('importMappings')
    .select(['field', 'spelling', 'value', 'rememberedAt'])
    .where('importId', '=', importId)
    .execute()
  const byKey = new Map(rows.map((row) => [`${row.field} ${row.spelling}`, row]))
  const find = (field: string, text: string) =>
    byKey.size === 0 ? undefined : byKey.get(`${field} ${spellingKey(text)}`)
  return {
    get: (field, text) => {
      const found = find(field, text)
      return found && ValueMapping.parse(found.value)
    },
    rememberedAt: (field, text) => find(field, text)?.rememberedAt ?? null,
  }
}

/** Gives an import the answers that were remembered for its kind. */
export async function giveRemembered(
  { db }: Context,
  importId: number,
  kind: ImportKind,
): Promise<void> {
  await sql`
    insert into import_mappings (import_id, field, spelling, value, remembered_at)
    select ${importId}, field, spelling, value, answered_at from remembered_mappings
    where kind = ${kind}
    on conflict do nothing`.execute(db)
}
