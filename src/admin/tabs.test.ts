import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { DashboardAccess, permissionsOf, Roles } from '../staff/rules.ts'
import { testApp } from '../test-app.ts'
import { builtTabs, IMPORT_PAGE, importsPath, screenAt, tabAt, tabs } from './tabs.ts'

test('the tabs stand in the order that staff know', () => {
  expect(tabs.map(({ label }) => label)).toEqual(
    'Search Contacts Pipeline Tasks Inbox Developers Properties Listings'.split(' '),
  )
})

test('each tab has an address of its own, and what is built has its screen', () => {
  expect(new Set(tabs.map((tab) => tab.path)).size).toBe(tabs.length)
  for (const { screen } of builtTabs) {
    expect(fs.existsSync(path.resolve(import.meta.dirname, '..', screen ?? ''))).toBe(true)
  }
})

test('a tab is shown to just those whom the permission table lets open it', () => {
  for (const role of Roles.ids) {
    for (const access of DashboardAccess.ids) {
      const permissions = permissionsOf({ role, canDeleteUnits: false }, access)
      const shown = tabs.filter((tab) => permissions[tab.permission])
      // Whoever may not open the dashboard sees none of it, and nothing else is kept from anybody yet.
      expect(shown.length).toBe(permissions.openDashboard ? tabs.length : 0)
      expect(tabs.every((tab) => tab.permission in permissions)).toBe(true)
    }
  }
})

test('an address is a built tab, with or without a record', () => {
  expect(tabAt('/admin/developers')?.path).toBe('developers')
  expect(tabAt('/admin/developers/24')?.path).toBe('developers')
  expect(tabAt('/admin')?.path).toBe('properties')
  for (const wrong of [
    '/admin/developers/',
    '/admin/developers/0',
    '/admin/developers/x',
    '/admin/developers24',
    '/admin/developers/24/x',
    '/admin/nothing',
  ]) {
    expect(tabAt(wrong)).toBeUndefined()
  }
  for (const { path: unbuilt } of tabs.filter(({ screen }) => screen === null)) {
    expect(tabAt(`/admin/${unbuilt}`)).toBeUndefined()
  }
})

test('imports lie below their tabs, each on an address of its own', () => {
  expect(importsPath('projects')).toBe('/admin/properties/imports')
  for (const address of ['/admin/listings/imports', '/admin/listings/imports/7']) {
    expect([tabAt(address)?.path, screenAt(address)]).toEqual(['listings', IMPORT_PAGE])
  }
  expect(screenAt('/admin/listings/7')).toBe('units/admin/listings-tab.tsx')
  for (const wrong of ['/admin/imports', '/admin/listings/imports/', '/admin/listings/imports/x']) {
    expect([tabAt(wrong), screenAt(wrong)]).toEqual([undefined, null])
  }
})

test('the server knows the tabs that there are, and answers 404 for every other', async () => {
  const world = await testApp()
  const as = await world.signIn('admin')
  for (const tab of tabs) {
    const { status } = await world.request('GET', `/admin/${tab.path}`, { as })
    expect([tab.path, status]).toEqual([tab.path, tab.screen ? 200 : 404])
  }
  expect((await world.request('GET', '/admin/developers/7', { as })).status).toBe(200)
  expect((await world.request('GET', '/admin/developers/imports', { as })).status).toBe(200)
  expect((await world.request('GET', '/admin/contacts/imports', { as })).status).toBe(404)
  expect((await world.request('GET', '/admin/developers/seven', { as })).status).toBe(404)
})
