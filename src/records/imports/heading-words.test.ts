import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { aProject } from '../projects/test-factory.ts'
import { importRequests } from './test-files.ts'

const world = await testApp()
world.now = new Date('2026-11-24T03:00:00Z')
const agent = await world.signIn('agent')
const door = importRequests(world)
const HEAD = 'project,unit,bed,bath,size,rent,สถานะห้อง,note'

const rowsOf = async (id: number) =>
  (await world.request('GET', `/api/imports/${id}/rows?limit=100`, { as: agent })).body
const readOf = async (id: number) =>
  (await rowsOf(id)).map(
    ({ verdict, read }: { verdict: string; read: Record<string, unknown> }) => [
      verdict,
      read.status,
    ],
  )

test('beneath a heading that says that they are let, homes without a status of their own are let', async () => {
  const { name } = await aProject(world)
  const line = (unit: number, status = '') => `${name},${unit},1,1,30,25k,${status},`
  const { body } = await door.check(
    agent,
    'units',
    [
      ...[HEAD, line(1), '🔴 ปล่อยเช่าแล้ว 🔴,,,,,,,', HEAD, line(2), line(3, 'ว่าง'), ',,,,,,,'],
      ...[
        'รวม 2 ห้อง,,,,,,,',
        line(4),
        '>> FOR RENT,,,,,,,',
        line(5),
        'Rented units,,,,,,,',
        line(6),
      ],
    ].join('\n'),
  )
  const read = (await readOf(body.id)).filter(([verdict]: unknown[]) => verdict === 'create')
  expect(read).toEqual([
    ['create', undefined],
    ['create', 'rented'],
    ['create', 'available'],
    ['create', 'rented'],
    ['create', undefined],
    ['create', undefined],
  ])
  const values = await world.request('GET', `/api/imports/${body.id}/values`, { as: agent })
  const status = values.body.fields.find(({ field }: { field: string }) => field === 'status')
  expect(status.open).toMatchObject([{ text: 'Rented units', rows: 1 }])
  const answer = { field: 'status', text: 'Rented units', value: 'rented' }
  await world.request('POST', `/api/imports/${body.id}/values`, { as: agent, body: answer })
  expect((await readOf(body.id)).at(-1)).toEqual(['create', 'rented'])
})

test('a status column that is matched by hand later goes before the heading', async () => {
  const { name } = await aProject(world)
  const { body } = await door.check(
    agent,
    'units',
    `project,unit,bed,bath,size,rent,Now\nSOLD,,,,,,\n${name},1,1,1,30,25k,ว่าง\n${name},2,1,1,30,25k,\n`,
  )
  expect((await readOf(body.id)).slice(1)).toEqual([
    ['create', 'sold'],
    ['create', 'sold'],
  ])
  const columns = { Now: 'status' }
  await world.request('POST', `/api/imports/${body.id}/columns`, { as: agent, body: { columns } })
  expect((await readOf(body.id)).slice(1)).toEqual([
    ['create', 'available'],
    ['create', 'sold'],
  ])
})
