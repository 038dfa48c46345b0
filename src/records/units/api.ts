import * as z from 'zod/mini'
import { recordId } from '../../shared/fields/fields.ts'
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

const ManyChanges = changeOfMany({
  shared: z.omit(z.extend(UnitChange, {}), { version: true }),
  single: z.extend(UnitChange, { id: recordId() }),
  filter: UnitSearch,
})

export const unitRoutes = [
  ...unit.many(ManyChanges, { change: changeUnits, remove: deleteUnits, restore: restoreUnits }),
  unit.verb(
    '/duplicate',
    'Make another unit like this one, hidden from the website',
    undefined,
    copyUnit,
    {
      once: true,
      status: 201,
    },
  ),
  unit.verb(
    '/confirm',
    'Say that a unit is still available, or what it is instead',
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
    'Up to three units like it within 750 m, nearest first',
    z.array(UnitResponse),
    ({ db, actor }, id) => similarUnits(db, id, readerOf(actor)),
    { guard: anyone, cached: true, toStaff: z.array(UnitRecord), refused: hidden },
  ),
  unit.viewOf(
    '/history',
    'How its price, rent and status changed, and when it was confirmed, newest first',
    z.array(UnitStep),
    ({ db }, id) => unitHistory(db, id),
  ),
  ...unit.timeline(async ({ db }, id) => {
    await unitRecord(db, id)
    return { unitId: id }
  }, enterEntry),
  unit.create(UnitInput, (context, body) => saveUnit(context, null, body), {
    refused: { 409: 'Its project has this unit number already' },
  }),
  unit.change(UnitChange, saveUnit, {
    summary: 'Change a unit; a new status decides whether it is shown',
    refused: { 409: 'The number is taken, or changed meanwhile: the stored one is in current' },
  }),
  unit.remove(deleteUnit),
  unit.restore(restoreUnit, { refused: { 409: 'Its project is deleted or its number taken' } }),
]
