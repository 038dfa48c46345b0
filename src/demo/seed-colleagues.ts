import type { Context } from '../context.ts'
import { firstAdmin } from '../team/staff/first-admin.ts'
import { type Actor, permissionsOf, type User } from '../team/staff/rules/staff.ts'
import { createUserWithoutPassword } from '../team/staff/save-user.ts'
import { type DemoColleague, demoColleagues } from './demo-tables.ts'

export type Colleagues = Record<DemoColleague | 'admin', Actor>

/**
 * Creates the colleagues of the demo agency, as whom nobody can sign in, and the first admin unless there is one,
 * who gets a password at the end of this start.
 */
export async function seedColleagues(tx: Context): Promise<Colleagues> {
  const colleagues: Partial<Colleagues> = { admin: actorOf(await firstAdmin(tx)) }
  for (const colleague of demoColleagues) {
    colleagues[colleague.username] = actorOf(await createUserWithoutPassword(tx, colleague))
  }
  // Safe: the table has each of them.
  return colleagues as Colleagues
}

function actorOf(user: User): Actor {
  return { ...user, isAdmin: user.role === 'admin', permissions: permissionsOf(user, 'staff') }
}
