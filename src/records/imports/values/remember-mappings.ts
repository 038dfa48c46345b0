import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { Refused } from '../../../refused.ts'
import { personName } from '../../../shared/person-name.ts'
import { record } from '../../../team/activity/record.ts'
import { lockChecked } from '../checking/stored-rows.ts'
import { spellingKey } from '../kinds/answers.ts'
import { kinds } from '../kinds/kinds.ts'
import { type ImportKind, ImportKinds } from '../rules/import.ts'
import { type MappingInput, type RememberedMapping, ValueMapping } from '../rules/values.ts'
import { labelOfValue } from './field-values.ts'
import { projectNames } from './project-names.ts'

/** Remembers an answer for the next file of a kind. A project that is to be created is found by its name then. */
export async function rememberMapping(
  { db, actor, now }: Context,
  kind: ImportKind,
  { field, text, value }: MappingInput,
): Promise<void> {
  // What empty cells mean is of one file.
  if (text === '' || (kinds[kind].answered?.[field] && typeof value === 'string')) return
  await sql`
    insert into remembered_mappings (kind, field, spelling, text, value, answered_by, answered_at)
    values (${kind}, ${field}, ${spellingKey(text)}, ${text.slice(0, 500)},
      ${JSON.stringify(value)}::jsonb, ${actor?.id ?? null}::integer, ${now})
    on conflict (kind, field, spelling) do update
    set value = excluded.value, text = excluded.text, answered_by = excluded.answered_by,
      answered_at = excluded.answered_at`.execute(db)
}

/**
 * Says whether the answers of a checked import are remembered for the next file; those given so far are remembered
 * or forgotten with it. Refuses: 404 unknown, 409 if it was run.
 */
export async function setRemember(
  context: Context,
  id: number,
  remember: boolean | undefined,
): Promise<void> {
  await inTransaction(context, async (tx) => {
    const { kind } = await lockChecked(tx, id)
    if (remember === undefined) return
    await tx.db.updateTable('imports').set({ remember }).where('id', '=', id).execute()
    const answers = await tx.db
      .selectFrom('importMappings')
      .select(['field', 'spelling', 'value'])
      .where('importId', '=', id)
      .where('rememberedAt', 'is', null)
      .execute()
    for (const { field, spelling, value } of answers) {
      if (remember)
        await rememberMapping(tx, kind, { field, text: spelling, value: ValueMapping.parse(value) })
      else
        await tx.db
          .deleteFrom('rememberedMappings')
          .where('kind', '=', kind)
          .where('field', '=', field)
          .where('spelling', '=', spelling)
          // What somebody else answered for another file stays.
          .where('answeredBy', '=', tx.actor?.id ?? null)
          .execute()
    }
  })
}

/** The answers that the next files use, the newest first. */
export async function rememberedMappings(
  { db }: { db: Db },
  kindsWanted: readonly ImportKind[] | undefined,
): Promise<RememberedMapping[]> {
  const rows = await db
    .selectFrom('rememberedMappings as a')
    .leftJoin('staffUsers as u', 'u.id', 'a.answeredBy')
    .selectAll('a')
    .select(['u.username', 'u.firstName', 'u.lastName'])
    .$if(!!kindsWanted?.length, (query) => query.where('a.kind', 'in', [...(kindsWanted ?? [])]))
    .orderBy('a.answeredAt', 'desc')
    .orderBy('a.id', 'desc')
    .limit(1000)
    .execute()
  const names = await projectNames(
    db,
    rows.flatMap(({ value }) => (typeof value === 'number' ? [value] : [])),
  )
  return rows.flatMap((row) => {
    const kind = ImportKinds.read(row.kind)
    if (!kind) return []
    const { columns, labels, answered } = kinds[kind]
    const column = columns[row.field]
    const isRecord = answered?.[row.field] !== undefined
    const label = isRecord
      ? row.value === null
        ? 'Left out'
        : (names.get(Number(row.value)) ?? 'A deleted property')
      : column
        ? labelOfValue(column, row.value)
        : String(row.value)
    const { username, firstName, lastName } = row
    return [
      {
        ...{ id: row.id, kind, field: row.field, fieldLabel: labels[row.field] ?? row.field },
        ...{ text: row.text, label, answeredAt: row.answeredAt },
        answeredBy: username === null ? null : personName({ username, firstName, lastName }),
      },
    ]
  })
}

/** Forgets an answer: the next file asks again. Throws 404. */
export async function deleteMapping(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    const gone = await tx.db
      .deleteFrom('rememberedMappings')
      .where('id', '=', id)
      .returning(['field', 'text', 'value'])
      .executeTakeFirst()
    if (!gone) throw new Refused(404, 'answer_not_found')
    const { field, text, value } = gone
    await record(tx, 'update', 'settings', null, {
      [`importAnswer ${field} ${text}`]: [value, null],
    })
  })
}
