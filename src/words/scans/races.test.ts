import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { aDeal } from '../../sales/deals/test-factory.ts'
import { aNote, noteForm } from './test-notes.ts'

const world = await testApp()
const agent = await world.signIn('agent')
const picture = await aNote(['call back next Monday'])

const ask = async (method: string, path: string, body?: unknown) =>
  world.request(method, path, { as: agent, body })

async function aScan() {
  const deal = await aDeal(world, {}, agent)
  const { body } = await ask('POST', '/api/scans', noteForm(picture, { dealId: String(deal.id) }))
  await world.services.jobs.idle()
  return { id: body.id as number, dealId: deal.id }
}

const addition = {
  texts: ['call back next Monday'],
  tasks: [{ title: 'Call back', dueDate: '2026-11-30' }],
  contacts: [],
}
const statusesOf = async (requests: ReturnType<typeof ask>[]) =>
  (await Promise.all(requests)).map(({ status }) => status).toSorted()

async function writtenOf(dealId: number) {
  const notes = await world.db
    .selectFrom('activities')
    .select('id')
    .where('dealId', '=', dealId)
    .where('type', '=', 'note')
    .execute()
  const tasks = await world.db
    .selectFrom('tasks')
    .select('id')
    .where('dealId', '=', dealId)
    .where('deletedAt', 'is', null)
    .execute()
  return [notes.length, tasks.length]
}

test('a note that is added by two presses at once is added once, and taken back once', async () => {
  const { id, dealId } = await aScan()
  const add = () => ask('POST', `/api/scans/${id}/add`, addition)
  const added = await Promise.all([add(), add(), add()])
  expect(added.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await writtenOf(dealId)).toEqual([1, 1])
  const { undoId } = added.find(({ status }) => status === 200)?.body ?? {}
  const undo = () => ask('POST', `/api/audit/${undoId}/undo`)
  expect(await statusesOf([undo(), undo()])).toEqual([204, 409])
  expect(await writtenOf(dealId)).toEqual([0, 0])
})

test('of a note that is added and discarded at once, one wins and nothing is left half', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id, dealId } = await aScan()
    const [added] = await Promise.all([
      ask('POST', `/api/scans/${id}/add`, addition),
      ask('DELETE', `/api/scans/${id}`),
    ])
    expect([200, 404, 409]).toContain(added.status)
    expect(await writtenOf(dealId)).toEqual(added.status === 200 ? [1, 1] : [0, 0])
    const picture = await ask('GET', `/api/scans/${id}/picture?which=original`)
    expect(picture.status).toBe(added.status === 200 ? 200 : 404)
  }
})

test('a note that is read again while it is added is one or the other', async () => {
  const { id, dealId } = await aScan()
  const [added, again] = await Promise.all([
    ask('POST', `/api/scans/${id}/add`, addition),
    ask('POST', `/api/scans/${id}/turn`),
  ])
  expect([added.status, again.status].filter((status) => status === 200)).toHaveLength(1)
  await world.services.jobs.idle()
  expect(await writtenOf(dealId)).toEqual(added.status === 200 ? [1, 1] : [0, 0])
})
