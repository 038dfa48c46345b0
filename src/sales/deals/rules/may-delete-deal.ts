import type { Actor } from '../../../team/staff/rules/staff.ts'
import type { DealRecord } from './deal-record.ts'

/** Whether somebody may delete a deal: an agent those assigned to them, unless they took it; managers all. */
export function mayDeleteDeal(
  { id, permissions }: Pick<Actor, 'id' | 'permissions'>,
  { assignedToId, isTakenOver }: Pick<DealRecord, 'assignedToId' | 'isTakenOver'>,
): boolean {
  return permissions.deleteDeals || (assignedToId === id && !isTakenOver)
}
