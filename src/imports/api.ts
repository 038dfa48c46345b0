import { stat } from 'node:fs/promises'
import * as z from 'zod/mini'
import type { Context } from '../context.ts'
import { csvAnswer } from '../http/csv-answer.ts'
import type { Call } from '../http/edge.ts'
import { listAnswer, Page } from '../http/page.ts'
import { IdParams } from '../http/params.ts'
import { route } from '../http/route.ts'
import { type UploadedFile, type UploadRules, withUpload } from '../http/upload.ts'
import { read } from '../http/validate.ts'
import { Refused } from '../refused.ts'
import { staff } from '../staff/guard.ts'
import { checkImport, type ImportFile } from './check-import.ts'
import { kinds } from './kinds.ts'
import { matchAgain } from './match-again.ts'
import { importReport } from './report.ts'
import {
  CheckedImport,
  ColumnChoice,
  DevelopersImported,
  IMPORT_FAILED,
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
  MAX_IMPORT_BYTES,
  NO_CSV,
  NOT_A_CSV,
  ProjectsImported,
  RowsQuery,
  RunQuery,
  TOO_LARGE,
  UndoneImport,
} from './rules.ts'
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
  tooMany: 'Choose one file at a time.',
  tooLarge: () => TOO_LARGE,
  missing: NO_CSV,
}

export const importRoutes = [
  route(
    {
      method: 'post',
      path: '/api/imports',
      tag,
      summary: 'Check a CSV file: every row gets its verdict, and nothing is written',
      guard: staff(),
      upload: {
        field: csvFile.field,
        beside: {
          kind: { type: 'string', enum: [...ImportKinds.ids] },
          columns: { type: 'string', description: 'JSON: the field of each header, null for none' },
        },
      },
      answers: { 201: CheckedImport, 413: 'The file is too large', 415: 'Not a multipart upload' },
    },
    async (context, _input, call) => {
      const id = await withUpload(call, csvFile, async (files, fields) => {
        const { kind, columns } = read(ImportInput, { ...fields })
        return checkImport(context, kind, await onlyFile(files), columns)
      })
      return call.json(await checked(context, id), 201)
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
      answers: { 200: z.array(ImportRecord) },
    },
    async ({ db }, { query }, call) => {
      const { imports, total } = await importList(db, query.kind, query)
      return listAnswer(call, imports, total, query)
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
      answers: { 200: ImportDetail, 404: 'No such import' },
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
      answers: { 200: ImportDetail, 404: 'No such import', 409: 'It was run already' },
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
      answers: { 200: z.array(ImportRow), 404: 'No such import' },
    },
    async ({ db }, { params, query }, call) => {
      const found = await importRecord(db, params.id)
      const rows = await importRows(db, found, query.verdict, query)
      return listAnswer(call, rows, rowsOf(found, query.verdict), query)
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
      answers: { 200: 'A CSV file in UTF-8', 404: 'No such import' },
    },
    async ({ db }, { params, query }, call) => {
      const found = await importRecord(db, params.id)
      const name = found.fileName.replace(/\.csv$/i, '')
      return csvAnswer(call, importReport(db, found, query.verdict), `${name}-report.csv`)
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
      answers: {
        202: ImportRecord,
        404: 'No such import',
        409: 'It runs, or ran, already, or was checked anew',
      },
    },
    async (context, { params, query }, call) => {
      await startImport(context, params.id, query.create)
      void call.var.services.imports.run(params.id)
      return call.json(await importRecord(context.db, params.id), 202)
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
      answers: { 200: UndoneImport, 404: 'No such import', 409: 'Not run, or still running' },
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
      answers: { 200: 'A CSV file in UTF-8', 404: 'No such kind' },
    },
    async (_context, { params }, call) =>
      csvAnswer(call, templateOf(params.kind), `${params.kind}_import_template.csv`),
  ),
  route(
    {
      method: 'post',
      path: '/api/projects/import-csv',
      tag,
      summary: 'Import projects from a CSV file at once',
      guard: staff(),
      upload: { field: csvFile.field },
      answers: {
        200: ProjectsImported,
        413: 'The file is too large',
        415: 'Not a multipart upload',
      },
    },
    async (context, _input, call) => {
      const { found, errors, ...more } = await importAtOnce(context, call, 'projects')
      const { done: created, duplicate: skipped, rows: total } = found
      return call.json({ success: true, results: { created, skipped, errors, total }, ...more })
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/developers/import',
      tag,
      summary: 'Import developers from a CSV file at once',
      guard: staff(),
      upload: { field: csvFile.field },
      answers: {
        200: DevelopersImported,
        413: 'The file is too large',
        415: 'Not a multipart upload',
      },
    },
    async (context, _input, call) => {
      const { found, ...more } = await importAtOnce(context, call, 'developers')
      const { done: count, duplicate: skipped, rows: total } = found
      return call.json({ count, skipped, total, ...more })
    },
  ),
]

async function checked({ db }: Context, id: number) {
  const found = await importDetail(db, id)
  return { ...found, sample: await importRows(db, found, undefined, SAMPLE) }
}

/** Checks and runs a file in one call, as the specified calls do. */
async function importAtOnce(context: Context, call: Call, kind: 'projects' | 'developers') {
  const importId = await withUpload(call, csvFile, async (files) => {
    const [file] = files
    if (file && kind === 'projects' && !isCsvNamed(file.name)) throw refusedFile(NOT_A_CSV)
    if (file && kind === 'developers' && !isCsvTyped(file.type)) throw refusedFile(NO_CSV)
    return checkImport(context, kind, await onlyFile(files))
  })
  const { missing } = await importRecord(context.db, importId)
  if (missing.length > 0) {
    const labels = missing.map((field) => kinds[kind].labels[field] ?? field)
    throw refusedFile(`No column of this file is named ${labels.join(' or ')}.`)
  }
  await startImport(context, importId)
  await call.var.services.imports.run(importId)
  const found = await importRecord(context.db, importId)
  if (found.state !== 'done') throw new Refused(500, IMPORT_FAILED)
  const wrong = await importRows(context.db, found, ['error'], { limit: 100, offset: 0 })
  const errors = wrong.map(({ row, why }) => ({ row, message: why ?? '' }))
  return { found, errors, message: importedText(kind, found), importId }
}

async function onlyFile([file]: UploadedFile[]): Promise<ImportFile> {
  if (!file) throw refusedFile(NO_CSV)
  return { name: file.name, path: file.path, bytes: (await stat(file.path)).size }
}

function refusedFile(message: string): Refused {
  return new Refused(400, message, { errors: [{ path: 'file', message }] })
}
