import fs from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { projectHome } from '../env.ts'
import { CatalogueVersion, readCatalogueVersion } from '../platform/db/catalogue-version.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { testDb } from '../platform/testing/test-db.ts'
import { importRequests } from '../records/imports/test-files.ts'
import { Facilities, PetPolicies, PropertyTypes } from '../records/projects/rules/project-sets.ts'
import {
  Facings,
  Furnishings,
  ListingTypes,
  OwnershipTypes,
  UnitStatuses,
  Views,
} from '../records/units/rules/unit-sets.ts'
import { bangkokDate, daysAgo } from '../shared/dates.ts'
import { imagePath } from '../shared/paths.ts'
import { pictureNames } from './pictures/demo-pictures.ts'
import { seedInventory } from './seed-inventory.ts'

const world = await testApp()
let versionBefore: number
let didSeed: boolean

beforeAll(async () => {
  versionBefore = await readCatalogueVersion(world.db)
  didSeed = await seedInventory(world.context(), await insertPictureRows())
})

test('an empty database is filled with the demo agency, in one change of the catalogue', async () => {
  expect(didSeed).toBe(true)
  expect(await countOf('developers')).toBe(12)
  expect(await countOf('projects')).toBe(44)
  expect(await countOf('units')).toBe(412)
  expect(await countOf('contacts')).toBeGreaterThanOrEqual(60)
  expect(await countOf('inquiries')).toBeGreaterThanOrEqual(30)
  expect(await readCatalogueVersion(world.db)).toBe(versionBefore + 1)
})

test('the demo files are imported like any file, without errors', async () => {
  const imports = await world.db
    .selectFrom('imports')
    .select(['kind', 'state', 'done', 'rows', 'duplicate', 'error'])
    .orderBy('id')
    .execute()
  const finishedImport = (kind: string, rows: number) => ({
    ...{ kind, state: 'done', done: rows, rows, duplicate: 0, error: 0 },
  })
  expect(imports).toEqual([
    finishedImport('developers', 12),
    finishedImport('projects', 44),
    finishedImport('units', 412),
  ])
  const admin = await world.signIn('admin')
  const { body } = await world.request('GET', '/api/imports', { as: admin })
  expect(body.map((record: { by: string | null }) => record.by)).toEqual([null, null, null])
})

test('imported again by a person, every row is a duplicate', async () => {
  const admin = await world.signIn('admin')
  for (const [kind, rows] of [
    ['developers', 12],
    ['projects', 44],
    ['units', 412],
  ] as const) {
    const file = await fs.readFile(path.join(projectHome(), 'data', 'demo', `${kind}.csv`))
    const { body } = await importRequests(world).check(admin, kind, file)
    expect(body).toMatchObject({ rows, duplicate: rows, create: 0, error: 0 })
  }
})

test('seeding a second time does nothing', async () => {
  expect(await seedInventory(world.context(), new Map())).toBe(false)
  expect(await countOf('units')).toBe(412)
})

test('a database with any record, even a deleted one, is not seeded', async () => {
  const usedApp = await testApp()
  await usedApp.db
    .insertInto('contacts')
    .values({ name: 'The first customer', source: 'admin_panel', deletedAt: usedApp.now })
    .execute()
  expect(await seedInventory(usedApp.context(), new Map())).toBe(false)
  const { count } = await usedApp.db
    .selectFrom('projects')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(0)
})

test('an interrupted demo leaves nothing behind', async () => {
  const { db, url, asOwner } = await testDb()
  const brokenApp = await testApp({ url })
  await asOwner('alter table contact_identities rename to identities_away')
  const context = { ...brokenApp.context(), catalogue: new CatalogueVersion() }
  await expect(seedInventory(context, new Map())).rejects.toThrow()
  expect(await db.selectFrom('developers').select('id').execute()).toEqual([])
  expect(await db.selectFrom('audit').select('id').execute()).toEqual([])
})

test('the units have every status, owners, and some of them agents', async () => {
  const admin = await world.signIn('admin')
  const { body } = await world.request('GET', '/api/units?limit=1000', { as: admin })
  expect(new Set(body.map((unit: { status: string }) => unit.status))).toEqual(
    new Set(UnitStatuses.ids),
  )
  expect(body.every((unit: { ownerContactId: unknown }) => unit.ownerContactId)).toBe(true)
  const agents = body.filter((unit: { agentContactId: unknown }) => unit.agentContactId)
  expect(agents.length).toBeGreaterThan(50)
})

test('every value of every value set is used, and studios to six bedrooms', async () => {
  const valuesOf = async (table: 'units' | 'projects', column: string) => {
    const { rows } = await sql<{ value: unknown }>`
      select distinct value from ${sql.table(table)},
        jsonb_path_query(to_jsonb(${sql.table(table)}), ${`$.${column}[*]`}::jsonpath) as value`.execute(
      world.db,
    )
    return rows.flatMap(({ value }) => (value === null ? [] : value)).sort()
  }
  for (const [column, set] of [
    ['listing_type', ListingTypes],
    ['property_facing', Facings],
    ['property_view', Views],
    ['pet_allowed', PetPolicies],
    ['furnishing', Furnishings],
    ['ownership_type', OwnershipTypes],
  ] as const) {
    expect([column, await valuesOf('units', column)]).toEqual([column, [...set.ids].sort()])
  }
  expect(await valuesOf('projects', 'facilities')).toEqual([...Facilities.ids].sort())
  expect(await valuesOf('projects', 'property_type')).toEqual([...PropertyTypes.ids].sort())
  expect(await valuesOf('units', 'bedrooms')).toEqual([0, 1, 2, 3, 4, 5, 6])
})

test('no two descriptions are equal', async () => {
  for (const table of ['developers', 'projects', 'units'] as const) {
    const rows = await world.db.selectFrom(table).select('description').execute()
    expect(new Set(rows.map(({ description }) => description)).size).toBe(rows.length)
  }
})

test('visitors see the newest available units first, reserved ones after them, and none that is rented, sold or withdrawn', async () => {
  const { body, headers } = await world.request('GET', '/api/units?limit=6')
  expect(body.map((unit: { project: { name: string } }) => unit.project.name)).toEqual([
    'Baan Sirin Thonglor',
    'Ratchada Lantern',
    'Lantom Benchakitti',
    'Khlong Works Phra Khanong',
    'Monsoon House Ekkamai',
    'Chao Nam Bang Rak',
  ])
  expect(Number(headers.get('x-total-count'))).toBeGreaterThan(300)
  const hidden = await world.db
    .selectFrom('units')
    .select(['status', 'showOnWebsite'])
    .where('status', 'in', ['rented', 'sold', 'sell_with_tenant', 'off_market', 'not_interested'])
    .execute()
  expect(hidden.every(({ showOnWebsite }) => !showOnWebsite)).toBe(true)
})

test('some units are cheaper than when they were listed, and their pages say so', async () => {
  const { body, headers } = await world.request('GET', '/api/units/search?reducedOnly=true&limit=3')
  expect(Number(headers.get('x-total-count'))).toBeGreaterThan(10)
  const { text } = await world.request('GET', `/property/${body[0].id}`)
  expect(text).toContain('Price history')
})

test('distances in descriptions equal those shown on the page', async () => {
  const rows = await world.db
    .selectFrom('units as u')
    .innerJoin('projects as p', 'p.id', 'u.projectId')
    .select(['u.description', 'p.distanceToStation'])
    .execute()
  const distances = rows.flatMap(({ description, distanceToStation }) =>
    [...(description ?? '').matchAll(/(\d+) metres/g)].map(([, metres]) => ({
      metres: Number(metres),
      distanceToStation,
    })),
  )
  expect(distances.length).toBeGreaterThan(50)
  for (const { metres, distanceToStation } of distances) expect(metres).toBe(distanceToStation)
})

test('projects in Bangkok are in the district that their address names', async () => {
  const rows = await world.db
    .selectFrom('projects as p')
    .innerJoin('districts as d', 'd.id', 'p.districtId')
    .where('d.province', '=', 'Bangkok')
    .select(['p.address', 'd.name', 'd.nameTh'])
    .execute()
  expect(rows.length).toBeGreaterThan(30)
  for (const { address, name, nameTh } of rows) {
    expect(address.includes(name) || address.includes(nameTh), `${address}: ${name}`).toBe(true)
  }
})

test('nothing is dated in the future, and units were confirmed on many days', async () => {
  const rows = await world.db
    .selectFrom('units')
    .select(['createdAt', 'updatedAt', 'availabilityDate'])
    .where('status', '=', 'available')
    .execute()
  const today = bangkokDate(world.now)
  const days = rows.map(({ availabilityDate }) => daysAgo(availabilityDate ?? '', today))
  expect(days).toEqual(expect.arrayContaining([0, 1, 2]))
  expect(days.some((day) => day < 0)).toBe(true)
  for (const { createdAt, updatedAt } of rows) {
    expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.parse(updatedAt))
    expect(Date.parse(updatedAt)).toBeLessThanOrEqual(world.now.getTime())
  }
})

test('inquiries are in the inbox with their contacts, and people who wrote twice are one contact', async () => {
  const { rows, contacts } = await inquiries()
  expect(contacts.size).toBeLessThan(rows.length)
  const threads = await world.db
    .selectFrom('inboxThreads')
    .select('contactId')
    .where('channel', '=', 'website')
    .execute()
  for (const { contactId } of threads) expect(contacts).toContain(contactId)
  expect(threads).toHaveLength(contacts.size)
})

test('every phone of the demo has a normalised form', async () => {
  const missing = await world.db
    .selectFrom('contacts as c')
    .select(['c.name', 'c.phone'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contactIdentities as i')
            .select('i.value')
            .whereRef('i.contactId', '=', 'c.id')
            .where('i.kind', '=', 'phone'),
        ),
      ),
    )
    .execute()
  expect(missing).toEqual([])
})

test('every developer has a logo, every project two pictures or more, every unit three or more', async () => {
  const as = await world.signIn('admin')
  const { body: developers } = await world.request('GET', '/api/developers', { as })
  for (const { name, logo } of developers) expect(logo, name).toMatch(/^\/media\//)
  const { body: projects } = await world.request('GET', '/api/projects', { as })
  for (const { name, images } of projects) expect(images.length, name).toBeGreaterThanOrEqual(2)
  const { body: units } = await world.request('GET', '/api/units?limit=1000', { as })
  for (const { id, images } of units) expect(images.length, id).toBeGreaterThanOrEqual(3)
  const used = [
    ...developers.map(({ logo }: { logo: string }) => logo),
    ...[...projects, ...units].flatMap(({ images }: { images: string[] }) => images),
  ]
  expect(new Set(used).size, 'none lies there unseen').toBe(pictureNames().length)
})

/** Inserts rows for all pictures without storing them, which another test covers. */
async function insertPictureRows(): Promise<Map<string, string>> {
  const rows = pictureNames().map((name, index) => ({
    name,
    hash: index.toString(16).padStart(32, '0'),
  }))
  await world.db
    .insertInto('images')
    .values(
      rows.map(({ hash }) => ({
        hash,
        contentType: 'image/jpeg',
        width: 2400,
        height: 1800,
        bytes: 200_000,
      })),
    )
    .execute()
  return new Map(rows.map(({ name, hash }) => [name, imagePath(hash)]))
}

async function inquiries() {
  const rows = await world.db.selectFrom('inquiries').select('contactId').execute()
  return { rows, contacts: new Set(rows.map(({ contactId }) => contactId)) }
}

async function countOf(table: 'developers' | 'projects' | 'units' | 'contacts' | 'inquiries') {
  const { count } = await world.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
