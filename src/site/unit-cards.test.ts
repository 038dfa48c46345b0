import { beforeAll, expect, test, vi } from 'vitest'
import type { Context } from '../context.ts'
import { type SignedIn, type TestApp, testApp } from '../test-app.ts'
import * as store from '../units/store.ts'
import { aUnit } from '../units/test-factory.ts'
import { cardsOf, unitCards } from './unit-cards.ts'

let world: TestApp
let admin: SignedIn
let visitor: Context
beforeAll(async () => {
  world = await testApp()
  admin = await world.signIn('admin')
  visitor = world.context()
})

test('cards come in the order asked for, and the same as inline JSON', async () => {
  const [one, other] = [await aUnit(world), await aUnit(world)]
  const { units, json } = await cardsOf(visitor, [other.id, one.id])
  expect(units.map((unit) => unit.id)).toEqual([other.id, one.id])
  expect(JSON.parse(json.toString())).toEqual(units)
})

test('what visitors do not see has no card', async () => {
  const [hidden, shown] = [await aUnit(world, { showOnWebsite: false }), await aUnit(world)]
  const { units } = await cardsOf(visitor, [hidden.id, 987_654, shown.id])
  expect(units.map((unit) => unit.id)).toEqual([shown.id])
})

test('a page of unknown homes is read once, a known one not at all', async () => {
  const ids = [(await aUnit(world)).id, (await aUnit(world)).id]
  const read = vi.spyOn(store, 'shownUnits')
  await cardsOf(visitor, ids)
  expect(read).toHaveBeenCalledTimes(1)
  await cardsOf(visitor, ids)
  expect(read).toHaveBeenCalledTimes(1)
  read.mockRestore()
})

test('who asks for rents and who asks for prices get cards of their own', async () => {
  const { id } = await aUnit(world, {
    listingType: 'rent_sell',
    price: 9_000_000,
    rentAmount: 41_000,
  })
  const leads = async (listingType: 'rent' | 'sale') => {
    const { units } = await cardsOf(visitor, [id], { listingType })
    return units[0]?.figures[0]
  }
  expect(await leads('rent')).toMatch(/41,000/)
  expect(await leads('sale')).toMatch(/9/)
  expect(await leads('rent')).toMatch(/41,000/)
})

test('a home that was changed has a new card at once', async () => {
  const unit = await aUnit(world)
  await cardsOf(visitor, [unit.id])
  const changed = await world.request('PUT', `/api/units/${unit.id}`, {
    as: admin,
    body: { floor: 23 },
  })
  expect(changed.status).toBe(200)
  const { units } = await unitCards(visitor, {}, { limit: 50, offset: 0 })
  expect(units.find(({ id }) => id === unit.id)?.floor).toBe(23)
})
