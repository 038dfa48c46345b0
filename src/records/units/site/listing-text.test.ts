import { expect, test } from 'vitest'
import { testApp } from '../../../platform/testing/test-app.ts'
import { aProject } from '../../projects/test-factory.ts'
import { aUnit } from '../test-factory.ts'
import { listingText } from './listing-text.ts'

const world = await testApp()
const admin = await world.signIn()

async function changed(id: number, fields: Record<string, unknown>) {
  const { body } = await world.request('GET', `/api/units/${id}`, { as: admin })
  const change = { ...fields, version: body.version }
  return (await world.request('PUT', `/api/units/${id}`, { body: change, as: admin })).body
}

test('made texts follow the facts, and those by hand stay until they are made again', async () => {
  const project = await aProject(world, { name: 'Monsoon House' })
  const unit = await aUnit(world, { projectId: project.id, unitNumber: '9C', bedrooms: 2 })
  const first = listingText(unit)
  expect(first.seoTitle).toContain('2-bed')
  const bigger = await changed(unit.id, { bedrooms: 3, floor: 31 })
  expect(listingText(bigger).seoTitle).toContain('3-bed')
  expect(listingText(bigger).keyFeatures).toContain('High floor')
  const byHand = await changed(unit.id, { seoTitle: 'Mine', seoDescription: 'My words' })
  const later = await changed(unit.id, { bedrooms: 1 })
  expect(listingText(byHand)).toMatchObject({ seoTitle: 'Mine', seoDescription: 'My words' })
  expect(listingText(later)).toMatchObject({ seoTitle: 'Mine', seoDescription: 'My words' })
  const again = await changed(unit.id, { seoTitle: null, seoDescription: null })
  expect(listingText(again).seoTitle).toContain('1-bed')
})

test('made texts are short enough, however long the names are', async () => {
  const project = await aProject(world, { name: 'คอนโดมิเนียมริมแม่น้ำเจ้าพระยา '.repeat(6).trim() })
  const unit = await aUnit(world, { projectId: project.id, unitNumber: '1234/567 Tower B' })
  const { seoTitle, seoDescription, keyFeatures } = listingText(unit)
  expect(seoTitle.length).toBeLessThanOrEqual(60)
  expect(seoDescription.length).toBeLessThanOrEqual(155)
  expect(keyFeatures.length).toBeLessThanOrEqual(6)
})
