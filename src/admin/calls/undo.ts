import { call } from './call.ts'

/** Undoes what each of these entries of the audit log records. */
export const undoEntries = (ids: number[]) => call('post /api/audit/undo', { body: { ids } })

/** Undoes what an entry of the audit log records; for the toast of a save, which has none without an entry. */
export function undoOf(entryId: number | null): { undo?: () => Promise<unknown> } {
  if (entryId === null) return {}
  return { undo: () => call('post /api/audit/{id}/undo', { params: { id: String(entryId) } }) }
}
