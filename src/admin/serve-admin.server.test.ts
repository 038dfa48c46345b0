import type { DehydratedState } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { testApp } from '../platform/testing/test-app.ts'
import type { AdminData } from './admin-data.ts'
import { renderScreen } from './render-screen.server.tsx'

const world = await testApp()

test('the document includes the signed-in user', async () => {
  const visitor = await world.request('GET', '/admin')
  expect(visitor.status).toBe(200)
  expect(dataOf(visitor.text)).toEqual({ user: null, rendered: null })
  const admin = await world.signIn()
  const checked = await world.request('GET', '/api/auth/check', { as: admin })
  for (const path of ['/admin', '/admin/login']) {
    const { text } = await world.request('GET', path, { as: admin })
    expect(dataOf(text)).toMatchObject({ user: checked.body })
  }
})

test('the document includes the rendered screen, its title and its data', async () => {
  const as = await world.signIn('agent')
  const name = 'Chao <Nam> & Sons'
  await world.request('POST', '/api/developers', { as, body: { name } })
  const { text } = await world.request('GET', '/admin/developers?search=nam%3E', { as })
  expect(rootOf(text)).toContain('Chao &lt;Nam&gt; &amp; Sons')
  expect(rootOf(text)).toContain('<table')
  expect(text.match(/<title>[^<]*/g)).toEqual(['<title>Developers · Sathani'])
  const [list] = queriesOf(text).filter(({ queryKey }) => queryKey[0] === 'developers')
  expect(list?.queryKey[2]).toMatchObject({ search: 'nam>' })
  expect(list?.state.data).toMatchObject({ items: [{ name }], total: 1 })
  const other = await world.request('GET', '/admin/developers?search=nobody', { as })
  expect(rootOf(other.text)).toContain('No developers match your search.')
})

test('phones get cards instead of tables', async () => {
  const as = await world.signIn()
  const cards = async (headers: Record<string, string>) => {
    const { text } = await world.request('GET', '/admin/developers', { as, headers })
    return !rootOf(text).includes('<table')
  }
  expect(await cards({ 'sec-ch-ua-mobile': '?1' })).toBe(true)
  expect(await cards({ 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148 Safari/604.1' })).toBe(
    true,
  )
  expect(await cards({ 'sec-ch-ua-mobile': '?0', 'user-agent': 'x Mobile' })).toBe(false)
})

test('data that the server cannot load is left to the browser', async () => {
  const as = await world.signIn()
  const user = (await world.request('GET', '/api/auth/check', { as })).body
  const screen = await renderScreen(user, {
    url: 'http://localhost/admin',
    narrow: false,
    cookies: '',
    transport: async () => Response.json({ message: 'Down.' }, { status: 503 }),
  })
  if (screen instanceof Response) throw new Error('The screen leads elsewhere.')
  expect(screen.markup).toContain('aria-busy="true"')
  expect(screen.markup).not.toContain('Couldn’t load')
  expect(screen.rendered.queries.queries).toEqual([])
})

test('users who may not open the dashboard get no screen', async () => {
  const as = await world.signIn('agent')
  await world.db.updateTable('settings').set({ dashboardAccess: 'admins' }).execute()
  const { text } = await world.request('GET', '/admin/developers', { as })
  expect(dataOf(text)).toMatchObject({ rendered: null })
  expect(rootOf(text)).not.toContain('Chao')
})

test('the document is neither cached nor indexed', async () => {
  const { headers, text } = await world.request('GET', '/admin', { as: await world.signIn() })
  expect(headers.get('cache-control')).toBe('no-store')
  expect(text).toContain('name="robots" content="noindex"')
})

test('an unknown URL is the same document with status 404', async () => {
  const { status, text } = await world.request('GET', '/admin/no-such-screen')
  expect(status).toBe(404)
  expect(dataOf(text)).toEqual({ user: null, rendered: null })
})

function rootOf(text: string): string {
  return (
    /<div id="root">(.*)<script type="application\/json" id="page-data">/s.exec(text)?.[1] ?? ''
  )
}

function queriesOf(text: string): DehydratedState['queries'] {
  return dataOf(text).rendered?.queries.queries ?? []
}

function dataOf(text: string): AdminData {
  return JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(text)?.[1] ?? '')
}
