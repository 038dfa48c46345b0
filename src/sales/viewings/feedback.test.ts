import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { timeline } from '../../team/activity/timeline.ts'
import { keyOfHome } from './client-feedback.ts'
import type { ViewingRecord } from './rules/viewing.ts'
import { aPastViewing, aViewing } from './test-factory.ts'

const world = await testApp()
let agent: SignedIn
beforeAll(async () => {
  agent = await world.signIn('agent')
})

const DAY = 86_400_000
const answer = (id: number, body: unknown) =>
  world.request('POST', `/api/viewings/${id}/feedback`, { as: agent, body })
const ask = (id: number) =>
  world.request('POST', `/api/viewings/${id}/ask`, { as: agent, body: { language: 'en' } })
const counts = async (unitId: number | undefined) =>
  (await world.request('GET', `/api/viewings/feedback?unitId=${unitId}`, { as: agent })).body
const entries = (subject: { contactId: number } | { unitId: number }) =>
  timeline(world.context(agent.actor), subject, { type: ['note'] }, { limit: 50, offset: 0 }).then(
    (found) => found.entries,
  )
const read = async (id: number): Promise<ViewingRecord> =>
  (await world.request('GET', `/api/viewings/${id}`, { as: agent })).body

async function asked(changes = {}) {
  const viewing = await aPastViewing(world, agent, changes)
  const { status, body } = await ask(viewing.id)
  expect(status).toBe(200)
  const path = new URL(body.url).pathname
  const token = path.slice('/v/'.length)
  const unitId = viewing.homes[0]?.unitId ?? 0
  const press = (fields: Record<string, string>, as?: SignedIn) =>
    world.request('POST', `${path}/answers`, {
      ...(as && { as }),
      body: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent': 'Mozilla/5.0 (iPhone)',
      },
    })
  return { viewing, path, token, unitId, key: keyOfHome(token, unitId), press }
}

describe('What the agent heard', () => {
  test('stands on the timelines and on the home, and the viewing took place', async () => {
    const viewing = await aPastViewing(world, agent)
    const unitId = viewing.homes[0]?.unitId ?? 0
    expect((await answer(viewing.id, { unitId, answer: 'too_dear' })).body.state).toBe('done')
    expect(await counts(unitId)).toMatchObject({ viewings: 1, too_dear: 1, liked: 0 })
    const changed = { unitId, answer: 'other', words: 'No light' }
    expect((await answer(viewing.id, changed)).body.homes[0].agent).toMatchObject({
      ...{ answer: 'other', words: 'No light' },
    })
    for (const subject of [{ contactId: viewing.contactId }, { unitId }]) {
      const [entry, ...others] = await entries(subject)
      expect([entry?.title, others]).toEqual(['After the viewing: Other', []])
      expect(entry?.description).toContain('No light')
    }
    await answer(viewing.id, { unitId, answer: null })
    expect(await entries({ unitId })).toEqual([])
    expect(await counts(unitId)).toMatchObject({ viewings: 1, other: 0 })
  })

  test('is refused before it begins, of another home, and without words where they are needed', async () => {
    const coming = await aViewing(world, agent)
    const past = await aPastViewing(world, agent)
    const unitId = past.homes[0]?.unitId
    const early = { unitId: coming.homes[0]?.unitId, answer: 'liked' }
    expect((await answer(coming.id, early)).status).toBe(409)
    expect((await answer(past.id, early)).body.errors[0].path).toBe('unitId')
    expect((await answer(past.id, { unitId, answer: 'other' })).body.errors[0].path).toBe('words')
  })

  test('is asked for until every home is answered', async () => {
    const { id, contactId, homes } = await aPastViewing(world, agent)
    const query = `/api/viewings?isUnanswered=true&contactId=${contactId}`
    const found = async () => (await world.request('GET', query, { as: agent })).body.length
    expect(await found()).toBe(1)
    await answer(id, { unitId: homes[0]?.unitId, answer: 'liked' })
    expect(await found()).toBe(0)
  })
})

describe('The page of a client', () => {
  test('takes one tap for each home, and tells whoever went', async () => {
    const { viewing, key, unitId, path, press } = await asked()
    const { status, headers } = await press({ do: `${key}:liked` })
    expect([status, headers.get('location')]).toEqual([303, `${path}#home-1`])
    const [home] = (await read(viewing.id)).homes
    expect(home?.client).toMatchObject({ answer: 'liked', by: null })
    expect(await counts(unitId)).toMatchObject({ liked: 1 })
    const { body } = await world.request('GET', '/api/notifications', { as: agent })
    expect(body[0]).toMatchObject({ kind: 'viewing_feedback', subjectId: viewing.id })
    expect(body[0].details.text).toContain('Liked it')
    await press({ do: `${key}:other`, words: 'Too noisy' })
    expect((await read(viewing.id)).homes[0]?.client).toMatchObject({
      ...{ answer: 'other', words: 'Too noisy' },
    })
  })

  test('answers a script with what is stored, and says why nothing was', async () => {
    const { viewing, path, key } = await asked()
    const headers = { 'user-agent': 'Mozilla/5.0 (iPhone)' }
    const send = (body: object) => world.request('POST', `${path}/answers`, { body, headers })
    const said = { key, answer: 'liked', words: 'Bright' }
    expect(await send({ home: key, answer: 'liked', words: 'Bright' })).toMatchObject({
      ...{ status: 200, body: [said] },
    })
    expect((await read(viewing.id)).homes[0]?.client).toMatchObject({ answer: 'liked' })
    const refused = await send({ home: 'aaaaaaaaaaaa', answer: 'liked', words: null })
    expect([refused.status, refused.body.code]).toEqual([409, 'home_left_page'])
  })

  test('shows its homes to whoever has the address, and changes nothing when it is opened', async () => {
    const { viewing, path } = await asked()
    const { status, text, headers } = await world.request('GET', path)
    expect(status).toBe(200)
    expect(text).toContain('noindex')
    expect(headers.get('cache-control')).toContain('private')
    expect(text).toContain(viewing.homes[0]?.projectName)
    expect(text).not.toContain(String(viewing.contact?.name))
    expect((await read(viewing.id)).version).toBe(viewing.version)
  })

  test('is 404 unknown, 410 over or cancelled, and keeps one address meanwhile', async () => {
    const { viewing, path, press, key } = await asked()
    expect(new URL((await ask(viewing.id)).body.url).pathname).toBe(path)
    const other = await asked()
    await world.request('DELETE', `/api/viewings/${other.viewing.id}`, { as: agent })
    expect((await world.request('GET', other.path)).status).toBe(410)
    const { now } = world
    world.now = new Date(now.getTime() + 31 * DAY)
    expect((await world.request('GET', path)).status).toBe(410)
    expect((await press({ do: `${key}:liked` })).status).toBe(410)
    world.now = now
    for (const unknown of ['x', 'a'.repeat(22), '%00']) {
      expect((await world.request('GET', `/v/${unknown}`)).status).toBe(404)
      const body = 'do=aaaaaaaaaaaa:liked'
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const posted = await world.request('POST', `/v/${unknown}/answers`, { body, headers })
      expect(posted.status).toBe(404)
    }
  })

  test('is closed while the viewing was put off, and open again when it is over', async () => {
    const { viewing, path, unitId, key, press } = await asked()
    const { now } = world
    const startsAt = new Date(now.getTime() + DAY).toISOString()
    const body = { homes: [{ unitId, startsAt, minutes: 30 }] }
    await world.request('PUT', `/api/viewings/${viewing.id}`, { as: agent, body })
    expect((await world.request('GET', path)).status).toBe(404)
    expect((await press({ do: `${key}:liked` })).status).toBe(404)
    expect((await read(viewing.id)).homes[0]?.client).toBeNull()
    world.now = new Date(now.getTime() + 2 * DAY)
    expect((await press({ do: `${key}:liked` })).status).toBe(303)
    world.now = now
  })

  test('takes nothing from staff who try it, nor a home that it does not have', async () => {
    const { viewing, key, press } = await asked()
    expect((await press({ do: `${key}:liked` }, agent)).status).toBe(403)
    expect((await press({ do: 'aaaaaaaaaaaa:liked' })).status).toBe(409)
    expect((await press({ do: `${key}:loved` })).status).toBe(400)
    expect((await read(viewing.id)).homes[0]?.client).toBeNull()
  })

  test('cancelled at the moment of an answer ends in one of both, never half of each', async () => {
    const { viewing, key, press } = await asked()
    const [pressed] = await Promise.all([
      press({ do: `${key}:liked` }),
      world.request('DELETE', `/api/viewings/${viewing.id}`, { as: agent }),
    ])
    const { state, homes } = await read(viewing.id)
    expect(state).toBe('cancelled')
    expect([pressed.status, homes[0]?.client?.answer ?? null]).toEqual(
      pressed.status === 303 ? [303, 'liked'] : [410, null],
    )
  })

  test('is not made before a viewing is over', async () => {
    expect((await ask((await aViewing(world, agent)).id)).status).toBe(409)
  })
})
