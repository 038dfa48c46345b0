import { once } from 'node:events'
import net from 'node:net'
import { expect, test } from 'vitest'
import { listen } from '../http/listen.ts'
import { type SignedIn, testApp } from '../testing/test-app.ts'
import { atTestEnd } from '../testing/test-end.ts'
import type { Reader } from './audience.ts'
import { EventHub } from './event-hub.ts'
import { openStream } from './test-stream.ts'

const world = await testApp()
const { events } = world.services
atTestEnd(() => events.close())
const change = (subject: string, otherFields = '') =>
  events.listener.onNotification(
    JSON.stringify({
      id: crypto.randomUUID(),
      subject,
      ids: [1],
      version: 1,
      by: null,
      request: otherFields,
    }),
  )

test('a stream sends heartbeats, and ends within seconds of its session', async () => {
  const agent = await world.signIn('agent')
  const admin = await world.signIn('admin')
  const stream = await openStream(world, agent)
  const first = await stream.next()
  expect(await stream.next()).toEqual({ id: first?.id, after: first?.id, changes: [] })
  const body = { isActive: false }
  await world.request('PUT', `/api/admin/users/${agent.actor.id}`, { as: admin, body })
  const begun = performance.now()
  for (let message = await stream.next(); message; ) message = await stream.next()
  expect(performance.now() - begun).toBeLessThan(8_000)
})

test('a stream that opens during a heartbeat’s check of the sessions stays open', async () => {
  const [earlier, later] = [await world.signIn('agent'), await world.signIn('agent')]
  const { promise: checked, resolve: answer } = Promise.withResolvers<Map<string, Reader>>()
  const { promise: checking, resolve: begin } = Promise.withResolvers<void>()
  const hub = new EventHub({
    liveSessions: () => {
      begin()
      return checked
    },
    notify: async () => {},
  })
  atTestEnd(() => hub.close())
  const { ended, open } = opensOn(hub)
  open(earlier, 'earlier')
  await checking
  open(later, 'later')
  answer(new Map())
  await expect.poll(() => ended).toEqual(['earlier'])
})

/** Opens streams of a hub, and notes the tokens of those that end. */
function opensOn(hub: EventHub) {
  const ended: string[] = []
  const open = ({ actor }: SignedIn, token: string) =>
    hub.open({
      ...{ reader: actor, token, after: null },
      sink: { send: () => {}, end: () => ended.push(token) },
    })
  return { ended, open }
}

test('a session with too many streams loses its oldest, and takes no room from others', async () => {
  const agent = await world.signIn('agent')
  const other = await openStream(world, await world.signIn('agent'))
  const oldest = await openStream(world, agent)
  await other.next()
  for (let n = 0; n < 19; n += 1) await openStream(world, agent)
  const newest = await openStream(world, agent)
  for (let message = await oldest.next(); message; ) message = await oldest.next()
  await newest.next()
  change('unit')
  expect((await newest.nextChange())?.changes).toHaveLength(1)
  expect((await other.nextChange())?.changes).toHaveLength(1)
})

test('a person with too many streams on many machines loses the oldest of them', async () => {
  const [many, other] = [await world.signIn('agent'), await world.signIn('agent')]
  const hub = new EventHub({ liveSessions: async () => new Map(), notify: async () => {} })
  atTestEnd(() => hub.close())
  const { ended, open } = opensOn(hub)
  open(other, 'other')
  for (let count = 1; count <= 62; count += 1) open(many, `machine ${count}`)
  expect(ended).toEqual(['machine 1', 'machine 2'])
})

test('a user who loses dashboard access loses the stream; changed rights are sent and apply from then on', async () => {
  const manager = await world.signIn('manager')
  const admin = await world.signIn('admin')
  const stream = await openStream(world, admin)
  const two = await openStream(world, manager)
  await stream.next()
  await two.next()
  await world.db
    .updateTable('staffUsers')
    .set({ role: 'agent' })
    .where('id', '=', admin.actor.id)
    .execute()
  await world.db
    .updateTable('staffUsers')
    .set({ role: 'user' })
    .where('id', '=', manager.actor.id)
    .execute()
  expect((await stream.nextChange())?.changes).toEqual([
    { subject: 'session', ids: null, version: null, request: null },
  ])
  for (let message = await two.next(); message; ) message = await two.next()
  change('user')
  change('unit')
  expect((await stream.nextChange())?.changes).toMatchObject([{ subject: 'unit' }])
})

test('after a lost LISTEN connection everybody reads everything again', async () => {
  const agent = await world.signIn('agent')
  const stream = await openStream(world, agent)
  const first = await stream.next()
  events.listener.onMissed()
  expect(await stream.next()).toMatchObject({ after: first?.id, changes: null })
})

test('an unrelated notification is not a change', async () => {
  const agent = await world.signIn('agent')
  const stream = await openStream(world, agent)
  await stream.next()
  for (const malformed of ['', 'x', '{}', '{"subject":"nothing"}', 'null'])
    events.listener.onNotification(malformed)
  change('unit')
  expect((await stream.nextChange())?.changes).toHaveLength(1)
})

test('a slow reader is dropped, and delays nobody', async () => {
  const agent = await world.signIn('agent')
  const listening = await listen(world.app, '127.0.0.1', 0, () => false)
  try {
    const slow = await rawStream(listening.origin, agent)
    const stream = await openStream(world, agent)
    await stream.next()
    slow.pause()
    const closed = once(slow, 'close')
    slow.on('error', () => {})
    // More than the system's own buffers hold.
    for (let n = 0; n < 400; n += 1) {
      change('unit', 'x'.repeat(100_000))
      await stream.nextChange()
    }
    slow.resume()
    await closed
  } finally {
    await listening.stop(100)
  }
})

test('stopping ends the streams, and accepts no other', async () => {
  const agent = await world.signIn('agent')
  const listening = await listen(world.app, '127.0.0.1', 0, () => false)
  const response = await fetch(`${listening.origin}/api/events`, {
    headers: { cookie: agent.cookie },
  })
  events.close()
  const begun = performance.now()
  await listening.stop()
  expect(performance.now() - begun).toBeLessThan(2_000)
  expect(await response.text()).toContain('retry: 2000')
  const refused = await world.request('GET', '/api/events', { as: agent })
  expect([refused.status, refused.body.message]).toEqual([503, 'Too many streams are open.'])
})

async function rawStream(origin: string, { cookie }: SignedIn): Promise<net.Socket> {
  const { hostname, port, host } = new URL(origin)
  const socket = net.connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(`GET /api/events HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`)
  await once(socket, 'data')
  return socket
}
