import { undoMove } from './sales/deals/undo-move.ts'
import type { UndoVerb } from './team/record/undo.ts'

/** Every write that whoever did it can undo. */
export const undoVerbs: readonly UndoVerb[] = [undoMove]
