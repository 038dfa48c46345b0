import { undoContactChange } from './records/contacts/change-contacts.ts'
import { undoMerge } from './records/contacts/merge/unmerge-contacts.ts'
import { undoUnitChange } from './records/units/change-units.ts'
import { undoMove } from './sales/deals/undo-move.ts'
import { undoSending } from './sales/shortlists/change-shortlist.ts'
import type { UndoVerb } from './team/record/undo.ts'
import { undoKeptChat } from './words/drafts/keep-chat.ts'
import { undoScan } from './words/scans/undo-scan.ts'

/** Every write that whoever did it can undo. */
export const undoVerbs: readonly UndoVerb[] = [
  undoMove,
  undoContactChange,
  undoMerge,
  undoUnitChange,
  undoSending,
  undoScan,
  undoKeptChat,
]
