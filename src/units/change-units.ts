import type { Context } from '../context.ts'
import { Refused } from '../refused.ts'
import type { Refusal } from '../shared/refusals/refusals.ts'
import type { UnitSearch } from './rules/search.ts'
import { UnitChange, type UnitRecord } from './rules/unit.ts'
import { saveUnit } from './save-unit.ts'
import { unitRecords } from './store.ts'
import { unitIds } from './unit-list.ts'

export const MAX_BULK_UNITS = 1000

/** The change of one unit; `version`, if given, must equal the stored one. */
export type UnitChangeById = UnitChange & { id: number }

type BulkChange =
  | { ids: readonly number[]; change: UnitChange; before?: boolean | undefined }
  | { filter: UnitSearch; change: UnitChange; before?: boolean | undefined }
  | { changes: readonly UnitChangeById[]; before?: undefined }

/**
 * How many units were changed, which were refused and why, and, if requested, the changes that restore
 * the previous values.
 */
export type ManyChanged = {
  changed: number
  refused: ({ id: number; message: string } & Refusal)[]
  before?: UnitChangeById[]
}

/**
 * Changes many units, by one shared change or by one change each. Every unit is saved separately, with
 * its own rules, version and audit record: a refused one does not affect the others. Refuses more than
 * 1,000 units with 400.
 */
export async function changeUnits(context: Context, request: BulkChange): Promise<ManyChanged> {
  const changes = await changesOf(context, request)
  const stored = request.before
    ? await unitRecords(
        context.db,
        changes.map(({ id }) => id),
      )
    : []
  const storedById = new Map(stored.map((unit) => [unit.id, unit]))
  const result: ManyChanged = { changed: 0, refused: [], ...(request.before && { before: [] }) }
  for (const { id, ...change } of changes) {
    try {
      const after = await saveUnit(context, id, change)
      result.changed += 1
      const before = storedById.get(id)
      if (before) result.before?.push(changeBack(before, after))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { code, params, message } = error
      result.refused.push({ id, message, code, params })
    }
  }
  return result
}

/** The ids of the units that match a search, in its order. Refuses more than 1,000 units with 400. */
export async function matchingUnitIds(context: Context, filter: UnitSearch): Promise<number[]> {
  const { ids, total } = await unitIds(context, filter, { limit: MAX_BULK_UNITS, offset: 0 })
  if (total > MAX_BULK_UNITS) {
    throw new Refused(400, 'too_many_units', { most: MAX_BULK_UNITS, found: total })
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

function changeBack(before: UnitRecord, after: UnitRecord): UnitChangeById {
  const previous: Readonly<Record<string, unknown>> = before
  const current: Readonly<Record<string, unknown>> = after
  const changed = changeable.filter(
    (name) =>
      JSON.stringify(previous[name]) !== JSON.stringify(current[name]) ||
      (before.status !== after.status && setByStatus.includes(name)),
  )
  return {
    ...Object.fromEntries(changed.map((name) => [name, previous[name]])),
    id: after.id,
    version: after.version,
  }
}
