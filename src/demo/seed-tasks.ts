import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { bangkokDate } from '../shared/dates.ts'
import { type Actor, permissionsOf } from '../staff/rules/staff.ts'
import { findUser } from '../staff/store.ts'
import { addDays } from '../tasks/rules/next-day.ts'
import { addTask, changeTask } from '../tasks/save-task.ts'
import { momentOf } from './calendar.ts'
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

/** The first admin, if there is one yet. */
export async function firstAdmin(tx: Context): Promise<Actor | null> {
  const { rows } = await sql<{ id: number }>`
    select id from staff_users where role = 'admin' and deleted_at is null order by id limit 1`.execute(
    tx.db,
  )
  const [row] = rows
  if (!row) return null
  const user = await findUser(tx, row.id)
  return { ...user, isAdmin: true, permissions: permissionsOf(user, 'staff') }
}

async function contactNamed({ db }: Context, name: string): Promise<number> {
  const contact = await db
    .selectFrom('contacts')
    .select('id')
    .where('name', '=', name)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .executeTakeFirst()
  if (!contact) throw new Error(`The demo has no contact ${name}.`)
  return contact.id
}
