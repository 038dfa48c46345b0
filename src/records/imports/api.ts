import * as z from 'zod/mini'
import { fileResponse, streamedFile } from '../../platform/http/file-response.ts'
import { listResponse, Page } from '../../platform/http/page.ts'
import { IdParams } from '../../platform/http/params.ts'
import { route } from '../../platform/http/route.ts'
import { recordRoutes } from '../../team/record/record-routes.ts'
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
const run = recordRoutes('import', { path: '/api/imports', tag, record: ImportRecord })

export const importRoutes = [
  ...importValueRoutes,
  run.list('Imports, newest first', ImportsQuery, ({ db }, { kind }, page) =>
    importList(db, kind, page),
  ),
  run.read(({ db }, id) => importDetail(db, id), {
    ...{ summary: 'An import with its state and progress', gives: ImportDetail },
  }),
  run.verb(
    '/columns',
    'Change the column mapping of a checked import and recheck its rows',
    z.object({ columns: ColumnChoice }),
    async (context, id, { columns }) => {
      await judgings.run(() => matchAgain(context, id, columns))
      return importDetail(context.db, id)
    },
    {
      gives: ImportDetail,
      refused: {
        403: 'Someone else’s import',
        409: 'Already run',
        429: 'Too many are waiting to be checked',
      },
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
      const rows = await importRows(db, record, query, query)
      return listResponse(call, rows, await rowsOf(db, record, query), query)
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
      const open = async () => importReport(db, record, query)
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
        403: 'Someone else’s import',
        404: 'No such import',
        409: 'Already running or done, or checked again',
      },
    },
    async (context, { params, query }, call) => {
      await startImport(context, params.id, {
        expectedRows: query.create,
        expectedUpdates: query.update,
        website: query.website,
        removesContacts: query.removeContacts,
      })
      return call.json(await importRecord(context.db, params.id), 202)
    },
  ),
  run.remove(cancelImport, {
    summary: 'Cancel a check or an import, or discard a check',
    silent: 'Cancelled; what was saved stays and can be undone',
    refused: { 403: 'Someone else’s import', 409: 'Done or undone already' },
  }),
  run.verb(
    '/undo',
    'Undo an import; records changed since are kept and listed',
    undefined,
    undoImport,
    {
      ...{ guard: staff('undoImports'), gives: UndoneImport },
      refused: { 409: 'Not run, or still running' },
    },
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
