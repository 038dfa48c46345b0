import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { importRequests } from './test-files.ts'

const world = await testApp()
const agent = await world.signIn('agent')
const requests = importRequests(world)

const PROJECTS = '/api/projects/import-csv'
const DEVELOPERS = '/api/developers/import'

test('developers are imported in one call, whose message has the numbers imported and skipped', async () => {
  const { status, body } = await requests.at(
    agent,
    DEVELOPERS,
    'name,founded\nA,2001\nB,2544\na,\n',
  )
  expect([status, body]).toEqual([
    200,
    {
      ...{ count: 2, skipped: 1, total: 3, errors: [], importId: 1 },
      message: 'Successfully imported 2 developers, skipped 1 duplicates (3 total processed)',
    },
  ])
  const repeated = await requests.at(agent, DEVELOPERS, 'name\nA\nB\nC\n')
  expect(repeated.body.message).toBe(
    'Successfully imported 1 developers, skipped 2 duplicates (3 total processed)',
  )
  expect((await requests.at(agent, DEVELOPERS, 'name\nD\n')).body.message).toBe(
    'Successfully imported 1 developers (1 total processed)',
  )
})

test('projects are imported in one call, and a row with an error is named without stopping the others', async () => {
  const { status, body } = await requests.at(
    agent,
    PROJECTS,
    'name,address\nA,"1 Soi Sukhumvit 31, Bangkok"\nB,nowhere at all\n,"2 Sukhumvit"\n',
  )
  expect([status, body.success, body.results]).toEqual([
    200,
    true,
    {
      ...{ created: 1, skipped: 0, total: 3 },
      errors: [
        { row: 3, message: 'Could not find coordinates for this address' },
        { row: 4, message: 'Name: Required' },
      ],
    },
  ])
})

test('a file that is not CSV is refused with the specified message', async () => {
  const send = async (path: string, file: { name?: string; type?: string }, content = 'name\n') => {
    const { status, body } = await requests.at(agent, path, content, file)
    return [status, body.message]
  }
  expect(await send(PROJECTS, { name: 'a.xlsx' })).toEqual([
    400,
    'Invalid file type: Please select a CSV file',
  ])
  expect(await send(DEVELOPERS, { type: 'application/pdf' })).toEqual([
    400,
    'Please upload a CSV file',
  ])
  expect(await send(DEVELOPERS, { type: 'application/vnd.ms-excel' }, 'name\nX\n')).toEqual([
    200,
    'Successfully imported 1 developers (1 total processed)',
  ])
  expect(await send(PROJECTS, {}, 'what,is,this\n1,2,3\n')).toEqual([
    400,
    'No column of this file is named Name or Address.',
  ])
  const checks = await world.db
    .selectFrom('imports')
    .select('id')
    .where('state', '=', 'checked')
    .execute()
  expect(checks).toEqual([])
  const none = await world.request('POST', DEVELOPERS, { as: agent, body: new FormData() })
  expect([none.status, none.body.message]).toEqual([400, 'Please upload a CSV file'])
})
