/** Days for which a deleted record can be restored. */
export const RESTORE_DAYS = 30

/** The earliest deletion time that can still be restored, as an ISO timestamp. */
export function restorableSince(now: Date): string {
  return new Date(now.getTime() - RESTORE_DAYS * 86_400_000).toISOString()
}
