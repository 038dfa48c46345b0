import type { Context } from '../../context.ts'
import { changeEachOf, type ManyChanged } from '../../team/activity/change-each.ts'
import { deleteUnit } from './delete-unit.ts'
import { restoreUnit } from './restore-unit.ts'

/** Deletes many units softly, each with its own audit record: a refused one does not affect the others. */
export function deleteUnits(context: Context, ids: readonly number[]): Promise<ManyChanged> {
  return changeEachOf(ids, (id) => deleteUnit(context, id))
}

/** Restores many deleted units in the same way. */
export function restoreUnits(context: Context, ids: readonly number[]): Promise<ManyChanged> {
  return changeEachOf(ids, (id) => restoreUnit(context, id))
}
