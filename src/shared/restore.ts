/** Days for which a deleted record can be brought back. */
export const RESTORE_DAYS = 30

/** Since when a record must have been deleted to be brought back now, as an ISO timestamp. */
export function restorableSince(now: Date): string {
  return new Date(now.getTime() - RESTORE_DAYS * 86_400_000).toISOString()
}
