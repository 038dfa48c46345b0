import { beforeAll, describe, expect, test } from 'vitest'
import { aProject } from '../projects/test-factory.ts'
import { type SignedIn, testApp } from '../test-app.ts'
import { UnitDocument, UnitRecord } from './rules.ts'

const world = await testApp()
let agent: SignedIn
let projectId: number

beforeAll(async () => {
  agent = await world.signIn('agent')
  projectId = (await aProject(world)).id
})

let numbers = 0
const least = () => ({
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
const seen = (id: number) => world.request('GET', `/api/units/${id}`)

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

const audited = (id: number) =>
  world.db
    .selectFrom('audit')
    .select(['action', 'changes', 'actorId'])
    .where('subject', '=', 'unit')
    .where('subjectId', '=', id)
    .orderBy('id')
    .execute()

describe('creating', () => {
  test('every field comes back as it was given, in the shape the description promises', async () => {
    const images = [await addImage('b'), await addImage('a')]
    const full = {
      ...least(),
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
    const [entry] = await audited(body.id)
    expect(entry).toMatchObject({ action: 'create', actorId: agent.actor.id })
    expect(entry?.changes).toMatchObject({
      price: [null, 4_000_000],
      primary: [null, true],
      images: [null, images],
    })

    const visitor = (await seen(body.id)).body
    expect(UnitDocument.parse(visitor)).toEqual(visitor)
    expect(Object.keys(visitor).sort()).toEqual(Object.keys(UnitDocument.shape).sort())
    expect(visitor).toMatchObject({ status: 'reserved', images, project: body.project })
  })

  test('the seven fields of the short dialog are enough: for sale, available, on the website', async () => {
    const { status, body } = await post(least())
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

  test('labels and second spellings are stored in the one spelling', async () => {
    const { body } = await post({
      ...least(),
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

  test('a listing type that is not given follows from the figures', async () => {
    const rental = await post({ ...least(), price: null, rentAmount: 18_000 })
    expect(rental.body.listingType).toBe('rent')
    const both = await post({ ...least(), rentAmount: 18_000 })
    expect(both.body.listingType).toBe('rent_sell')
  })

  test('a sale needs its price and a rental its rent', async () => {
    const { price, ...free } = least()
    for (const [listingType, figures, paths] of [
      ['sell', {}, ['price']],
      ['rent', { price }, ['rentAmount']],
      ['rent_sell', {}, ['price', 'rentAmount']],
      ['rent_sell', { price }, ['rentAmount']],
      [undefined, {}, ['price']],
    ] as const) {
      const { status, body } = await post({ ...free, ...figures, listingType })
      expect(status).toBe(400)
      expect(body.errors.map((error: { path: string }) => error.path)).toEqual(paths)
    }
    expect((await post({ ...free, listingType: 'rent', rentAmount: 18_000 })).status).toBe(201)
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
  ])('a wrong %s (%j) is refused by name', async (path, value) => {
    const field = path.split('.')[0] ?? path
    const { status, body } = await post({ ...least(), [field]: value })
    expect(status).toBe(400)
    expect(body.errors[0].path).toBe(path)
  })

  test('fifteen pictures are the most', async () => {
    const { status, body } = await post({ ...least(), images: Array(16).fill('/media/x') })
    expect(status).toBe(400)
    expect(body.errors[0].message).toBe('Too many images: Maximum 15 images allowed')
  })

  test('a contact that is deleted cannot be chosen', async () => {
    const ownerContactId = await addContact('Gone', true)
    const { status, body } = await post({ ...least(), ownerContactId })
    expect(status).toBe(400)
    expect(body.errors[0].path).toBe('ownerContactId')
  })

  test('a project has each unit number once, in any letter case', async () => {
    const first = least()
    await post({ ...first, unitNumber: 'A-1205' })
    const again = await post({ ...least(), unitNumber: 'a-1205' })
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({
      message: 'Unit a-1205 already exists in this project',
      errors: [{ path: 'unitNumber' }],
    })
    const elsewhere = await aProject(world)
    expect((await post({ ...least(), projectId: elsewhere.id, unitNumber: 'A-1205' })).status).toBe(
      201,
    )
  })

  test('twenty colleagues entering one unit at once make one', async () => {
    const unit = least()
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(unit)))
    const statuses = answers.map((answer) => answer.status).sort()
    expect(statuses).toEqual([201, ...Array(19).fill(409)])
  })

  test('visitors are asked to sign in', async () => {
    expect((await post(least(), null)).status).toBe(401)
    expect((await put(1, {}, null)).status).toBe(401)
  })
})
