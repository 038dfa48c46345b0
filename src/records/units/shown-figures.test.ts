import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { saveUnit } from './save-unit.ts'
import { shownFigures } from './shown-figures.ts'
import { aUnit } from './test-factory.ts'

const world = await testApp()
const start = Date.now()

/** Sets the clock to so many days before now. */
function daysBefore(days: number): string {
  world.now = new Date(start - days * 86_400_000)
  return world.now.toISOString()
}

async function figuresOf(id: number) {
  return (await shownFigures(world.db, [id])).get(id)
}

async function found(query: string): Promise<number[]> {
  const { body } = await world.request('GET', `/api/units/search?${query}`)
  return body.map((unit: { id: number }) => unit.id)
}

async function cardOf(id: number, query = ''): Promise<string> {
  const { text } = await world.request('GET', `/search?propertyId=${id}${query}`)
  return text
}

test('a lower price is compared with the one before it, on the card and as a filter', async () => {
  const listed = daysBefore(40)
  const unit = await aUnit(world, {
    listingType: 'rent_sell',
    price: 10_000_000,
    rentAmount: 40_000,
  })
  expect(await found(`reducedOnly=true&projectId=${unit.project.id}`)).toEqual([])
  const lowered = daysBefore(5)
  await saveUnit(world.context(), unit.id, { price: 9_400_000 })
  expect(await figuresOf(unit.id)).toEqual({
    firstShownAt: listed,
    priceBefore: 10_000_000,
    priceChangedAt: lowered,
    rentBefore: null,
    rentChangedAt: null,
  })
  daysBefore(0)
  expect(await cardOf(unit.id)).toContain('<span class="reduced">Reduced 6%</span>')
  expect(await cardOf(unit.id)).toContain('<s>10,000,000</s>')
  expect(await cardOf(unit.id, '&listingType=rent'), 'the rent is as it was').not.toContain(
    'Reduced 6',
  )
  const inProject = `projectId=${unit.project.id}`
  expect(await found(`reducedOnly=true&${inProject}`)).toEqual([unit.id])
  expect(await found(`reducedOnly=true&listingType=rent&${inProject}`)).toEqual([])
  await saveUnit(world.context(), unit.id, { rentAmount: 45_000 })
  expect((await figuresOf(unit.id))?.rentBefore, 'a raised rent is kept and no reduction').toBe(
    40_000,
  )
  expect(await found(`reducedOnly=true&listingType=rent&${inProject}`)).toEqual([])
})

test('a slip that is mended within a day, and what nobody could see, is no reduction', async () => {
  daysBefore(30)
  const unit = await aUnit(world, { price: 5_000_000 })
  const hidden = await aUnit(world, { price: 5_000_000, showOnWebsite: false })
  await saveUnit(world.context(), unit.id, { price: 4_000_000 })
  expect((await figuresOf(unit.id))?.priceBefore, 'on its first day').toBeNull()
  daysBefore(20)
  await saveUnit(world.context(), unit.id, { price: 40_000_000 })
  await saveUnit(world.context(), unit.id, { price: 4_000_000 })
  expect((await figuresOf(unit.id))?.priceBefore, 'there and back').toBeNull()
  await saveUnit(world.context(), hidden.id, { price: 3_000_000 })
  expect(await figuresOf(hidden.id)).toMatchObject({ firstShownAt: null, priceBefore: null })
  const shown = daysBefore(10)
  await saveUnit(world.context(), hidden.id, { showOnWebsite: true })
  expect((await figuresOf(hidden.id))?.firstShownAt).toBe(shown)
})

test('a home is new for a week after visitors could first see it', async () => {
  daysBefore(60)
  const unit = await aUnit(world, { showOnWebsite: false })
  const old = await aUnit(world, { projectId: unit.project.id })
  daysBefore(2)
  await saveUnit(world.context(), unit.id, { showOnWebsite: true })
  daysBefore(0)
  expect(await found(`newOnly=true&projectId=${unit.project.id}`)).toEqual([unit.id])
  expect(await cardOf(unit.id)).toContain('<span class="new">New · 2 days</span>')
  expect(await cardOf(old.id)).not.toContain('class="new"')
  daysBefore(-6)
  expect(await cardOf(unit.id)).not.toContain('class="new"')
})
