import * as z from 'zod/mini'
import { IdParams } from '../../../platform/http/params.ts'
import { route } from '../../../platform/http/route.ts'
import { Turns } from '../../../platform/http/turns.ts'
import { queryInteger } from '../../../shared/fields/fields.ts'
import { recordRoutes } from '../../../team/record/record-routes.ts'
import { staff } from '../../../team/staff/guard.ts'
import { ImportDetail, ImportRow } from '../rules/import.ts'
import {
  ChoiceInput,
  CorrectionInput,
  ImportValues,
  MAX_ROW,
  MappingInput,
  RememberedMapping,
  RememberedQuery,
  RememberInput,
} from '../rules/values.ts'
import { importDetail, importRecord, importRow } from '../store.ts'
import { chooseUpdates } from './choose-updates.ts'
import { correctRow } from './correct-row.ts'
import { importValues } from './import-values.ts'
import { mapValue } from './map-value.ts'
import { deleteMapping, rememberedMappings, setRemember } from './remember-mappings.ts'

const tag = 'imports'
const run = recordRoutes('import', { path: '/api/imports', tag, record: ImportDetail })

/**
 * Rows are judged again under the lock of their import and with a second connection: a few at once, so that those
 * that wait hold no connection.
 */
export const judgings = new Turns({ atOnce: 2, waiting: 100, patience: 60_000 })
const RowParams = z.extend(IdParams, { row: queryInteger(1, MAX_ROW) })
const refusals = {
  403: 'Someone else’s import',
  404: 'No such import',
  409: 'Already run',
  429: 'Too many are waiting to be checked',
}

export const importValueRoutes = [
  run.viewOf(
    '/values',
    'How the values of an import were read, and which are unanswered',
    ImportValues,
    importValues,
  ),
  run.verb(
    '/values',
    'Set the meaning of a text in a field, for all rows of the file',
    MappingInput,
    async (context, id, body) => {
      await judgings.run(() => mapValue(context, id, body))
      return importDetail(context.db, id)
    },
    { refused: refusals },
  ),
  route(
    {
      method: 'put',
      path: '/api/imports/{id}/values',
      tag,
      summary: 'Save the answers of an import for the next file, or delete them',
      guard: staff(),
      params: IdParams,
      body: RememberInput,
      responses: { 200: ImportValues, ...refusals },
    },
    async (context, { params, body }, call) => {
      await judgings.run(() => setRemember(context, params.id, body.remember))
      return call.json(await importValues(context, params.id))
    },
  ),
  route(
    {
      method: 'put',
      path: '/api/imports/{id}/rows/{row}',
      tag,
      summary: 'Correct cells of a row, by field',
      guard: staff(),
      params: RowParams,
      body: CorrectionInput,
      responses: { 200: ImportRow, ...refusals, 404: 'No such import, or no such row' },
    },
    async (context, { params, body }, call) => {
      await judgings.run(() => correctRow(context, params.id, params.row, body))
      const record = await importRecord(context.db, params.id)
      return call.json(await importRow(context.db, record, params.row))
    },
  ),
  run.verb(
    '/updates',
    'Choose which updates are saved: all, or those of some rows',
    ChoiceInput,
    async (context, id, body) => {
      await judgings.run(() => chooseUpdates(context, id, body))
      return importDetail(context.db, id)
    },
    { refused: refusals },
  ),
  route(
    {
      method: 'get',
      path: '/api/settings/import-mappings',
      tag,
      summary: 'Saved answers about values in imported files',
      guard: staff(),
      query: RememberedQuery,
      responses: { 200: z.array(RememberedMapping) },
    },
    async (context, { query }, call) => call.json(await rememberedMappings(context, query.kind)),
  ),
  route(
    {
      method: 'delete',
      path: '/api/settings/import-mappings/{id}',
      tag,
      summary: 'Delete a saved answer; the next file asks again',
      guard: staff(),
      params: IdParams,
      responses: { 204: 'Deleted', 404: 'No such answer' },
    },
    async (context, { params }, call) => {
      await deleteMapping(context, params.id)
      return call.body(null, 204)
    },
  ),
]
