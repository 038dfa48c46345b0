import type { Context } from '../../context.ts'
import { markDeleted } from '../../team/activity/soft-delete.ts'

/** Soft-deletes a unit and frees its number; its timeline and deals are kept. Throws 404. */
export async function deleteUnit(context: Context, id: number): Promise<void> {
  await markDeleted(context, 'unit', id)
}
