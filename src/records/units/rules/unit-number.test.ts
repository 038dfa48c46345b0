import { expect, test } from 'vitest'
import { testApp } from '../../../platform/testing/test-app.ts'
import { importRequests } from '../../imports/test-files.ts'
import { aProject } from '../../projects/test-factory.ts'
import { aUnit } from '../test-factory.ts'
import { unitNumberKey } from './unit-number.ts'

const world = await testApp()
const agent = await world.signIn('agent')
const { id: projectId } = await aProject(world, { name: 'Baan Sirin' })
const { id } = await aUnit(world, { projectId, unitNumber: '๑๒/๓๔ก' })

const input = { projectId, bedrooms: 1, bathrooms: 1, size: 30, price: 1_000_000 }

test('a number in Thai digits is the same in others', async () => {
  expect(unitNumberKey('๑๒/๓๔ ABC')).toBe('12/34 abc')
  const taken = { ...input, unitNumber: '12/34ก' }
  const second = await world.request('POST', '/api/units', { as: agent, body: taken })
  expect([second.status, second.body.errors?.[0].path ?? 'unitNumber']).toEqual([409, 'unitNumber'])
  const other = await aUnit(world, { projectId, unitNumber: '12/35' })
  const renamed = { unitNumber: '๑๒/๓๔ก' }
  const changed = await world.request('PUT', `/api/units/${other.id}`, { as: agent, body: renamed })
  expect(changed.status).toBe(409)
})

test('it is found by either, as a property ID and by a part', async () => {
  for (const query of ['propertyId=12/34ก', 'propertyId=๑๒/๓๔ก', 'search=2/34', 'search=๒/๓๔']) {
    const { body } = await world.request('GET', `/api/units?${encodeURI(query)}`, { as: agent })
    expect([query, body.map((unit: { id: number }) => unit.id)]).toEqual([query, [id]])
  }
})

test('an import recognises it, within the file too', async () => {
  const requests = importRequests(world)
  const file = [
    'project,unitNumber,bedrooms,bathrooms,size,price',
    'Baan Sirin,12/34ก,1,1,30,1000000',
    'Baan Sirin,55,1,1,30,1000000',
    'Baan Sirin,๕๕,1,1,30,1000000',
  ].join('\n')
  const { body } = await requests.check(agent, 'units', file)
  expect(body).toMatchObject({ rows: 3, create: 1, update: 1, duplicate: 1, error: 0 })
})
