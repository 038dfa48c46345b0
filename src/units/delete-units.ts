import type { Context } from '../context.ts'
import { Refused } from '../refused.ts'
import type { ManyChanged } from './change-units.ts'
import { deleteUnit } from './delete-unit.ts'
import { restoreUnit } from './restore-unit.ts'

/** Deletes many units softly, each with its own audit record: a refused one does not affect the others. */
export function deleteUnits(context: Context, ids: readonly number[]): Promise<ManyChanged> {
  return each(ids, (id) => deleteUnit(context, id))
}

/** Restores many deleted units in the same way. */
export function restoreUnits(context: Context, ids: readonly number[]): Promise<ManyChanged> {
  return each(ids, (id) => restoreUnit(context, id))
}

async function each(
  ids: readonly number[],
  write: (id: number) => Promise<unknown>,
): Promise<ManyChanged> {
  const result: ManyChanged = { changed: 0, refused: [] }
  for (const id of new Set(ids)) {
    try {
      await write(id)
      result.changed += 1
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { code, params, message } = error
      result.refused.push({ id, message, code, params })
    }
  }
  return result
}
