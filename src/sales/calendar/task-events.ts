import { addDays } from '../../shared/calendar-days.ts'
import { bangkokDate, bangkokTime } from '../../shared/dates.ts'
import { adminPath } from '../../shared/paths.ts'
import type { TaskPriority } from '../../team/tasks/rules/task.ts'
import { tasksById } from '../../team/tasks/store.ts'
import type { EventSource } from './feed-events.ts'

const DAYS_BACK = 30
const MAX = 1000
const MINUTES = 30
const PRIORITIES: Record<TaskPriority, number> = { high: 1, medium: 5, low: 9 }

/** Somebody's open tasks that have a day: those with an hour for half an hour, the others of the whole day. */
export const taskEvents: EventSource = async ({ db, now }, userId) => {
  const rows = await db
    .selectFrom('tasks')
    .select('id')
    .where('assignedToId', '=', userId)
    .where('deletedAt', 'is', null)
    .where('status', '<>', 'completed')
    .where('dueDate', '>=', addDays(bangkokDate(now), -DAYS_BACK))
    .orderBy('dueDate')
    .orderBy('dueTime')
    .orderBy('id')
    .limit(MAX)
    .execute()
  const tasks = await tasksById(
    db,
    rows.map(({ id }) => id),
  )
  return tasks.flatMap((task) => {
    const { id, title, description, dueDate, dueTime, contact, deal, unit, priority } = task
    if (!dueDate) return []
    const time = dueTime
      ? { start: bangkokTime(dueDate, dueTime), minutes: MINUTES }
      : { day: dueDate }
    return {
      id: `task-${id}`,
      changedAt: task.updatedAt,
      revision: task.version - 1,
      title,
      notes: [contact?.name, deal?.name, unit?.name, description].filter((note) => note != null),
      path: `${adminPath('tasks')}?edit=${id}`,
      priority: PRIORITIES[priority],
      ...time,
    }
  })
}
