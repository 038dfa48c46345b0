import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { adoptDeals } from './adopt-deals.ts'
import { addDeal } from './save-deal.ts'

const world = await testApp()

test('the first admin gets the deals of nobody, and no others', async () => {
  const { id: contactId } = await aContact(world)
  const fields = { contactId, value: 1_000_000 }
  const { id } = await addDeal(world.context(), { ...fields, dealName: 'Of nobody' })
  await adoptDeals(world.context())
  const agent = await world.signIn('agent')
  const given = await addDeal(world.context(agent.actor), { ...fields, dealName: 'Given up' })
  await world.request('PUT', `/api/deals/${given.id}`, { as: agent, body: { assignedToId: null } })
  const admin = await world.signIn('admin')
  await adoptDeals(world.context())
  const read = async (of: number) =>
    (await world.request('GET', `/api/deals/${of}`, { as: admin })).body
  expect(await read(id)).toMatchObject({ assignedToId: admin.actor.id })
  expect(await read(given.id)).toMatchObject({ assignedToId: null })
  const entries = await world.request('GET', `/api/deals/${id}/activities`, { as: admin })
  expect(entries.body[0]).toMatchObject({ performedById: admin.actor.id })
  // Given up by the admin, it stays so.
  await world.request('PUT', `/api/deals/${id}`, { as: admin, body: { assignedToId: null } })
  await adoptDeals(world.context())
  expect(await read(id)).toMatchObject({ assignedToId: null })
})
