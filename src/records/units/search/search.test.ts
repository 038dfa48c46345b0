import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../../platform/testing/test-app.ts'
import { aContact } from '../../contacts/test-factory.ts'
import { aProject } from '../../projects/test-factory.ts'
import type { UnitChange } from '../rules/unit.ts'
import { saveUnit } from '../save-unit.ts'
import { aUnit } from '../test-factory.ts'

const world = await testApp()
let staff: SignedIn

beforeAll(async () => {
  staff = await world.signIn('agent')
})

const get = (query: string, as: SignedIn | null = null) =>
  world.request('GET', `/api/units/search?${query}`, { as })
const numbers = async (query: string, as: SignedIn | null = null) =>
  (await get(query, as)).body.map((unit: { unitNumber: string }) => unit.unitNumber)

describe('what visitors and staff find', () => {
  test('visitors never find hidden units, whatever the filters', async () => {
    const project = await aProject(world)
    await aUnit(world, { projectId: project.id, unitNumber: 'shown' })
    await aUnit(world, { projectId: project.id, unitNumber: 'hidden', status: 'sold' })
    const inProject = `projectId=${project.id}`
    for (const active of ['', '&active=false', '&active=true', '&active=all']) {
      expect(await numbers(inProject + active)).toEqual(['shown'])
    }
    expect(await numbers(inProject, staff)).toEqual(['hidden', 'shown'])
    expect(await numbers(`${inProject}&active=all`, staff)).toEqual(['hidden', 'shown'])
    expect(await numbers(`${inProject}&active=true`, staff)).toEqual(['shown'])
    expect(await numbers(`${inProject}&active=false`, staff)).toEqual(['hidden'])
    expect((await get(inProject)).headers.get('x-total-count')).toBe('1')
  })

  test('both URLs of the list return the same units', async () => {
    const unit = await aUnit(world, { unitNumber: 'Twin-1' })
    const lists = await Promise.all([
      world.request('GET', '/api/units?propertyId=twin-1'),
      world.request('GET', '/api/units/search?propertyId=TWIN-1'),
      world.request('GET', `/api/units?propertyId=${unit.id}`),
    ])
    expect(lists.map(({ body }) => body[0]?.id)).toEqual([unit.id, unit.id, unit.id])
  })

  test('staff find the units of a contact, be it owner or agent', async () => {
    const { id } = await aContact(world, { contactType: 'owner' })
    const project = await aProject(world)
    await aUnit(world, { projectId: project.id, unitNumber: 'owned', ownerContactId: id })
    await aUnit(world, { projectId: project.id, unitNumber: 'represented', agentContactId: id })
    await aUnit(world, { projectId: project.id, unitNumber: 'other' })
    expect(await numbers(`contactId=${id}`, staff)).toEqual(['represented', 'owned'])
    expect(await numbers(`contactId=${id}&projectId=${project.id}`)).toHaveLength(3)
  })

  test('a part of the name finds a project in English and in Thai, in any letter case', async () => {
    const project = await aProject(world, { name: 'Arden 100% Ari', nameTh: 'อาร์เดน อารีย์' })
    await aUnit(world, { projectId: project.id, unitNumber: 'A1' })
    for (const words of ['arden', 'DEN 100', 'อาร์เดน', 'อารีย์', '100%']) {
      expect(await numbers(`projectName=${encodeURIComponent(words)}`)).toEqual(['A1'])
    }
    for (const words of ['ard_n', 'a%i', 'อาร์เดนท์', '\\']) {
      expect(await numbers(`projectName=${encodeURIComponent(words)}`)).toEqual([])
    }
  })

  test('a value that a unit lacks is taken from its project; without either nothing matches', async () => {
    const friendly = await aProject(world, {
      petAllowed: 'small_pet_allowed',
      smokingAllowed: true,
    })
    const silent = await aProject(world, { propertyType: null })
    await aUnit(world, { projectId: friendly.id, unitNumber: 'follows' })
    await aUnit(world, {
      projectId: friendly.id,
      unitNumber: 'differs',
      petAllowed: 'not_allowed',
      smokingAllowed: false,
      propertyType: 'apartment',
    })
    await aUnit(world, { projectId: silent.id, unitNumber: 'unknown' })
    const inProject = `projectId=${friendly.id}`
    expect(await numbers(`${inProject}&petFriendly=yes`)).toEqual(['follows'])
    expect(await numbers(`${inProject}&petFriendly=no`)).toEqual(['differs'])
    expect(await numbers(`${inProject}&smokingAllowed=allowed`)).toEqual(['follows'])
    expect(await numbers(`${inProject}&smokingAllowed=not_allowed`)).toEqual(['differs'])
    expect(await numbers(`${inProject}&propertyType=condo`)).toEqual(['follows'])
    expect(await numbers(`${inProject}&propertyType=apartment`)).toEqual(['differs'])
    for (const filter of [
      'petFriendly=yes',
      'petFriendly=no',
      'smokingAllowed=allowed',
      'propertyType=condo',
    ]) {
      expect(await numbers(`projectId=${silent.id}&${filter}`)).toEqual([])
    }
  })

  test('a change of a unit’s price or status affects searches immediately', async () => {
    const project = await aProject(world)
    const unit = await aUnit(world, { projectId: project.id })
    const inProject = `projectId=${project.id}&priceMax=4000000&limit=1`
    expect((await get(inProject)).headers.get('x-total-count')).toBe('0')
    await saveUnit(world.context(), unit.id, { price: 3_000_000 })
    await aUnit(world, { projectId: project.id, price: 3_500_000 })
    const found = await get(inProject)
    expect(found.headers.get('x-total-count')).toBe('2')
    expect(found.headers.get('link')).toContain('offset=1')
    await saveUnit(world.context(), unit.id, { status: 'sold' })
    expect((await get(inProject)).headers.get('x-total-count')).toBe('1')
  })
})

describe('sorting by price', () => {
  test('uses the rent of homes that are only for rent and the price of others when no listing type is requested', async () => {
    const project = await aProject(world)
    const add = (unitNumber: string, figures: UnitChange) =>
      aUnit(world, { projectId: project.id, unitNumber, size: 50, ...figures })
    await add('dear', { price: 65_500_000 })
    await add('rent', { listingType: 'rent', rentAmount: 25_000 })
    await add('both', { listingType: 'rent_sell', price: 4_000_000, rentAmount: 30_000 })
    await add('kept price', { listingType: 'rent', rentAmount: 20_000, price: 1_000_000 })
    const sorted = (query: string) => numbers(`projectId=${project.id}&${query}`)
    const ascending = ['kept price', 'rent', 'both', 'dear']
    expect(await sorted('sort=price_asc')).toEqual(ascending)
    expect(await sorted('sort=sqm_price')).toEqual(ascending)
    expect(await sorted('sort=price_desc')).toEqual(ascending.toReversed())
    expect(await sorted('sort=price_asc&listingType=rent')).toEqual(['kept price', 'rent', 'both'])
    expect(await sorted('sort=price_asc&listingType=sale')).toEqual(['both', 'dear'])
    // A bound compares prices, and so does the order.
    expect(await sorted('sort=price_desc&priceMax=5000000')).toEqual(['both', 'kept price'])
  })
})

test('visitors read the newest that are available before the reserved ones, staff by their age alone', async () => {
  const project = await aProject(world)
  for (const [unitNumber, status] of [
    ['older', 'available'],
    ['newer', 'available'],
    ['newest', 'visited'],
  ] as const) {
    await aUnit(world, { projectId: project.id, unitNumber, status })
  }
  for (const sort of ['', '&sort=newest']) {
    const query = `projectId=${project.id}${sort}`
    expect(await numbers(query)).toEqual(['newer', 'older', 'newest'])
    expect(await numbers(query, staff)).toEqual(['newest', 'newer', 'older'])
  }
})

test('availableOnly leaves out units shown to visitors as Reserved', async () => {
  const project = await aProject(world)
  await aUnit(world, { projectId: project.id, unitNumber: 'free' })
  const reserved = { unitNumber: 'reserved', status: 'visited' } as const
  await aUnit(world, { projectId: project.id, ...reserved })
  const inProject = `projectId=${project.id}`
  expect(await numbers(`${inProject}&availableOnly=true`)).toEqual(['free'])
  expect(await numbers(`${inProject}&availableOnly=false`)).toEqual(['free', 'reserved'])
  expect((await get('availableOnly=perhaps')).status).toBe(400)
})

describe('pages', () => {
  test('follow each other by Link, newest first, without a gap or a repeat', async () => {
    const project = await aProject(world)
    for (let n = 1; n <= 7; n++) await aUnit(world, { projectId: project.id, unitNumber: `P${n}` })
    const seen: string[] = []
    let next: string | null = `/api/units/search?projectId=${project.id}&limit=3`
    while (next) {
      const page = await world.request('GET', next)
      expect(page.headers.get('x-total-count')).toBe('7')
      seen.push(...page.body.map((unit: { unitNumber: string }) => unit.unitNumber))
      next = /<(.+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? null
    }
    expect(seen).toEqual(['P7', 'P6', 'P5', 'P4', 'P3', 'P2', 'P1'])
  })

  test('beyond the end are empty and still have the total count', async () => {
    const project = await aProject(world)
    await aUnit(world, { projectId: project.id })
    const page = await get(`projectId=${project.id}&offset=10`)
    expect(page.body).toEqual([])
    expect(page.headers.get('x-total-count')).toBe('1')
    expect(page.headers.get('link')).toBeNull()
  })
})

describe('invalid parameters', () => {
  test.each([
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['offset=-1', 'offset'],
    ['priceMin=2&priceMax=1', 'priceMin'],
    ['floorSizeMin=9&floorSizeMax=8', 'floorSizeMin'],
    ['bedrooms=two', 'bedrooms'],
    ['stationId=Asok', 'stationId'],
    ['sort=random', 'sort'],
    ['updatedSince=soon', 'updatedSince'],
    ['projectName=%00', 'projectName'],
    ['selectedViews=wall', 'selectedViews.0'],
  ])('refuses %s and names the parameter', async (query, path) => {
    for (const list of ['/api/units', '/api/units/search']) {
      const { status, body } = await world.request('GET', `${list}?${query}`)
      expect(status).toBe(400)
      expect(body.errors[0].path).toBe(path)
    }
  })

  test('accepts empty values, all, any and unknown parameters', async () => {
    const response = await get('bedrooms=&stationId=all&area=any&sort=&colour=red&limit=1')
    expect(response.status).toBe(200)
  })
})

describe('a search sent as a JSON body', () => {
  const post = (body: unknown, as: SignedIn | null = staff, query = '') =>
    world.request('POST', `/api/units/advanced-search${query}`, { as, body })

  test('accepts JSON numbers, booleans and lists', async () => {
    const project = await aProject(world, { petAllowed: 'medium_pet_allowed' })
    await aUnit(world, {
      projectId: project.id,
      unitNumber: 'B1',
      primary: true,
      propertyView: ['river_view'],
    })
    await aUnit(world, { projectId: project.id, unitNumber: 'B2', status: 'sold' })
    const found = await post({
      projectId: project.id,
      petFriendly: true,
      primary: true,
      active: 'all',
      selectedBedrooms: ['studio', 1],
      selectedViews: ['River View'],
      priceMin: null,
      area: '',
    })
    expect(found.status).toBe(200)
    expect(found.body.map((unit: { unitNumber: string }) => unit.unitNumber)).toEqual(['B1'])
    const hidden = await post({ projectId: project.id, active: false })
    expect(hidden.body).toHaveLength(1)
  })

  test('accepts limit and offset in the body or in the URL', async () => {
    const project = await aProject(world)
    for (let n = 1; n <= 3; n++) await aUnit(world, { projectId: project.id, unitNumber: `L${n}` })
    const inBody = await post({ projectId: project.id, limit: 1, offset: 1 })
    const inUrl = await post({ projectId: project.id }, staff, '?limit=1&offset=1')
    expect(inBody.body[0].unitNumber).toBe('L2')
    expect(inUrl.body[0].unitNumber).toBe('L2')
    expect(inBody.headers.get('x-total-count')).toBe('3')
  })

  test('requires staff and names invalid fields', async () => {
    expect((await post({}, null)).status).toBe(401)
    const wrong = await post({ bedrooms: { a: 1 }, priceMin: 'x', selectedViews: 3 })
    expect(wrong.status).toBe(400)
    expect(wrong.body.errors.map((error: { path: string }) => error.path)).toEqual([
      'bedrooms',
      'priceMin',
      'selectedViews.0',
    ])
    expect((await post([1])).status).toBe(400)
    expect((await post(3)).status).toBe(400)
  })
})
