import ICAL from 'ical.js'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { QUEUE_SCHEMA } from '../../platform/db/queue-schema.ts'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { aProject } from '../../records/projects/test-factory.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { deliverWaitingTask } from '../../team/notifications/deliver-waiting.ts'
import { aTask } from '../../team/tasks/test-factory.ts'
import { notifySoonTask } from './notify-soon.ts'
import { aViewing, homesAt } from './test-factory.ts'

const world = await testApp()
let agent: SignedIn
beforeAll(async () => {
  // Far ahead: the database takes a job as due by its own clock.
  world.now = new Date('2096-11-25T04:00:00Z')
  agent = await world.signIn('agent')
})

/** Homes in buildings at these distances to the north of the first one, in metres. */
async function homesInARow(metres: readonly number[]): Promise<number[]> {
  const ids: number[] = []
  for (const distance of metres) {
    const place = { latitude: 13.73 + distance / 111_195, longitude: 100.9 }
    const project = await aProject(world, place)
    ids.push((await aUnit(world, { projectId: project.id })).id)
  }
  return ids
}

async function plan(query: Record<string, string>) {
  const text = new URLSearchParams({ startsAt: '2096-11-26T03:00:00Z', minutes: '30', ...query })
  return world.request('GET', `/api/viewings/plan?${text}`, { as: agent })
}

describe('A plan', () => {
  test('has the homes in the best order, the way to each, and times that follow from it', async () => {
    const ids = await homesInARow([0, 1600, 800])
    const { status, body } = await plan({ unitIds: ids.join() })
    expect(status).toBe(200)
    const [first, second, third] = body.homes
    expect([first.unitId, second.unitId, third.unitId]).toEqual([ids[0], ids[2], ids[1]])
    expect([first.way, second.way, third.way]).toMatchObject([null, { walk: 10 }, { walk: 10 }])
    // 10:00, half an hour and ten minutes on foot, and again.
    const times = body.homes.map(({ startsAt }: { startsAt: string }) => startsAt.slice(11, 16))
    expect(times).toEqual(['03:00', '03:40', '04:20'])
    expect([body.wayMinutes, body.endsAt.slice(11, 16)]).toEqual([20, '04:50'])
  })

  test('takes the usual time where none is given, and refuses a year that nobody means', async () => {
    const { id } = await aUnit(world)
    const { body } = await plan({ unitIds: String(id), minutes: ',' })
    expect(body.homes[0].minutes).toBe(30)
    const far = await plan({ unitIds: String(id), startsAt: '9999-12-31T23:59:00Z' })
    expect([far.status, far.body.errors?.[0].path]).toEqual([400, 'startsAt'])
  })

  test('clashes with nothing of a contact who was deleted', async () => {
    const { id } = await aUnit(world)
    const ploy = await world.signIn('agent')
    const { startsAt, contactId } = await aViewing(world, ploy, { hours: 72 })
    const query = { unitIds: String(id), startsAt: new Date(startsAt).toISOString() }
    const clashes = async () =>
      (await plan({ ...query, agentId: String(ploy.actor.id) })).body.clashes.length
    expect(await clashes()).toBe(1)
    const manager = await world.signIn('manager')
    await world.request('DELETE', `/api/leads/${contactId}`, { as: manager })
    expect(await clashes()).toBe(0)
  })

  test('keeps an order that was chosen, and computes its ways anew', async () => {
    const ids = await homesInARow([0, 1600, 800])
    const { body } = await plan({ unitIds: ids.join(), minutes: '20,40,30', isOrdered: 'true' })
    expect(body.homes.map(({ unitId }: { unitId: number }) => unitId)).toEqual(ids)
    expect(body.homes.map(({ minutes }: { minutes: number }) => minutes)).toEqual([20, 40, 30])
    expect(body.homes[1].way.walk).toBe(20)
    expect(body.homes[1].startsAt.slice(11, 16)).toBe('03:40')
  })

  test('needs no way within one building, and says what clashes', async () => {
    const { id, projectId } = await aUnit(world)
    const other = await aUnit(world, { projectId })
    const taken = await aViewing(world, agent, { hours: 23 })
    const { body } = await plan({ unitIds: [id, other.id].join() })
    expect(body.homes[1].way.minutes).toBe(0)
    expect(body.clashes).toMatchObject([{ kind: 'viewing', id: taken.id }])
  })

  test('refuses a home that is not there', async () => {
    expect((await plan({ unitIds: '9999999' })).body.errors[0].path).toBe('unitIds.0')
  })
})

describe('A calendar file', () => {
  const events = (text: string) =>
    new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((each) => new ICAL.Event(each))

  test('for the client has an event for each home and nothing that only staff know', async () => {
    const units = [await aUnit(world), await aUnit(world)]
    const homes = homesAt(
      world,
      units.map(({ id }) => id),
      70,
    )
    const viewing = await aViewing(world, agent, { homes, note: 'Owner is in a hurry' })
    const path = `/api/viewings/${viewing.id}/calendar?for=client`
    const { text, headers } = await world.request('GET', path, { as: agent })
    expect(headers.get('content-type')).toContain('text/calendar')
    const read = events(text)
    expect(read.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual(
      homes.map(({ startsAt }) => startsAt),
    )
    expect(read[0]?.summary).toBe(`Viewing at ${viewing.homes[0]?.projectName}`)
    for (const secret of ['hurry', units[0]?.unitNumber, String(viewing.contact?.name), '/admin'])
      expect(text.replaceAll('\r\n ', '')).not.toContain(secret)
  })

  test('in Thai names the building in Thai', async () => {
    const project = await aProject(world, { nameTh: 'บ้านสิริน ทองหล่อ' })
    const unit = await aUnit(world, { projectId: project.id })
    const viewing = await aViewing(world, agent, { homes: homesAt(world, [unit.id], 75) })
    const path = `/api/viewings/${viewing.id}/calendar?for=client&language=th`
    const { text } = await world.request('GET', path, { as: agent })
    expect(events(text)[0]?.summary).toBe('นัดชมห้องที่ บ้านสิริน ทองหล่อ')
  })

  test('says who meets them, by phone if there is one, and in English no address in Thai letters', async () => {
    const project = await aProject(world, { name: 'Lantom Ari', address: '9 ถนนพหลโยธิน กรุงเทพฯ' })
    const unit = await aUnit(world, { projectId: project.id })
    const viewing = await aViewing(world, agent, { homes: homesAt(world, [unit.id], 85) })
    const calendarIn = async (language: string) => {
      const path = `/api/viewings/${viewing.id}/calendar?for=client&language=${language}`
      return events((await world.request('GET', path, { as: agent })).text)[0]
    }
    const withoutPhone = await calendarIn('en')
    expect(withoutPhone?.description).toMatch(/ will meet you at the entrance\.(?! Phone)/)
    const body = { phone: '081 000 0207' }
    await world.request('PUT', '/api/profile', { as: agent, body })
    const english = await calendarIn('en')
    expect(english?.location).toMatch(/^Lantom Ari(, near .+ station)?$/)
    expect(english?.description).toContain('will meet you at the entrance. Phone: 081 000 0207')
    expect((await calendarIn('th'))?.location).toContain('9 ถนนพหลโยธิน กรุงเทพฯ')
  })

  test('for whoever goes is one event with all of it, cancelled when it is', async () => {
    const viewing = await aViewing(world, agent, { hours: 80, note: 'Key at the office' })
    const path = `/api/viewings/${viewing.id}/calendar?for=agent`
    const [event] = events((await world.request('GET', path, { as: agent })).text)
    expect(event?.uid).toBe(`viewing-${viewing.id}@sathani.example`)
    expect(event?.summary).toContain(viewing.contact?.name)
    expect(event?.description).toContain('Key at the office')
    const unitId = viewing.homes[0]?.unitId
    await world.request('DELETE', `/api/units/${unitId}`, { as: await world.signIn('admin') })
    const after = events((await world.request('GET', path, { as: agent })).text)
    expect(after[0]?.description).toContain(`${viewing.homes[0]?.name} (Deleted)`)
    await world.request('DELETE', `/api/viewings/${viewing.id}`, { as: agent })
    const { text } = await world.request('GET', path, { as: agent })
    expect(text).toContain('STATUS:CANCELLED')
    expect(text).toContain('SEQUENCE:1')
  })

  test('that somebody subscribes to has their viewings, and not those that were cancelled', async () => {
    const ploy = await world.signIn('agent')
    const viewing = await aViewing(world, ploy)
    const gone = await aViewing(world, ploy, { hours: 90 })
    await world.request('DELETE', `/api/viewings/${gone.id}`, { as: ploy })
    const { body } = await world.request('POST', '/api/calendar/token', { as: ploy })
    const { text } = await world.request('GET', new URL(body.url).pathname)
    expect(events(text).map(({ uid }) => uid)).toEqual([`viewing-${viewing.id}@sathani.example`])
  })
})

describe('Two hours before', () => {
  const notices = async (as: SignedIn) =>
    (await world.request('GET', '/api/notifications', { as })).body.filter(
      ({ kind }: { kind: string }) => kind === 'viewing_soon',
    )
  const run = (viewing: { id: number; startsAt: string; agentId: number }) =>
    notifySoonTask.run(
      { ...world.context(), now: new Date(Date.parse(viewing.startsAt) - 7_200_000) },
      {
        viewingId: viewing.id,
        startsAt: new Date(viewing.startsAt).toISOString(),
        agentId: viewing.agentId,
      },
      { now: () => world.now, signal: new AbortController().signal },
    )

  test('whoever goes is told once, however often the job runs', async () => {
    const ploy = await world.signIn('agent')
    const viewing = await aViewing(world, agent, { agentId: ploy.actor.id, hours: 24 })
    await run(viewing)
    const [notice] = await notices(ploy)
    expect(notice).toMatchObject({ subject: 'viewing', subjectId: viewing.id })
    expect(notice.details).toMatchObject({ name: viewing.contact?.name, due: '2096-11-26 11:00' })
    await world.request('POST', '/api/notifications/read', { as: ploy, body: { ids: [notice.id] } })
    await run(viewing)
    const all = await notices(ploy)
    expect(all.map(({ readAt }: { readAt: string | null }) => readAt !== null)).toEqual([true])
  })

  test('what was told is read once it is cancelled, put off, given away or over', async () => {
    const ploy = await world.signIn('agent')
    const later = homesAt(world, [(await aUnit(world)).id], 200)
    for (const change of [{ state: 'cancelled' }, { homes: later }, { agentId: agent.actor.id }]) {
      const viewing = await aViewing(world, agent, { agentId: ploy.actor.id })
      await run(viewing)
      const path = `/api/viewings/${viewing.id}`
      expect((await world.request('PUT', path, { as: agent, body: change })).status).toBe(200)
      const [notice] = await notices(ploy)
      expect(notice).toMatchObject({ subjectId: viewing.id, readAt: world.now.toISOString() })
    }
  })

  test('it is told in quiet hours too, which hold everything else', async () => {
    const ploy = await world.signIn('agent')
    const quiet = { isOn: true, from: '00:00', to: '00:00' }
    const settings = { as: ploy, body: { quiet } }
    expect((await world.request('PUT', '/api/notifications/settings', settings)).status).toBe(200)
    const held = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from ${sql.table(`${QUEUE_SCHEMA}.job`)}
        where data ->> 'task' = ${deliverWaitingTask.name}`.execute(world.db)
      return rows[0]?.count
    }
    const before = await held()
    const viewing = await aViewing(world, agent, { agentId: ploy.actor.id, hours: 30 })
    await run(viewing)
    expect(await notices(ploy)).toHaveLength(1)
    expect(await held()).toBe(before)
    await aTask(world, { assignedToId: ploy.actor.id }, agent)
    expect(await held()).toBe((before ?? 0) + 1)
  })

  test('nothing is told of one whose contact was deleted', async () => {
    const ploy = await world.signIn('agent')
    const manager = await world.signIn('manager')
    const viewing = await aViewing(world, agent, { agentId: ploy.actor.id })
    await world.request('DELETE', `/api/leads/${viewing.contactId}`, { as: manager })
    await run(viewing)
    expect(await notices(ploy)).toEqual([])
  })

  test('nothing is told of one that was cancelled, moved or given away', async () => {
    const ploy = await world.signIn('agent')
    const put = (id: number, body: object) =>
      world.request('PUT', `/api/viewings/${id}`, { as: agent, body })
    for (const change of [
      { state: 'cancelled' },
      { agentId: agent.actor.id },
      { homes: homesAt(world, [(await aUnit(world)).id], 200) },
    ]) {
      const viewing = await aViewing(world, agent, { agentId: ploy.actor.id })
      expect((await put(viewing.id, change)).status).toBe(200)
      await run(viewing)
    }
    expect(await notices(ploy)).toEqual([])
  })
})
