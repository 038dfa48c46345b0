import type { Actor } from '../../../team/staff/rules/staff.ts'
import type { ViewingRecord } from './viewing.ts'

/** Whether somebody may change, cancel and answer a viewing: whoever goes or entered it, and managers. */
export function mayChangeViewing(
  { id, permissions }: Pick<Actor, 'id' | 'permissions'>,
  { agentId, createdById }: Pick<ViewingRecord, 'agentId' | 'createdById'>,
): boolean {
  return permissions.changeAllTasks || id === agentId || id === createdById
}
