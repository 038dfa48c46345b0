import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { aProject } from '../projects/test-factory.ts'
import type { ImportRow } from './rules/import.ts'
import type { FieldValues } from './rules/values.ts'
import { importRequests } from './test-files.ts'

const world = await testApp()
world.now = new Date('2026-11-24T03:00:00Z')
const agent = await world.signIn('agent')
const door = importRequests(world)

let name = ''
let projectId = 0
beforeEach(async () => {
  const project = await aProject(world)
  name = project.name
  projectId = project.id
})
const check = async (head: string, ...rows: string[]) => {
  const lines = rows.map((row, index) => `${name},${index + 1},1,1,30,${row}\n`)
  const text = `project,unit,bed,bath,size,${head}\n${lines.join('')}`
  return (await door.check(agent, 'units', text)).body
}
const rowsOf = async (id: number): Promise<ImportRow[]> => (await door.rows(agent, id)).body
const fieldsOf = async (id: number): Promise<FieldValues[]> =>
  (await world.request('GET', `/api/imports/${id}/values`, { as: agent })).body.fields
const openOf = async (id: number) =>
  (await fieldsOf(id)).flatMap(({ field, open }) =>
    open.map(({ text, rows, proposals }) => [
      ...[field, text, rows],
      proposals.map(({ value, isLikely }) => (isLikely ? `${value}!` : value)),
    ]),
  )

test('what only an agency knows is asked once, with what is likely', async () => {
  const { id } = await check('rent,floor,pets,status', '25k,G,ok,ok', '25k,G,สุนัขเล็ก,ok', '25k,G,Y,')
  expect(await openOf(id)).toEqual([
    ['floor', 'G', 3, [1, 0]],
    ['status', 'ok', 2, ['available!']],
    ['petAllowed', 'ok', 1, ['small_pet_allowed!']],
    ['petAllowed', 'สุนัขเล็ก', 1, ['small_pet_allowed!']],
  ])
  expect((await rowsOf(id))[2]?.read).toMatchObject({ petAllowed: 'small_pet_allowed' })
})

test('what Thai lists say of a lease is read', async () => {
  const { id, create } = await check('ราคาเช่า/เดือน,สถานะ,สัญญาถึง', '25000,ติดสัญญา,31/03/2570')
  expect(create).toBe(1)
  expect((await rowsOf(id))[0]?.read).toMatchObject({
    ...{ rentAmount: 25_000, status: 'rented', rentedUntil: '2027-03-31' },
  })
})

test('a yearly or weekly rent becomes a monthly one, and says so', async () => {
  const { id, create } = await check(
    'Rent Price,Rent Frequency',
    ...['240000,Yearly', '6000,weekly', '20000,monthly', '20000,', '20000,yearly', '1500,daily'],
    ...['"300,000/yr",', '7k per week,'],
  )
  const rows = await rowsOf(id)
  expect(create).toBe(7)
  expect(rows.map(({ read }) => [read.rentAmount, read.rentNote])).toEqual([
    [20_000, '240,000 a year is 20,000 a month'],
    [26_000, '6,000 a week is 26,000 a month'],
    [20_000, undefined],
    [20_000, undefined],
    // The contract is of a year.
    [20_000, undefined],
    [1500, undefined],
    [25_000, '300,000 a year is 25,000 a month'],
    [30_333, '7,000 a week is 30,333 a month'],
  ])
  expect(rows[5]?.why).toContain('A rent by the day')
  await door.run(agent, id)
  const { body } = await world.request('GET', `/api/units?projectId=${projectId}`, { as: agent })
  const unit = body.find(({ unitNumber }: { unitNumber: string }) => unitNumber === '1')
  const notes = await world.request('GET', `/api/units/${unit.id}/activities`, { as: agent })
  expect(unit.rentAmount).toBe(20_000)
  expect(notes.body[0].description).toBe('Rent: 240,000 a year is 20,000 a month')
})

test('the heading may say that rents are yearly', async () => {
  const { id } = await check('Yearly rent', '240000')
  expect((await rowsOf(id))[0]?.read).toMatchObject({ rentAmount: 20_000 })
})

test('empty bathrooms are proposed from the rest of the file, and shown as filled in', async () => {
  const homes = ['0,', '2,2', '2,2', '2,', '3,2', '3,3', '3,']
  const lines = homes.map((rooms, index) => `${name},${index + 1},${rooms},30,25k\n`)
  const text = `project,unit,bed,bath,size,rent\n${lines.join('')}`
  const { body } = await door.check(agent, 'units', text)
  expect(body).toMatchObject({ create: 4, error: 3 })
  const [bathrooms] = (await fieldsOf(body.id)).filter(({ field }) => field === 'bathrooms')
  expect(bathrooms?.open).toEqual([
    {
      ...{ text: '', rows: 2 },
      proposals: [
        {
          ...{ value: 'others', label: '1 in studios, 2 with 2 bedrooms' },
          ...{ detail: null, isLikely: true },
        },
      ],
    },
  ])
  const answer = { field: 'bathrooms', text: '', value: 'others' }
  const answered = await world.request('POST', `/api/imports/${body.id}/values`, {
    ...{ as: agent, body: answer },
  })
  expect(answered.body).toMatchObject({ create: 6, error: 1 })
  const rows = await rowsOf(body.id)
  expect(rows.map(({ read, corrected }) => [read.bathrooms, corrected])).toEqual([
    ...[
      [1, ['bathrooms']],
      [2, []],
      [2, []],
      [2, ['bathrooms']],
      [2, []],
      [3, []],
    ],
    [undefined, []],
  ])
  expect((await fieldsOf(body.id)).filter(({ open }) => open.length > 0)).toEqual([])
})
