import { parse } from 'csv-parse/sync'
import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'
import { english } from '../../../shared/language.ts'

/*
 * Adds made-up fields to the field table, the database and the view, and checks that everything derived
 * from the table supports them.
 */

vi.mock('./unit-fields.ts', async (original) => {
  const actual = await original<typeof import('./unit-fields.ts')>()
  const kinds = await import('../../../shared/fields/field-kinds.ts')
  const { fact, forStaff, forVisitors } = await import('../../../shared/fields/field-table.ts')
  const { valueSet } = await import('../../../shared/fields/value-set.ts')
  const Kitchens = valueSet('Kitchens', { open: 'Open', closed: 'Closed off' })
  const publicFields = forVisitors({
    parkingSpaces: fact({
      ...kinds.number('Parking spaces', 0, 20),
      importNames: kinds.headers('parking, car spaces', 'ที่จอด'),
      filter: {
        name: ['parkingMin', 'parkingMax'],
        by: 'range',
        slider: { max: 5, step: 1 },
        panel: { part: 'home', label: 'Parking' },
      },
    }),
    kitchen: fact({
      ...kinds.choice('Kitchen', Kitchens),
      importNames: kinds.headers('type of kitchen', 'ครัว'),
      filter: {
        name: 'kitchens',
        by: 'any',
        chip: (label: string) => `${label} kitchen`,
        panel: { part: 'other', label: 'Kitchen' },
      },
    }),
  })
  const staffOnly = forStaff({
    keysHeld: {
      ...kinds.flag('Keys held', false),
      importNames: kinds.headers('keys'),
      filter: { name: 'keysHeld', by: 'one', staffOnly: true, words: ['Keys here', 'No keys'] },
    },
  })
  return { ...actual, unitFields: { ...actual.unitFields, ...publicFields, ...staffOnly } }
})

vi.mock('./import-spellings.ts', async (original) => {
  const actual = await original<typeof import('./import-spellings.ts')>()
  const { unitFields } = await import('./unit-fields.ts')
  const kitchen: { set?: object } = Object(new Map(Object.entries(unitFields)).get('kitchen'))
  if (!kitchen.set) throw new Error('The made-up kitchen has no set.')
  return { unitSpellings: new Map([...actual.unitSpellings, [kitchen.set, { ครัวเปิด: 'open' }]]) }
})

// Modules are evaluated again with these fields, and once more for the next file without them.
vi.resetModules()
const { importRequests } = await import('../../imports/test-files.ts')
const { aProject } = await import('../../projects/test-factory.ts')
const { factsOf } = await import('../../../shared/fields/field-table.ts')
const { filterChips } = await import('../../../shared/fields/from-table/filter-chips.ts')
const { plainParts } = await import('../../../site/power-search/power-fields.server.ts')
const { testApp } = await import('../../../platform/testing/test-app.ts')
const { testDb } = await import('../../../platform/testing/test-db.ts')
const { endTests } = await import('../../../platform/testing/test-end.ts')
const { UnitFacts } = await import('../admin/unit-sheet/unit-facts.tsx')
const { CompleteUnit, labels, unitValues } = await import('../admin/unit-values.ts')
const { parseUnitSearch, UnitSearch, visitorSearch } = await import('./search.ts')
const { PublicUnit } = await import('./unit.ts')
const { unitFields } = await import('./unit-fields.ts')
const { searchChips } = await import('./words/search-chips.ts')
const { aUnit } = await import('../test-factory.ts')

afterAll(async () => {
  await endTests()
  vi.doUnmock('./unit-fields.ts')
  vi.doUnmock('./import-spellings.ts')
  vi.resetModules()
})

const database = await testDb()
const view = await database.db
  .selectNoFrom((eb) => eb.fn<string>('pg_get_viewdef', [eb.val('units_as_json')]).as('text'))
  .executeTakeFirstOrThrow()
await database.asOwner(`alter table units
  add column parking_spaces integer, add column kitchen text, add column keys_held boolean not null default false`)
await database.asOwner(
  `create or replace view units_as_json as ${view.text
    .replace('u.floor,', 'u.floor, u.parking_spaces as "parkingSpaces", u.kitchen,')
    .replace('u.rented_until', 'u.keys_held as "keysHeld", u.rented_until')}`,
)
const world = await testApp({ url: database.url })
const agent = await world.signIn('agent')
const endpoint = importRequests(world)

const input: object = { parkingSpaces: 2, kitchen: 'open', keysHeld: true }
const unit = await aUnit(world, input)
await aUnit(world, { projectId: unit.projectId })

const unitOf = async (as: typeof agent | null) =>
  (await world.request('GET', `/api/units/${unit.id}`, { as })).body
const countOf = async (query: string, as: typeof agent | null = null) =>
  (await world.request('GET', `/api/units/search?${query}`, { as })).body.length
const change = (body: object) => world.request('PUT', `/api/units/${unit.id}`, { as: agent, body })

test('is validated, saved and audited by the schema of its entry', async () => {
  expect((await change({ parkingSpaces: 21 })).body.errors).toMatchObject([
    { path: 'parkingSpaces', message: 'At most 20' },
  ])
  expect((await change({ kitchen: 'none' })).status).toBe(400)
  const { body } = await change({ parkingSpaces: 3 })
  expect(body).toMatchObject({ ...input, parkingSpaces: 3 })
  const { changes } = await world.db
    .selectFrom('audit')
    .select('changes')
    .where('subject', '=', 'unit')
    .where('subjectId', '=', unit.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(changes).toEqual({ parkingSpaces: [2, 3] })
  expect((await change({ parkingSpaces: 2 })).status).toBe(200)
})

test('is public only if its entry says so, and staff-only fields change nothing for visitors', async () => {
  expect(await unitOf(agent)).toMatchObject(input)
  const before = await unitOf(null)
  expect(before).toMatchObject({ parkingSpaces: 2, kitchen: 'open' })
  expect(before).not.toHaveProperty('keysHeld')
  expect(factsOf(unitFields, before, english)).toContainEqual({
    name: 'kitchen',
    label: 'Kitchen',
    value: 'Open',
    isWide: false,
  })
  expect(Object.keys(PublicUnit.shape)).toContain('kitchen')
  expect(Object.keys(PublicUnit.shape)).not.toContain('keysHeld')
  world.now = new Date(world.now.getTime() + 60_000)
  await change({ keysHeld: false })
  expect(await unitOf(null)).toEqual(before)
  await change({ keysHeld: true, kitchen: 'closed' })
  expect(await unitOf(null)).not.toHaveProperty('updatedAt', before.updatedAt)
  await change({ kitchen: 'open' })
})

test('is a line of the staff sheet, with a dash when it is not known', async () => {
  const sheet = (record: object) =>
    renderToStaticMarkup(
      createElement(UnitFacts, { unit: record as ComponentProps<typeof UnitFacts>['unit'] }),
    ).replaceAll(/<[^>]+>/g, '|')
  const record = await unitOf(agent)
  expect(sheet(record)).toMatch(/Kitchen\|+Open\|/)
  expect(sheet({ ...record, kitchen: null })).toMatch(/Kitchen\|+—/)
})

test('is filtered by its parameters, staff-only ones by staff only', async () => {
  expect(await countOf('')).toBe(2)
  expect(await countOf('parkingMin=2')).toBe(1)
  expect(await countOf('parkingMin=3')).toBe(0)
  expect(await countOf('parkingMax=1')).toBe(0)
  expect(await countOf('kitchens=open,closed')).toBe(1)
  expect(await countOf('keysHeld=true', agent)).toBe(1)
  expect(await countOf('keysHeld=false', agent)).toBe(1)
  expect(await countOf('keysHeld=true')).toBe(2)
  const refused = await world.request('GET', '/api/units/search?parkingMin=3&parkingMax=2')
  expect(refused.body.errors).toMatchObject([
    { path: 'parkingMin', message: 'Must not be greater than parkingMax' },
  ])
  expect(UnitSearch.parse({ parkingMin: '0', parkingMax: '5' })).toEqual({})
  expect(visitorSearch(parseUnitSearch({ keysHeld: 'true', parkingMin: '1' }))).toEqual({
    parkingMin: 1,
  })
  const { text } = await world.request('GET', '/api/openapi.json')
  for (const name of ['parkingMin', 'kitchens', 'keysHeld']) expect(text).toContain(`"${name}"`)
})

test('has filter chips and fields in the form without scripts', () => {
  const search = parseUnitSearch({ parkingMin: '1', kitchens: 'open,closed', keysHeld: 'false' })
  const nowhere = { station: null, park: null, mall: null, project: null }
  const chips = searchChips(search, nowhere)
  expect(chips.map(({ label }) => label)).toEqual([
    'Parking spaces: from 1',
    'Open kitchen',
    'Closed off kitchen',
    'No keys',
  ])
  expect(chips[1]?.without).toEqual({ parkingMin: 1, kitchens: ['closed'], keysHeld: false })
  expect(filterChips(unitFields, 'filter', {})).toEqual([])
  const fields = plainParts(search, { parks: [], malls: [] }, world.now, english).flatMap(
    (part) => part.fields,
  )
  expect(fields).toContainEqual({
    kind: 'figure',
    name: 'parkingMin',
    label: 'Parking from',
    value: '1',
  })
  expect(fields.find(({ name }) => name === 'kitchens')).toMatchObject({
    kind: 'ticks',
    label: 'Kitchen',
    chosen: ['open', 'closed'],
  })
  expect(fields.some(({ name }) => name === 'keysHeld')).toBe(false)
})

test('is in the form, empty and filled, under its label', async () => {
  expect(unitValues(null)).toMatchObject({ parkingSpaces: null, kitchen: null, keysHeld: false })
  const values = unitValues(await unitOf(agent))
  expect(values).toMatchObject(input)
  expect(labels).toMatchObject({ parkingSpaces: 'Parking spaces', keysHeld: 'Keys held' })
  const wrong = CompleteUnit.safeParse({ ...values, parkingSpaces: -1 })
  expect(wrong.error?.issues.map(({ path }) => path)).toContainEqual(['parkingSpaces'])
})

test('is exported and imported, in the spellings of its value set', async () => {
  const { text } = await world.request('GET', '/api/units/export?kitchens=open', { as: agent })
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true })
  expect(rows).toMatchObject([{ parkingSpaces: '2', kitchen: 'Open', keysHeld: 'yes' }])
  const project = await aProject(world, { name: 'Somewhere else' })
  const csv = `project,unit no,bed,bath,sqm,price,Car spaces,ครัว,keys
${project.name},1,1,1,30,3000000,4,ครัวเปิด,ใช่
${project.name},2,1,1,30,3000000,,,`
  expect(await endpoint.all(agent, 'units', csv)).toMatchObject({ state: 'done', done: 2 })
  const { body } = await world.request('GET', `/api/units?projectId=${project.id}`, { as: agent })
  expect(body).toMatchObject([
    { unitNumber: '2', parkingSpaces: null, kitchen: null, keysHeld: false },
    { unitNumber: '1', parkingSpaces: 4, kitchen: 'open', keysHeld: true },
  ])
})
