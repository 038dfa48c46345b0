import type { Context } from '../context.ts'
import { bangkokDate } from '../shared/dates.ts'
import type { Actor } from '../staff/rules/staff.ts'
import { addDays } from '../tasks/rules/next-day.ts'
import { addTask, changeTask } from '../tasks/save-task.ts'
import { momentOf } from './calendar.ts'
import { contactNamed } from './contact-named.ts'
import { firstAdmin } from './first-admin.ts'
import { type DemoTask, demoTasks } from './people/tasks.ts'
import type { Colleagues } from './seed-conversations.ts'
import type { DemoEvent } from './timeline.ts'

/** The tasks of the colleagues, and of the first admin if there is one yet. */
export async function taskEvents(tx: Context, colleagues: Colleagues): Promise<DemoEvent[]> {
  const people = { ...colleagues, admin: await firstAdmin(tx) }
  return demoTasks.flatMap((task) => {
    const actor = people[task.of]
    return actor ? eventsOf(tx.now, task, actor) : []
  })
}

function eventsOf(now: Date, task: DemoTask, actor: Actor): DemoEvent[] {
  const { title, description, priority, repeat, about, due, time, isStarted } = task
  let id = 0
  const entry: DemoEvent = {
    at: momentOf(now, task.enteredDaysAgo, 11),
    async happens(tx) {
      const entered = await addTask(
        { ...tx, actor },
        {
          title,
          description: description ?? null,
          ...(priority && { priority }),
          ...(repeat && { repeat }),
          ...(isStarted && { status: 'in_progress' }),
          dueDate: due === null ? null : addDays(bangkokDate(now), due),
          dueTime: time ?? null,
          contactId: about === undefined ? null : await contactNamed(tx, about),
        },
      )
      id = entered.id
    },
  }
  if (task.completedDaysAgo === undefined) return [entry]
  const completion: DemoEvent = {
    at: momentOf(now, task.completedDaysAgo, 16),
    happens: (tx) => changeTask({ ...tx, actor }, id, { status: 'completed' }),
  }
  return [entry, completion]
}
