import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { addActivity } from '../../team/activity/add-activity.ts'
import { timeline } from '../../team/activity/timeline.ts'
import { aDeal } from '../deals/test-factory.ts'
import { aViewing, homesAt } from './test-factory.ts'

const world = await testApp()
let agent: SignedIn
let other: SignedIn
let manager: SignedIn
beforeAll(async () => {
  world.now = new Date('2026-11-25T04:00:00Z')
  agent = await world.signIn('agent')
  other = await world.signIn('agent')
  manager = await world.signIn('manager')
})

const post = (body: unknown, as: SignedIn | null = agent, headers = {}) =>
  world.request('POST', '/api/viewings', { as, body, headers })
const put = (id: number, body: unknown, as = agent) =>
  world.request('PUT', `/api/viewings/${id}`, { as, body })
const read = async (id: number) =>
  (await world.request('GET', `/api/viewings/${id}`, { as: agent })).body
const meetings = async (subject: { contactId: number } | { unitId: number }) =>
  (
    await timeline(
      world.context(agent.actor),
      subject,
      { type: ['meeting'] },
      { limit: 50, offset: 0 },
    )
  ).entries
const titles = async (subject: Parameters<typeof meetings>[0]) =>
  (await meetings(subject)).map(({ title }) => title)

describe('A viewing', () => {
  test('is of several homes, and stands on the timelines of its contact and its homes', async () => {
    const contact = await aContact(world, { name: 'Khun Arisa' })
    const [one, two] = [await aUnit(world), await aUnit(world)]
    const homes = homesAt(world, [one.id, two.id], 30)
    const { status, body } = await post({ contactId: contact.id, homes, note: 'Bring the key' })
    expect([status, body.state, body.agent.id]).toEqual([201, 'planned', agent.actor.id])
    expect(body.homes.map(({ unitId }: { unitId: number }) => unitId)).toEqual([one.id, two.id])
    expect([body.startsAt, body.endsAt]).toEqual([
      '2026-11-26T10:00:00.000Z',
      '2026-11-26T11:30:00.000Z',
    ])
    expect(await titles({ contactId: contact.id })).toEqual(['Viewing of 2 homes'])
    const ofHome = await meetings({ unitId: one.id })
    expect(ofHome[0]).toMatchObject({ title: 'Viewing', dueTime: '17:00', contactId: null })
    expect(JSON.stringify(ofHome)).not.toContain('Arisa')
    const audit = await world.db.selectFrom('audit').selectAll().execute()
    expect(audit.at(-1)).toMatchObject({ action: 'create', subject: 'viewing' })
  })

  test('of a deal whose contact was deleted is refused', async () => {
    const deal = await aDeal(world)
    await world.request('DELETE', `/api/leads/${deal.contactId}`, { as: manager })
    const homes = homesAt(world, [(await aUnit(world)).id], 40)
    const { status, body } = await post({ dealId: deal.id, homes })
    expect([status, body.errors?.[0].path]).toEqual([400, 'contactId'])
  })

  test('can be given away whatever became of its deal', async () => {
    const [moved, gone] = [await aDeal(world), await aDeal(world)]
    const planned = [moved, gone].map(({ id, contactId }) =>
      aViewing(world, agent, { dealId: id, contactId }),
    )
    const [one, two] = await Promise.all(planned)
    const contactId = (await aContact(world)).id
    await world.request('PUT', `/api/deals/${moved.id}`, { as: agent, body: { contactId } })
    await world.request('DELETE', `/api/deals/${gone.id}`, { as: manager })
    for (const viewing of [one, two])
      expect((await put(viewing?.id ?? 0, { agentId: other.actor.id })).status).toBe(200)
    const back = await put(one?.id ?? 0, { agentId: 9_999_999 }, manager)
    expect([back.status, back.body.errors?.[0].path]).toEqual([400, 'agentId'])
  })

  test('of a deal takes its contact, and refuses another one', async () => {
    const deal = await aDeal(world)
    const homes = homesAt(world, [(await aUnit(world)).id], 40)
    const { body } = await post({ dealId: deal.id, homes })
    expect([body.contactId, body.deal.id]).toEqual([deal.contactId, deal.id])
    const contact = await aContact(world)
    const refused = await post({ dealId: deal.id, contactId: contact.id, homes })
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'dealId'])
  })

  test.each([
    ['no homes', () => ({ homes: [] }), 'homes'],
    ['no contact', () => ({ contactId: null }), 'contactId'],
    ['an unknown contact', () => ({ contactId: 9_999_999 }), 'contactId'],
    ['an unknown agent', () => ({ agentId: 9_999_999 }), 'agentId'],
    ['an unknown home', () => ({ homes: homesAt(world, [9_999_999], 5) }), 'homes.0.unitId'],
    [
      'a year that nobody means',
      (id: number) => ({ homes: [{ unitId: id, startsAt: '9999-12-31T23:59:00Z', minutes: 30 }] }),
      'homes.0.startsAt',
    ],
    ['a home twice', (id: number) => ({ homes: homesAt(world, [id, id], 5) }), 'homes.1.unitId'],
  ])('is refused with %s', async (_, changes, path) => {
    const { id } = await aUnit(world)
    const body = { contactId: (await aContact(world)).id, homes: homesAt(world, [id], 5) }
    const refused = await post({ ...body, ...changes(id) })
    expect([refused.status, refused.body.errors?.[0].path]).toEqual([400, path])
  })

  test('that has taken place is recorded: nobody is reminded of it, and feedback is asked for', async () => {
    const homes = homesAt(world, [(await aUnit(world)).id], -30)
    const { status, body } = await post({ contactId: (await aContact(world)).id, homes })
    expect([status, body.startsAt, body.clashes]).toEqual([201, homes[0]?.startsAt, []])
    const path = `/api/viewings?isUnanswered=true&contactId=${body.contactId}`
    const asked = (await world.request('GET', path, { as: agent })).body
    expect(asked.map(({ id }: { id: number }) => id)).toEqual([body.id])
  })

  test('is refused with homes that are not seen within one day', async () => {
    const [one, two] = [await aUnit(world), await aUnit(world)]
    const [first] = homesAt(world, [one.id], 5)
    const [later] = homesAt(world, [two.id], 5 + 24)
    const contactId = (await aContact(world)).id
    const { status, body } = await post({ contactId, homes: [first, later] })
    expect([status, body.errors?.[0].path]).toEqual([400, 'homes.1.startsAt'])
  })

  test('is refused when homes overlap', async () => {
    const [one, two] = homesAt(world, [(await aUnit(world)).id, (await aUnit(world)).id], 5)
    const contactId = (await aContact(world)).id
    const refused = await post({ contactId, homes: [one, { ...two, startsAt: one?.startsAt }] })
    expect(refused.body.errors[0].path).toBe('homes.1.startsAt')
  })

  test('is made once with one key', async () => {
    const contactId = (await aContact(world)).id
    const body = { contactId, homes: homesAt(world, [(await aUnit(world)).id], 50) }
    const key = { 'idempotency-key': crypto.randomUUID() }
    const [first, second] = [await post(body, agent, key), await post(body, agent, key)]
    expect(second.body.id).toBe(first.body.id)
  })

  test('is changed, and its entries follow', async () => {
    const viewing = await aViewing(world, agent)
    const { id } = await aUnit(world)
    const homes = homesAt(world, [id], 60)
    const { status, body } = await put(viewing.id, { homes, version: viewing.version })
    expect([status, body.version, body.homes[0].unitId]).toEqual([200, 2, id])
    expect(await titles({ unitId: id })).toEqual(['Viewing'])
    expect(await titles({ unitId: viewing.homes[0]?.unitId ?? 0 })).toEqual([])
    const conflict = await put(viewing.id, { note: 'Late', version: 1 })
    expect([conflict.status, conflict.body.changedFields]).toEqual([
      409,
      expect.arrayContaining(['homes', 'startsAt']),
    ])
  })

  test('is cancelled, which timelines say, and planned again', async () => {
    const viewing = await aViewing(world, agent)
    const path = `/api/viewings/${viewing.id}`
    expect((await world.request('DELETE', path, { as: agent })).status).toBe(204)
    expect((await read(viewing.id)).state).toBe('cancelled')
    expect((await titles({ contactId: viewing.contactId }))[0]).toContain('(cancelled)')
    expect((await put(viewing.id, { state: 'planned' })).body.state).toBe('planned')
    expect((await titles({ contactId: viewing.contactId }))[0]).not.toContain('cancelled')
  })

  test('has not taken place before it begins', async () => {
    const { id } = await aViewing(world, agent)
    for (const state of ['done', 'missed']) expect((await put(id, { state })).status).toBe(409)
  })

  test('is found by its contact, home, agent and time, and not with a deleted contact', async () => {
    const viewing = await aViewing(world, other, { hours: 500 })
    const unitId = viewing.homes[0]?.unitId
    const ids = async (query: string) =>
      (await world.request('GET', `/api/viewings?${query}`, { as: agent })).body.map(
        ({ id }: { id: number }) => id,
      )
    const at = encodeURIComponent(viewing.startsAt)
    for (const query of [
      `contactId=${viewing.contactId}`,
      `unitId=${unitId}`,
      `agentId=${other.actor.id}&from=${at}`,
      `from=${at}&state=planned`,
    ])
      expect([query, await ids(query)]).toEqual([query, [viewing.id]])
    expect(await ids(`contactId=${viewing.contactId}&to=${at}`)).toEqual([])
    expect(await ids(`contactId=${viewing.contactId}&agentId=me`)).toEqual([])
    await world.request('DELETE', `/api/leads/${viewing.contactId}`, { as: manager })
    expect(await ids(`unitId=${unitId}`)).toEqual([])
  })
})

describe('A clash', () => {
  test('with another viewing or a meeting of whoever goes is said and not refused', async () => {
    const ploy = await world.signIn('agent')
    const first = await aViewing(world, ploy, { hours: 24 })
    const meetingId = await addActivity(world.context(ploy.actor), {
      ...{ type: 'meeting', title: 'Owner of 12A', contactId: first.contactId, duration: 30 },
      timestamp: new Date(world.now.getTime() + 25.5 * 3_600_000).toISOString(),
    })
    const two = [(await aUnit(world)).id, (await aUnit(world)).id]
    const body = { contactId: (await aContact(world)).id, homes: homesAt(world, two, 24.25) }
    const { status, body: made } = await post(body, ploy)
    expect(status).toBe(201)
    expect(made.clashes.map(({ kind, id }: { kind: string; id: number }) => [kind, id])).toEqual([
      ['viewing', first.id],
      ['meeting', meetingId],
    ])
    const later = { ...body, homes: homesAt(world, two.slice(0, 1), 24.5) }
    const free = await post({ ...later, agentId: other.actor.id }, ploy)
    expect(free.body.clashes).toEqual([])
  })

  test('is seen by the later of two that are entered at once', async () => {
    const ploy = await world.signIn('agent')
    const bodies = await Promise.all(
      [0, 1].map(async () => ({
        contactId: (await aContact(world)).id,
        homes: homesAt(world, [(await aUnit(world)).id], 24),
      })),
    )
    const made = await Promise.all(bodies.map((body) => post(body, ploy)))
    const clashes = made.map(({ body }) => body.clashes.length)
    expect(clashes.toSorted()).toEqual([0, 1])
  })
})
