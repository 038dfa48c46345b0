import { type BrowserContext, expect, type Page } from '@playwright/test'
import { SESSION_COOKIE } from '../src/team/staff/guard.ts'
import { hashPassword } from '../src/team/staff/sign-in/password.ts'
import { openSession } from '../src/team/staff/sign-in/session.ts'
import type { Site } from './site.ts'

const PASSWORD = 'a phrase of their own'
// Once for a worker: it is made to be slow.
let passwordHash: Promise<string> | undefined
let people = 0

/** A new colleague with this role and a session, signed in in this browser; the dashboard is open to all staff. */
export async function signInAs(
  context: BrowserContext,
  site: Site,
  role: 'admin' | 'manager' | 'agent',
): Promise<{ id: number; username: string; password: string }> {
  people += 1
  const username = `${role}-${process.pid}-${people}`
  passwordHash ??= hashPassword(PASSWORD)
  await site.db.updateTable('settings').set({ dashboardAccess: 'staff' }).execute()
  const { id } = await site.db
    .insertInto('staffUsers')
    .values({
      ...{ username, passwordHash: await passwordHash, role, canDeleteUnits: role === 'admin' },
      ...{ firstName: name(role), lastName: String(people) },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const value = await openSession(site.db, id, new Date())
  const cookie = { name: SESSION_COOKIE, value, url: site.origin, httpOnly: true }
  await context.addCookies([{ ...cookie, sameSite: 'Lax' }])
  return { id, username, password: PASSWORD }
}

/** Pages opened from now on get no events, so that nothing is loaded again by itself. */
export async function withholdEvents(page: Page): Promise<void> {
  await page.route(/\/api\/events\b/, () => {})
}

/** Ends every session of a user by deactivating and reactivating the account. */
export async function endSessionsOf(site: Site, id: number): Promise<void> {
  for (const isActive of [false, true]) {
    const done = await site.admin.put(`/api/admin/users/${id}`, { data: { isActive } })
    expect(done.status()).toBe(200)
  }
}

/** Adds a developer with a unique name. */
export async function addDeveloper(
  site: Site,
  fields: Record<string, unknown> = {},
): Promise<{ id: number; name: string }> {
  people += 1
  const name = `Builder ${process.pid} ${people}`
  const created = await site.admin.post('/api/developers', { data: { name, ...fields } })
  expect(created.status(), await created.text()).toBe(201)
  return created.json()
}

function name(role: string): string {
  return { admin: 'Anong', manager: 'Malee', agent: 'Aran' }[role] ?? role
}
