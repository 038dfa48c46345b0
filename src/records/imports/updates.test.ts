import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../contacts/test-factory.ts'
import { aProject } from '../projects/test-factory.ts'
import type { UnitRecord } from '../units/rules/unit.ts'
import { aUnit } from '../units/test-factory.ts'
import type { ImportRow } from './rules/import.ts'
import { importRequests } from './test-files.ts'

const world = await testApp()
const agent = await world.signIn('agent')
const admin = await world.signIn('admin')
const door = importRequests(world)
const HEAD = 'project,unit,bed,bath,size,price,rent,status,owner,owner phone\n'

let name = ''
let projectId = 0
beforeEach(async () => {
  const project = await aProject(world)
  name = project.name
  projectId = project.id
})
const unit = (unitNumber: string, more = {}) =>
  aUnit(world, { projectId, unitNumber, size: 30, price: 5_000_000, ...more })
const unitAt = async (id: number): Promise<UnitRecord> =>
  (await world.request('GET', `/api/units/${id}`, { as: agent })).body
const edit = (id: number, change: object) =>
  world.request('PUT', `/api/units/${id}`, { as: admin, body: change })
const check = async (text: string) => (await door.check(agent, 'units', text)).body
const rowsOf = async (id: number): Promise<ImportRow[]> => (await door.rows(agent, id)).body
const choose = (id: number, body: object) =>
  world.request('POST', `/api/imports/${id}/updates`, { as: agent, body })
const undo = (id: number) => world.request('POST', `/api/imports/${id}/undo`, { as: admin })

test('a row whose record has other values is an update, which shows what it would change', async () => {
  await unit('1', { description: 'A corner' })
  await unit('2')
  const found = await check(
    `${HEAD}${name},1,1,1,30,4.9M,,rented,,\n${name},2,1,1,30,5M,,,,\n${name},3,1,1,30,5M,,,,\n`,
  )
  expect(found).toMatchObject({ create: 1, update: 1, chosen: 1, duplicate: 1, error: 0 })
  expect(await rowsOf(found.id)).toMatchObject([
    {
      verdict: 'update',
      chosen: true,
      changes: { price: [5_000_000, 4_900_000], status: ['available', 'rented'] },
    },
    { verdict: 'duplicate', changes: null, why: 'Already here, no changes' },
    { verdict: 'create', changes: null },
  ])
})

test('filled cells are written as an edit, and empty cells change nothing', async () => {
  const { id } = await unit('1', { description: 'A corner', furnishing: 'unfurnished' })
  const finished = await door.all(
    agent,
    'units',
    `${HEAD.trim()},description,furniture\n${name},1,,,,4.9M,,,,,,ครบ\n`,
  )
  expect(finished).toMatchObject({ state: 'done', done: 0, updated: 1, error: 0 })
  expect(await unitAt(id)).toMatchObject({
    ...{ price: 4_900_000, furnishing: 'fully_furnished', description: 'A corner', bedrooms: 1 },
    version: 2,
  })
  const entries = await world.db
    .selectFrom('audit')
    .select(['action', 'changes', 'actorId'])
    .where('subject', '=', 'unit')
    .where('subjectId', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  expect(entries).toEqual([
    {
      ...{ action: 'update', actorId: agent.actor.id },
      changes: {
        price: [5_000_000, 4_900_000],
        furnishing: ['unfurnished', 'fully_furnished'],
      },
    },
  ])
  const [row] = await rowsOf(finished.id)
  expect(row).toMatchObject({ verdict: 'update', recordId: id })
})

test('a file of only some columns changes what exists, and lacks what new records need', async () => {
  await unit('1')
  const found = await check(`project,unit,price\n${name},1,6M\n${name},9,6M\n`)
  expect(found).toMatchObject({ update: 1, create: 0, error: 1 })
  expect((await rowsOf(found.id))[1]?.why).toContain('Bedrooms')
})

test('updates are chosen all together or one by one', async () => {
  const units = [await unit('1'), await unit('2'), await unit('3')]
  const { id } = await check(
    `${HEAD}${['1', '2', '3'].map((number) => `${name},${number},1,1,30,7M,,,,\n`).join('')}`,
  )
  expect((await choose(id, { chosen: false })).body).toMatchObject({ update: 3, chosen: 0 })
  expect((await choose(id, { chosen: true, rows: [3] })).body).toMatchObject({ chosen: 1 })
  expect((await choose(id, { chosen: true, rows: [7] })).status).toBe(400)
  const run = (query: string) =>
    world.request('POST', `/api/imports/${id}/run?${query}`, { as: agent })
  expect((await run('create=0&update=3')).status).toBe(409)
  expect((await run('create=0&update=1')).status).toBe(202)
  await world.services.jobs.idle()
  const prices = await Promise.all(units.map(async (one) => (await unitAt(one.id)).price))
  expect(prices).toEqual([5_000_000, 7_000_000, 5_000_000])
  expect((await choose(id, { chosen: true })).status).toBe(409)
})

test('what somebody edited since the check is a conflict, and named', async () => {
  const [first, second] = [await unit('1'), await unit('2')]
  const { id } = await check(`${HEAD}${name},1,1,1,30,7M,,,,\n${name},2,1,1,30,7M,,,,\n`)
  await edit(first.id, { price: 6_500_000 })
  await edit(second.id, { description: 'Of another field' })
  await door.run(agent, id)
  const { body } = await world.request('GET', `/api/imports/${id}`, { as: agent })
  expect(body).toMatchObject({ state: 'done', updated: 1, update: 1, chosen: 1, error: 1 })
  expect((await rowsOf(id))[0]).toMatchObject({
    ...{ verdict: 'error', recordId: null },
    why: 'Price: changed by Anna admin 2 since the check',
  })
  expect(await unitAt(first.id)).toMatchObject({ price: 6_500_000 })
  expect(await unitAt(second.id)).toMatchObject({ price: 7_000_000 })
})

test('undo puts old values back where nobody changed them since, with the rest', async () => {
  const [first, second] = [await unit('1'), await unit('2')]
  const { id } = await door.all(
    agent,
    'units',
    `${HEAD}${name},1,1,1,30,7M,,rented,คุณนภา,081 222 0001\n${name},2,1,1,30,7M,,,,\n${name},3,1,1,30,7M,,,,\n`,
  )
  expect(await unitAt(first.id)).toMatchObject({
    ...{ price: 7_000_000, status: 'rented', showOnWebsite: false },
    ownerContact: { name: 'คุณนภา' },
  })
  await edit(second.id, { price: 7_500_000 })
  const { body } = await undo(id)
  expect(body).toMatchObject({
    ...{ undone: 2, restored: 1 },
    kept: [{ id: second.id, why: 'Price: changed since' }],
  })
  expect(await unitAt(first.id)).toMatchObject({
    ...{ price: 5_000_000, status: 'available', showOnWebsite: true, ownerContact: null },
    availabilityDate: first.availabilityDate,
  })
  expect(await unitAt(second.id)).toMatchObject({ price: 7_500_000 })
  const { body: left } = await world.request('GET', `/api/units?projectId=${projectId}`, {
    as: agent,
  })
  expect(left).toHaveLength(2)
  const { body: contacts } = await world.request('GET', '/api/leads?search=นภา', { as: agent })
  expect(contacts).toEqual([])
})

test('an owner who is known or has the same name changes nothing', async () => {
  const owner = await aContact(world, { name: 'Kanya Phrom', phone: '081 333 0001' })
  const nameless = await aContact(world, { name: 'คุณต้อม' })
  await unit('1', { ownerContactId: owner.id })
  await unit('2', { ownerContactId: nameless.id })
  await unit('3')
  const found = await check(
    `${HEAD}${name},1,,,,,,,K. Kanya,0813330001\n${name},2,,,,,,,คุณต้อม,\n${name},3,,,,,,,K. Kanya,081-333-0001\n`,
  )
  expect(await rowsOf(found.id)).toMatchObject([
    { verdict: 'duplicate' },
    { verdict: 'duplicate' },
    {
      ...{ verdict: 'update', changes: { ownerContactId: [null, 'Kanya Phrom'] } },
      people: [{ role: 'owner', id: owner.id, name: 'Kanya Phrom' }],
    },
  ])
})

test('an update that would leave a unit without its figure is an error of its row', async () => {
  await unit('1')
  const { id } = await check(`project,unit,listing type\n${name},1,rent\n`)
  expect((await rowsOf(id))[0]).toMatchObject({
    verdict: 'error',
    why: expect.stringMatching(/rent/i),
  })
})

test('projects and developers are updated and put back as well', async () => {
  const place = '88 Soi Sukhumvit 55, Watthana, Bangkok'
  const project = await aProject(world, { address: place, buildingFloors: 20 })
  const projects = await door.all(
    agent,
    'projects',
    `name,address,floors,developer\n${project.name},"${place}",24,Sena Test\n`,
  )
  expect(projects).toMatchObject({ updated: 1, done: 0, error: 0 })
  const projectAt = async () =>
    (await world.request('GET', `/api/projects/${project.id}`, { as: agent })).body
  expect(await projectAt()).toMatchObject({ buildingFloors: 24, developer: { name: 'Sena Test' } })
  const developers = await door.all(agent, 'developers', 'name,founded\nsena test,2540\n')
  expect(developers).toMatchObject({ updated: 1, done: 0 })
  const storedDeveloper = () =>
    world.db
      .selectFrom('developers')
      .select(['name', 'foundedYear'])
      .where('name', '=', 'Sena Test')
      .executeTakeFirst()
  expect(await storedDeveloper()).toEqual({ name: 'Sena Test', foundedYear: 1997 })
  expect((await undo(developers.id)).body).toMatchObject({ undone: 1, kept: [] })
  expect(await storedDeveloper()).toEqual({ name: 'Sena Test', foundedYear: null })
  expect((await undo(projects.id)).body).toMatchObject({ undone: 1, kept: [] })
  expect(await projectAt()).toMatchObject({ buildingFloors: 20, developer: null })
})

test('the specified calls skip records that exist, whatever they differ in', async () => {
  const { name: known, address } = await aProject(world, { buildingFloors: 20 })
  const { body } = await door.at(
    agent,
    '/api/projects/import-csv',
    `name,address,floors\n${known},"${address}",24\n`,
  )
  expect(body.results).toMatchObject({ created: 0, skipped: 1, errors: [], total: 1 })
  const { body: list } = await world.request('GET', `/api/projects?search=${known}`, { as: agent })
  expect(list[0]).toMatchObject({ buildingFloors: 20 })
})

test('a status that is put back says nothing of today, and shows nothing that was hidden', async () => {
  const availabilityDate = '2026-01-05T00:00:00.000Z'
  const { id } = await unit('1', { availabilityDate, showOnWebsite: false })
  const done = await door.all(agent, 'units', `${HEAD}${name},1,,,,,20000,rented,,\n`)
  expect(await unitAt(id)).toMatchObject({ status: 'rented', showOnWebsite: false })
  expect((await undo(done.id)).status).toBe(200)
  expect(await unitAt(id)).toMatchObject({
    ...{ status: 'available', rentAmount: null, availabilityDate, showOnWebsite: false },
  })
})
