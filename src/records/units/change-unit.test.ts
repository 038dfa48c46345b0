import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { aProject } from '../projects/test-factory.ts'
import { UnitStatuses } from './rules/unit-sets.ts'
import { aUnit } from './test-factory.ts'

const world = await testApp()
let agent: SignedIn
let projectId: number

beforeAll(async () => {
  agent = await world.signIn('agent')
  projectId = (await aProject(world)).id
})

let numbers = 0
const minimalInput = () => ({
  projectId,
  unitNumber: `S-${++numbers}`,
  bedrooms: 1,
  bathrooms: 1,
  size: 30,
  price: 4_000_000,
})
const post = (body: unknown, as: SignedIn | null = agent) =>
  world.request('POST', '/api/units', { as, body })
const put = (id: number, body: unknown, as: SignedIn | null = agent) =>
  world.request('PUT', `/api/units/${id}`, { as, body })
const readAsVisitor = (id: number) => world.request('GET', `/api/units/${id}`)

async function addImage(letter: string): Promise<string> {
  const hash = letter.repeat(32)
  await world.db
    .insertInto('images')
    .values({ hash, contentType: 'image/webp', width: 1, height: 1, bytes: 1 })
    .execute()
  return `/media/${hash}/1280.webp`
}

async function addContact(name: string, deleted = false): Promise<number> {
  const row = await world.db
    .insertInto('contacts')
    .values({
      name,
      phone: '+66812345678',
      email: 'owner@sathani.example',
      source: 'admin_panel',
      deletedAt: deleted ? world.now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

const auditEntries = (id: number) =>
  world.db
    .selectFrom('audit')
    .select(['action', 'changes', 'actorId'])
    .where('subject', '=', 'unit')
    .where('subjectId', '=', id)
    .orderBy('id')
    .execute()

describe('changing', () => {
  test('absent fields stay as they are, null fields are cleared', async () => {
    const image = await addImage('c')
    const unit = await aUnit(world, {
      projectId,
      description: 'Old',
      furnishing: 'unfurnished',
      propertyView: ['city_view'],
      images: [image],
    })
    const { status, body } = await put(unit.id, { furnishing: null, propertyView: null, floor: 3 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      furnishing: null,
      propertyView: [],
      floor: 3,
      description: 'Old',
      images: [image],
      version: 2,
    })
    expect((await readAsVisitor(unit.id)).body).toMatchObject({ furnishing: null, floor: 3 })
    expect((await put(unit.id, { images: [] })).body.images).toEqual([])
    expect((await readAsVisitor(unit.id)).body.images).toEqual([])
  })

  test('the audit log records the changed fields with their values before and after', async () => {
    const unit = await aUnit(world, { projectId })
    await put(unit.id, { price: 4_500_000, bedrooms: 1 })
    const entry = (await auditEntries(unit.id)).at(-1)
    expect(entry).toMatchObject({
      action: 'update',
      actorId: agent.actor.id,
      changes: { price: [5_000_000, 4_500_000] },
    })
  })

  test('a request that changes no field adds no version and no audit record', async () => {
    const unit = await aUnit(world, { projectId })
    const { body } = await put(unit.id, {
      price: unit.price,
      status: 'available',
      size: 35.5,
      rentedUntil: null,
    })
    expect(body).toEqual(unit)
    expect(await auditEntries(unit.id)).toHaveLength(1)
  })

  test('price and rent are validated against the complete unit', async () => {
    const unit = await aUnit(world, { projectId })
    const withoutRent = await put(unit.id, { listingType: 'rent_sell' })
    expect(withoutRent.status).toBe(400)
    expect(withoutRent.body.errors).toMatchObject([
      { path: 'rentAmount', message: 'A unit for rent needs a rent amount' },
    ])
    expect((await put(unit.id, { price: null })).status).toBe(400)
    expect((await put(unit.id, { listingType: 'rent_sell', rentAmount: 20_000 })).status).toBe(200)
    expect((await put(unit.id, { listingType: 'rent', price: null })).status).toBe(200)
  })

  test('a different version is refused with the stored unit', async () => {
    const unit = await aUnit(world, { projectId })
    await put(unit.id, { floor: 5, version: 1 })
    const outdated = await put(unit.id, { floor: 6, version: 1 })
    expect(outdated.status).toBe(409)
    expect(outdated.body.current).toMatchObject({ id: unit.id, floor: 5, version: 2 })
    expect((await put(unit.id, { floor: 6 })).body.version).toBe(3)
  })

  test('of twenty simultaneous changes of one version, exactly one succeeds', async () => {
    const unit = await aUnit(world, { projectId })
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, floor) => put(unit.id, { floor: 20 + floor, version: 1 })),
    )
    expect(responses.filter((response) => response.status === 200)).toHaveLength(1)
    expect(responses.filter((response) => response.status === 409)).toHaveLength(19)
    expect(await auditEntries(unit.id)).toHaveLength(2)
  })

  test('a deleted owner may remain set, but is not included in the response', async () => {
    const ownerContactId = await addContact('Leaving')
    const unit = await aUnit(world, { projectId, ownerContactId })
    await world.db
      .updateTable('contacts')
      .set({ deletedAt: world.now })
      .where('id', '=', ownerContactId)
      .execute()
    const { status, body } = await put(unit.id, { ownerContactId, floor: 9 })
    expect(status).toBe(200)
    expect(body).toMatchObject({ ownerContactId, ownerContact: null, floor: 9 })
  })

  test('a unit moved to another project shows that project', async () => {
    const unit = await aUnit(world, { projectId })
    const other = await aProject(world, { name: 'Elsewhere Court' })
    await put(unit.id, { projectId: other.id })
    expect((await readAsVisitor(unit.id)).body).toMatchObject({
      projectId: other.id,
      project: { name: 'Elsewhere Court' },
    })
  })

  test('unknown units are answered 404', async () => {
    expect((await put(999_999, { floor: 1 })).status).toBe(404)
    expect((await put(0, { floor: 1 })).status).toBe(404)
  })
})

describe('a new status', () => {
  const expectedVisibility: Record<string, boolean> = {
    available: true,
    unable_to_reach: true,
    wrong_contact: true,
    rented: false,
    sold: false,
    sell_with_tenant: false,
  }

  test.each(UnitStatuses.ids)('%s shows or hides the unit as the table says', async (status) => {
    for (const isShown of [true, false]) {
      const unit = await aUnit(world, {
        projectId,
        status: status === 'pending' ? 'off_market' : 'pending',
        showOnWebsite: isShown,
        availabilityDate: null,
      })
      const { body } = await put(unit.id, { status })
      expect(body.showOnWebsite).toBe(expectedVisibility[status] ?? isShown)
      expect(body.availabilityDate).toBe(status === 'available' ? world.now.toISOString() : null)
      expect((await readAsVisitor(unit.id)).status).toBe(body.showOnWebsite ? 200 : 404)
    }
  })

  test('does not override values in the same request', async () => {
    const unit = await aUnit(world, { projectId, status: 'pending', availabilityDate: null })
    const sold = await put(unit.id, { status: 'sold', showOnWebsite: true })
    expect(sold.body).toMatchObject({ status: 'sold', showOnWebsite: true })
    const availableAgain = await put(unit.id, {
      status: 'available',
      availabilityDate: '2027-01-01',
    })
    expect(availableAgain.body.availabilityDate).toBe('2026-12-31T17:00:00.000Z')
    const created = await aUnit(world, { projectId, status: 'rented', showOnWebsite: true })
    expect(created.showOnWebsite).toBe(true)
  })

  test('has no effect when it equals the stored one', async () => {
    const unit = await aUnit(world, { projectId, showOnWebsite: false, availabilityDate: null })
    const { body } = await put(unit.id, { status: 'available', floor: 30 })
    expect(body).toMatchObject({ showOnWebsite: false, availabilityDate: null })
  })

  test('hides a new unit as well', async () => {
    const { body } = await post({ ...minimalInput(), status: 'sold' })
    expect(body).toMatchObject({ status: 'sold', showOnWebsite: false, availabilityDate: null })
  })
})
