import { call } from './call.ts'

/** Undoes what an entry of the audit log records; for the toast of a save, which has none without an entry. */
export function undoOf(entryId: number | null): { undo?: () => Promise<unknown> } {
  if (entryId === null) return {}
  return { undo: () => call('post /api/audit/{id}/undo', { params: { id: String(entryId) } }) }
}
