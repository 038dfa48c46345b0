import { type BrowserContext, expect, type Page, request } from '@playwright/test'
import type { Site } from './site.ts'

const PASSWORD = 'a phrase of their own'
let people = 0

/** A colleague with this role, created by the admin and signed in in this browser. */
export async function signInAs(
  context: BrowserContext,
  site: Site,
  role: 'admin' | 'manager' | 'agent',
): Promise<{ id: number; username: string; password: string }> {
  people += 1
  const username = `${role}-${process.pid}-${people}`
  await openDashboardToAll(site)
  const created = await site.admin.post('/api/admin/users', {
    data: { username, password: PASSWORD, role, firstName: name(role), lastName: String(people) },
  })
  expect(created.status(), await created.text()).toBe(201)
  const { id } = await created.json()
  const own = await request.newContext({ baseURL: site.origin })
  const signedIn = await own.post('/api/auth/login', { data: { username, password: PASSWORD } })
  expect(signedIn.status()).toBe(200)
  await context.addCookies((await own.storageState()).cookies)
  await own.dispose()
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

async function openDashboardToAll(site: Site): Promise<void> {
  const done = await site.admin.put('/api/settings', { data: { dashboardAccess: 'staff' } })
  expect(done.status()).toBe(200)
}

function name(role: string): string {
  return { admin: 'Anong', manager: 'Malee', agent: 'Aran' }[role] ?? role
}
