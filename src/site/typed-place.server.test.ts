import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const world = await testApp()
const get = (path: string, query: Record<string, string>) =>
  world.request('GET', `${path}?${new URLSearchParams(query)}`)

describe.each(['/', '/search'])('a place typed into the form at %s', (path) => {
  test('is truncated between characters when it is too long', async () => {
    const typed = `a${'😀'.repeat(200)}`
    const { status, headers } = await get(path, { form: '1', minutesMax: '30', placeText: typed })
    const target = new URL(headers.get('location') ?? '', 'http://site')
    expect([status, target.searchParams.get('unknownPlace')]).toEqual([303, `a${'😀'.repeat(99)}`])
    const page = await get(path, { minutesMax: '30', unknownPlace: typed })
    expect(page.status).toBe(200)
    // The cached section of the map has characters beyond Latin-1 as references.
    const text = page.text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    expect(text).toContain(`“a${'😀'.repeat(99)}” is not a place we know`)
  })
})

test('the cached page of an unknown place is not the response to a form', async () => {
  const form = { form: '1', minutesMax: '30', placeText: 'Asok' }
  for (const unknownPlace of ['form 30 Asok', 'form undefined Asok'])
    expect((await get('/search', { unknownPlace })).status).toBe(200)
  const { minutesMax, ...without } = form
  for (const fields of [form, without]) {
    const { status, headers } = await get('/search', fields)
    expect([status, headers.get('location')]).toEqual([303, '/search?minutesMax=30&minutesTo=28'])
  }
})

test('place lookups are limited per sender, together with the API’s', async () => {
  const limited = await testApp({ limits: true })
  const statuses = new Set<number>()
  for (let i = 0; i < 48; i += 1) {
    for (const path of ['/?minutesMax=30&', '/search?form=1&']) {
      statuses.add((await limited.request('GET', `${path}placeText=Asok`)).status)
    }
  }
  expect([...statuses]).toEqual([303, 429])
  expect((await limited.request('GET', '/api/places?address=Asok')).status).toBe(429)
  expect((await limited.request('GET', '/search?form=1')).status).toBe(303)
})
