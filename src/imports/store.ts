import { type RawBuilder, sql } from 'kysely'
import { kinds as recordKinds } from '../activity/kinds.ts'
import type { Db } from '../db/connect.ts'
import type { Page } from '../db/paged.ts'
import { notFound } from '../refused.ts'
import { kinds } from './kinds.ts'
import {
  type ImportDetail,
  type ImportKind,
  ImportKinds,
  type ImportRecord,
  type ImportRow,
  ImportStates,
  type RowFault,
  type Verdict,
} from './rules.ts'

/** An import as staff read it. Throws 404. */
export async function importRecord(db: Db, id: number): Promise<ImportRecord> {
  const row = await records(db).where('i.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('Import')
  return toRecord(row)
}

/** An import with the fields that a column of it can stand for. Throws 404. */
export async function importDetail(db: Db, id: number): Promise<ImportDetail> {
  const found = await importRecord(db, id)
  const { columns, labels } = kinds[found.kind]
  const fields = Object.keys(columns).map((field) => ({ field, label: labels[field] ?? field }))
  return { ...found, fields }
}

/** One page of the imports, the newest first, and how many there are in all. */
export async function importList(
  db: Db,
  kind: ImportKind | undefined,
  { limit, offset }: Page,
): Promise<{ imports: ImportRecord[]; total: number }> {
  const rows = await records(db)
    .$if(kind !== undefined, (all) => all.where('i.kind', '=', kind ?? ''))
    .orderBy('i.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await db
    .selectFrom('imports as i')
    .$if(kind !== undefined, (all) => all.where('i.kind', '=', kind ?? ''))
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { imports: rows.map(toRecord), total }
}

/** One page of an import's rows, in the order of the file; of these verdicts, where some are named. */
export async function importRows(
  db: Db,
  found: Pick<ImportRecord, 'id' | 'kind' | 'columns'>,
  verdicts: readonly Verdict[] | undefined,
  { limit, offset }: Page,
): Promise<ImportRow[]> {
  const rows = await storedRows(db, found, verdicts, sql`limit ${limit} offset ${offset}`)
  return rows.map(({ cells, duplicateOf, duplicateName, stationName, stationLine, ...row }) => ({
    row: row.row,
    verdict: row.verdict,
    values: valuesOf(cells, found.columns),
    faults: row.faults,
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

/** How many rows these verdicts have. */
export function rowsOf(
  found: Pick<ImportRecord, 'rows' | Verdict>,
  verdicts: readonly Verdict[] | undefined,
): number {
  if (!verdicts?.length) return found.rows
  return [...new Set(verdicts)].reduce((sum, verdict) => sum + found[verdict], 0)
}

export type StoredRow = {
  row: number
  verdict: Verdict
  cells: string[]
  faults: RowFault[]
  why: string | null
  duplicateOf: number | null
  duplicateName: string | null
  sameRow: number | null
  nearestStationId: number | null
  stationName: string | null
  stationLine: string | null
  recordId: number | null
}

/** Rows as they are stored, with why in words, in the order of the file. `window` of them. */
export async function storedRows(
  db: Db,
  { id, kind }: Pick<ImportRecord, 'id' | 'kind'>,
  verdicts: readonly Verdict[] | undefined,
  window: RawBuilder<unknown>,
  after = 0,
): Promise<StoredRow[]> {
  const { subject, sameAs } = kinds[kind]
  const { table, name } = recordKinds[subject]
  const asked = verdicts?.length ? sql`line.verdict = any(${verdicts})` : sql`true`
  const { rows } = await sql<StoredRow>`
    select line.row, line.verdict, line.cells, line.faults, line.duplicate_of, line.same_row,
      line.nearest_station_id, line.record_id, s.name as station_name, s.line as station_line,
      same.name as duplicate_name,
      case
        when line.same_row is not null then 'Same as row ' || line.same_row || ' of this file'
        when line.duplicate_of is not null then ${sameAs} || same.name
        else line.why
      end as why
    from import_rows line
    left join stations s on s.id = line.nearest_station_id
    left join lateral (
      select ${name} as name from ${sql.table(table)} r where r.id = line.duplicate_of
    ) same on true
    where line.import_id = ${id} and line.row > ${after} and ${asked}
    order by line.row ${window}`.execute(db)
  return rows
}

function records(db: Db) {
  return db
    .selectFrom('imports as i')
    .leftJoin('staffUsers as u', (join) =>
      join.onRef('u.id', '=', sql`coalesce(i.run_by, i.checked_by)`),
    )
    .selectAll('i')
    .select(
      sql<
        string | null
      >`coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.username)`.as('by'),
    )
}

type Row = Awaited<ReturnType<ReturnType<typeof records>['executeTakeFirstOrThrow']>>

function toRecord(row: Row): ImportRecord {
  const kind = ImportKinds.read(row.kind) ?? 'projects'
  return {
    id: row.id,
    kind,
    state: ImportStates.read(row.state) ?? 'failed',
    fileName: row.fileName,
    bytes: row.bytes,
    encoding: row.encoding,
    separator: row.separator,
    columns: row.header.map((header, place) => ({ header, field: row.fields[place] || null })),
    missing: kinds[kind].required
      .filter((anyOf) => !anyOf.some((field) => row.fields.includes(field)))
      .map(([field = '']) => field),
    rows: row.rows,
    create: row.create,
    duplicate: row.duplicate,
    error: row.error,
    done: row.done,
    createdAt: row.createdAt,
    finishedAt: row.finishedAt,
    undoneAt: row.undoneAt,
    kept: row.kept,
    by: row.by,
  }
}

function valuesOf(
  cells: readonly string[],
  columns: ImportRecord['columns'],
): Record<string, string> {
  const shown = columns.flatMap(({ field }, place) => {
    const cell = cells[place]?.trim()
    return field && cell ? [[field, cell.slice(0, 500)]] : []
  })
  return Object.fromEntries(shown)
}
