import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { aProject } from '../../records/projects/test-factory.ts'
import { aUnit } from '../../records/units/test-factory.ts'

const world = await testApp()

async function open(path: string) {
  const { status, text } = await world.request('GET', path)
  expect(status).toBe(200)
  const { props } = JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(text)?.[1] ?? '')
  return { text: text.replaceAll('<!-- -->', ''), props }
}

test('a shared list shows its homes in order and compares the chosen ones', async () => {
  const { id: projectId } = await aProject(world, {
    facilities: ['swimming_pool'],
    buildingFloors: 30,
  })
  const cheap = await aUnit(world, { projectId, price: 4_000_000, size: 40 })
  const expensive = await aUnit(world, { projectId, price: 6_000_000, size: 80, bedrooms: 2 })
  const hidden = await aUnit(world, { showOnWebsite: false })
  const list = `homes=${expensive.id},${cheap.id},${hidden.id},99999`
  const { text, props } = await open(`/saved?${list}&compare=${cheap.id},${expensive.id}`)
  expect(props.list.homes.map(({ card }: { card: { id: number } }) => card.id)).toEqual([
    expensive.id,
    cheap.id,
  ])
  expect(text).toContain('Comparing 2 of 2')
  expect(text).toMatch(/4,000,000 THB<\/span><\/span><span class="sr-only">, the best/)
  expect(text).toMatch(/80 sqm<\/span><\/span><span class="sr-only">, the best/)
  expect(text).toContain('12 of 30')
  expect(text).toContain('2 of these homes are no longer listed.')
  expect(text).toContain('noindex')
  expect(text).toContain('<title>2 homes in Bangkok · Sathani</title>')
  expect(text).not.toContain(hidden.unitNumber)
})

test('without valid ids in the URL the page shows the browser’s own list', async () => {
  expect((await open('/saved')).props.list).toBe(null)
  expect((await open('/saved?homes=x,-1,0,99999999999&compare=4')).props.list).toBe(null)
})

test('the compared homes of the browser’s own list are in the URL', async () => {
  const { list, compared } = (await open('/saved?compare=4,x,9')).props
  expect([list, compared]).toEqual([null, [4, 9]])
})
