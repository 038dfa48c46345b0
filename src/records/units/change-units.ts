import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { changeEachOf } from '../../team/activity/change-each.ts'
import { MAX_BULK } from '../../team/activity/rules/many.ts'
import { cannotUndo, entriesOf, fieldsBefore, type UndoVerb } from '../../team/record/undo.ts'
import type { UnitSearch } from './rules/search.ts'
import { UnitChange } from './rules/unit.ts'
import { saveUnit } from './save-unit.ts'
import { unitRecord } from './store.ts'
import { unitIds } from './unit-list.ts'

type BulkChange = ({ ids: readonly number[] } | { filter: UnitSearch }) & {
  change: UnitChange
  undo?: boolean | undefined
}

/**
 * Changes many units alike. Every unit is saved separately, with its own rules, version and audit record: a refused
 * one does not affect the others. Refuses more than 1,000 units with 400.
 */
export async function changeUnits(context: Context, request: BulkChange) {
  const ids = 'ids' in request ? request.ids : await matchingUnitIds(context, request.filter)
  const result = await changeEachOf(ids, (id) => saveUnit(context, id, request.change))
  return request.undo ? { ...result, undo: await entriesOf(context, 'unit', ids) } : result
}

/** Puts the changed fields of a unit back, unless anybody changed it since (409). */
export const undoUnitChange: UndoVerb = {
  subject: 'unit',
  action: 'update',
  async undo(tx, { subjectId, version, ...entry }) {
    const { showOnWebsite, availabilityDate } = await unitRecord(tx.db, subjectId)
    // A change of the status would set them, unless they are sent with it.
    const kept = entry.changes.status && { showOnWebsite, availabilityDate }
    const { data } = UnitChange.safeParse({ ...kept, ...fieldsBefore(entry), version })
    if (!data) throw cannotUndo()
    await saveUnit(tx, subjectId, data)
  },
}

/** The ids of the units that match a search, in its order. Refuses more than 1,000 units with 400. */
export async function matchingUnitIds(context: Context, filter: UnitSearch): Promise<number[]> {
  const { ids, total } = await unitIds(context, filter, { limit: MAX_BULK, offset: 0 })
  if (total > MAX_BULK) {
    throw new Refused(400, 'too_many_records', { most: MAX_BULK, found: total, many: 'units' })
  }
  return ids
}
