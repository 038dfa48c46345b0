import type { Actor } from '../../../team/staff/rules/staff.ts'
import type { DealRecord } from './deal-record.ts'

/** Whether somebody may delete a deal: an agent those assigned to them, unless they took it; managers all. */
export function mayDeleteDeal(
  { id, permissions }: Pick<Actor, 'id' | 'permissions'>,
  { assignedToId, isTakenOver }: Pick<DealRecord, 'assignedToId' | 'isTakenOver'>,
): boolean {
  return permissions.deleteDeals || (assignedToId === id && !isTakenOver)
}

/**
 * Whether somebody may change or move a deal: colleagues help each other with open and lost ones, but a won one, with
 * its value and commission, only its assignee and managers change.
 */
export function mayChangeDeal(
  { id, permissions }: Pick<Actor, 'id' | 'permissions'>,
  { column, assignedToId }: Pick<DealRecord, 'column' | 'assignedToId'>,
): boolean {
  return column !== 'won' || permissions.deleteDeals || [id, null].includes(assignedToId)
}
