import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { StaffContext } from '../../admin/screen/staff-context.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { aUnit } from '../units/test-factory.ts'
import KeySetForm from './admin/key-set-form.tsx'

// A server renders nothing over a page.
vi.mock('../../ui/overlays/sheet.tsx', () => ({
  Sheet: ({ title, children }: { title: string; children: unknown }) => [title, children],
  SheetBody: ({ children }: { children: unknown }) => children,
}))

const world = await testApp()
const as = await world.signIn('admin')
const unit = await aUnit(world)
const keySet = { code: 'A12', unitId: unit.id, place: 'Safe' }

async function ask(method: string, path: string, body?: object) {
  return world.request(method, path, { as, ...(body && { body }) })
}

/** The screen at an address, as the server renders it. */
async function shown(address: string): Promise<string> {
  const { status, text } = await ask('GET', address)
  expect(status).toBe(200)
  return text.replace(/<script.*?<\/script>/gs, '').replaceAll(/<[^>]+>/g, '|')
}

test('key sets live from their creation to the log', async () => {
  const { status, body: made } = await ask('POST', '/api/key-sets', keySet)
  expect([status, made]).toMatchObject([201, { code: 'A12', unit: { id: unit.id }, version: 1 }])
  const path = `/api/key-sets/${made.id}`
  expect((await ask('GET', path)).body).toEqual(made)

  for (const code of ['B1', 'B2', 'B3']) await ask('POST', '/api/key-sets', { ...keySet, code })
  const page = await ask('GET', '/api/key-sets?search=b&limit=2&offset=1')
  expect(page.body.map(({ code }: { code: string }) => code)).toEqual(['B2', 'B1'])
  expect(page.headers.get('x-total-count')).toBe('3')

  const changed = await ask('PUT', path, { place: 'Desk', version: 1 })
  expect(changed.body).toEqual({ ...made, place: 'Desk', version: 2 })
  const stale = await ask('PUT', path, { place: 'Car', version: 1 })
  expect([stale.status, stale.body]).toMatchObject([
    409,
    { code: 'changed_meanwhile', current: { place: 'Desk' }, changedFields: ['place'] },
  ])
  const unknown = await ask('PUT', path, { unitId: 2_000_000 })
  expect([unknown.status, unknown.body.errors[0].path]).toEqual([400, 'unitId'])

  const entry = await ask('POST', `${path}/activities`, { type: 'note', description: 'Lent' })
  expect(entry.status).toBe(201)
  expect((await ask('GET', `/api/units/${unit.id}/activities`)).body).toMatchObject([entry.body])
  expect((await ask('GET', `${path}/activities`)).body).toMatchObject([entry.body])

  expect((await ask('DELETE', path)).status).toBe(204)
  expect((await ask('GET', path)).status).toBe(404)
  const trash = await ask('GET', '/api/trash?kind=key_set')
  expect(trash.body).toMatchObject([{ id: made.id, name: 'A12', detail: 'Desk' }])
  expect((await ask('POST', `${path}/restore`)).body).toMatchObject({ place: 'Desk', version: 4 })

  const log = await ask('GET', `/api/audit?subject=key_set&subjectId=${made.id}`)
  expect(log.body.map(({ action }: { action: string }) => action)).toEqual([
    ...['restore', 'delete', 'update', 'create'],
  ])
  const list = await shown('/admin/key-sets?search=a12')
  expect(list).toMatch(/\|A12\|.*Desk/s)
  expect(list).not.toContain('B2')
})

test('the form has the fields of a stored key set, and those of a new one', async () => {
  const { body: record } = await ask('POST', '/api/key-sets', { ...keySet, code: 'C7' })
  expect(form(record)).toMatch(/Edit C7.*>Code<.*>Home<.*value="[^"]+Residence[^"]*".*>Kept at</s)
  expect(form(null)).toMatch(/Add key set.*>Code<.*>Home<.*value="".*>Kept at</s)
})

function form(record: Parameters<typeof KeySetForm>[0]['record']): string {
  const element = createElement(
    QueryClientProvider,
    { client: new QueryClient() },
    createElement(
      StaffContext,
      { value: as.actor },
      createElement(KeySetForm, { record, onClose() {} }),
    ),
  )
  const router = createMemoryRouter([{ path: '/', element }])
  return renderToString(createElement(RouterProvider, { router }))
}
