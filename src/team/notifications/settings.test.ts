import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { DEFAULT_CHOICES, DEFAULT_QUIET } from './rules/notification-settings.ts'

let world: TestApp
let boss: SignedIn
let nok: SignedIn

beforeAll(async () => {
  world = await testApp()
  boss = await world.signIn('manager')
})
beforeEach(async () => {
  nok = await world.signIn('agent')
})

const path = '/api/notifications/settings'
const settings = async () => (await world.request('GET', path, { as: nok })).body
const save = (body: unknown) => world.request('PUT', path, { as: nok, body })

async function given() {
  const { id } = await aContact(world)
  const body = { assignedToId: nok.actor.id }
  await world.request('PUT', `/api/leads/${id}`, { as: boss, body })
}

describe('The settings of what one is told', () => {
  test('are the defaults until somebody chooses', async () => {
    expect(await settings()).toEqual({
      choices: DEFAULT_CHOICES,
      quiet: DEFAULT_QUIET,
      reachesApple: true,
      pushKey: expect.stringMatching(/^[\w-]{87}$/),
      devices: [],
      email: { address: nok.actor.email, isConnected: false },
      version: 1,
    })
  })

  test('change by single choices, and say so in the audit log', async () => {
    const { status, body } = await save({ choices: { inquiry: { email: false } }, version: 1 })
    expect([status, body.version]).toEqual([200, 2])
    expect(body.choices).toEqual({
      ...DEFAULT_CHOICES,
      inquiry: { ...DEFAULT_CHOICES.inquiry, email: false },
    })
    const admin = await world.signIn('admin')
    const audit = await world.request('GET', '/api/audit?subject=notification_settings&limit=1', {
      as: admin,
    })
    expect(audit.body[0]).toMatchObject({
      subjectId: nok.actor.id,
      actorId: nok.actor.id,
      changes: { 'inquiry.email': [true, false] },
    })
  })

  test('refuse an outdated version with what is stored, and another one is 200', async () => {
    await save({ quiet: { isOn: true }, version: 1 })
    const late = await save({ quiet: { isOn: false }, version: 1 })
    expect([late.status, late.body.current.quiet.isOn]).toEqual([409, true])
    expect(late.body.changedFields).toEqual(['quiet.isOn'])
  })

  test('of two machines that save the first choices at once are both kept or refused', async () => {
    const answers = await Promise.all([
      save({ choices: { message: { email: true } } }),
      save({ choices: { unassigned: { email: true } } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await settings()).choices).toMatchObject({
      message: { email: true },
      unassigned: { email: true },
    })
  })

  test.each([
    [{ quiet: { from: '24:00' } }, 'quiet.from'],
    [{ quiet: { to: '8:00' } }, 'quiet.to'],
    [{ quiet: { days: 'never' } }, 'quiet.days'],
    [{ choices: { inquiry: { bell: 'yes' } } }, 'choices.inquiry.bell'],
  ])('refuse %j', async (body, at) => {
    const answer = await save(body)
    expect([answer.status, answer.body.errors[0].path]).toEqual([400, at])
  })
})

test('who unticks every way of a kind is told nothing of it; without the bell it is not listed', async () => {
  await save({ choices: { assigned: { bell: false, browser: false, email: false } } })
  await given()
  const rows = () =>
    world.db
      .selectFrom('notifications')
      .select('isListed')
      .where('userId', '=', nok.actor.id)
      .execute()
  expect(await rows()).toEqual([])
  await save({ choices: { assigned: { browser: true } } })
  await given()
  expect(await rows()).toEqual([{ isListed: false }])
  const { body } = await world.request('GET', '/api/notifications/counts', { as: nok })
  expect(body).toEqual({ unread: 0 })
})
