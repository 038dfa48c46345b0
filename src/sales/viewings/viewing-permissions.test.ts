import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { aPastViewing, aViewing, homesAt } from './test-factory.ts'

const world = await testApp()
const people: Record<string, SignedIn> = {}
beforeAll(async () => {
  for (const role of ['agent', 'manager', 'admin'] as const) people[role] = await world.signIn(role)
  people.goes = await world.signIn('agent')
  people.maker = await world.signIn('agent')
})
const of = (name: string) => people[name] as SignedIn
const ask = (method: string, path: string, who: string, body?: unknown) =>
  world.request(method, `/api/viewings${path}`, { as: of(who), body })

/** Who may do what with a viewing that the maker entered for a colleague. */
const table = { agent: false, manager: true, admin: true, goes: true, maker: true }

describe.each(Object.entries(table))('of a viewing of somebody, %s', (who, may) => {
  test(`reads it and ${may ? 'may' : 'may not'} change, cancel, answer, ask and write`, async () => {
    const viewing = await aPastViewing(world, of('maker'), { agentId: of('goes').actor.id })
    const { id, homes, contactId } = viewing
    const unitId = homes[0]?.unitId
    expect((await ask('GET', `/${id}`, who)).status).toBe(200)
    expect((await ask('GET', `/${id}/calendar?for=client`, who)).status).toBe(200)
    await world.db
      .updateTable('contacts')
      .set({ email: `c${contactId}@people.example` })
      .where('id', '=', contactId)
      .execute()
    const message = { by: 'email', language: 'en', about: 'answers', text: 'How was it?' }
    const statuses = [
      (await ask('PUT', `/${id}`, who, { note: 'Changed' })).status,
      (await ask('POST', `/${id}/feedback`, who, { unitId, answer: 'liked' })).status,
      (await ask('POST', `/${id}/ask`, who, { language: 'th' })).status,
      (await ask('POST', `/${id}/messages`, who, message)).status,
      (await ask('DELETE', `/${id}`, who)).status,
    ]
    expect(statuses).toEqual(may ? [200, 200, 200, 201, 204] : [403, 403, 403, 403, 403])
  })
})

test('visitors and users without the dashboard have no viewings', async () => {
  const viewing = await aViewing(world, of('maker'))
  const user = await world.signIn('user')
  const homes = homesAt(world, [viewing.homes[0]?.unitId ?? 0], 5)
  const at = encodeURIComponent(viewing.startsAt)
  for (const [method, path, body] of [
    ['GET', ''],
    ['POST', '', { contactId: viewing.contactId, homes }],
    ['GET', `/plan?unitIds=1&startsAt=${at}&minutes=30`],
    ['GET', '/feedback?unitId=1'],
    ['GET', `/${viewing.id}`],
    ['PUT', `/${viewing.id}`, { note: 'x' }],
    ['DELETE', `/${viewing.id}`],
    ['POST', `/${viewing.id}/ask`, { language: 'en' }],
    ['GET', `/${viewing.id}/calendar?for=agent`],
  ] as const) {
    const url = `/api/viewings${path}`
    expect([path, (await world.request(method, url, { body })).status]).toEqual([path, 401])
    expect([path, (await world.request(method, url, { as: user, body })).status]).toEqual([
      path,
      403,
    ])
  }
})
