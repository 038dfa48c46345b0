import * as z from 'zod/mini'
import type { Call } from '../../platform/http/edge.ts'
import { listResponse, Page } from '../../platform/http/page.ts'
import { IdParams } from '../../platform/http/params.ts'
import { route } from '../../platform/http/route.ts'
import { recordId } from '../../shared/fields/fields.ts'
import { oneOf } from '../../shared/fields/value-set-schemas.ts'
import { recordRefusals } from '../../shared/refusals/records.ts'
import { ActivityInput, ActivityRecord, TimelineQuery } from '../../team/activity/rules/activity.ts'
import {
  batchOf,
  ManyChanged,
  ManyChangedBack,
  SelectedRecords,
} from '../../team/activity/rules/many.ts'
import { timeline } from '../../team/activity/timeline.ts'
import { anyone, mayRestore, staff } from '../../team/staff/guard.ts'
import { enterEntry } from '../../team/tasks/enter-entry.ts'
import { changeUnits } from './change-units.ts'
import { copyUnit } from './copy-unit.ts'
import { deleteUnit } from './delete-unit.ts'
import { deleteUnits, restoreUnits } from './delete-units.ts'
import { restoreUnit } from './restore-unit.ts'
import { UnitSearch } from './rules/search.ts'
import { UnitChange, UnitInput, UnitRecord, UnitResponse } from './rules/unit.ts'
import { UnitStep } from './rules/unit-history.ts'
import { UnitStatuses } from './rules/unit-sets.ts'
import { saveUnit } from './save-unit.ts'
import { similarUnits } from './search/similar-units.ts'
import { unitRecord, unitText } from './store.ts'
import { unitHistory } from './unit-history.ts'
import { readerOf } from './unit-list.ts'

const tag = 'units'

const units = z.array(UnitResponse)

/** The change made to every selected unit; `before` requests the previous values, to undo it. */
const sharedChange = {
  change: z.omit(z.extend(UnitChange, {}), { version: true }),
  before: z.optional(z.boolean()),
}
const ManyChanges = z.union(
  [
    z.object({ ids: batchOf(recordId()), ...sharedChange }),
    z.object({ filter: UnitSearch, ...sharedChange }),
    z.object({ changes: batchOf(z.extend(UnitChange, { id: recordId() })) }),
  ],
  { error: recordRefusals.ids_or_filter_needed },
)

export const unitRoutes = [
  route(
    {
      method: 'post',
      path: '/api/units/bulk',
      tag,
      summary:
        'Update many units: the same change for those named or found by a search, or one change each',
      guard: staff(),
      body: ManyChanges,
      responses: { 200: ManyChangedBack },
    },
    async (context, { body }, call) => call.json(await changeUnits(context, body)),
  ),
  route(
    {
      method: 'post',
      path: '/api/units/bulk-delete',
      tag,
      summary: 'Delete many units',
      guard: staff('deleteUnits'),
      body: SelectedRecords,
      responses: { 200: ManyChanged },
    },
    async (context, { body }, call) => call.json(await deleteUnits(context, body.ids)),
  ),
  route(
    {
      method: 'post',
      path: '/api/units/bulk-restore',
      tag,
      summary: 'Restore many units deleted in the last 30 days',
      guard: mayRestore('unit'),
      body: SelectedRecords,
      responses: { 200: ManyChanged },
    },
    async (context, { body }, call) => call.json(await restoreUnits(context, body.ids)),
  ),
  route(
    {
      method: 'post',
      path: '/api/units/{id}/duplicate',
      tag,
      summary: 'Duplicate a unit; the copy is hidden from the website',
      guard: staff(),
      once: true,
      params: IdParams,
      responses: { 201: UnitRecord, 404: 'No such unit' },
    },
    async (context, { params }, call) => call.json(await copyUnit(context, params.id), 201),
  ),
  route(
    {
      method: 'post',
      path: '/api/units/{id}/confirm',
      tag,
      summary: 'Confirm that a unit is still available, or set its new status',
      guard: staff(),
      params: IdParams,
      body: z.object({ status: z.optional(oneOf(UnitStatuses)) }),
      responses: { 200: UnitRecord, 404: 'No such unit' },
    },
    async (context, { params, body: { status = 'available' } }, call) => {
      const since = status === 'available' && { availabilityDate: context.now.toISOString() }
      return call.json(await saveUnit(context, params.id, { status, ...since }))
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/units/{id}',
      tag,
      summary: 'A unit with its project',
      guard: anyone,
      cached: true,
      params: IdParams,
      responses: { 200: UnitResponse, 404: 'No such unit, or not on the website' },
      toStaff: UnitRecord,
    },
    async ({ db, actor }, { params }, call) =>
      json(call, await unitText(db, params.id, readerOf(actor))),
  ),
  route(
    {
      method: 'get',
      path: '/api/units/{id}/similar',
      tag,
      summary: 'Up to three similar units within 750 m, nearest first',
      guard: anyone,
      cached: true,
      params: IdParams,
      responses: { 200: units, 404: 'No such unit, or not on the website' },
      toStaff: z.array(UnitRecord),
    },
    async ({ db, actor }, { params }, call) =>
      json(call, await similarUnits(db, params.id, readerOf(actor))),
  ),
  route(
    {
      method: 'get',
      path: '/api/units/{id}/history',
      tag,
      summary: 'Price, rent, status and confirmation history, newest first',
      guard: staff(),
      params: IdParams,
      responses: { 200: z.array(UnitStep), 404: 'No such unit' },
    },
    async ({ db }, { params }, call) => call.json(await unitHistory(db, params.id)),
  ),
  route(
    {
      method: 'get',
      path: '/api/units/{id}/activities',
      tag,
      summary: 'Staff notes on a unit, newest first',
      guard: staff(),
      params: IdParams,
      query: z.extend(TimelineQuery, Page.shape),
      responses: { 200: z.array(ActivityRecord), 404: 'No such unit' },
    },
    async ({ db }, { params, query }, call) => {
      const { id } = await unitRecord(db, params.id)
      const { entries, total } = await timeline(db, { unitId: id }, query, query)
      return listResponse(call, entries, total, query)
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/units/{id}/activities',
      tag,
      summary: 'Add a note to a unit',
      guard: staff(),
      once: true,
      params: IdParams,
      body: ActivityInput,
      responses: { 201: ActivityRecord, 404: 'No such unit' },
    },
    async (context, { params, body }, call) => {
      const { id } = await unitRecord(context.db, params.id)
      return call.json(await enterEntry(context, { unitId: id }, body), 201)
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/units',
      tag,
      summary: 'Create a unit',
      guard: staff(),
      once: true,
      body: UnitInput,
      responses: { 201: UnitRecord, 409: 'Its project already has this unit number' },
    },
    async (context, { body }, call) => call.json(await saveUnit(context, null, body), 201),
  ),
  route(
    {
      method: 'put',
      path: '/api/units/{id}',
      tag,
      summary: 'Update a unit; a new status decides whether it is shown',
      guard: staff(),
      params: IdParams,
      body: UnitChange,
      responses: {
        200: UnitRecord,
        404: 'No such unit',
        409: 'Unit number taken, or changed by someone else; the stored record is in current',
      },
    },
    async (context, { params, body }, call) => call.json(await saveUnit(context, params.id, body)),
  ),
  route(
    {
      method: 'delete',
      path: '/api/units/{id}',
      tag,
      summary: 'Delete a unit',
      guard: staff('deleteUnits'),
      params: IdParams,
      responses: { 204: 'Deleted', 404: 'No such unit' },
    },
    async (context, { params }, call) => {
      await deleteUnit(context, params.id)
      return call.body(null, 204)
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/units/{id}/restore',
      tag,
      summary: 'Restore a unit deleted in the last 30 days',
      guard: mayRestore('unit'),
      params: IdParams,
      responses: {
        200: UnitRecord,
        404: 'Nothing to restore',
        409: 'Its project is deleted or its number taken',
      },
    },
    async (context, { params }, call) => call.json(await restoreUnit(context, params.id)),
  ),
]

function json(call: Call, text: string): Response {
  return call.body(text, 200, { 'content-type': 'application/json; charset=utf-8' })
}
