import type { Context } from '../context.ts'
import { Refused } from '../refused.ts'
import { UnitChange, type UnitRecord } from './rules.ts'
import { saveUnit } from './save-unit.ts'
import type { UnitSearch } from './search-rules.ts'
import { unitRecords } from './store.ts'
import { unitIds } from './unit-list.ts'

export const MOST_AT_ONCE = 1000

/** The change of one unit; its version, where it is given, must be the stored one. */
export type OneChange = UnitChange & { id: number }

type Asked =
  | { ids: readonly number[]; change: UnitChange; before?: boolean | undefined }
  | { filter: UnitSearch; change: UnitChange; before?: boolean | undefined }
  | { changes: readonly OneChange[]; before?: undefined }

/**
 * How many were changed, and which were not and why; where it was asked for, what takes it all back, to
 * be sent as changes.
 */
export type ManyChanged = {
  changed: number
  refused: { id: number; message: string }[]
  before?: OneChange[]
}

/**
 * Changes many units, alike or each by a change of its own, each by its own rules, with its own version
 * and audit record: one that is refused keeps none of the others. Refuses 400 more than a thousand.
 */
export async function changeUnits(context: Context, asked: Asked): Promise<ManyChanged> {
  const changes = await changesOf(context, asked)
  const stored = asked.before
    ? await unitRecords(
        context.db,
        changes.map(({ id }) => id),
      )
    : []
  const storedById = new Map(stored.map((unit) => [unit.id, unit]))
  const done: ManyChanged = { changed: 0, refused: [], ...(asked.before && { before: [] }) }
  for (const { id, ...change } of changes) {
    try {
      const after = await saveUnit(context, id, change)
      done.changed += 1
      const before = storedById.get(id)
      if (before) done.before?.push(wayBack(before, after))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      done.refused.push({ id, message: error.message })
    }
  }
  return done
}

/** The ids of the units that a search finds, in its order. Refuses 400 more than a thousand. */
export async function foundIds(context: Context, filter: UnitSearch): Promise<number[]> {
  const { ids, total } = await unitIds(context, filter, { limit: MOST_AT_ONCE, offset: 0 })
  if (total > MOST_AT_ONCE) {
    throw new Refused(400, `At most ${MOST_AT_ONCE} units at once; this search finds ${total}.`)
  }
  return ids
}

async function changesOf(context: Context, asked: Asked): Promise<OneChange[]> {
  if ('changes' in asked) return [...asked.changes]
  const ids = 'ids' in asked ? new Set(asked.ids) : await foundIds(context, asked.filter)
  return [...ids].map((id) => ({ ...asked.change, id }))
}

const changeable = Object.keys(UnitChange.shape).filter((name) => name !== 'version')
/** What would follow from a status again, unless it is given. */
const following = ['showOnWebsite', 'availabilityDate']

function wayBack(before: UnitRecord, after: UnitRecord): OneChange {
  const was: Readonly<Record<string, unknown>> = before
  const is: Readonly<Record<string, unknown>> = after
  const changed = changeable.filter(
    (name) =>
      JSON.stringify(was[name]) !== JSON.stringify(is[name]) ||
      (before.status !== after.status && following.includes(name)),
  )
  return {
    ...Object.fromEntries(changed.map((name) => [name, was[name]])),
    id: after.id,
    version: after.version,
  }
}
