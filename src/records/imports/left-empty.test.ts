import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { aProject } from '../projects/test-factory.ts'
import { aUnit } from '../units/test-factory.ts'
import type { ImportRow } from './rules/import.ts'
import { importRequests } from './test-files.ts'

const world = await testApp()
const agent = await world.signIn('agent')
const door = importRequests(world)
const HEAD = 'project,unit,floor,bed,bath,size,price,rent,for,status,pets,owner name,owner phone'

let name = ''
let projectId = 0
beforeEach(async () => {
  const project = await aProject(world)
  name = project.name
  projectId = project.id
})

const file = (...rows: string[]) => `${HEAD}\n${rows.map((row) => `${name},${row}\n`).join('')}`
const check = async (text: string) => (await door.check(agent, 'units', text)).body
const rowsOf = async (id: number, query = ''): Promise<ImportRow[]> =>
  (await world.request('GET', `/api/imports/${id}/rows?${query}`, { as: agent })).body
const units = async () =>
  (await world.request('GET', `/api/units?projectId=${projectId}`, { as: agent })).body
const notesOf = async (id: number) =>
  (await world.request('GET', `/api/units/${id}/activities`, { as: agent })).body
    .filter(({ type }: { type: string }) => type === 'note')
    .map(({ description }: { description: string }) => description)

test('a cell that no home needs is left empty, counted, and its words are noted at the unit', async () => {
  const found = await check(
    file(
      '1,G,1,1,30,,25k,,ok,dragons,Ann,081 555 0001',
      '2,4,1,1,30,,25k,,ว่าง,,,',
      '3,4,big,1,30,,25k,,ok,,,',
      '4,4,1,1,30,,ask,,ok,,,',
    ),
  )
  expect(found).toMatchObject({ create: 2, error: 2, leftEmpty: 3 })
  const [first, , third, fourth] = await rowsOf(found.id)
  expect(first).toMatchObject({
    ...{ verdict: 'create', faults: [], why: null },
    leftEmpty: [
      { field: 'floor', value: 'G' },
      { field: 'petAllowed', value: 'dragons' },
      { field: 'status', value: 'ok' },
    ],
  })
  expect(first?.read).not.toHaveProperty('floor')
  expect(third?.faults.map(({ field }) => field)).toEqual(['bedrooms'])
  expect(fourth?.faults.map(({ field }) => field)).toEqual(['rentAmount'])
  const left = await world.request('GET', `/api/imports/${found.id}/rows?leftEmpty=true`, {
    as: agent,
  })
  expect(left.body.map(({ row }: ImportRow) => row)).toEqual([2])
  expect(left.headers.get('x-total-count')).toBe('1')

  await door.run(agent, found.id)
  const [second, one] = await units()
  expect(one).toMatchObject({ floor: null, petAllowed: null, status: 'pending' })
  // Its status may say that it is let or sold.
  expect([one.showOnWebsite, second.showOnWebsite]).toEqual([false, true])
  expect(await notesOf(one.id)).toEqual([
    'Floor left empty: G\nPets left empty: dragons\nStatus left empty: ok',
  ])
  expect(await notesOf(second.id)).toEqual([])
})

test('a home whose status was not read is not shown, even where the file says so', async () => {
  const text = `project,unit,bed,bath,size,rent,status,website\n${name},1,1,1,30,25k,dragons,yes\n${name},2,1,1,30,25k,ว่าง,yes\n`
  const found = await check(text)
  expect(found).toMatchObject({ create: 2, leftEmpty: 1 })
  await door.run(agent, found.id)
  const [second, first] = await units()
  expect(second).toMatchObject({ status: 'available', showOnWebsite: true })
  expect(first).toMatchObject({ status: 'pending', showOnWebsite: false })
})

test('what is left empty is asked once for all rows, and taken when it is answered', async () => {
  const { id } = await check(file('1,,1,1,30,,25k,,VIP,,,', '2,,1,1,30,,25k,,vip,,,'))
  const { body } = await world.request('GET', `/api/imports/${id}/values`, { as: agent })
  expect(body).toMatchObject({ open: 1, heldUp: 0 })
  const answer = { field: 'status', text: 'VIP', value: 'confirmed' }
  const answered = await world.request('POST', `/api/imports/${id}/values`, {
    ...{ as: agent, body: answer },
  })
  expect(answered.body).toMatchObject({ create: 2, leftEmpty: 0 })
  expect((await rowsOf(id)).map(({ read }) => read.status)).toEqual(['confirmed', 'confirmed'])
})

test('a price or a rent is enough, whatever the other cell and the kind of listing say', async () => {
  const found = await check(
    file(
      '1,,1,1,30,on request,25k,,,,,',
      '2,,1,1,30,,25k,rent/sale,,,,',
      '3,,1,1,30,on request,,,,,,',
      '4,,1,1,30,,,sale,,,,',
    ),
  )
  expect(found).toMatchObject({ create: 2, error: 2, leftEmpty: 2 })
  await door.run(agent, found.id)
  expect((await units()).map(({ listingType }: { listingType: string }) => listingType)).toEqual([
    ...['rent', 'rent'],
  ])
})

test('an update leaves alone what could not be read, and notes it once', async () => {
  const unit = await aUnit(world, { projectId, unitNumber: '7', listingType: 'rent', floor: 5 })
  const text = file('7,G,1,1,30,,27k,,,,,')
  const found = await check(text)
  expect(found).toMatchObject({ update: 1, leftEmpty: 1 })
  await door.run(agent, found.id)
  expect(await units()).toMatchObject([{ floor: 5, rentAmount: 27_000 }])
  expect(await check(text)).toMatchObject({ duplicate: 1, leftEmpty: 0 })
  expect(await notesOf(unit.id)).toEqual(['Floor left empty: G'])
})
