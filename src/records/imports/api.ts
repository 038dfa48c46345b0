import * as z from 'zod/mini'
import { fileResponse, streamedFile } from '../../platform/http/file-response.ts'
import { listResponse, Page } from '../../platform/http/page.ts'
import { IdParams } from '../../platform/http/params.ts'
import { route } from '../../platform/http/route.ts'
import { staff } from '../../team/staff/guard.ts'
import { cancelImport } from './cancel-import.ts'
import { matchAgain } from './checking/match-again.ts'
import { importReport } from './report.ts'
import {
  ColumnChoice,
  ImportDetail,
  ImportKindInput,
  ImportRecord,
  ImportRow,
  ImportsQuery,
  RowsQuery,
  RunQuery,
  UndoneImport,
} from './rules/import.ts'
import { startImport } from './start-import.ts'
import { importDetail, importList, importRecord, importRows, rowsOf } from './store.ts'
import { templateOf } from './template.ts'
import { undoImport } from './undo-import.ts'
import { importValueRoutes, judgings } from './values/api.ts'

const tag = 'imports'
export const importRoutes = [
  ...importValueRoutes,
  route(
    {
      method: 'get',
      path: '/api/imports',
      tag,
      summary: 'Imports, newest first',
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
      summary: 'An import with its state and progress',
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
      summary: 'Change the column mapping of a checked import and recheck its rows',
      guard: staff(),
      params: IdParams,
      body: z.object({ columns: ColumnChoice }),
      responses: {
        200: ImportDetail,
        404: 'No such import',
        409: 'Already run',
        429: 'Too many are waiting to be checked',
      },
    },
    async (context, { params, body }, call) => {
      await judgings.run(() => matchAgain(context, params.id, body.columns))
      return call.json(await importDetail(context.db, params.id))
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/imports/{id}/rows',
      tag,
      summary: 'The rows of an import in file order',
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
      summary: 'The file as CSV with the outcome of each row and why',
      guard: staff(),
      params: IdParams,
      query: RowsQuery,
      responses: {
        200: 'A CSV file in UTF-8',
        404: 'No such import',
        429: 'Too many downloads are waiting',
      },
    },
    async ({ db }, { params, query }, call) => {
      const record = await importRecord(db, params.id)
      const name = record.fileName.replace(/\.csv$/i, '')
      const open = async () => importReport(db, record, query.verdict)
      return streamedFile(call, open, `${name}-report.csv`)
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/imports/{id}/run',
      tag,
      summary: 'Save new rows and the chosen updates in the background',
      guard: staff(),
      params: IdParams,
      query: RunQuery,
      responses: {
        202: ImportRecord,
        404: 'No such import',
        409: 'Already running or done, or checked again',
      },
    },
    async (context, { params, query }, call) => {
      await startImport(context, params.id, {
        expectedRows: query.create,
        expectedUpdates: query.update,
        website: query.website,
      })
      return call.json(await importRecord(context.db, params.id), 202)
    },
  ),
  route(
    {
      method: 'delete',
      path: '/api/imports/{id}',
      tag,
      summary: 'Cancel a check or an import, or discard a check',
      guard: staff(),
      params: IdParams,
      responses: {
        204: 'Cancelled; what was saved stays and can be undone',
        403: 'Someone else’s import',
        404: 'No such import',
        409: 'Done or undone already',
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
      summary: 'Undo an import; records changed since are kept and listed',
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
      summary: 'A template file with the columns of a kind and example rows',
      guard: staff(),
      params: z.object({ kind: ImportKindInput }),
      responses: { 200: 'A CSV file in UTF-8', 404: 'No such kind' },
    },
    async (_context, { params }, call) =>
      fileResponse(call, templateOf(params.kind), `${params.kind}_import_template.csv`),
  ),
]
