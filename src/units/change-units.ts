import type { Context } from '../context.ts'
import { Refused } from '../refused.ts'
import type { UnitChange } from './rules.ts'
import { saveUnit } from './save-unit.ts'
import type { UnitSearch } from './search-rules.ts'
import { unitIds } from './unit-list.ts'

export const MOST_AT_ONCE = 1000

/** How many were changed, and which were not and why. */
export type ManyChanged = { changed: number; refused: { id: number; message: string }[] }

/**
 * Changes many units alike, each by its own rules, with its own version and audit record: one that is
 * refused keeps none of the others. Refuses 400 more than a thousand.
 */
export async function changeUnits(
  context: Context,
  which: { ids: readonly number[] } | { filter: UnitSearch },
  change: UnitChange,
): Promise<ManyChanged> {
  const ids = 'ids' in which ? [...new Set(which.ids)] : await idsOf(context, which.filter)
  const done: ManyChanged = { changed: 0, refused: [] }
  for (const id of ids) {
    try {
      await saveUnit(context, id, change)
      done.changed += 1
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      done.refused.push({ id, message: error.message })
    }
  }
  return done
}

async function idsOf(context: Context, filter: UnitSearch): Promise<number[]> {
  const { ids, total } = await unitIds(context, filter, { limit: MOST_AT_ONCE, offset: 0 })
  if (total > MOST_AT_ONCE) {
    throw new Refused(400, `At most ${MOST_AT_ONCE} units at once; this search finds ${total}.`)
  }
  return ids
}
