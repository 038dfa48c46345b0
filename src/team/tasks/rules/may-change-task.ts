import type { Actor } from '../../staff/rules/staff.ts'
import type { TaskRecord } from './task.ts'

type Owned = Pick<TaskRecord, 'assignedToId' | 'createdById'>

/** Whether somebody may see a task in lists: their own, those they entered, and whoever sees everybody's. */
export function maySeeTask({ id, permissions }: Reader, task: Owned): boolean {
  return permissions.seeAllTasks || isOf(id, task)
}

/** Whether somebody may change, complete and delete a task. */
export function mayChangeTask({ id, permissions }: Reader, task: Owned): boolean {
  return permissions.changeAllTasks || isOf(id, task)
}

type Reader = Pick<Actor, 'id' | 'permissions'>

function isOf(id: number, { assignedToId, createdById }: Owned): boolean {
  return assignedToId === id || createdById === id
}
