import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import type { ContactRecord } from '../../records/contacts/rules/contact.ts'
import type { NewDetail } from '../../records/contacts/rules/new-detail.ts'
import { aContact } from '../../records/contacts/test-factory.ts'

const world = await testApp()
const agent = await world.signIn('agent')
const other = await world.signIn('agent')

let people = 0
/** A contact that staff entered, who sends a form with another name and e-mail, and a second phone. */
async function knownSender(fields: Partial<ContactRecord> = {}) {
  people += 1
  const phone = `081 720 00${String(people).padStart(2, '0')}`
  const known = await aContact(world, { name: 'Khun Dao', phone, email: null, ...fields })
  const form = { name: 'Daorung S.', email: `dao${people}@new.example`, phone }
  const sent = await world.request('POST', '/api/leads', { body: form })
  expect([sent.status, sent.text]).toEqual([201, sent.text])
  return { known, form }
}
const offered = async (id: number): Promise<NewDetail[]> =>
  (await world.request('GET', `/api/leads/${id}/new-details`, { as: agent })).body
const decide = (id: number, detail: number, decision: string | null, as = agent) =>
  world.request('PUT', `/api/leads/${id}/new-details/${detail}`, { as, body: { decision } })
const contactAt = async (id: number): Promise<ContactRecord> =>
  (await world.request('GET', `/api/leads/${id}`, { as: agent })).body

test('what a known contact sends is offered once, accepted or ignored each, and taken back', async () => {
  const { known, form } = await knownSender()
  const details = await offered(known.id)
  expect(details.map(({ field, value }) => [field, value]).toSorted()).toEqual([
    ['email', form.email],
    ['name', 'Daorung S.'],
  ])
  const email = details.find(({ field }) => field === 'email')?.id ?? 0
  const name = details.find(({ field }) => field === 'name')?.id ?? 0
  expect((await decide(known.id, name, 'ignored')).status).toBe(200)
  const accepted = await decide(known.id, email, 'accepted')
  expect(accepted.body).toMatchObject({ email: form.email, name: 'Khun Dao', version: 2 })
  expect(await offered(known.id)).toEqual([])
  await world.request('POST', '/api/leads', { body: form })
  expect(await offered(known.id)).toEqual([])

  expect((await decide(known.id, email, null)).body).toMatchObject({ email: null })
  expect((await offered(known.id)).map(({ id }) => id)).toEqual([email])
})

test('a second phone is added behind the first; one entered meanwhile is no longer offered', async () => {
  const { known } = await knownSender({ email: 'both@new.example' })
  const form = { name: 'Khun Dao', email: 'both@new.example', phone: '081 729 9999' }
  await world.request('POST', '/api/leads', { body: form })
  const phone = (await offered(known.id)).find(({ value }) => value.includes('9999'))
  const after = (await decide(known.id, phone?.id ?? 0, 'accepted')).body
  expect(after.phone).toBe(`${known.phone} / ${phone?.value}`)
  const email = (await offered(known.id)).find(({ field }) => field === 'email')
  await world.request('PUT', `/api/leads/${known.id}`, {
    ...{ as: agent, body: { email: email?.value.toUpperCase() } },
  })
  expect((await offered(known.id)).map(({ field }) => field)).toEqual(['name'])
})

test('taking back leaves what somebody changed since', async () => {
  const { known } = await knownSender()
  const email = (await offered(known.id)).find(({ field }) => field === 'email')?.id ?? 0
  await decide(known.id, email, 'accepted')
  await world.request('PUT', `/api/leads/${known.id}`, {
    ...{ as: other, body: { email: 'corrected@new.example' } },
  })
  await decide(known.id, email, null)
  expect(await contactAt(known.id)).toMatchObject({ email: 'corrected@new.example' })
})

test('two who accept at once change the contact once; each decision is in the audit log', async () => {
  const { known, form } = await knownSender()
  const email = (await offered(known.id)).find(({ field }) => field === 'email')?.id ?? 0
  const answers = await Promise.all([
    decide(known.id, email, 'accepted'),
    decide(known.id, email, 'accepted', other),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await contactAt(known.id)).toMatchObject({ email: form.email, version: 2 })
  const entries = await world.db
    .selectFrom('audit')
    .select(['actorName', 'changes'])
    .where('subject', '=', 'contact')
    .where('subjectId', '=', known.id)
    .where('action', '=', 'update')
    .execute()
  expect(entries).toHaveLength(2)
  expect(entries[1]?.changes).toMatchObject({ emailOffered: [null, `accepted: ${form.email}`] })
})

test('a value that no field takes is refused with words, and stays', async () => {
  const { known } = await knownSender({ phone: `${'081 730 0001 / '.repeat(3)}081 730 0002` })
  const form = { name: 'Khun Dao', email: 'many@new.example', phone: '081 730 0001' }
  await world.request('POST', '/api/leads', { body: form })
  await world.request('POST', '/api/leads', { body: { ...form, phone: '081 730 9999' } })
  const phone = (await offered(known.id)).find(({ value }) => value.includes('9999'))
  if (!phone) throw new Error('It is offered.')
  const refused = await decide(known.id, phone.id, 'accepted')
  expect(refused.status).toBe(400)
  expect(refused.body.errors[0]).toMatchObject({ path: 'phone' })
  expect((await offered(known.id)).map(({ id }) => id)).toContain(phone.id)
})

test('of another contact, of none, and for visitors it is refused', async () => {
  const { known } = await knownSender()
  const { known: stranger } = await knownSender()
  const [detail] = await offered(known.id)
  const id = detail?.id ?? 0
  expect((await decide(stranger.id, id, 'accepted')).status).toBe(404)
  expect((await decide(known.id, 999_999, 'ignored')).status).toBe(404)
  expect((await decide(known.id, id, 'kept')).status).toBe(400)
  expect((await world.request('GET', `/api/leads/${known.id}/new-details`)).status).toBe(401)
})
