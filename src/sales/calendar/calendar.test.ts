import ICAL from 'ical.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { aTask } from '../../team/tasks/test-factory.ts'

const world = await testApp()
let agent: SignedIn
beforeAll(async () => {
  world.now = new Date('2026-11-25T04:00:00Z')
  agent = await world.signIn('agent')
})

const own = async (as = agent): Promise<string | null> =>
  (await world.request('GET', '/api/calendar/token', { as })).body.url
const renew = async (as = agent): Promise<string> => {
  const { status, body } = await world.request('POST', '/api/calendar/token', { as })
  expect(status).toBe(201)
  return body.url
}
const read = (url: string, headers: Record<string, string> = {}) =>
  world.request('GET', new URL(url).pathname, { headers })

/** What a calendar program reads, by the UID. */
function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  return new Map(events.map((event) => [event.uid, event]))
}

describe('The address of a calendar', () => {
  test('is made by its owner, shown again, and names nobody', async () => {
    expect(await own()).toBeNull()
    const url = await renew()
    expect(url).toMatch(/^https:\/\/sathani\.example\/api\/calendar\/[\w-]{43}\.ics$/)
    expect(await own()).toBe(url)
    expect(url).not.toContain(agent.actor.username)
  })

  test('ends when an admin resets the password', async () => {
    const [admin, owner] = [await world.signIn('admin'), await world.signIn('agent')]
    const url = await renew(owner)
    expect((await read(url)).status).toBe(200)
    const path = `/api/admin/users/${owner.actor.id}`
    const body = { password: 'plum-orchard-4471' }
    expect((await world.request('PUT', path, { as: admin, body })).status).toBe(200)
    expect((await read(url)).status).toBe(404)
  })

  test('is 404 once it was renewed, and the new one is read', async () => {
    const before = await renew()
    const after = await renew()
    expect((await read(before)).status).toBe(404)
    expect((await read(after)).status).toBe(200)
  })

  test('renewed twice at once is one of the two', async () => {
    const both = await Promise.all([renew(), renew()])
    const statuses = await Promise.all(both.map(async (url) => (await read(url)).status))
    expect(statuses.toSorted()).toEqual([200, 404])
    expect(both).toContain(await own())
  })

  test('is in the audit log as renewed, without its secret', async () => {
    const url = await renew()
    const audit = await world.db.selectFrom('audit').selectAll().execute()
    const entry = audit.findLast(({ subject }) => subject === 'calendar_address')
    expect(entry).toMatchObject({ action: 'update', actorId: agent.actor.id })
    expect(JSON.stringify(audit)).not.toContain(new URL(url).pathname.slice(14, 50))
  })

  test('is 404 for a user who was deactivated or may no longer open the dashboard', async () => {
    const gone = await world.signIn('agent')
    const url = await renew(gone)
    for (const change of [{ isActive: false }, { isActive: true, role: 'user' }]) {
      await world.db.updateTable('staffUsers').set(change).where('id', '=', gone.actor.id).execute()
      expect((await read(url)).status).toBe(404)
    }
  })

  test.each(['x.ics', `${'a'.repeat(43)}.ics`, 'token.ics', `${'a'.repeat(43)}`])(
    'that was never issued is 404: %s',
    async (file) => {
      expect((await world.request('GET', `/api/calendar/${file}`)).status).toBe(404)
    },
  )

  test('is for staff to make', async () => {
    for (const method of ['GET', 'POST'])
      expect((await world.request(method, '/api/calendar/token')).status).toBe(401)
  })
})

describe('A calendar', () => {
  test('holds one’s own open tasks with a day, and nobody else’s', async () => {
    const ploy = await world.signIn('agent')
    const contact = await aContact(world, { name: 'คุณอริสา ทองดี' })
    const timed = await aTask(
      world,
      {
        ...{ title: 'โทรหาคุณอริสา; “ที่จอดรถ”, สองคัน \\ ชั้น 3', contactId: contact.id },
        ...{ description: 'บรรทัดแรก\nบรรทัดที่สอง '.repeat(20).trim(), priority: 'high' },
        ...{ dueDate: '2026-11-26', dueTime: '10:00' },
      },
      ploy,
    )
    const wholeDay = await aTask(world, { title: 'Send the lease', dueDate: '2026-12-31' }, ploy)
    await aTask(world, { title: 'No date' }, ploy)
    await aTask(world, { title: 'Long over', dueDate: '2026-01-01' }, ploy)
    await aTask(world, { title: 'Of another', dueDate: '2026-11-26' }, agent)
    const done = await aTask(world, { title: 'Done', dueDate: '2026-11-26' }, ploy)
    const completed = { status: 'completed' }
    await world.request('PUT', `/api/tasks/${done.id}`, { as: ploy, body: completed })
    const { text, headers } = await read(await renew(ploy))
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(headers.get('cache-control')).toContain('private')
    const events = eventsIn(text)
    const uid = (id: number) => `task-${id}@sathani.example`
    expect([...events.keys()]).toEqual([uid(timed.id), uid(wholeDay.id)])
    const call = events.get(uid(timed.id))
    expect(call?.summary).toBe(timed.title)
    expect(call?.description).toBe(`คุณอริสา ทองดี\n${timed.description}`)
    expect(call?.startDate.toJSDate().toISOString()).toBe('2026-11-26T03:00:00.000Z')
    expect(call?.endDate.toJSDate().toISOString()).toBe('2026-11-26T03:30:00.000Z')
    expect(call?.component.getFirstPropertyValue('priority')).toBe(1)
    expect(String(call?.component.getFirstPropertyValue('url'))).toBe(
      `https://sathani.example/admin/tasks?edit=${timed.id}`,
    )
    const lease = events.get(uid(wholeDay.id))
    expect([lease?.startDate.isDate, String(lease?.startDate), String(lease?.endDate)]).toEqual([
      ...[true, '2026-12-31', '2027-01-01'],
    ])
  })

  test('has lines of at most 75 bytes that end as the format says, and what it requires', async () => {
    const ploy = await world.signIn('agent')
    await aTask(world, { title: 'ก'.repeat(300), dueDate: '2026-11-26' }, ploy)
    const { text } = await read(await renew(ploy))
    const lines = text.split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/)
    for (const required of ['VERSION:2.0', 'PRODID:', 'UID:', 'DTSTAMP:20261125T040000Z'])
      expect(lines.some((line) => line.startsWith(required))).toBe(true)
  })

  test('keeps what people type within its value, whatever it is', async () => {
    const ploy = await world.signIn('agent')
    const title = 'One, two; 3\\n\r\nEND:VEVENT\rX-OTHER:1\u0007'
    await aTask(world, { title, dueDate: '2026-11-26' }, ploy)
    const { text } = await read(await renew(ploy))
    expect(text.replaceAll('\r\n', '')).not.toMatch(/(?!\t)\p{Cc}/u)
    const [event] = eventsIn(text).values()
    expect(event?.summary).toBe('One, two; 3\\n\nEND:VEVENT\nX-OTHER:1')
  })

  test('has the beginning of long words, in whole letters', async () => {
    const ploy = await world.signIn('agent')
    const description = `k${'🔑'.repeat(4999)}`
    await aTask(world, { title: 'Keys', description, dueDate: '2026-11-26' }, ploy)
    const { text } = await read(await renew(ploy))
    const [event] = eventsIn(text).values()
    expect(event?.description).toMatch(/^k(🔑){900,999}…$/u)
  })

  test('keeps the UID of a task that changes, counts its changes, and is not sent again unchanged', async () => {
    const ploy = await world.signIn('agent')
    const { id } = await aTask(world, { title: 'First', dueDate: '2026-11-26' }, ploy)
    const url = await renew(ploy)
    const first = await read(url)
    const etag = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await read(url, etag)).status).toBe(304)
    await world.request('PUT', `/api/tasks/${id}`, { as: ploy, body: { title: 'Second' } })
    const second = await read(url, etag)
    expect(second.status).toBe(200)
    const [before, after] = [first, second].map(({ text }) => eventsIn(text))
    expect([...(after?.keys() ?? [])]).toEqual([...(before?.keys() ?? [])])
    const event = after?.get(`task-${id}@sathani.example`)
    expect([event?.summary, event?.sequence]).toEqual(['Second', 1])
  })

  test('of somebody without tasks is an empty one', async () => {
    const { status, text } = await read(await renew(await world.signIn('agent')))
    expect([status, eventsIn(text).size]).toEqual([200, 0])
  })
})
