import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { aTask } from '../../team/tasks/test-factory.ts'
import { aDeal } from '../deals/test-factory.ts'
import { aThread } from '../inbox/test-factory.ts'
import { aViewing, homesAt } from '../viewings/test-factory.ts'

const world = await testApp()
let admin: SignedIn
let nok: SignedIn
let ploy: SignedIn
beforeAll(async () => {
  admin = await world.signIn('admin')
  nok = await world.signIn('agent')
  ploy = await world.signIn('agent')
})

const read = async (path: string) => (await world.request('GET', path, { as: admin })).body
const openOf = async ({ actor }: SignedIn) => {
  const people: { id: number }[] = await read('/api/admin/open-work')
  return people.find(({ id }) => id === actor.id)
}
const give = (from: SignedIn, toId: number, as = admin) =>
  world.request('POST', `/api/admin/users/${from.actor.id}/give-open-work`, { as, body: { toId } })

test('What a leaver has open is named, and all of it goes to a colleague with audit records', async () => {
  const assignedToId = nok.actor.id
  const contact = await aContact(world, { assignedToId })
  const unit = await aUnit(world, { assignedToId })
  const deal = await aDeal(world, { contactId: contact.id, assignedToId })
  const won = await aDeal(world, { contactId: contact.id, assignedToId, stage: 'won' })
  const thread = await aThread(world, {}, contact.id)
  const assigned = { as: admin, body: { assignedToId } }
  await world.request('PUT', `/api/inbox/threads/${thread.id}`, assigned)
  const task = await aTask(world, { assignedToId })
  const done = await aTask(world, { assignedToId, status: 'completed' })
  const homes = homesAt(world, [unit.id], 24)
  const viewing = await aViewing(world, nok, { contactId: contact.id, homes })
  const counts = { deals: 1, contacts: 1, threads: 1, tasks: 1, viewings: 1, units: 1 }
  expect(await openOf(nok)).toEqual({ id: nok.actor.id, name: expect.any(String), ...counts })
  expect(await read('/api/staff/leavers')).toEqual([])

  const leave = { as: admin, body: { isActive: false } }
  await world.request('PUT', `/api/admin/users/${nok.actor.id}`, leave)
  expect(await read('/api/staff/leavers')).toMatchObject([{ id: nok.actor.id }])
  expect(await read('/api/staff/leavers')).toHaveLength(1)

  expect(await give(nok, nok.actor.id)).toMatchObject({ status: 400 })
  expect(await give(nok, ploy.actor.id, ploy)).toMatchObject({ status: 403 })
  expect(await give(nok, ploy.actor.id)).toMatchObject({ status: 200, body: counts })
  expect(await openOf(nok)).toBeUndefined()
  expect(await read('/api/staff/leavers')).toEqual([])
  const toPloy = { assignedToId: ploy.actor.id }
  expect(await read(`/api/deals/${deal.id}`)).toMatchObject(toPloy)
  expect(await read(`/api/leads/${contact.id}`)).toMatchObject(toPloy)
  expect(await read(`/api/inbox/threads/${thread.id}`)).toMatchObject(toPloy)
  expect(await read(`/api/tasks/${task.id}`)).toMatchObject(toPloy)
  expect(await read(`/api/viewings/${viewing.id}`)).toMatchObject({ agentId: ploy.actor.id })
  // What is finished stays hers.
  expect(await read(`/api/deals/${won.id}`)).toMatchObject({ assignedToId })
  expect(await read(`/api/tasks/${done.id}`)).toMatchObject({ assignedToId })
  for (const [subject, id] of Object.entries({
    deal: deal.id,
    unit: unit.id,
    contact: contact.id,
  })) {
    const [entry] = await read(`/api/audit?subject=${subject}&subjectId=${id}`)
    expect(entry).toMatchObject({ changes: { assignedToId: [assignedToId, ploy.actor.id] } })
  }
})
