import { beforeAll, expect, test, vi } from 'vitest'
import type { Context } from '../context.ts'
import { languages } from '../languages/languages.ts'
import { type SignedIn, type TestApp, testApp } from '../platform/testing/test-app.ts'
import { saveUnit } from '../records/units/save-unit.ts'
import * as store from '../records/units/store.ts'
import { aUnit } from '../records/units/test-factory.ts'
import { english } from '../shared/language.ts'
import { cardsOf, unitCards } from './unit-cards.server.ts'

let world: TestApp
let admin: SignedIn
let visitor: Context
beforeAll(async () => {
  world = await testApp()
  admin = await world.signIn('admin')
  visitor = world.context()
})

test('cards come in the order of the ids, as objects and as inline JSON', async () => {
  const [first, other] = [await aUnit(world), await aUnit(world)]
  const { units, json } = await cardsOf(visitor, [other.id, first.id], english)
  expect(units.map((unit) => unit.id)).toEqual([other.id, first.id])
  expect(JSON.parse(json.toString())).toEqual(units)
})

test('hidden and unknown units have no card', async () => {
  const [hidden, shown] = [await aUnit(world, { showOnWebsite: false }), await aUnit(world)]
  const { units } = await cardsOf(visitor, [hidden.id, 987_654, shown.id], english)
  expect(units.map((unit) => unit.id)).toEqual([shown.id])
})

test('units that are not cached are read in one query, cached ones in none', async () => {
  const ids = [(await aUnit(world)).id, (await aUnit(world)).id]
  const read = vi.spyOn(store, 'publicUnits')
  await cardsOf(visitor, ids, english)
  expect(read).toHaveBeenCalledTimes(1)
  await cardsOf(visitor, ids, english)
  expect(read).toHaveBeenCalledTimes(1)
  read.mockRestore()
})

test('cards are cached separately for searches by rent and by price', async () => {
  const { id } = await aUnit(world, {
    listingType: 'rent_sell',
    price: 9_000_000,
    rentAmount: 41_000,
  })
  const mainFigure = async (listingType: 'rent' | 'sale') => {
    const { units } = await cardsOf(visitor, [id], english, { listingType })
    return units[0]?.figures[0]
  }
  expect(await mainFigure('rent')).toMatch(/41,000/)
  expect(await mainFigure('sale')).toMatch(/9/)
  expect(await mainFigure('rent')).toMatch(/41,000/)
})

test('a changed unit has a new card at once', async () => {
  const unit = await aUnit(world)
  await cardsOf(visitor, [unit.id], english)
  const changed = await world.request('PUT', `/api/units/${unit.id}`, {
    as: admin,
    body: { floor: 23 },
  })
  expect(changed.status).toBe(200)
  const { units } = await unitCards(visitor, {}, { limit: 50, offset: 0 }, english)
  expect(units.find(({ id }) => id === unit.id)?.floor).toBe(23)
})

test('a reduced home whose two prices are alike in millions has its price in full', async () => {
  const figuresAt = async (price: number) => {
    world.now = new Date(Date.now() - 40 * 86_400_000)
    const { id } = await aUnit(world, { listingType: 'sell', price: 4_590_000 })
    world.now = new Date()
    await saveUnit(world.context(), id, { price })
    const [card] = (await cardsOf(world.context(), [id], english)).units
    return [card?.figures[0], card?.mark?.was]
  }
  expect(await figuresAt(4_560_000)).toEqual(['4,560,000 THB', '4,590,000'])
  expect(await figuresAt(4_300_000)).toEqual(['4.3M THB', '4,590,000'])
})

test('a card in Thai has what Thais call its station, and a price as they write it', async () => {
  const { id } = await aUnit(world, { price: 9_000_000 })
  const thai = async () => (await cardsOf(visitor, [id], languages.th)).units[0]
  const card = await thai()
  expect(card?.figures).toEqual(['9.0 ล้านบาท'])
  expect(card?.stations[0]?.name).toMatch(/^[\u0e00-\u0e7f ]+$/)
  expect(card?.parks.concat(card.malls).join()).not.toMatch(/[a-z]/)
  const { units } = await cardsOf(visitor, [id], english)
  expect(units[0]?.figures).toEqual(['9.0M THB'])
})
