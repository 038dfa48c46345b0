import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endPauses, jobsOf } from '../../../platform/jobs/test-jobs.ts'
import { type SignedIn, type TestApp, testApp } from '../../../platform/testing/test-app.ts'
import { aContact } from '../../../records/contacts/test-factory.ts'
import { ownSettings } from '../settings.ts'
import { openPush } from './push.ts'
import { pushNotificationTask } from './push-notification.ts'
import { startPushService } from './test-push-service.ts'

let world: TestApp
let service: Awaited<ReturnType<typeof startPushService>>
let boss: SignedIn
let nok: SignedIn

beforeAll(async () => {
  world = await testApp({ localPush: true })
  service = await startPushService()
  boss = await world.signIn('manager')
})

beforeEach(async () => {
  nok = await world.signIn('agent')
  service.received.length = 0
  service.statuses.length = 0
})

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/145.0.0.0 Safari/537.36'

async function subscribed(as: SignedIn, body: unknown = service.subscribe()) {
  const headers = { 'user-agent': CHROME }
  const { status } = await world.request('POST', '/api/notifications/push', { as, body, headers })
  expect(status).toBe(201)
}

/** The manager gives Nok a contact: one notification. */
async function given(as = nok) {
  const { id, name } = await aContact(world)
  const body = { assignedToId: as.actor.id }
  expect((await world.request('PUT', `/api/leads/${id}`, { as: boss, body })).status).toBe(200)
  return { id, name }
}

const settings = async (as = nok) =>
  (await world.request('GET', '/api/notifications/settings', { as })).body

describe('A push', () => {
  test('is encrypted for each browser of its reader, signed, and opens what it tells of', async () => {
    await subscribed(nok)
    await subscribed(nok)
    await subscribed(boss)
    const { id, name } = await given()
    await world.services.jobs.idle()
    expect(service.received).toHaveLength(2)
    const [first] = service.received
    expect(first?.payload).toEqual({
      title: `Anna ${boss.actor.lastName} assigned you a contact: ${name}`,
      body: '',
      path: `/admin/contacts/${id}`,
      tag: `assigned-contact-${id}`,
      ids: [expect.any(Number)],
    })
    expect(first?.token).toMatchObject({
      aud: service.origin,
      sub: 'mailto:push@sathani.example',
    })
    expect(first?.key).toBe((await settings()).pushKey)
    expect(first?.headers).toMatchObject({ urgency: 'high', ttl: '43200' })
  })

  test('is not sent any more once its notification was read on another machine', async () => {
    await subscribed(nok)
    service.statuses.push(503)
    await given()
    await world.services.jobs.idle()
    const { body } = await world.request('GET', '/api/notifications', { as: nok })
    const ids = [body[0].id]
    await world.request('POST', '/api/notifications/read', { as: nok, body: { ids } })
    await endPauses(world)
    await world.services.jobs.idle()
    expect(service.received).toEqual([])
  })

  test('ends with the session of its browser', async () => {
    await subscribed(nok)
    expect((await settings()).devices).toMatchObject([{ name: 'Chrome on Windows' }])
    await world.request('POST', '/api/auth/logout', { as: nok })
    await given()
    await world.services.jobs.idle()
    expect(service.received).toEqual([])
    expect(
      await world.db
        .selectFrom('pushSubscriptions')
        .select('id')
        .where('userId', '=', nok.actor.id)
        .execute(),
    ).toEqual([])
  })

  test('is not sent to a browser that was turned off, nor to the user before on that browser', async () => {
    const subscription = service.subscribe()
    await subscribed(nok, subscription)
    const other = await world.signIn('agent')
    await subscribed(other, subscription)
    expect((await settings()).devices).toEqual([])
    expect((await settings(other)).devices).toHaveLength(1)
    const body = { endpoint: subscription.endpoint }
    const ended = await world.request('DELETE', '/api/notifications/push', { as: other, body })
    expect(ended.status).toBe(204)
    expect((await settings(other)).devices).toEqual([])
  })
})

describe('A browser that is gone', () => {
  test.each([404, 410])('(%i) is removed, and nothing is tried again', async (status) => {
    await subscribed(nok)
    service.statuses.push(status)
    await given()
    await world.services.jobs.idle()
    expect((await settings()).devices).toEqual([])
    const jobs = await jobsOf(world, pushNotificationTask)
    expect(jobs.filter(({ state }) => state !== 'completed')).toEqual([])
  })
})

describe('A push service that fails', () => {
  test('is tried again after growing pauses, until it takes the push once', async () => {
    await subscribed(nok)
    service.statuses.push(503, 429)
    await given()
    await world.services.jobs.idle()
    expect(service.received).toEqual([])
    const [waiting] = (await jobsOf(world, pushNotificationTask)).filter(
      ({ state }) => state === 'retry',
    )
    expect(waiting?.wait).toBeGreaterThan(20)
    for (let again = 0; again < 2; again += 1) {
      await endPauses(world)
      await world.services.jobs.idle()
    }
    expect(service.received).toHaveLength(1)
  })

  test('is given up at last, which admins and the browser are told, and run again', async () => {
    await subscribed(nok)
    const before = service.requests
    service.statuses.push(...Array.from({ length: 9 }, () => 500))
    await given()
    for (let again = 0; again < 9; again += 1) {
      await world.services.jobs.idle()
      await endPauses(world)
    }
    expect(service.requests - before).toBe(9)
    expect((await settings()).devices).toMatchObject([
      { failure: expect.stringContaining('didn’t arrive') },
    ])
    const admin = await world.signIn('admin')
    const { body } = await world.request('GET', '/api/jobs', { as: admin })
    expect(body[0]).toMatchObject({
      label: expect.stringMatching(/^Push notification \d+$/),
      why: 'The browser’s push service rejected this (500). Not now',
    })
    const run = await world.request('POST', `/api/jobs/${body[0].id}/run`, { as: admin })
    expect(run.status).toBe(204)
    await world.services.jobs.idle()
    expect(service.received).toHaveLength(1)
    expect((await settings()).devices).toMatchObject([{ failure: null }])
  })

  test('is not followed elsewhere', async () => {
    await subscribed(nok)
    const before = service.requests
    service.statuses.push(307)
    await given()
    await world.services.jobs.idle()
    expect(service.requests - before).toBe(1)
    expect(service.received).toEqual([])
  })
})

describe('Trying it', () => {
  const tryIt = (body: unknown) =>
    world.request('POST', '/api/notifications/try', { as: nok, body })

  test('pushes to this browser at once, or says why not', async () => {
    const subscription = service.subscribe()
    const trial = { way: 'browser', endpoint: subscription.endpoint }
    expect((await tryIt(trial)).status).toBe(409)
    await subscribed(nok, subscription)
    expect((await tryIt(trial)).status).toBe(204)
    expect(service.received[0]?.payload).toMatchObject({ path: '/admin/settings/notifications' })
    service.statuses.push(403)
    const refused = await tryIt(trial)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'The browser’s push service rejected this (403). Not now',
    ])
    service.statuses.push(410)
    expect((await tryIt(trial)).body.message).toContain('no longer gets notifications')
    expect((await settings()).devices).toEqual([])
  })

  test('of email says that it is not set up', async () => {
    const { status, body } = await tryIt({ way: 'email' })
    expect([status, body.code]).toEqual([409, 'mail_not_set_up'])
  })
})

test('a key that is none is refused, before anything is pushed with it', async () => {
  const { endpoint, keys } = service.subscribe()
  const body = { endpoint, keys: { ...keys, p256dh: `B${'x'.repeat(86)}` } }
  const { status, body: answer } = await world.request('POST', '/api/notifications/push', {
    as: nok,
    body,
  })
  expect([status, answer.errors[0].path]).toEqual([400, 'keys.p256dh'])
})

test('the keys are made once for all processes, and never answered', async () => {
  const again = openPush(world.db, {
    sender: { subject: 'mailto:x@sathani.example', isReal: true },
  })
  expect(await again.publicKey()).toBe((await settings()).pushKey)
  const { rows } = await sql<{ privateKey: string }>`select private_key from push_keys`.execute(
    world.db,
  )
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(await settings())).not.toContain(rows[0]?.privateKey)
})

test('without an address that exists, pushes to Apple are not sent and say why, and the settings say so', async () => {
  const sender = { subject: 'mailto:hello@sathani.example', isReal: false }
  const push = openPush(world.db, { sender })
  const { keys } = service.subscribe()
  const apples = { endpoint: 'https://web.push.apple.com/QJd', ...keys }
  const payload = { title: 'A test', body: '', path: '/admin', tag: 'test', ids: [] }
  expect(await push.send(apples, payload)).toMatchObject({
    state: 'unsent',
    why: { code: 'push_without_sender' },
  })
  expect((await settings()).reachesApple).toBe(true)
  const own = await ownSettings({ ...world.context(nok.actor), push })
  expect(own.reachesApple).toBe(false)
})
