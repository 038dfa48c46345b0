import { describe, expect, test } from 'vitest'
import { testApp } from '../test-app.ts'

const world = await testApp()
const get = (path: string, query: Record<string, string>) =>
  world.request('GET', `${path}?${new URLSearchParams(query)}`)

describe.each(['/', '/search'])('what is typed for a place at %s', (path) => {
  test('is cut between letters, however long it is', async () => {
    const typed = `a${'😀'.repeat(200)}`
    const { status, headers } = await get(path, { form: '1', minutesMax: '30', placeText: typed })
    const leads = new URL(headers.get('location') ?? '', 'http://site')
    expect([status, leads.searchParams.get('unknownPlace')]).toEqual([303, `a${'😀'.repeat(99)}`])
    const said = await get(path, { minutesMax: '30', unknownPlace: typed })
    expect(said.status).toBe(200)
    expect(said.text).toContain(`“a${'😀'.repeat(99)}” is not a place we know`)
  })
})

test('what somebody did not find is not what another’s form is answered', async () => {
  const form = { form: '1', minutesMax: '30', placeText: 'Asok' }
  for (const unknownPlace of ['form 30 Asok', 'form undefined Asok'])
    expect((await get('/search', { unknownPlace })).status).toBe(200)
  const { minutesMax, ...without } = form
  for (const sent of [form, without]) {
    const { status, headers } = await get('/search', sent)
    expect([status, headers.get('location')]).toEqual([303, '/search?minutesMax=30&minutesTo=28'])
  }
})

test('places are looked up for one sender so often and no more', async () => {
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
