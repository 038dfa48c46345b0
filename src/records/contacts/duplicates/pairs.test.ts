import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../../platform/testing/test-app.ts'
import type { ContactPair } from '../rules/duplicates.ts'
import { aContact } from '../test-factory.ts'

let world: TestApp
let manager: SignedIn

beforeAll(async () => {
  world = await testApp()
  manager = await world.signIn('manager')
})

const send = (method: string, path: string, body?: unknown) =>
  world.request(method, path, { as: manager, body })
const compared = () => world.services.jobs.idle()

async function partners(id: number): Promise<number[]> {
  const { body } = await send('GET', `/api/leads/duplicates?contactId=${id}`)
  return body.map(({ contacts }: ContactPair) => contacts.find((one) => one.id !== id)?.id)
}

async function duplicate(fields: { name?: string; phone?: string; email?: string | null } = {}) {
  const first = await aContact(world, fields)
  const second = await aContact(world, { name: first.name, phone: first.phone, ...fields })
  await compared()
  return [first, second] as const
}

test('a pair appears when a contact is created or changed, and goes when it is changed back or deleted', async () => {
  const one = await aContact(world, { name: 'Anong Kaewmanee', phone: '081 555 1200' })
  const two = await aContact(world, { name: 'อนงค์ แก้วมณี', phone: '092 777 3400' })
  await compared()
  expect(await partners(one.id)).toEqual([])
  await send('PUT', `/api/leads/${two.id}`, { phone: one.phone })
  await compared()
  expect(await partners(one.id)).toEqual([two.id])
  expect(await partners(two.id)).toEqual([one.id])
  await send('PUT', `/api/leads/${two.id}`, { phone: null })
  await compared()
  expect(await partners(one.id)).toEqual([])
  await send('PUT', `/api/leads/${two.id}`, { phone: one.phone })
  await compared()
  await send('DELETE', `/api/leads/${two.id}`)
  expect(await partners(one.id)).toEqual([])
})

test('the pairs are paged and counted, each with both contacts, the one with more history first', async () => {
  const [first, second] = await duplicate({ name: 'Paged Person' })
  await send('POST', `/api/leads/${second.id}/activities`, { type: 'note', description: 'More' })
  const page = await send('GET', `/api/leads/duplicates?contactId=${first.id}&limit=1`)
  expect(page.headers.get('x-total-count')).toBe('1')
  expect(page.body).toEqual([
    {
      contacts: [
        expect.objectContaining({ id: second.id, name: 'Paged Person', events: 1 }),
        expect.objectContaining({ id: first.id, events: 0 }),
      ],
      isLikely: true,
      shares: ['phone', 'name'],
      names: 'same',
      foundAt: expect.any(String),
    },
  ])
  const all = await send('GET', '/api/leads/duplicates?limit=1')
  expect(all.body).toHaveLength(1)
  const views = await send('GET', '/api/leads/views')
  expect(views.body.duplicates).toBe(Number(all.headers.get('x-total-count')))
  const { status, body } = await send('GET', `/api/leads/${first.id}/comparison/${second.id}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    contacts: [
      { contact: { id: second.id }, counts: { timeline: 1, deals: 0, units: 0 } },
      { contact: { id: first.id }, counts: { timeline: 0 } },
    ],
    isLikely: true,
    shares: ['phone', 'name'],
  })
})

test('who is not the same person is never proposed again, until that is taken back', async () => {
  const [one, two] = await duplicate({ name: 'A Couple' })
  expect((await send('POST', `/api/leads/${two.id}/distinct`, { otherId: one.id })).status).toBe(
    204,
  )
  expect((await send('POST', `/api/leads/${one.id}/distinct`, { otherId: two.id })).status).toBe(
    204,
  )
  expect(await partners(one.id)).toEqual([])
  await send('PUT', `/api/leads/${one.id}`, { company: 'Another' })
  await send('PUT', `/api/leads/${two.id}`, { company: 'Another' })
  await compared()
  expect(await partners(one.id)).toEqual([])
  const entries = await world.db
    .selectFrom('audit')
    .select('changes')
    .where('subjectId', '=', one.id)
    .where('action', '=', 'update')
    .orderBy('id')
    .execute()
  expect(entries[0]?.changes).toEqual({ distinctFrom: [null, two.id] })
  expect((await send('DELETE', `/api/leads/${one.id}/distinct/${two.id}`)).status).toBe(204)
  expect(await partners(one.id)).toEqual([two.id])
  expect((await send('POST', `/api/leads/${one.id}/distinct`, { otherId: one.id })).status).toBe(
    400,
  )
})

test('what was said of a merged contact holds for the kept one, until they are taken apart', async () => {
  const [one, two] = await duplicate({ name: 'Third Wheel' })
  const three = await aContact(world, { name: 'Third Wheel', phone: one.phone })
  await compared()
  await send('POST', `/api/leads/${two.id}/distinct`, { otherId: three.id })
  expect((await partners(one.id)).toSorted()).toEqual([two.id, three.id])
  await send('POST', `/api/leads/${one.id}/merge`, { otherId: two.id })
  await compared()
  expect(await partners(one.id)).toEqual([])
  await send('POST', `/api/leads/${one.id}/unmerge`)
  await compared()
  expect((await partners(one.id)).toSorted()).toEqual([two.id, three.id])
})

test('an office that many share, and its mailbox, make nobody a duplicate', async () => {
  const people = ['Anan', 'Benjamas', 'Chaiwat', 'Duangjai', 'Ekkarat', 'Fah', 'Grace', 'Harriet']
  const ids: number[] = []
  for (const name of people) {
    const contact = await aContact(world, { name: `${name} Wong${name}`, phone: '02 000 0199' })
    await send('PUT', `/api/leads/${contact.id}`, { email: 'info@office.example' })
    ids.push(contact.id)
  }
  await compared()
  for (const id of ids) expect(await partners(id)).toEqual([])
})

test('contacts without keys are compared by the nightly job', async () => {
  const [one, two] = await duplicate({ name: 'Older Than This' })
  await world.db.deleteFrom('contactKeys').where('contactId', 'in', [one.id, two.id]).execute()
  await world.db.deleteFrom('contactPairs').where('lowId', '=', one.id).execute()
  expect(await partners(one.id)).toEqual([])
  const task = world.services.jobs.tasks.get('compare-contacts')
  await task?.run(
    world.context(),
    {},
    { now: () => world.now, signal: new AbortController().signal },
  )
  expect(await partners(one.id)).toEqual([two.id])
})
