import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { adoptTasks } from './adopt-tasks.ts'
import { aTask } from './test-factory.ts'

const world = await testApp()

test('the first admin gets the tasks of nobody, and no others', async () => {
  const contact = await aContact(world)
  const { id } = await aTask(world, { title: 'Of nobody', contactId: contact.id })
  await adoptTasks(world.context())
  const agent = await world.signIn('agent')
  const given = await aTask(world, {}, agent)
  const put = { as: agent, body: { assignedToId: null } }
  await world.request('PUT', `/api/tasks/${given.id}`, put)
  const admin = await world.signIn('admin')
  await world.signIn('admin')
  await adoptTasks(world.context())
  await adoptTasks(world.context())
  const { body } = await world.request('GET', '/api/tasks', { as: admin })
  expect(body).toMatchObject([{ id, assignedToId: admin.actor.id, createdById: admin.actor.id }])
  const path = `/api/leads/${contact.id}/activities`
  const [entry] = (await world.request('GET', path, { as: admin })).body
  expect(entry).toMatchObject({ performedById: admin.actor.id, task: { id, version: 1 } })
})
