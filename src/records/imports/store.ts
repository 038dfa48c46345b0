import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { Page } from '../../platform/db/paged.ts'
import { notFound, Refused } from '../../refused.ts'
import { refusal } from '../../shared/refusals/refusal.ts'
import { type Refusal, refusalText } from '../../shared/refusals/refusals.ts'
import { storedRefusal } from '../../shared/refusals/stored-refusal.ts'
import { kinds as recordKinds } from '../../team/activity/kinds.ts'
import type { Changes } from '../../team/activity/rules/activity.ts'
import { nameOfUser } from '../../team/staff/store.ts'
import { exposingRows } from './contact-details.ts'
import type { CellFault, Corrections } from './kinds/candidate.ts'
import { kinds } from './kinds/kinds.ts'
import { textsByField } from './kinds/read-row.ts'
import {
  type ImportDetail,
  type ImportKind,
  ImportKinds,
  type ImportRecord,
  type ImportRow,
  ImportStates,
  type RowsQuery,
  type Verdict,
} from './rules/import.ts'
import { rowReason } from './rules/row-reason.ts'
import { optionsOfColumn } from './values/options-of-column.ts'
import { rowDetails } from './values/row-details.ts'
import { websiteQuestion } from './website-question.ts'

/** An import as staff read it. Throws 404. */
export async function importRecord(db: Db, id: number): Promise<ImportRecord> {
  const row = await records(db).where('i.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('import')
  return toRecord(row)
}

/** An import with the fields that its columns can be matched to, and what is asked about the website. Throws 404. */
export async function importDetail(db: Db, id: number): Promise<ImportDetail> {
  const record = await importRecord(db, id)
  const { columns, labels } = kinds[record.kind]
  const fields = Object.entries(columns).map(([field, column]) => ({
    field,
    label: labels[field] ?? field,
    options: optionsOfColumn(column),
  }))
  const [website, contactDetails] = await Promise.all([
    websiteQuestion(db, record),
    exposingRows(db, record),
  ])
  return { ...record, fields, website, contactDetails }
}

/** One page of imports, newest first, and the total. */
export async function importList(
  db: Db,
  kind: ImportKind | undefined,
  { limit, offset }: Page,
): Promise<{ items: ImportRecord[]; total: number }> {
  const rows = await records(db)
    .$if(kind !== undefined, (query) => query.where('i.kind', '=', kind ?? ''))
    .orderBy('i.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await db
    .selectFrom('imports as i')
    .$if(kind !== undefined, (query) => query.where('i.kind', '=', kind ?? ''))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items: rows.map(toRecord), total }
}

/** One page of an import's rows in file order. */
export async function importRows(
  db: Db,
  record: Pick<ImportRecord, 'id' | 'kind' | 'columns'>,
  query: RowsQuery,
  { limit, offset }: Page,
): Promise<ImportRow[]> {
  const rows = await storedRows(db, record, query, sql`limit ${limit} offset ${offset}`)
  return shownRows(db, record, rows)
}

/** One row of an import. Throws 404. */
export async function importRow(db: Db, record: ImportRecord, row: number): Promise<ImportRow> {
  const rows = await storedRows(db, record, {}, sql`limit 1`, row - 1)
  const [found] = await shownRows(
    db,
    record,
    rows.filter((one) => one.row === row),
  )
  if (!found) throw new Refused(404, 'no_such_row')
  return found
}

async function shownRows(
  db: Db,
  record: Pick<ImportRecord, 'id' | 'kind' | 'columns'>,
  rows: readonly StoredRow[],
): Promise<ImportRow[]> {
  const said = await rowDetails(db, record, rows)
  return rows.map(({ cells, duplicateOf, duplicateName, stationName, stationLine, ...row }) => ({
    row: row.row,
    verdict: row.verdict,
    values: valuesOf(cells, row.corrections, record.columns),
    ...(said.get(row.row) ?? { read: {}, changes: null, people: [], sharesWith: null }),
    leftEmpty: row.leftEmpty,
    chosen: row.chosen,
    corrected: Object.keys(row.corrections),
    faults: row.faults,
    reason: row.reason,
    why: row.why,
    duplicateOf: duplicateOf === null ? null : { id: duplicateOf, name: duplicateName ?? '' },
    sameRow: row.sameRow,
    nearestStation:
      row.nearestStationId === null
        ? null
        : { id: row.nearestStationId, name: stationName ?? '', line: stationLine ?? '' },
    recordId: row.recordId,
  }))
}

/** How many rows a query finds. */
export async function rowsOf(
  db: Db,
  record: Pick<ImportRecord, 'id' | 'rows' | Verdict>,
  query: RowsQuery,
): Promise<number> {
  const verdicts = query.verdict
  if (query.leftEmpty) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from import_rows line
      where line.import_id = ${record.id} and ${rowsIn(query)}`.execute(db)
    return rows[0]?.count ?? 0
  }
  if (!verdicts?.length) return record.rows
  return [...new Set(verdicts)].reduce((sum, verdict) => sum + record[verdict], 0)
}

/** The condition on a row `line` that it is one of a query. */
function rowsIn({ verdict: verdicts, leftEmpty }: RowsQuery): RawBuilder<boolean> {
  const hasVerdict = verdicts?.length ? sql`line.verdict = any(${verdicts})` : sql`true`
  const isLeft = sql`line.verdict in ('create', 'update') and line.left_empty <> '[]'`
  return sql<boolean>`(${hasVerdict} and ${leftEmpty ? isLeft : sql`true`})`
}

export type StoredRow = {
  row: number
  verdict: Verdict
  cells: string[]
  faults: ImportRow['faults']
  leftEmpty: ImportRow['leftEmpty']
  reason: ImportRow['reason']
  why: string | null
  duplicateOf: number | null
  duplicateName: string | null
  sameRow: number | null
  nearestStationId: number | null
  stationName: string | null
  stationLine: string | null
  recordId: number | null
  corrections: Corrections
  chosen: boolean
  input: Record<string, unknown> | null
  changes: Changes | null
}

/** Stored rows in file order, with the reason of their verdict as text; `window` is the SQL of limit and offset. */
export async function storedRows(
  db: Db,
  { id, kind }: Pick<ImportRecord, 'id' | 'kind'>,
  query: RowsQuery,
  window: RawBuilder<unknown>,
  after = 0,
): Promise<StoredRow[]> {
  const { subject, sameAs, labels } = kinds[kind]
  const { table, name } = recordKinds[subject]
  const { rows } = await sql<Stored>`
    select line.row, line.verdict, line.cells, line.faults, line.reason, line.duplicate_of,
      line.same_row, line.nearest_station_id, line.record_id, line.corrections, line.chosen,
      line.input, line.changes, line.left_empty, s.name as station_name,
      s.line as station_line, same.name as duplicate_name
    from import_rows line
    left join stations s on s.id = line.nearest_station_id
    left join lateral (
      select ${name} as name from ${sql.table(table)} r where r.id = line.duplicate_of
    ) same on true
    where line.import_id = ${id} and line.row > ${after} and ${rowsIn(query)}
    order by line.row ${window}`.execute(db)
  return rows.map(({ faults, leftEmpty, reason, ...row }) => {
    const { verdict, sameRow, duplicateName } = row
    const whole =
      sameRow !== null
        ? refusal('same_row', { row: sameRow })
        : (storedRefusal(reason) ??
          (verdict === 'duplicate' && duplicateName !== null
            ? refusal(sameAs, { name: duplicateName })
            : null))
    // What a new record would need does not hinder the change of one.
    const shown = verdict === 'error' ? faults : []
    const told = { verdict, reason: whole && said(whole), faults: shown.map(said) }
    return { ...row, ...told, leftEmpty: leftEmpty.map(said), why: rowReason(told, labels) }
  })
}

type Stored = Omit<StoredRow, 'why' | 'faults' | 'leftEmpty'> & {
  faults: CellFault[]
  leftEmpty: CellFault[]
}

/** What is stored by its code, with its sentence in English. */
function said<One extends Refusal>(one: One): One & { message: string } {
  return { ...one, message: refusalText(one) }
}

function records(db: Db) {
  return db
    .selectFrom('imports as i')
    .leftJoin('staffUsers as u', (join) =>
      join.onRef('u.id', '=', sql`coalesce(i.run_by, i.checked_by)`),
    )
    .selectAll('i')
    .select(
      // Null where nobody is joined.
      sql<string | null>`${nameOfUser('u')}`.as('by'),
    )
}

type Row = Awaited<ReturnType<ReturnType<typeof records>['executeTakeFirstOrThrow']>>

function toRecord(row: Row): ImportRecord {
  const kind = ImportKinds.read(row.kind) ?? 'projects'
  const refusal = storedRefusal(row.refusal)
  return {
    id: row.id,
    kind,
    state: ImportStates.read(row.state) ?? 'failed',
    fileName: row.fileName,
    bytes: row.bytes,
    encoding: row.encoding,
    separator: row.separator,
    columns: row.header.map((header, index) => ({ header, field: row.fields[index] || null })),
    missing: kinds[kind].required
      .filter((anyOf) => !anyOf.some((field) => row.fields.includes(field)))
      .map(([field = '']) => field),
    rows: row.rows,
    create: row.create,
    update: row.update,
    chosen: row.chosen,
    updated: row.updated,
    duplicate: row.duplicate,
    error: row.error,
    leftEmpty: row.leftEmpty,
    done: row.done,
    createdAt: row.createdAt,
    finishedAt: row.finishedAt,
    undoneAt: row.undoneAt,
    kept: row.kept,
    refusal: refusal && said(refusal),
    by: row.by,
  }
}

function valuesOf(
  cells: readonly string[],
  corrections: Corrections,
  columns: ImportRecord['columns'],
): Record<string, string> {
  const fields = columns.map(({ field }) => field ?? '')
  const entries = textsByField(fields, cells, corrections).flatMap(([field, text]) => {
    const cell = text.trim()
    return field && cell ? [[field, cell.slice(0, 500)]] : []
  })
  return Object.fromEntries(entries)
}
