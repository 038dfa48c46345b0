import { expect, test } from 'vitest'
import { testApp } from '../../../platform/testing/test-app.ts'
import { importRequests } from '../test-files.ts'

const world = await testApp()
const requests = importRequests(world)
const agent = await world.signIn('agent')

test('a column without a name at the end of the header is one where the first rows fill it', async () => {
  const { body } = await requests.check(
    agent,
    'developers',
    'Company,Website,,,\nA,a.example,,\nB,,a remark\n',
  )
  expect(body.columns).toEqual([
    { header: 'Company', field: 'name' },
    { header: 'Website', field: 'website' },
    { header: 'Column 3', field: null },
  ])
  expect(body).toMatchObject({ create: 2, error: 0 })
})
