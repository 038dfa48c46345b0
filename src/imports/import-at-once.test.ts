import { expect, test } from 'vitest'
import { testApp } from '../test-app.ts'
import { importDoor } from './test-files.ts'

const world = await testApp()
const agent = await world.signIn('agent')
const door = importDoor(world)

const PROJECTS = '/api/projects/import-csv'
const DEVELOPERS = '/api/developers/import'

test('developers are imported in one call, which says how many and how many were skipped', async () => {
  const { status, body } = await door.at(agent, DEVELOPERS, 'name,founded\nA,2001\nB,2544\na,\n')
  expect([status, body]).toEqual([
    200,
    {
      ...{ count: 2, skipped: 1, total: 3, errors: [], importId: 1 },
      message: 'Successfully imported 2 developers, skipped 1 duplicates (3 total processed)',
    },
  ])
  const again = await door.at(agent, DEVELOPERS, 'name\nA\nB\nC\n')
  expect(again.body.message).toBe(
    'Successfully imported 1 developers, skipped 2 duplicates (3 total processed)',
  )
  expect((await door.at(agent, DEVELOPERS, 'name\nD\n')).body.message).toBe(
    'Successfully imported 1 developers (1 total processed)',
  )
})

test('projects are imported in one call; a row in error is named and stops no other', async () => {
  const { status, body } = await door.at(
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

test('a file that is no CSV is refused in the specified words', async () => {
  const refused = async (
    path: string,
    sent: { name?: string; type?: string },
    content = 'name\n',
  ) => {
    const { status, body } = await door.at(agent, path, content, sent)
    return [status, body.message]
  }
  expect(await refused(PROJECTS, { name: 'a.xlsx' })).toEqual([
    400,
    'Invalid file type: Please select a CSV file',
  ])
  expect(await refused(DEVELOPERS, { type: 'application/pdf' })).toEqual([
    400,
    'Please upload a CSV file',
  ])
  expect(await refused(DEVELOPERS, { type: 'application/vnd.ms-excel' }, 'name\nX\n')).toEqual([
    200,
    'Successfully imported 1 developers (1 total processed)',
  ])
  expect(await refused(PROJECTS, {}, 'what,is,this\n1,2,3\n')).toEqual([
    400,
    'No column of this file is named Name or Address.',
  ])
  const none = await world.request('POST', DEVELOPERS, { as: agent, body: new FormData() })
  expect([none.status, none.body.message]).toEqual([400, 'Please upload a CSV file'])
})
