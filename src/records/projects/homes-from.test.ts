import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { aUnit } from '../units/test-factory.ts'
import { aProject } from './test-factory.ts'

const world = await testApp()

test('the lowest figures of a building and their numbers are those of available homes, of reserved ones without any', async () => {
  const { id: projectId } = await aProject(world)
  const homes = async () => {
    const { body } = await world.request('GET', `/api/projects/${projectId}`)
    const { priceFrom, toBuy, rentFrom, toRent } = body.homes
    return [priceFrom, toBuy, rentFrom, toRent]
  }
  await aUnit(world, { projectId, listingType: 'rent', rentAmount: 33_000, status: 'confirmed' })
  expect(await homes()).toEqual([null, 0, 33_000, 1])
  await aUnit(world, { projectId, listingType: 'rent', rentAmount: 45_000 })
  await aUnit(world, { projectId, listingType: 'sell', price: 6_000_000, status: 'pending' })
  await aUnit(world, { projectId, listingType: 'sell', price: 7_000_000 })
  expect(await homes()).toEqual([7_000_000, 1, 45_000, 1])
})
