import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { aProject } from '../projects/test-factory.ts'
import { importRequests } from './test-files.ts'

const world = await testApp()
world.now = new Date('2026-11-24T03:00:00Z')
const agent = await world.signIn('agent')
const door = importRequests(world)
const HEAD = 'project,unit,bed,bath,size,rent,owner,tel'

const valuesOf = async (id: number) =>
  (await world.request('GET', `/api/imports/${id}/values`, { as: agent })).body
const answer = (id: number, field: string, text: string, value: unknown) =>
  world.request('POST', `/api/imports/${id}/values`, { as: agent, body: { field, text, value } })
const rowsOf = async (id: number) =>
  (await world.request('GET', `/api/imports/${id}/rows?limit=100`, { as: agent })).body

test('headings, totals, notes and the header again are no records, and nothing is asked of them', async () => {
  const { name } = await aProject(world)
  const { body } = await door.check(
    agent,
    'units',
    `${HEAD}
>> FOR RENT,,,,,,,
${name},1,1,1,30,25k,Ann,081-555-0101
รวม,1 ห้อง,,,,,,
${HEAD}
,,,TOTAL 10 units,,,,
`,
  )
  expect(
    body.sample.map(({ reason }: { reason: { code: string } | null }) => reason?.code),
  ).toEqual(['not_a_record', undefined, 'not_a_record', 'header_again', 'not_a_record'])
  expect(await valuesOf(body.id)).toMatchObject({ open: 0 })
})

test('a ditto mark means the row above', async () => {
  const { name } = await aProject(world)
  const { body } = await door.check(
    agent,
    'units',
    `${HEAD}\n${name},1,1,1,30,25k,Ann,081-555-0101\n'',2,1,1,30,26k,"""",same as above\n`,
  )
  expect(body.sample[1]).toMatchObject({
    verdict: 'create',
    values: { project: name, ownerName: 'Ann', ownerPhone: '081-555-0101' },
  })
})

test('what empty cells mean is asked of each table of a file, and of studios without bathrooms', async () => {
  const first = await aProject(world)
  const second = await aProject(world)
  const head = 'unit,bed,bath,size,rent'
  const { body } = await door.check(
    agent,
    'units',
    `${head}\n1,1,1,30,25k\n2,0,,24,20k\nSECOND TOWER,,,,\n${head}\n3,1,1,30,25k\n`,
  )
  const empty = async (field: string) =>
    (await valuesOf(body.id)).fields
      .find((one: { field: string }) => one.field === field)
      ?.open.find(({ text }: { text: string }) => text === '')?.rows
  expect(await empty('project')).toBe(2)
  expect((await answer(body.id, 'project', '', null)).status).toBe(400)
  expect((await answer(body.id, 'project', '', first.id)).status).toBe(200)
  expect(await empty('project')).toBe(1)
  await answer(body.id, 'project', '', second.id)
  expect(await empty('bathrooms')).toBe(1)
  await answer(body.id, 'bathrooms', '', 1)
  const rows = await rowsOf(body.id)
  expect(rows.map((row: { read: { project?: string } }) => row.read.project)).toEqual([
    first.name,
    first.name,
    undefined,
    undefined,
    second.name,
  ])
  expect(await valuesOf(body.id)).toMatchObject({ open: 0 })
})

test('what cannot be read may be left empty, and digits that a spreadsheet cut off are not taken', async () => {
  const { name } = await aProject(world)
  const { body } = await door.check(
    agent,
    'units',
    `${HEAD},available from\n${name},1,1,1,30,25k,Ann,8.16E+08,Q1/2027\n`,
  )
  expect(body.sample[0].leftEmpty[0].message).toContain('cut off digits')
  await answer(body.id, 'ownerPhone', '8.16E+08', null)
  expect((await valuesOf(body.id)).fields).toContainEqual(
    expect.objectContaining({ field: 'availabilityDate', open: [expect.anything()] }),
  )
  await answer(body.id, 'availabilityDate', 'Q1/2027', null)
  expect((await rowsOf(body.id))[0]).toMatchObject({ verdict: 'create', leftEmpty: [] })
})

test('a header of two rows names its columns in either', async () => {
  const { name } = await aProject(world)
  const { body } = await door.check(
    agent,
    'units',
    `project,home,,rooms of it,money\n,unit,bed,bath,rent\n${name},1,1,1,25k\n`,
  )
  expect(body.columns.map(({ field }: { field: string | null }) => field)).toEqual([
    'project',
    'unitNumber',
    'bedrooms',
    'bathrooms',
    'rentAmount',
  ])
})
