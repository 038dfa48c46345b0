import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { differing, saveEach } from '../../team/activity/change-each.ts'
import { MAX_BULK } from '../../team/activity/rules/many.ts'
import type { UnitSearch } from './rules/search.ts'
import { UnitChange } from './rules/unit.ts'
import { saveUnit } from './save-unit.ts'
import { unitRecords } from './store.ts'
import { unitIds } from './unit-list.ts'

/** The change of one unit; `version`, if given, must equal the stored one. */
export type UnitChangeById = UnitChange & { id: number }

type BulkChange =
  | { ids: readonly number[]; change: UnitChange; before?: boolean | undefined }
  | { filter: UnitSearch; change: UnitChange; before?: boolean | undefined }
  | { changes: readonly UnitChangeById[]; before?: undefined }

/**
 * Changes many units, by one shared change or by one change each. Every unit is saved separately, with
 * its own rules, version and audit record: a refused one does not affect the others. Refuses more than
 * 1,000 units with 400.
 */
export async function changeUnits(context: Context, request: BulkChange) {
  return saveEach(await changesOf(context, request), request.before, {
    stored: (ids) => unitRecords(context.db, ids),
    save: ({ id, ...change }) => saveUnit(context, id, change),
    changedFrom: (before, after) => [
      ...new Set([
        ...differing(changeable, before, after),
        ...(before.status === after.status ? [] : setByStatus),
      ]),
    ],
  })
}

/** The ids of the units that match a search, in its order. Refuses more than 1,000 units with 400. */
export async function matchingUnitIds(context: Context, filter: UnitSearch): Promise<number[]> {
  const { ids, total } = await unitIds(context, filter, { limit: MAX_BULK, offset: 0 })
  if (total > MAX_BULK) {
    throw new Refused(400, 'too_many_records', { most: MAX_BULK, found: total, many: 'units' })
  }
  return ids
}

async function changesOf(context: Context, request: BulkChange): Promise<UnitChangeById[]> {
  if ('changes' in request) return [...request.changes]
  const ids =
    'ids' in request ? new Set(request.ids) : await matchingUnitIds(context, request.filter)
  return [...ids].map((id) => ({ ...request.change, id }))
}

const changeable = Object.keys(UnitChange.shape).filter((name) => name !== 'version')
/** Set by a change of the status unless they are sent with it, so undoing a status sends them too. */
const setByStatus = ['showOnWebsite', 'availabilityDate']
