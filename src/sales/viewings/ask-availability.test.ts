import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { aUnit } from '../../records/units/test-factory.ts'

const world = await testApp()
const agent = await world.signIn('agent')
const read = async (path: string) => (await world.request('GET', path, { as: agent })).body
const ask = (contactId: number, body: object) =>
  world.request('POST', `/api/leads/${contactId}/availability-requests`, {
    as: agent,
    body: { by: 'line', language: 'en', text: 'Are they still available?', ...body },
  })

test('an owner who was asked about their homes reads it in their conversation, and it stands on all timelines', async () => {
  const owner = await aContact(world, { line: 'olive.homes', email: null })
  const units = [
    await aUnit(world, { ownerContactId: owner.id }),
    await aUnit(world, { ownerContactId: owner.id }),
  ]
  const { status, body } = await ask(owner.id, { unitIds: units.map(({ id }) => id) })
  expect([status, body]).toEqual([201, { state: 'recorded' }])
  const entry = {
    ...{ type: 'chat', title: 'Availability request by LINE, recorded' },
    description: 'Are they still available?',
  }
  expect(await read(`/api/leads/${owner.id}/activities`)).toMatchObject([entry])
  for (const { id } of units)
    expect(await read(`/api/units/${id}/activities`)).toMatchObject([entry])
  const [thread] = await read(`/api/inbox/threads?contactId=${owner.id}`)
  expect(thread.subject).toBe('Are your homes still available?')
  expect(await read(`/api/inbox/messages?threadId=${thread.id}`)).toMatchObject([
    { content: 'Are they still available?', isFromCustomer: false, state: 'recorded' },
  ])
})

test('it is refused for homes of others, and where the owner has no address of that kind', async () => {
  const owner = await aContact(world, { line: 'only.line', email: null })
  const own = await aUnit(world, { ownerContactId: owner.id })
  const foreign = await aUnit(world)
  expect((await ask(owner.id, { unitIds: [foreign.id] })).body.errors[0].path).toBe('unitIds')
  expect((await ask(owner.id, { unitIds: [own.id], by: 'email' })).body.errors[0].path).toBe('by')
  expect((await ask(9_999_999, { unitIds: [own.id] })).status).toBe(404)
  expect(await read(`/api/leads/${owner.id}/activities`)).toEqual([])
})

test('several people who write to one owner at the same moment wait for each other', async () => {
  const owner = await aContact(world, { line: 'busy.owner', email: 'busy@owner.example' })
  const unit = await aUnit(world, { ownerContactId: owner.id })
  await ask(owner.id, { unitIds: [unit.id] })
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, number) =>
      ask(owner.id, { unitIds: [unit.id], by: number % 2 ? 'line' : 'email', text: `${number}` }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201])
})
