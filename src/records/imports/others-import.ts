import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'

/**
 * Refuses (403) to correct, run or cancel another user's import, unless the user may undo imports. The program itself
 * may do all of them.
 */
export function refuseOthersImport(
  { actor }: Pick<Context, 'actor'>,
  { checkedBy, runBy = null }: { checkedBy: number | null; runBy?: number | null },
): void {
  if (!actor || actor.permissions.undoImports) return
  if (![checkedBy, runBy].includes(actor.id)) throw new Refused(403, 'import_of_another')
}
