import { addDays } from '../shared/calendar-days.ts'
import { bangkokDate } from '../shared/dates.ts'
import type { Actor } from '../team/staff/rules/staff.ts'
import { addTask, changeTask } from '../team/tasks/save-task.ts'
import { momentOf } from './calendar.ts'
import { contactNamed } from './contact-named.ts'
import { type DemoTask, demoTasks } from './demo-tables.ts'
import type { Colleagues } from './seed-colleagues.ts'
import type { DemoEvent } from './timeline.ts'

/** The tasks of the colleagues and the first admin. */
export function taskEvents(now: Date, colleagues: Colleagues): DemoEvent[] {
  return demoTasks.flatMap((task) => eventsOf(now, task, colleagues[task.of]))
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
          dueDate: due === undefined ? null : addDays(bangkokDate(now), due),
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
