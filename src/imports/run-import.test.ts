import { expect, test } from 'vitest'
import { saveDeveloper } from '../developers/save-developer.ts'
import { saveProject } from '../projects/save-project.ts'
import { aProject } from '../projects/test-factory.ts'
import { testApp } from '../test-app.ts'
import { saveUnit } from '../units/save-unit.ts'
import { ImportRunner } from './import-runner.ts'
import { runBatch } from './run-batch.ts'
import { startImport } from './start-import.ts'
import { importDoor } from './test-files.ts'

const world = await testApp()
const admin = await world.signIn('admin')
const agent = await world.signIn('agent')
const door = importDoor(world)

const many = (count: number, prefix: string) =>
  `name\n${Array.from({ length: count }, (_, i) => `${prefix} ${i}`).join('\n')}\n`
const named = async (prefix: string) =>
  (
    await world.db
      .selectFrom('developers')
      .select('name')
      .where('name', 'like', `${prefix} %`)
      .execute()
  ).length

test('a project of a file is what the form would have made of it, its places and log included', async () => {
  const before = world.services.catalogue.current
  const done = await door.all(
    agent,
    'projects',
    `name,ชื่อไทย,type,developer,address,year built,units,floors,facilities,amenities,pets,smoking,features,about
Rim Rang,ริมราง,คอนโด,Example,"55 Soi Sukhumvit 55, Watthana, Bangkok",2562,"1,142",28,"Pool; gym",Lockers|EV,no,ใช่,,Quiet
`,
  )
  expect(done).toMatchObject({ state: 'done', done: 1, error: 0, by: 'Anna agent 2' })
  const byForm = await saveProject({ ...world.context(), actor: agent.actor }, null, {
    ...{ name: 'Rim Rang', nameTh: 'ริมราง', propertyType: 'condo', developer: 'example' },
    ...{ address: '55 Soi Sukhumvit 55, Watthana, Bangkok', yearBuilt: '2562', totalUnits: 1142 },
    ...{
      buildingFloors: 28,
      facilities: ['gymnasium', 'swimming_pool'],
      petAllowed: 'not_allowed',
    },
    ...{ amenities: ['Lockers', 'EV'], smokingAllowed: true, description: 'Quiet' },
  })
  const { body: list } = await world.request('GET', '/api/projects', { as: agent })
  const { id, ...imported } = list[1]
  expect(imported).toEqual(without(byForm, 'id'))
  expect(imported.nearbyStations.length).toBeGreaterThan(0)
  const [one, other] = [await stored('projects', id), await stored('projects', byForm.id)]
  expect(without(one, 'id', 'document')).toEqual(without(other, 'id', 'document'))
  expect(await audited('project', id)).toEqual(await audited('project', byForm.id))
  expect(world.services.catalogue.current).toBeGreaterThan(before)
  const seen = await world.request('GET', `/api/projects/${id}`)
  expect(seen.body.name).toBe('Rim Rang')
})

test('a unit of a file is what the form would have made of it', async () => {
  const { id: projectId } = await aProject(world, { name: 'Home of units' })
  await door.all(
    agent,
    'units',
    `project,unit,floor,bedrooms,bathrooms,sqm,price,rent,furniture,facing,view,status,website,available from,source
home of UNITS,12A,12,Studio,1,28.5 sqm,8.9M,25k / month,Furnished,SE,City view,ว่าง,,,a list
home of UNITS,12B,12,1,1,28.5,8.9M,,,,,rented,,15/1/2570,
`,
  )
  const context = { ...world.context(), actor: agent.actor }
  const open = { projectId, floor: 12, bathrooms: 1, size: 28.5, price: 8_900_000 }
  const forms = [
    await saveUnit(context, null, {
      ...open,
      ...{ unitNumber: '13A', bedrooms: 0, rentAmount: 25_000, furnishing: 'fully_furnished' },
      ...{ propertyFacing: 'south_east', propertyView: ['city_view'], status: 'available' },
      externalDataSource: 'a list',
    }),
    await saveUnit(context, null, {
      ...open,
      ...{ unitNumber: '13B', bedrooms: 1, status: 'rented' },
      availabilityDate: '2027-01-14T17:00:00.000Z',
    }),
  ]
  const { body: list } = await world.request('GET', `/api/units?sort=newest`, { as: agent })
  for (const [place, form] of forms.entries()) {
    const imported = list[3 - place]
    expect(without(imported, 'id', 'unitNumber')).toEqual(without(form, 'id', 'unitNumber'))
    const [one, other] = [await stored('units', imported.id), await stored('units', form.id)]
    expect(without(one, 'id', 'unitNumber')).toEqual(without(other, 'id', 'unitNumber'))
  }
})

test('a killed run goes on where it stopped, and no row is written twice', async () => {
  const { body } = await door.check(agent, 'developers', many(1200, 'Killed'))
  const context = { ...world.context(), actor: agent.actor }
  await startImport(context, body.id)
  expect(await runBatch(context, body.id)).toBe(true)
  // The process ends here: what is running stands in the database alone.
  const half = await world.request('GET', `/api/imports/${body.id}`, { as: agent })
  expect(half.body).toMatchObject({ state: 'running', create: 1200, done: 500 })
  const next = new ImportRunner(world.services)
  await next.resume()
  await next.idle()
  const whole = await world.request('GET', `/api/imports/${body.id}`, { as: agent })
  expect(whole.body).toMatchObject({ state: 'done', create: 1200, done: 1200 })
  expect(await named('Killed')).toBe(1200)
})

test('two processes that run one import write each row once', async () => {
  const { body } = await door.check(agent, 'developers', many(1200, 'Shared'))
  await startImport({ ...world.context(), actor: agent.actor }, body.id)
  const runners = [new ImportRunner(world.services), new ImportRunner(world.services)]
  await Promise.all(runners.map((runner) => runner.run(body.id)))
  expect(await named('Shared')).toBe(1200)
  const audits = await world.db
    .selectFrom('audit')
    .select('actorId')
    .where('subject', '=', 'developer')
    .where('subjectName', 'like', 'Shared %')
    .execute()
  expect(audits).toHaveLength(1200)
  expect(new Set(audits.map(({ actorId }) => actorId))).toEqual(new Set([agent.actor.id]))
})

test('an import is run once, whoever asks again', async () => {
  const { body } = await door.check(agent, 'developers', many(2, 'Once'))
  const [a, b] = await Promise.all([door.run(agent, body.id), door.run(admin, body.id)])
  expect([a.status, b.status].sort()).toEqual([202, 409])
  expect(await named('Once')).toBe(2)
  expect((await door.run(agent, body.id)).body.message).toBe('This import is done already.')
})

test('two people who import one file at once get its records once', async () => {
  const rows = Array.from(
    { length: 40 },
    (_, i) => `Both ${i},"${i} Soi Sukhumvit 31, Bangkok",Both Homes`,
  )
  const content = `name,address,developer\n${rows.join('\n')}\n`
  const checks = [
    await door.check(agent, 'projects', content),
    await door.check(admin, 'projects', content),
  ]
  await Promise.all(checks.map(({ body }, place) => door.run(place === 0 ? agent : admin, body.id)))
  const ends = await Promise.all(
    checks.map(({ body }) => world.request('GET', `/api/imports/${body.id}`, { as: agent })),
  )
  expect(ends.map(({ body }) => body.done).sort()).toEqual([0, 40])
  expect(ends.map(({ body }) => body.duplicate).sort()).toEqual([0, 40])
  const projects = await world.db
    .selectFrom('projects')
    .select('id')
    .where('name', 'like', 'Both %')
    .execute()
  expect(projects).toHaveLength(40)
})

test('a row that the database refuses keeps no other from being written', async () => {
  const { body } = await door.check(agent, 'developers', many(5, 'Bad'))
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
  await door.run(agent, body.id)
  const { body: after } = await world.request('GET', `/api/imports/${body.id}`, { as: agent })
  expect(after).toMatchObject({ state: 'done', done: 3, create: 3, error: 2 })
})

test('what was entered or deleted between check and run is seen', async () => {
  const { id: projectId } = await aProject(world, { name: 'Gone soon' })
  const { body: developers } = await door.check(agent, 'developers', 'name\nMeanwhile\nLater\n')
  const { body: units } = await door.check(
    agent,
    'units',
    'project,unit,bedrooms,bathrooms,size,price\nGone soon,1,1,1,30,5M\n',
  )
  await saveDeveloper(world.context(), null, { name: 'MEANWHILE' })
  await world.request('DELETE', `/api/projects/${projectId}`, { as: admin })
  await door.run(agent, developers.id)
  await door.run(agent, units.id)
  const end = async (id: number) =>
    (await world.request('GET', `/api/imports/${id}`, { as: agent })).body
  expect(await end(developers.id)).toMatchObject({ done: 1, create: 1, duplicate: 1 })
  expect(await end(units.id)).toMatchObject({ state: 'done', done: 0, create: 0, error: 1 })
})

async function stored(table: 'projects' | 'units', id: number) {
  return world.db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

async function audited(subject: string, id: number) {
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
