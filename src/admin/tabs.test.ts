import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '../platform/testing/test-app.ts'
import { DashboardAccess, permissionsOf, Roles } from '../team/staff/rules/staff.ts'
import { importsPath, screenAt, screens, tabs } from './tabs.ts'

test('the tabs are in their fixed order', () => {
  expect(tabs.map(({ label }) => label)).toEqual(
    'Search Contacts Pipeline Tasks Inbox Developers Properties Listings'.split(' '),
  )
})

test('each tab has a path of its own, and each screen a module', () => {
  expect(new Set(tabs.map((tab) => tab.path)).size).toBe(tabs.length)
  for (const { module } of screens) {
    expect(fs.existsSync(path.resolve(import.meta.dirname, '..', module))).toBe(true)
  }
})

test('a tab is shown to exactly the roles with its permission', () => {
  for (const role of Roles.ids) {
    for (const access of DashboardAccess.ids) {
      const permissions = permissionsOf({ role, canDeleteUnits: false }, access)
      const shown = tabs.filter((tab) => permissions[tab.permission])
      // Roles that may open the dashboard may open all tabs so far.
      expect(shown.length).toBe(permissions.openDashboard ? tabs.length : 0)
      expect(tabs.every((tab) => tab.permission in permissions)).toBe(true)
    }
  }
})

test('a path with or without a record id belongs to its tab', () => {
  expect(screenAt('/admin/developers')?.tab?.path).toBe('developers')
  expect(screenAt('/admin/developers/24')?.tab?.path).toBe('developers')
  expect(screenAt('/admin')?.tab?.path).toBe('properties')
  for (const wrong of [
    '/admin/developers/',
    '/admin/developers/0',
    '/admin/developers/x',
    '/admin/developers24',
    '/admin/developers/24/x',
    '/admin/nothing',
  ]) {
    expect(screenAt(wrong)).toBeUndefined()
  }
})

test('imports have paths below their tabs', () => {
  expect(importsPath('projects')).toBe('/admin/properties/imports')
  for (const address of ['/admin/listings/imports', '/admin/listings/imports/7']) {
    expect(screenAt(address)?.tab?.path).toBe('listings')
    expect(screenAt(address)?.module).toBe('records/imports/admin/import-page.tsx')
  }
  expect(screenAt('/admin/listings/7')?.module).toBe('records/units/admin/listings-tab.tsx')
  for (const wrong of ['/admin/imports', '/admin/listings/imports/', '/admin/listings/imports/x']) {
    expect(screenAt(wrong)).toBeUndefined()
  }
})

const DEAL_PAGE = 'sales/deals/admin/page/deal-page.tsx'

test('a deal has a page of its own below the board', () => {
  expect(screenAt('/admin/pipeline/7')?.module).toBe(DEAL_PAGE)
  for (const wrong of ['/admin/pipeline/0', '/admin/pipeline/x', '/admin/pipeline7']) {
    expect(screenAt(wrong)?.module).not.toBe(DEAL_PAGE)
  }
})

test('the server answers 404 for paths of tabs that do not exist', async () => {
  const world = await testApp()
  const as = await world.signIn('admin')
  for (const tab of tabs) {
    const { status } = await world.request('GET', `/admin/${tab.path}`, { as })
    expect([tab.path, status]).toEqual([tab.path, 200])
  }
  expect((await world.request('GET', '/admin/developers/7', { as })).status).toBe(200)
  expect((await world.request('GET', '/admin/developers/imports', { as })).status).toBe(200)
  expect((await world.request('GET', '/admin/contacts/imports', { as })).status).toBe(200)
  expect((await world.request('GET', '/admin/search/imports', { as })).status).toBe(404)
  expect((await world.request('GET', '/admin/developers/seven', { as })).status).toBe(404)
})
