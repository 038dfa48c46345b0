import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { aProject } from '../projects/test-factory.ts'
import { PublicUnit, UnitRecord } from './rules/unit.ts'

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

describe('creating', () => {
  test('every field is returned as entered, in the documented shape', async () => {
    const images = [await addImage('b'), await addImage('a')]
    const full = {
      ...minimalInput(),
      floor: 21,
      size: 45.55,
      rentAmount: 30_000,
      listingType: 'rent_sell',
      propertyType: 'condo',
      furnishing: 'fully_furnished',
      ownershipType: 'freehold',
      primary: true,
      petAllowed: 'small_pet_allowed',
      smokingAllowed: false,
      propertyFacing: 'south_east',
      propertyView: ['city_view', 'river_view'],
      status: 'pending',
      showOnWebsite: true,
      availabilityDate: '2026-12-01T02:00:00.000Z',
      rentedUntil: '2027-01-31',
      description: 'A corner home. หัวมุม',
      seoTitle: 'Corner home in Thong Lo',
      keyFeatures: ['Corner', 'Bath tub'],
      uniqueFeatures: ['Two balconies'],
      externalDataSource: 'The owner',
      ownerContactId: await addContact('Khun Owner'),
      agentContactId: await addContact('Khun Agent'),
      images,
    }
    const { status, body } = await post(full)
    expect(status).toBe(201)
    expect(UnitRecord.parse(body)).toEqual(body)
    expect(body).toMatchObject({
      ...full,
      project: { id: projectId, nearestStation: { name: 'Thong Lo' } },
      ownerContact: {
        id: full.ownerContactId,
        name: 'Khun Owner',
        phone: '+66812345678',
        email: 'owner@sathani.example',
      },
      agentContact: { name: 'Khun Agent' },
      version: 1,
      createdAt: world.now.toISOString(),
      updatedAt: world.now.toISOString(),
    })
    const [entry] = await auditEntries(body.id)
    expect(entry).toMatchObject({ action: 'create', actorId: agent.actor.id })
    expect(entry?.changes).toMatchObject({
      price: [null, 4_000_000],
      primary: [null, true],
      images: [null, images],
    })

    const visitor = (await readAsVisitor(body.id)).body
    expect(PublicUnit.parse(visitor)).toEqual(visitor)
    expect(Object.keys(visitor).sort()).toEqual(Object.keys(PublicUnit.shape).sort())
    expect(visitor).toMatchObject({ status: 'reserved', images, project: body.project })
  })

  test('the seven fields of the short dialog suffice: for sale, available, on the website', async () => {
    const { status, body } = await post(minimalInput())
    expect(status).toBe(201)
    expect(body).toMatchObject({
      listingType: 'sell',
      status: 'available',
      showOnWebsite: true,
      availabilityDate: world.now.toISOString(),
      floor: null,
      rentAmount: null,
      propertyView: [],
      images: [],
      primary: false,
    })
  })

  test('labels and alternative spellings are stored as the canonical values', async () => {
    const { body } = await post({
      ...minimalInput(),
      listingType: 'sale',
      propertyType: 'CONDO',
      petAllowed: 'medium',
      ownershipType: 'Leasehold',
      propertyFacing: 'South East',
      propertyView: ['View 360', 'City View'],
    })
    expect(body).toMatchObject({
      listingType: 'sell',
      propertyType: 'condo',
      petAllowed: 'medium_pet_allowed',
      ownershipType: 'leasehold',
      propertyFacing: 'south_east',
      propertyView: ['city_view', 'view_360'],
    })
  })

  test('a missing listing type follows from price and rent', async () => {
    const rental = await post({ ...minimalInput(), price: null, rentAmount: 18_000 })
    expect(rental.body.listingType).toBe('rent')
    const both = await post({ ...minimalInput(), rentAmount: 18_000 })
    expect(both.body.listingType).toBe('rent_sell')
  })

  test('a sale requires a price and a rental a rent', async () => {
    const { price, ...unpriced } = minimalInput()
    for (const [listingType, figures, paths] of [
      ['sell', {}, ['price']],
      ['rent', { price }, ['rentAmount']],
      ['rent_sell', {}, ['price', 'rentAmount']],
      ['rent_sell', { price }, ['rentAmount']],
      [undefined, {}, ['price']],
    ] as const) {
      const { status, body } = await post({ ...unpriced, ...figures, listingType })
      expect(status).toBe(400)
      expect(body.errors.map((error: { path: string }) => error.path)).toEqual(paths)
    }
    expect((await post({ ...unpriced, listingType: 'rent', rentAmount: 18_000 })).status).toBe(201)
  })

  test.each([
    ['projectId', 999_999],
    ['ownerContactId', 999_999],
    ['agentContactId', 999_999],
    ['unitNumber', '  '],
    ['unitNumber', null],
    ['unitNumber', 'nul\0'],
    ['bedrooms', 7],
    ['bedrooms', 1.5],
    ['bathrooms', 0],
    ['size', 0],
    ['size', 1e308],
    ['price', -1],
    ['price', 2_000_000_001],
    ['rentAmount', '25000'],
    ['floor', 3000],
    ['listingType', 'lease'],
    ['propertyType', 'castle'],
    ['furnishing', 'cosy'],
    ['petAllowed', 'cats'],
    ['propertyView.0', ['wall_view']],
    ['status', 'haunted'],
    ['availabilityDate', '99999-01-01'],
    ['rentedUntil', '2026-02-30'],
    ['description', 'x'.repeat(10_001)],
    ['images.0', ['https://elsewhere.example/a.jpg']],
    ['images.0', [`/media/${'f'.repeat(32)}/1280.webp`]],
    ['showOnWebsite', null],
  ])('an invalid %s (%j) is refused with its path', async (path, value) => {
    const field = path.split('.')[0] ?? path
    const { status, body } = await post({ ...minimalInput(), [field]: value })
    expect(status).toBe(400)
    expect(body.errors[0].path).toBe(path)
  })

  test('more than fifteen pictures are refused', async () => {
    const { status, body } = await post({ ...minimalInput(), images: Array(16).fill('/media/x') })
    expect(status).toBe(400)
    expect(body.errors[0].message).toBe('Too many images: Maximum 15 images allowed')
  })

  test('a deleted contact cannot be chosen', async () => {
    const ownerContactId = await addContact('Gone', true)
    const { status, body } = await post({ ...minimalInput(), ownerContactId })
    expect(status).toBe(400)
    expect(body.errors[0].path).toBe('ownerContactId')
  })

  test('a unit number is unique in its project, ignoring case', async () => {
    const input = minimalInput()
    await post({ ...input, unitNumber: 'A-1205' })
    const duplicate = await post({ ...minimalInput(), unitNumber: 'a-1205' })
    expect(duplicate.status).toBe(409)
    expect(duplicate.body).toMatchObject({
      message: 'Unit a-1205 already exists in this project',
      errors: [{ path: 'unitNumber' }],
    })
    const elsewhere = await aProject(world)
    expect(
      (await post({ ...minimalInput(), projectId: elsewhere.id, unitNumber: 'A-1205' })).status,
    ).toBe(201)
  })

  test('twenty simultaneous requests to create one unit create one', async () => {
    const unit = minimalInput()
    const responses = await Promise.all(Array.from({ length: 20 }, () => post(unit)))
    const statuses = responses.map((response) => response.status).sort()
    expect(statuses).toEqual([201, ...Array(19).fill(409)])
  })

  test('visitors get 401', async () => {
    expect((await post(minimalInput(), null)).status).toBe(401)
    expect((await put(1, {}, null)).status).toBe(401)
  })
})
