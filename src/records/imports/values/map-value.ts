import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import { publishChange } from '../../../platform/events/notify.ts'
import { slices } from '../../../platform/jobs/give-way.ts'
import { invalid, invalidFields } from '../../../refused.ts'
import { asYesNo, partsOf, plainCell } from '../../../shared/fields/cells.ts'
import { MAX_ID } from '../../../shared/fields/fields.ts'
import { faultAt } from '../../../shared/refusals/refusals.ts'
import { record } from '../../../team/activity/record.ts'
import { lockChecked } from '../checking/stored-rows.ts'
import { answersOf, spellingKey } from '../kinds/answers.ts'
import type { Kind } from '../kinds/candidate.ts'
import { kinds } from '../kinds/kinds.ts'
import { type RowReading, readingOf } from '../kinds/reading.ts'
import { AS_ABOVE, AS_OTHERS, type MappingInput, type ValueMapping } from '../rules/values.ts'
import { rowsWithout } from './empty-cells.ts'
import { fileSpellings } from './file-spellings.ts'
import { rowsToFill } from './fill-down.ts'
import { judgeRows } from './judge-rows.ts'
import { likelyRows } from './like-others.ts'
import { projectNames } from './project-names.ts'
import { rememberMapping } from './remember-mappings.ts'

/**
 * Says what a text means in a field of a checked file, for all its rows, and gives these new verdicts. It is
 * remembered for the next file unless the import does not remember. Refuses: 400 a value that the field cannot
 * have, or a text that no row has; 404 unknown import, 409 if it was run.
 */
export async function mapValue(
  context: Context,
  id: number,
  { field, text, value }: MappingInput,
): Promise<void> {
  await inTransaction(context, async (tx) => {
    const { kind: importKind, header, fields, remember } = await lockChecked(tx, id)
    const kind = kinds[importKind]
    if (!Object.hasOwn(kind.columns, field)) throw invalid('field', 'column_unknown', { field })
    const reading = readingOf(kind, { header, fields }, await answersOf(tx, id), tx.now)
    if (text === '') return answerEmpty({ context, tx, id, reading, field, value })
    const answer = await validAnswer(tx, kind, field, value)
    const spelling = spellingKey(text)
    const texts = await textsSpelled(tx, id, kind, field, spelling)
    if (texts.length === 0) throw invalid('text', 'spelling_not_in_file')
    await sql`
      insert into import_mappings (import_id, field, spelling, value)
      values (${id}, ${field}, ${spelling}, ${JSON.stringify(answer)}::jsonb)
      on conflict (import_id, field, spelling) do update
      set value = excluded.value, remembered_at = null`.execute(tx.db)
    if (remember) await rememberMapping(tx, importKind, { field, text, value: answer })
    const answered = { ...reading, answers: await answersOf(tx, id) }
    await judgeRows(context, tx, id, answered, hasText(fields, field, texts))
    await record(tx, 'update', 'import', id, { [field]: [text, answer] })
    await publishChange(tx, 'import', [id])
  })
}

type Filling = {
  context: Context
  tx: Context
  id: number
  reading: RowReading
  field: string
  value: ValueMapping
}

/** Gives empty cells the text of the row above, or an answer about all of them, as corrections. */
async function answerEmpty({ context, tx, id, reading, field, value }: Filling): Promise<void> {
  const rows = await emptiesFilled(tx, { id, reading, field, value })
  if (rows.length === 0) throw invalid('text', 'spelling_not_in_file')
  await sql`
    update import_rows r set corrections = r.corrections || f.texts
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f ("row" integer, texts jsonb)
    where r.import_id = ${id} and r.row = f.row`.execute(tx.db)
  const filled = rows.map(({ row }) => row)
  await judgeRows(context, tx, id, reading, sql`r.row = any(${filled}::integer[])`)
  await record(tx, 'update', 'import', id, { [field]: ['', value] })
  await publishChange(tx, 'import', [id])
}

async function emptiesFilled(
  tx: Context,
  { id, reading, field, value }: Pick<Filling, 'id' | 'reading' | 'field' | 'value'>,
): Promise<{ row: number; texts: Record<string, string> }[]> {
  const { kind, fields } = reading
  if (kind.fillsDown?.includes(field)) {
    const rows = await rowsToFill(tx.db, id, fields, field)
    if (rows.length > 0 && value !== AS_ABOVE) throw invalid('value', 'required')
    if (rows.length > 0) return rows.map(({ row, text }) => ({ row, texts: { [field]: text } }))
  }
  const likely = await likelyRows(tx.db, id, reading, field)
  if (value === AS_OTHERS)
    return likely.map(({ row, value: each }) => ({ row, texts: { [field]: String(each) } }))
  const proposed = likely.map(({ row }) => row)
  const rows = proposed.length > 0 ? proposed : await rowsWithout(tx.db, id, reading, field)
  if (rows.length === 0) return []
  const answer = await validAnswer(tx, kind, field, value)
  if (answer === null) throw invalid('value', 'required')
  const isId = kind.answered?.[field] !== undefined && typeof answer === 'number'
  const texts = { [isId ? `${field}Id` : field]: String(answer) }
  return rows.map((row) => ({ row, texts }))
}

/** The condition that a row `r` has one of these texts in a field. */
function hasText(fields: readonly string[], field: string, texts: readonly string[]) {
  const place = fields.indexOf(field) + 1
  return sql<boolean>`coalesce(r.corrections->>${field}, r.cells[${place}::integer]) = any(${[...texts]}::text[])`
}

/** The texts of a file that are this spelling, or have it among several values. */
async function textsSpelled(
  tx: Context,
  id: number,
  kind: Kind,
  field: string,
  spelling: string,
): Promise<string[]> {
  const texts = (await fileSpellings(tx.db, id, kind, field)).get(field) ?? []
  const isMany = kind.columns[field]?.readPart !== undefined
  const found: string[] = []
  const giveWay = slices()
  for (const { text } of texts) {
    await giveWay()
    const spelled = isMany ? partsOf(plainCell(text)) : [text]
    if (spelled.some((part) => spellingKey(part) === spelling)) found.push(text)
  }
  return found
}

/** The answer as it is stored; refuses what the field cannot have. */
async function validAnswer(
  tx: Context,
  kind: Kind,
  field: string,
  value: ValueMapping,
): Promise<ValueMapping> {
  if (kind.answered?.[field]) {
    const isMissing =
      typeof value === 'number'
        ? !isRecordId(value) || !(await projectNames(tx.db, [value])).has(value)
        : value === ''
    if (isMissing || typeof value === 'boolean') throw invalid('value', 'no_such_project')
    return value
  }
  const column = kind.columns[field]
  const answer = column?.read === asYesNo ? yesOrNo(value) : value
  if (answer === null) return answer
  const result = kind.read({ [field]: column?.readPart ? [answer] : answer }, tx.now)
  const fault = Array.isArray(result) && result.find((one) => one.field === field)
  if (fault) throw invalidFields([faultAt('value', fault)])
  return answer
}

function isRecordId(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= MAX_ID
}

function yesOrNo(value: ValueMapping): ValueMapping {
  return value === 'true' ? true : value === 'false' ? false : value
}
