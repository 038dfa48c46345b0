import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../../platform/testing/test-app.ts'
import type { PipelineSettings } from '../rules/pipeline-settings.ts'
import { aDeal } from '../test-factory.ts'

const world = await testApp()
let agent: SignedIn
let manager: SignedIn
beforeAll(async () => {
  agent = await world.signIn('agent')
  manager = await world.signIn('manager')
})

const read = async (): Promise<PipelineSettings> =>
  (await world.request('GET', '/api/settings/pipeline', { as: agent })).body
const put = (body: object, as = manager) =>
  world.request('PUT', '/api/settings/pipeline', { as, body })

test('Everybody reads the settings; managers change them, one after the other', async () => {
  const { version, staleDays } = await read()
  expect(staleDays.leadin).toBe(3)
  expect((await put({ staleDays: { leadin: 5 } }, agent)).status).toBe(403)
  const changed = await put({ staleDays: { leadin: 5 }, version })
  expect(changed.body).toMatchObject({
    staleDays: { leadin: 5, qualified: 7 },
    version: version + 1,
  })
  expect((await put({ staleDays: { leadin: 9 }, version })).status).toBe(409)
  expect((await put({ staleDays: { leadin: 0 } })).status).toBe(400)
  await put({ staleDays: { leadin: 3 } })
})

test('Reasons are the own list: renamed, added, swapped, and withdrawn without losing them', async () => {
  const { reasons } = await read()
  const won = reasons.filter(({ outcome }) => outcome === 'won')
  const [first, second] = won
  if (!first || !second) throw new Error('Too few reasons')
  const deal = await aDeal(world, {}, agent)
  const body = { stage: 'won', reasonId: first.id }
  await world.request('POST', `/api/deals/${deal.id}/move`, { as: agent, body })
  const swapped = await put({
    wonReasons: [
      { id: second.id, name: first.name },
      { id: first.id, name: second.name },
      { name: 'A friend told them', needsWords: true },
    ],
  })
  expect(swapped.status).toBe(200)
  const names = (settings: PipelineSettings) =>
    settings.reasons.filter(({ outcome }) => outcome === 'won').map(({ name }) => name)
  expect(names(await read())).toEqual([first.name, second.name, 'A friend told them'])
  await put({ wonReasons: [{ name: 'Only this' }] })
  expect(names(await read())).toEqual(['Only this'])
  const { body: kept } = await world.request('GET', `/api/deals/${deal.id}`, { as: agent })
  expect(kept.reason).toBe(second.name)
  expect((await put({ wonReasons: [{ name: 'Twice' }, { name: 'twice' }] })).status).toBe(400)
  expect((await put({ lostReasons: [] })).status).toBe(400)
  const twice = [
    { id: 1, name: 'One' },
    { id: 1, name: 'Two' },
  ]
  const { status, body: problem } = await put({ lostReasons: twice })
  expect([status, problem.errors?.[0].path]).toEqual([400, 'lostReasons.1.id'])
})
