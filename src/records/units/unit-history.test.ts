import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { deleteUnit } from './delete-unit.ts'
import { saveUnit } from './save-unit.ts'
import { aUnit } from './test-factory.ts'

const world = await testApp()
const agent = await world.signIn('agent')
const by = `${agent.actor.firstName} ${agent.actor.lastName}`

const history = (id: number) => world.request('GET', `/api/units/${id}/history`, { as: agent })

function setDay(day: string): string {
  world.now = new Date(`2026-03-${day}T05:00:00.000Z`)
  return world.now.toISOString()
}

test('a unit’s history has its figures, statuses and confirmations, newest first', async () => {
  const listed = setDay('02')
  const { id } = await aUnit(world, { price: 10_000_000 })
  const as = () => world.context(agent.actor)
  const lowered = setDay('03')
  await saveUnit(as(), id, { price: 9_500_000, description: 'Lower now.' })
  setDay('04')
  await saveUnit(as(), id, { description: 'Nothing of interest here.' })
  const confirmed = setDay('05')
  await world.request('POST', `/api/units/${id}/confirm`, { as: agent, body: {} })
  const later = setDay('06')
  await saveUnit(as(), id, { availabilityDate: '2026-06-01T00:00:00.000Z' })
  const rented = setDay('07')
  await saveUnit(as(), id, { status: 'rented', rentAmount: 30_000 })
  const { body } = await history(id)
  expect(body).toEqual([
    { kind: 'status', at: rented, by, before: 'available', after: 'rented' },
    { kind: 'rent', at: rented, by, before: null, after: 30_000 },
    { kind: 'confirmed', at: confirmed, by },
    { kind: 'price', at: lowered, by, before: 10_000_000, after: 9_500_000 },
    { kind: 'listed', at: listed, by: 'System', price: 10_000_000, rent: null },
  ])
  expect(JSON.stringify(body)).not.toContain(later)
})

test('a unit from before the audit log is listed at its first figures', async () => {
  const { id } = await aUnit(world, { price: 4_000_000 })
  await saveUnit(world.context(agent.actor), id, { price: 3_900_000 })
  // Only entries that exist count: those of another unit are not read.
  const other = await world.db
    .insertInto('units')
    .columns(['projectId', 'unitNumber', 'bedrooms', 'bathrooms', 'size', 'listingType', 'price'])
    .expression((make) =>
      make
        .selectFrom('units')
        .select([
          'projectId',
          make.val('OLD-1').as('unitNumber'),
          'bedrooms',
          'bathrooms',
          'size',
          'listingType',
          'price',
        ])
        .where('id', '=', id),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await history(other.id)).body).toMatchObject([
    { kind: 'listed', by: null, price: 3_900_000, rent: null },
  ])
})

test('only staff read it, and only of units that exist', async () => {
  const { id } = await aUnit(world)
  expect((await world.request('GET', `/api/units/${id}/history`)).status).toBe(401)
  await deleteUnit(world.context(agent.actor), id)
  expect((await history(id)).status).toBe(404)
  expect((await history(2_000_000_000)).status).toBe(404)
})
