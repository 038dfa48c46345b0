/** Days for which a deleted record can be brought back. */
export const RESTORE_DAYS = 30

/** Whether a record deleted at this moment can still be restored. */
export function canRestore(deletedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(deletedAt) <= RESTORE_DAYS * 86_400_000
}
