import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { notifyToConfirm } from './notify-to-confirm.ts'
import { aUnit } from './test-factory.ts'

// A Monday at nine in Bangkok.
const monday = new Date('2026-11-23T02:00:00Z')
const longAgo = '2026-10-01T00:00:00Z'

test('on Mondays each member of staff is told how many of their units are to be confirmed', async () => {
  const world = await testApp()
  world.now = monday
  const [nok, ploy] = [await world.signIn('agent'), await world.signIn('agent')]
  const assignedToId = nok.actor.id
  const unit = { assignedToId, status: 'available', availabilityDate: longAgo } as const
  const { id } = await aUnit(world, unit)
  await aUnit(world, unit)
  await aUnit(world, { ...unit, availabilityDate: monday.toISOString() })
  await aUnit(world, { ...unit, status: 'sold' })
  await aUnit(world, { ...unit, assignedToId: null })
  const tell = (now: Date) => notifyToConfirm({ ...world.context(), now }, now)
  const notices = async (as = nok) =>
    (await world.request('GET', '/api/notifications', { as })).body

  await tell(new Date('2026-11-24T02:00:00Z'))
  expect(await notices()).toEqual([])
  await tell(monday)
  await tell(monday)
  expect(await notices()).toMatchObject([
    { kind: 'confirm', subject: 'units', details: { count: 2 } },
  ])
  expect(await notices(ploy)).toEqual([])

  const stale = (query: string, as = nok) =>
    world.request('GET', `/api/units/stale?days=14${query}`, { as })
  expect((await stale('')).headers.get('x-total-count')).toBe('3')
  const mine = await stale('&assignedTo=me&limit=1')
  expect(mine.headers.get('x-total-count')).toBe('2')
  expect(mine.headers.get('link')).toContain('assignedTo=me')
  expect((await stale('&assignedTo=me', ploy)).body).toEqual([])
  expect((await stale('&assignedTo=none')).body).toHaveLength(1)
  expect(
    (await stale(`&assignedTo=${assignedToId}`)).body.map((one: { id: number }) => one.id),
  ).toContain(id)
})
