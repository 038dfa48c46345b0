import { expect, test } from 'vitest'
import { testApp } from '../test-app.ts'

const world = await testApp()

test('the document says who is signed in, so that no browser has to ask', async () => {
  const visitor = await world.request('GET', '/admin')
  expect(visitor.status).toBe(200)
  expect(dataOf(visitor.text)).toEqual({ user: null })
  const admin = await world.signIn()
  const checked = await world.request('GET', '/api/auth/check', { as: admin })
  for (const path of ['/admin', '/admin/login']) {
    const { text } = await world.request('GET', path, { as: admin })
    expect(dataOf(text)).toEqual({ user: checked.body })
  }
})

test('nobody keeps the document, and no search engine lists it', async () => {
  const { headers, text } = await world.request('GET', '/admin', { as: await world.signIn() })
  expect(headers.get('cache-control')).toBe('no-store')
  expect(text).toContain('name="robots" content="noindex"')
})

test('an address that is no screen is the same document, 404', async () => {
  const { status, text } = await world.request('GET', '/admin/no-such-screen')
  expect(status).toBe(404)
  expect(dataOf(text)).toEqual({ user: null })
})

function dataOf(text: string): unknown {
  return JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(text)?.[1] ?? '')
}
