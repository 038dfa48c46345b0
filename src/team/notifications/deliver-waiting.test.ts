import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../context.ts'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { addNotifications } from './add-notifications.ts'
import { deliverWaitingTask } from './deliver-waiting.ts'
import { startPushService } from './push/test-push-service.ts'
import type { NotificationKind } from './rules/notification.ts'

let world: TestApp
let service: Awaited<ReturnType<typeof startPushService>>
let nok: SignedIn
let contacts = 0

beforeAll(async () => {
  world = await testApp({ localPush: true })
  service = await startPushService()
})
beforeEach(async () => {
  at('26', '21:30')
  nok = await world.signIn('agent')
  await quiet({ isOn: true, from: '21:00', to: '08:00' })
  const body = service.subscribe()
  expect((await world.request('POST', '/api/notifications/push', { as: nok, body })).status).toBe(
    201,
  )
  service.received.length = 0
})

/** It is this time in Bangkok, of a day to which jobs wait however late the tests run. */
function at(day: string, time: string): void {
  world.now = new Date(`2096-11-${day}T${time}:00+07:00`)
}

async function quiet(changes: object): Promise<void> {
  const body = { quiet: changes }
  const { status } = await world.request('PUT', '/api/notifications/settings', { as: nok, body })
  expect(status).toBe(200)
}

/** Something happens. */
async function told(name: string, kind: NotificationKind = 'assigned'): Promise<void> {
  contacts += 1
  const notice = { kind, subject: 'contact', subjectId: contacts, details: { name } } as const
  await inTransaction(world.context(), (tx) => addNotifications(tx, notice, [nok.actor.id]))
  await world.services.jobs.idle()
}

/** The jobs run that wait until now. */
async function waitingEnds(): Promise<void> {
  await sql`update pgboss.job set start_after = now()
    where start_after > now() and start_after <= ${world.now}
      and data ->> 'task' = ${deliverWaitingTask.name}`.execute(world.db)
  await world.services.jobs.idle()
}

const pushed = () => service.received.map(({ payload }) => payload.title)

test('in quiet hours the bell counts, and one push at their end says how many came', async () => {
  for (const name of ['Ann', 'Ben', 'Cat']) await told(name)
  const counts = await world.request('GET', '/api/notifications/counts', { as: nok })
  expect(counts.body).toEqual({ unread: 3 })
  at('27', '07:59')
  await waitingEnds()
  expect(pushed()).toEqual([])
  // One of them is read before the morning.
  const [first] = (await world.request('GET', '/api/notifications', { as: nok })).body
  await world.request('POST', '/api/notifications/read', { as: nok, body: { ids: [first.id] } })
  at('27', '08:00')
  await waitingEnds()
  expect(service.received.map(({ payload }) => payload)).toMatchObject([
    { title: '2 new notices', path: '/admin/notifications' },
  ])
})

describe('The push at the end of quiet hours', () => {
  test('leaves out a viewing that was told in them', async () => {
    await told('Ann', 'viewing_soon')
    await told('Ben')
    expect(pushed()).toEqual(['Viewing at : Ann'])
    at('27', '08:00')
    await waitingEnds()
    expect(pushed()).toEqual(['Viewing at : Ann', 'Somebody gave you a contact: Ben'])
  })

  test('leaves out what came after they ended', async () => {
    await told('Ann')
    at('27', '08:01')
    await told('Ben')
    await waitingEnds()
    expect(pushed()).toEqual([
      'Somebody gave you a contact: Ben',
      'Somebody gave you a contact: Ann',
    ])
  })

  test.each([{ isOn: false }, { to: '22:30' }])('comes at once after %j', async (change) => {
    await told('Ann')
    at('26', '23:00')
    await quiet(change)
    await waitingEnds()
    expect(pushed()).toEqual(['Somebody gave you a contact: Ann'])
    at('27', '08:00')
    await told('Ben')
    await waitingEnds()
    expect(pushed()).toEqual([
      'Somebody gave you a contact: Ann',
      'Somebody gave you a contact: Ben',
    ])
  })

  test('waits longer when they were made longer meanwhile', async () => {
    await told('Ann')
    await quiet({ to: '10:00' })
    at('27', '08:00')
    await waitingEnds()
    expect(pushed()).toEqual([])
    at('27', '10:00')
    await waitingEnds()
    expect(pushed()).toEqual(['Somebody gave you a contact: Ann'])
  })

  test('comes each day when every hour is quiet', async () => {
    await quiet({ from: '08:00', to: '08:00' })
    await told('Ann')
    at('27', '08:00')
    await waitingEnds()
    expect(pushed()).toEqual(['Somebody gave you a contact: Ann'])
  })
})
