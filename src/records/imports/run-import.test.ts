import { expect, test } from 'vitest'
import { tasks } from '../../background-jobs.ts'
import { JobRunner } from '../../platform/jobs/runner.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { saveDeveloper } from '../developers/save-developer.ts'
import { saveProject } from '../projects/save-project.ts'
import { aProject } from '../projects/test-factory.ts'
import { saveUnit } from '../units/save-unit.ts'
import { runBatch } from './run-batch.ts'
import { runImport } from './run-import.ts'
import { startImport } from './start-import.ts'
import { importRequests } from './test-files.ts'

const world = await testApp()
const admin = await world.signIn('admin')
const agent = await world.signIn('agent')
const requests = importRequests(world)

const csvOf = (count: number, prefix: string) =>
  `name\n${Array.from({ length: count }, (_, i) => `${prefix} ${i}`).join('\n')}\n`
const countNamed = async (prefix: string) =>
  (
    await world.db
      .selectFrom('developers')
      .select('name')
      .where('name', 'like', `${prefix} %`)
      .execute()
  ).length

test('an imported project equals one saved by the form, including its places and its audit record', async () => {
  const before = world.services.catalogue.current
  const imported = await requests.all(
    agent,
    'projects',
    `name,ชื่อไทย,type,developer,address,year built,units,floors,facilities,amenities,pets,smoking,features,about
Rim Rang,ริมราง,คอนโด,Example,"55 Soi Sukhumvit 55, Watthana, Bangkok",2562,"1,142",28,"Pool; gym",Lockers|EV,no,ใช่,,Quiet
`,
  )
  expect(imported).toMatchObject({ state: 'done', done: 1, error: 0, by: 'Anna agent 2' })
  const byForm = await saveProject({ ...world.context(), actor: agent.actor }, null, {
    ...{ name: 'Rim Rang', nameTh: 'ริมราง', propertyType: 'condo', developer: 'example' },
    ...{ address: '55 Soi Sukhumvit 55, Watthana, Bangkok', yearBuilt: '2019', totalUnits: 1142 },
    ...{
      buildingFloors: 28,
      facilities: ['gymnasium', 'swimming_pool'],
      petAllowed: 'not_allowed',
    },
    ...{ amenities: ['Lockers', 'EV'], smokingAllowed: true, description: 'Quiet' },
  })
  const { body: list } = await world.request('GET', '/api/projects', { as: agent })
  const { id, ...importedProject } = list[1]
  expect(importedProject).toEqual(without(byForm, 'id'))
  expect(importedProject.nearbyStations.length).toBeGreaterThan(0)
  const [importedRow, savedRow] = [
    await storedRow('projects', id),
    await storedRow('projects', byForm.id),
  ]
  expect(without(importedRow, 'id', 'publicJson')).toEqual(without(savedRow, 'id', 'publicJson'))
  expect(await auditEntries('project', id)).toEqual(await auditEntries('project', byForm.id))
  expect(world.services.catalogue.current).toBeGreaterThan(before)
  const publicResponse = await world.request('GET', `/api/projects/${id}`)
  expect(publicResponse.body.name).toBe('Rim Rang')
})

test('an imported unit equals one saved by the form', async () => {
  const { id: projectId } = await aProject(world, { name: 'Home of units' })
  await requests.all(
    agent,
    'units',
    `project,unit,floor,bedrooms,bathrooms,sqm,price,rent,furniture,facing,view,status,website,available from,source
home of UNITS,12A,12,Studio,1,28.5 sqm,8.9M,25k / month,Furnished,SE,City view,ว่าง,,,a list
home of UNITS,12B,12,1,1,28.5,8.9M,,,,,rented,,15/1/2570,
`,
  )
  const context = { ...world.context(), actor: agent.actor }
  const shared = { projectId, floor: 12, bathrooms: 1, size: 28.5, price: 8_900_000 }
  const savedUnits = [
    await saveUnit(context, null, {
      ...shared,
      ...{ unitNumber: '13A', bedrooms: 0, rentAmount: 25_000, furnishing: 'fully_furnished' },
      ...{ propertyFacing: 'south_east', propertyView: ['city_view'], status: 'available' },
      externalDataSource: 'a list',
    }),
    await saveUnit(context, null, {
      ...shared,
      ...{ unitNumber: '13B', bedrooms: 1, status: 'rented' },
      availabilityDate: '2027-01-14T17:00:00.000Z',
    }),
  ]
  const { body: list } = await world.request('GET', `/api/units?sort=newest`, { as: agent })
  for (const [index, savedUnit] of savedUnits.entries()) {
    const imported = list[3 - index]
    expect(without(imported, 'id', 'unitNumber')).toEqual(without(savedUnit, 'id', 'unitNumber'))
    const [importedRow, savedRow] = [
      await storedRow('units', imported.id),
      await storedRow('units', savedUnit.id),
    ]
    const own = ['id', 'unitNumber', 'numberKey']
    expect(without(importedRow, ...own)).toEqual(without(savedRow, ...own))
  }
})

test('a killed run continues where it stopped and writes no row twice', async () => {
  const { body } = await requests.check(agent, 'developers', csvOf(1200, 'Killed'))
  // This process runs no jobs.
  const context = { ...world.context(), actor: agent.actor, wakeJobs: undefined }
  await startImport(context, body.id)
  expect(await runBatch(context, body.id)).toBe(true)
  // The process ends here: the running state exists in the database only.
  const running = await world.request('GET', `/api/imports/${body.id}`, { as: agent })
  expect(running.body).toMatchObject({ state: 'running', create: 1200, done: 500 })
  await new JobRunner(world.services, tasks).idle()
  const finished = await world.request('GET', `/api/imports/${body.id}`, { as: agent })
  expect(finished.body).toMatchObject({ state: 'done', create: 1200, done: 1200 })
  expect(await countNamed('Killed')).toBe(1200)
})

test('two processes that run the same import write each row once', async () => {
  const { body } = await requests.check(agent, 'developers', csvOf(1200, 'Shared'))
  await startImport({ ...world.context(), actor: agent.actor, wakeJobs: undefined }, body.id)
  const runs = [1, 2].map(() => runImport(world.context(), body.id, world.services))
  await Promise.all(runs)
  expect(await countNamed('Shared')).toBe(1200)
  const audits = await world.db
    .selectFrom('audit')
    .select('actorId')
    .where('subject', '=', 'developer')
    .where('subjectName', 'like', 'Shared %')
    .execute()
  expect(audits).toHaveLength(1200)
  expect(new Set(audits.map(({ actorId }) => actorId))).toEqual(new Set([agent.actor.id]))
})

test('an import runs once, even if two people start it', async () => {
  const { body } = await requests.check(agent, 'developers', csvOf(2, 'Once'))
  const [a, b] = await Promise.all([requests.run(agent, body.id), requests.run(admin, body.id)])
  expect([a.status, b.status].sort()).toEqual([202, 409])
  expect(await countNamed('Once')).toBe(2)
  expect((await requests.run(agent, body.id)).body.message).toBe('This import is done already.')
})

test('a file imported by two people at once creates its records once', async () => {
  const rows = Array.from(
    { length: 40 },
    (_, i) => `Both ${i},"${i} Soi Sukhumvit 31, Bangkok",Both Homes`,
  )
  const content = `name,address,developer\n${rows.join('\n')}\n`
  const checks = [
    await requests.check(agent, 'projects', content),
    await requests.check(admin, 'projects', content),
  ]
  await Promise.all(
    checks.map(({ body }, index) => requests.run(index === 0 ? agent : admin, body.id)),
  )
  const results = await Promise.all(
    checks.map(({ body }) => world.request('GET', `/api/imports/${body.id}`, { as: agent })),
  )
  expect(results.map(({ body }) => body.done).sort()).toEqual([0, 40])
  expect(results.map(({ body }) => body.duplicate).sort()).toEqual([0, 40])
  const projects = await world.db
    .selectFrom('projects')
    .select('id')
    .where('name', 'like', 'Both %')
    .execute()
  expect(projects).toHaveLength(40)
})

test('rows that the database refuses do not stop the others', async () => {
  const { body } = await requests.check(agent, 'developers', csvOf(5, 'Bad'))
  await world.db
    .updateTable('importRows')
    .set({ input: JSON.stringify({ name: 'Bad 2', website: 'nowhere' }) })
    .where('importId', '=', body.id)
    .where('row', '=', 4)
    .execute()
  await world.db
    .updateTable('importRows')
    .set({ input: JSON.stringify({ name: 'Bad 3', foundedYear: 2300 }) })
    .where('importId', '=', body.id)
    .where('row', '=', 5)
    .execute()
  await requests.run(agent, body.id)
  const { body: after } = await world.request('GET', `/api/imports/${body.id}`, { as: agent })
  expect(after).toMatchObject({ state: 'done', done: 3, create: 3, error: 2 })
})

test('records created or deleted between check and run are taken into account', async () => {
  const { id: projectId } = await aProject(world, { name: 'Gone soon' })
  const { body: developers } = await requests.check(agent, 'developers', 'name\nMeanwhile\nLater\n')
  const { body: units } = await requests.check(
    agent,
    'units',
    'project,unit,bedrooms,bathrooms,size,price\nGone soon,1,1,1,30,5M\n',
  )
  await saveDeveloper(world.context(), null, { name: 'MEANWHILE' })
  await world.request('DELETE', `/api/projects/${projectId}`, { as: admin })
  await requests.run(agent, developers.id)
  await requests.run(agent, units.id)
  const readImport = async (id: number) =>
    (await world.request('GET', `/api/imports/${id}`, { as: agent })).body
  expect(await readImport(developers.id)).toMatchObject({ done: 1, create: 1, duplicate: 1 })
  expect(await readImport(units.id)).toMatchObject({ state: 'done', done: 0, create: 0, error: 1 })
})

async function storedRow(table: 'projects' | 'units', id: number) {
  return world.db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

async function auditEntries(subject: string, id: number) {
  return world.db
    .selectFrom('audit')
    .select(['action', 'actorId', 'subjectName', 'version', 'changes'])
    .where('subject', '=', subject)
    .where('subjectId', '=', id)
    .execute()
}

function without(row: object, ...names: string[]) {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
}
