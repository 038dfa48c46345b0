import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { adoptViewings } from './adopt-viewings.ts'
import { addViewing } from './save-viewing.ts'
import { aViewing, homesAt } from './test-factory.ts'

const world = await testApp()

test('the first admin gets the viewings that nobody entered, and no others', async () => {
  const agent = await world.signIn('agent')
  const { id: contactId } = await aContact(world)
  const homes = homesAt(world, [(await aUnit(world)).id], 24)
  const agentId = agent.actor.id
  const { id } = await addViewing(world.context(), { contactId, agentId, homes })
  const own = await aViewing(world, agent)
  await adoptViewings(world.context())
  const admin = await world.signIn('admin')
  await adoptViewings(world.context())
  await adoptViewings(world.context())
  const read = async (of: number) =>
    (await world.request('GET', `/api/viewings/${of}`, { as: admin })).body
  expect(await read(id)).toMatchObject({ agentId: admin.actor.id, createdById: admin.actor.id })
  expect(await read(own.id)).toMatchObject({ agentId, createdById: agentId })
  const path = `/api/leads/${contactId}/activities`
  const [entry] = (await world.request('GET', path, { as: admin })).body
  expect(entry.performedById).toBe(admin.actor.id)
  expect(entry.description).toContain(`${(await read(id)).agent.name} goes.`)
})
