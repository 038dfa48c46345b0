import * as z from 'zod/mini'
import { oneOf } from '../../shared/fields/value-set-schemas.ts'
import { changeOfMany } from '../../team/activity/rules/many.ts'
import { recordRoutes } from '../../team/record/record-routes.ts'
import { anyone } from '../../team/staff/guard.ts'
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

const unit = recordRoutes('unit', {
  ...{ path: '/api/units', tag: 'units' },
  ...{ record: UnitRecord, visible: UnitResponse },
})
const hidden = { 404: 'No such unit, or not on the website' }

const ManyChanges = changeOfMany(z.omit(z.extend(UnitChange, {}), { version: true }), UnitSearch)

export const unitRoutes = [
  ...unit.many(ManyChanges, { change: changeUnits, remove: deleteUnits, restore: restoreUnits }),
  unit.verb(
    '/duplicate',
    'Duplicate a unit; the copy is hidden from the website',
    undefined,
    copyUnit,
    {
      once: true,
      status: 201,
    },
  ),
  unit.verb(
    '/confirm',
    'Confirm that a unit is still available, or set its new status',
    z.object({ status: z.optional(oneOf(UnitStatuses)) }),
    (context, id, { status = 'available' }) => {
      const since = status === 'available' && { availabilityDate: context.now.toISOString() }
      return saveUnit(context, id, { status, ...since })
    },
  ),
  unit.read(({ db, actor }, id) => unitText(db, id, readerOf(actor)), {
    summary: 'A unit with its project',
    refused: hidden,
  }),
  unit.viewOf(
    '/similar',
    'Up to three similar units within 750 m, nearest first',
    z.array(UnitResponse),
    ({ db, actor }, id) => similarUnits(db, id, readerOf(actor)),
    { guard: anyone, cached: true, toStaff: z.array(UnitRecord), refused: hidden },
  ),
  unit.viewOf(
    '/history',
    'Price, rent, status and confirmation history, newest first',
    z.array(UnitStep),
    ({ db }, id) => unitHistory(db, id),
  ),
  ...unit.timeline(async ({ db }, id) => {
    await unitRecord(db, id)
    return { unitId: id }
  }, enterEntry),
  // Whoever enters a unit has it, unless somebody else, or nobody, is named.
  unit.create(
    UnitInput,
    (context, { assignedToId = context.actor?.id, ...body }) =>
      saveUnit(context, null, { ...body, assignedToId }),
    {
      refused: { 409: 'Its project already has this unit number' },
    },
  ),
  unit.change(UnitChange, saveUnit, {
    summary: 'Update a unit; a new status decides whether it is shown',
    refused: { 409: 'Unit number taken, or changed since; the stored record is in current' },
  }),
  unit.remove(deleteUnit),
  unit.restore(restoreUnit, { refused: { 409: 'Its project is deleted or its number taken' } }),
]
