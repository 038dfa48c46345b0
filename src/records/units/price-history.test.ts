import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { saveUnit } from './save-unit.ts'
import { aUnit } from './test-factory.ts'

const world = await testApp()

async function shownHistory(
  id: number,
): Promise<{ at: string; price: number | null; rent: number | null }[]> {
  const { text } = await world.request('GET', `/property/${id}`)
  return JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(text)?.[1] ?? '').props.history
}

function setDay(day: string): string {
  world.now = new Date(`2026-03-${day}T05:00:00.000Z`)
  return world.now.toISOString()
}

test('a unit’s page shows every price since it was listed and each change', async () => {
  const listed = setDay('02')
  const { id } = await aUnit(world, { price: 10_000_000 })
  const first = await shownHistory(id)
  expect(first.map(({ price }) => price)).toEqual([10_000_000])
  const lowered = setDay('09')
  await saveUnit(world.context(), id, { price: 9_500_000, description: 'Lower now.' })
  setDay('10')
  await saveUnit(world.context(), id, { description: 'Still the same price.' })
  const both = setDay('12')
  await saveUnit(world.context(), id, { listingType: 'rent_sell', rentAmount: 30_000 })
  expect((await shownHistory(id)).slice(1)).toEqual([
    { at: lowered, price: 9_500_000, rent: null },
    { at: both, price: 9_500_000, rent: 30_000 },
  ])
  const { text } = await world.request('GET', `/property/${id}`)
  expect(text.replaceAll('<!-- -->', '')).toMatch(/9,500,000 THB<\/span><span[^>]*> down 5%/)
  expect(listed < lowered).toBe(true)
})

test('prices from before a unit was public are not shown', async () => {
  setDay('02')
  const { id } = await aUnit(world, { price: 3_000_000, showOnWebsite: false })
  setDay('03')
  await saveUnit(world.context(), id, { price: 4_000_000 })
  const shown = setDay('04')
  await saveUnit(world.context(), id, { showOnWebsite: true })
  setDay('05')
  await saveUnit(world.context(), id, { showOnWebsite: false })
  setDay('06')
  await saveUnit(world.context(), id, { price: 1 })
  setDay('07')
  await saveUnit(world.context(), id, { price: 5_000_000 })
  const shownAgain = setDay('08')
  await saveUnit(world.context(), id, { showOnWebsite: true })
  expect(await shownHistory(id)).toEqual([
    { at: shown, price: 4_000_000, rent: null },
    { at: shownAgain, price: 5_000_000, rent: null },
  ])
  const { text } = await world.request('GET', `/property/${id}`)
  expect(text).not.toContain('3.0M THB')
})
