import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { aProject } from '../projects/test-factory.ts'
import { aUnit } from './test-factory.ts'

const world = await testApp()

test('many units are deleted and restored at once, those refused are named', async () => {
  const admin = await world.signIn('admin')
  const { id: projectId } = await aProject(world)
  const units = [await aUnit(world, { projectId }), await aUnit(world, { projectId })]
  const ids = units.map(({ id }) => id)
  const body = { ids: [...ids, 2_000_000_000] }
  const request = (verb: string) =>
    world.request('POST', `/api/units/bulk-${verb}`, { as: admin, body })
  const deleted = await request('delete')
  expect(deleted.body).toMatchObject({ changed: 2, refused: [{ id: 2_000_000_000 }] })
  const list = () => world.request('GET', `/api/units?projectId=${projectId}`, { as: admin })
  expect((await list()).body).toEqual([])
  expect((await request('restore')).body).toMatchObject({ changed: 2 })
  expect((await list()).body).toHaveLength(2)
})

test('only those who may delete units can', async () => {
  const body = { ids: [1] }
  for (const verb of ['delete', 'restore']) {
    const path = `/api/units/bulk-${verb}`
    const refused = await world.request('POST', path, { as: await world.signIn('agent'), body })
    expect(refused.status).toBe(403)
  }
})
