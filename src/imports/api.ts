import { stat } from 'node:fs/promises'
import * as z from 'zod/mini'
import type { Context } from '../context.ts'
import { csvResponse } from '../http/csv-response.ts'
import type { Call } from '../http/edge.ts'
import { answerOnce, forgetKey, idempotencyKey } from '../http/idempotency/answer-once.ts'
import { listResponse, Page } from '../http/page.ts'
import { IdParams } from '../http/params.ts'
import { preferredWait } from '../http/prefer.ts'
import { route } from '../http/route.ts'
import { type UploadedFile, type UploadRules, withUpload } from '../http/upload.ts'
import { read } from '../http/validate.ts'
import { Refused } from '../refused.ts'
import { refusal } from '../shared/refusals/refusal.ts'
import { staff } from '../staff/guard.ts'
import { cancelImport } from './cancel-import.ts'
import { hashOfFile } from './checking/file-bytes.ts'
import { matchAgain } from './checking/match-again.ts'
import { refusedFile } from './checking/open-csv.ts'
import { type ImportFile, receiveImport } from './checking/receive-import.ts'
import { waitForCheck } from './checking/wait-for-check.ts'
import { kinds } from './kinds/kinds.ts'
import { importReport } from './report.ts'
import {
  CheckedImport,
  ColumnChoice,
  DevelopersImported,
  ImportBeingChecked,
  ImportDetail,
  ImportInput,
  ImportKindInput,
  ImportKinds,
  ImportRecord,
  ImportRow,
  ImportsQuery,
  importedText,
  isCsvNamed,
  isCsvTyped,
  MAX_CHECK_WAIT,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_MEGABYTES,
  ProjectsImported,
  RowsQuery,
  RunQuery,
  UndoneImport,
} from './rules/import.ts'
import { runAtOnce } from './run-at-once.ts'
import { startImport } from './start-import.ts'
import { importDetail, importList, importRecord, importRows, rowsOf } from './store.ts'
import { templateOf } from './template.ts'
import { undoImport } from './undo-import.ts'

const tag = 'imports'
const SAMPLE = { limit: 10, offset: 0 }

const csvFile: UploadRules = {
  field: 'file',
  maxFiles: 1,
  maxBytes: MAX_IMPORT_BYTES,
  tooMany: refusal('one_file_at_a_time'),
  tooLarge: () => refusal('file_too_large', { megabytes: MAX_IMPORT_MEGABYTES }),
  missing: refusal('file_missing'),
}

export const importRoutes = [
  route(
    {
      method: 'post',
      path: '/api/imports',
      tag,
      summary: 'Check a CSV file: every row gets its verdict, and nothing is written',
      guard: staff(),
      once: true,
      upload: {
        field: csvFile.field,
        beside: {
          kind: { type: 'string', enum: [...ImportKinds.ids] },
          columns: { type: 'string', description: 'JSON: the field of each header, null for none' },
        },
      },
      responses: {
        201: CheckedImport,
        202: ImportBeingChecked,
        413: 'The file is too large',
        415: 'Not a multipart upload',
        429: 'Too many files of this user wait to be checked or imported',
      },
    },
    async (context, _input, call) => {
      const key = idempotencyKey(call)
      const id = await withUpload(call, csvFile, async (files, fields) => {
        const input = read(ImportInput, { ...fields })
        const file = await onlyFile(files)
        return received(call, context, key, { ...input, file })
      })
      const seconds = preferredWait(call.req.header('prefer'), MAX_CHECK_WAIT)
      const { signal: gone } = call.req.raw
      const signal = AbortSignal.any([stopping(call), gone])
      const isChecked = await waitForCheck(context, id, seconds, signal).catch(async (error) => {
        // Whoever sent it does not know its id.
        if (gone.aborted) await cancelImport(context, id)
        if (key && error instanceof Refused && error.status < 500) await forgetKey(context, key)
        throw error
      })
      if (!isChecked) return call.json({ id, state: 'checking' }, 202)
      return call.json(await checkedImport(context, id), 201)
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/imports',
      tag,
      summary: 'Imports, the newest first',
      guard: staff(),
      query: z.extend(ImportsQuery, Page.shape),
      responses: { 200: z.array(ImportRecord) },
    },
    async ({ db }, { query }, call) => {
      const { imports, total } = await importList(db, query.kind, query)
      return listResponse(call, imports, total, query)
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/imports/{id}',
      tag,
      summary: 'An import: its state, and how many rows are done',
      guard: staff(),
      params: IdParams,
      responses: { 200: ImportDetail, 404: 'No such import' },
    },
    async ({ db }, { params }, call) => call.json(await importDetail(db, params.id)),
  ),
  route(
    {
      method: 'post',
      path: '/api/imports/{id}/columns',
      tag,
      summary: 'Match the columns of a checked import by hand, and check its rows again',
      guard: staff(),
      params: IdParams,
      body: z.object({ columns: ColumnChoice }),
      responses: { 200: ImportDetail, 404: 'No such import', 409: 'It was run already' },
    },
    async (context, { params, body }, call) => {
      await matchAgain(context, params.id, body.columns)
      return call.json(await importDetail(context.db, params.id))
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/imports/{id}/rows',
      tag,
      summary: 'The rows of an import, in the order of its file',
      guard: staff(),
      params: IdParams,
      query: z.extend(RowsQuery, Page.shape),
      responses: { 200: z.array(ImportRow), 404: 'No such import' },
    },
    async ({ db }, { params, query }, call) => {
      const record = await importRecord(db, params.id)
      const rows = await importRows(db, record, query.verdict, query)
      return listResponse(call, rows, rowsOf(record, query.verdict), query)
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/imports/{id}/report',
      tag,
      summary: 'The file again as CSV, with what became of each row and why',
      guard: staff(),
      params: IdParams,
      query: RowsQuery,
      responses: { 200: 'A CSV file in UTF-8', 404: 'No such import' },
    },
    async ({ db }, { params, query }, call) => {
      const record = await importRecord(db, params.id)
      const name = record.fileName.replace(/\.csv$/i, '')
      return csvResponse(call, importReport(db, record, query.verdict), `${name}-report.csv`)
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/imports/{id}/run',
      tag,
      summary: 'Write the rows to create, in the background',
      guard: staff(),
      params: IdParams,
      query: RunQuery,
      responses: {
        202: ImportRecord,
        404: 'No such import',
        409: 'It runs, or ran, already, or was checked anew',
      },
    },
    async (context, { params, query }, call) => {
      await startImport(context, params.id, { expectedRows: query.create })
      return call.json(await importRecord(context.db, params.id), 202)
    },
  ),
  route(
    {
      method: 'delete',
      path: '/api/imports/{id}',
      tag,
      summary: 'Cancel an import that is checked or run, or discard a check',
      guard: staff(),
      params: IdParams,
      responses: {
        204: 'Cancelled: what was written stays, and can be undone',
        403: 'An import of somebody else',
        404: 'No such import',
        409: 'It is done, or was undone',
      },
    },
    async (context, { params }, call) => {
      await cancelImport(context, params.id)
      return call.body(null, 204)
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/imports/{id}/undo',
      tag,
      summary: 'Take back what an import wrote; what was changed since is kept and named',
      guard: staff('undoImports'),
      params: IdParams,
      responses: { 200: UndoneImport, 404: 'No such import', 409: 'Not run, or still running' },
    },
    async (context, { params }, call) => call.json(await undoImport(context, params.id)),
  ),
  route(
    {
      method: 'get',
      path: '/api/imports/templates/{kind}',
      tag,
      summary: 'A file to begin with: the columns of a kind, with example rows',
      guard: staff(),
      params: z.object({ kind: ImportKindInput }),
      responses: { 200: 'A CSV file in UTF-8', 404: 'No such kind' },
    },
    async (_context, { params }, call) =>
      csvResponse(call, templateOf(params.kind), `${params.kind}_import_template.csv`),
  ),
  route(
    {
      method: 'post',
      path: '/api/projects/import-csv',
      tag,
      summary: 'Import projects from a CSV file at once',
      guard: staff(),
      once: true,
      upload: { field: csvFile.field },
      responses: {
        200: ProjectsImported,
        413: 'The file is too large',
        415: 'Not a multipart upload',
      },
    },
    async (context, _input, call) => {
      const { record, errors, ...others } = await importAtOnce(context, call, 'projects')
      const { done: created, duplicate: skipped, rows: total } = record
      return call.json({ success: true, results: { created, skipped, errors, total }, ...others })
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/developers/import',
      tag,
      summary: 'Import developers from a CSV file at once',
      guard: staff(),
      once: true,
      upload: { field: csvFile.field },
      responses: {
        200: DevelopersImported,
        413: 'The file is too large',
        415: 'Not a multipart upload',
      },
    },
    async (context, _input, call) => {
      const { record, ...others } = await importAtOnce(context, call, 'developers')
      const { done: count, duplicate: skipped, rows: total } = record
      return call.json({ count, skipped, total, ...others })
    },
  ),
]

async function checkedImport({ db }: Context, id: number) {
  const record = await importDetail(db, id)
  return { ...record, sample: await importRows(db, record, undefined, SAMPLE) }
}

/** Receives a file; repeated with the same key, it is the import of the first request. */
async function received(
  call: Call,
  context: Context,
  key: string | null,
  { kind, columns, file }: z.output<typeof ImportInput> & { file: ImportFile },
): Promise<number> {
  if (!key) return receiveImport(context, kind, file, columns)
  const sent = { kind, columns, name: file.name, content: await hashOfFile(file.path) }
  const response = await answerOnce(call, context, key, sent, async (tx) =>
    Response.json({ id: await receiveImport(tx, kind, file, columns) }),
  )
  return z.object({ id: z.int() }).parse(await response.json()).id
}

/** Checks and runs a file in one call, for the two endpoints of the specification. */
async function importAtOnce(context: Context, call: Call, kind: 'projects' | 'developers') {
  const key = idempotencyKey(call)
  const importId = await withUpload(call, csvFile, async (files) => {
    const [file] = files
    if (file && kind === 'projects' && !isCsvNamed(file.name))
      throw refusedFile(refusal('file_not_csv'))
    if (file && kind === 'developers' && !isCsvTyped(file.type))
      throw refusedFile(refusal('file_missing'))
    return received(call, context, key, { kind, file: await onlyFile(files) })
  })
  await waitForCheck(context, importId, Number.POSITIVE_INFINITY, stopping(call))
  const { missing } = await importRecord(context.db, importId)
  if (missing.length > 0) {
    const labels = missing.map((field) => kinds[kind].labels[field] ?? field)
    throw refusedFile(refusal('column_missing', { labels }))
  }
  await runAtOnce(context, importId, call.var.services)
  const record = await importRecord(context.db, importId)
  if (record.state === 'cancelled') throw new Refused(409, 'import_cancelled')
  if (record.state !== 'done') throw new Refused(500, 'import_failed')
  const failedRows = await importRows(context.db, record, ['error'], { limit: 100, offset: 0 })
  const errors = failedRows.map(({ row, why }) => ({ row, message: why ?? '' }))
  return { record, errors, message: importedText(kind, record), importId }
}

/** Aborts when this process stops: another one goes on with the check. */
function stopping(call: Call): AbortSignal {
  return call.var.services.jobs.stopping
}

async function onlyFile([file]: UploadedFile[]): Promise<ImportFile> {
  if (!file) throw refusedFile(refusal('file_missing'))
  return { name: file.name, path: file.path, bytes: (await stat(file.path)).size }
}
