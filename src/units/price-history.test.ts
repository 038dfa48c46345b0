import { expect, test } from 'vitest'
import { testApp } from '../test-app.ts'
import { saveUnit } from './save-unit.ts'
import { aUnit } from './test-factory.ts'

const world = await testApp()

async function told(
  id: number,
): Promise<{ at: string; price: number | null; rent: number | null }[]> {
  const { text } = await world.request('GET', `/property/${id}`)
  return JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(text)?.[1] ?? '').props.history
}

function on(day: string): string {
  world.now = new Date(`2026-03-${day}T05:00:00.000Z`)
  return world.now.toISOString()
}

test('a home’s page tells each price since it was listed, and how they changed', async () => {
  const listed = on('02')
  const { id } = await aUnit(world, { price: 10_000_000 })
  const first = await told(id)
  expect(first.map(({ price }) => price)).toEqual([10_000_000])
  const lowered = on('09')
  await saveUnit(world.context(), id, { price: 9_500_000, description: 'Lower now.' })
  on('10')
  await saveUnit(world.context(), id, { description: 'Still the same price.' })
  const both = on('12')
  await saveUnit(world.context(), id, { listingType: 'rent_sell', rentAmount: 30_000 })
  expect((await told(id)).slice(1)).toEqual([
    { at: lowered, price: 9_500_000, rent: null },
    { at: both, price: 9_500_000, rent: 30_000 },
  ])
  const { text } = await world.request('GET', `/property/${id}`)
  expect(text.replaceAll('<!-- -->', '')).toMatch(/9\.5M THB<\/span><span[^>]*> down 5 %/)
  expect(listed < lowered).toBe(true)
})

test('what it was priced at while it was hidden is not told', async () => {
  on('02')
  const { id } = await aUnit(world, { price: 3_000_000, showOnWebsite: false })
  on('03')
  await saveUnit(world.context(), id, { price: 4_000_000 })
  const shown = on('04')
  await saveUnit(world.context(), id, { showOnWebsite: true })
  on('05')
  await saveUnit(world.context(), id, { showOnWebsite: false })
  on('06')
  await saveUnit(world.context(), id, { price: 1 })
  on('07')
  await saveUnit(world.context(), id, { price: 5_000_000 })
  const again = on('08')
  await saveUnit(world.context(), id, { showOnWebsite: true })
  expect(await told(id)).toEqual([
    { at: shown, price: 4_000_000, rent: null },
    { at: again, price: 5_000_000, rent: null },
  ])
  const { text } = await world.request('GET', `/property/${id}`)
  expect(text).not.toContain('3.0M THB')
})
