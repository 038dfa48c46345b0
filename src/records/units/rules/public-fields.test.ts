import { expect, test } from 'vitest'
import { readCatalogueVersion } from '../../../platform/db/catalogue-version.ts'
import { testApp } from '../../../platform/testing/test-app.ts'
import { imagePath } from '../../../shared/paths.ts'
import { aContact } from '../../contacts/test-factory.ts'
import { saveDeveloper } from '../../developers/save-developer.ts'
import type { projectFields } from '../../projects/rules/project-fields.ts'
import { aProject } from '../../projects/test-factory.ts'
import { aUnit } from '../test-factory.ts'
import type { unitFields } from './unit-fields.ts'

/*
 * Cached responses to visitors are renewed exactly when they change: for each field of the tables, the
 * catalogue's version rises with a new value if and only if a visitor's response changes.
 */

const world = await testApp()
const uncached = await testApp({ url: world.url, services: { responseCache: null } })
const agent = await world.signIn('agent')
const image = await addImage('a')
const developers = [
  await saveDeveloper(world.context(), null, { name: 'Chao Nam Estates' }),
  await saveDeveloper(world.context(), null, { name: 'Rain Tree Living' }),
]

const newUnitValues: Record<keyof typeof unitFields, unknown> = {
  projectId: (await aProject(world)).id,
  unitNumber: '99/1',
  floor: 31,
  availabilityDate: '2026-01-02T00:00:00.000Z',
  bedrooms: 3,
  bathrooms: 2,
  size: 71.5,
  price: 7_100_000,
  rentAmount: 41_000,
  listingType: 'sell',
  propertyType: 'condo',
  furnishing: 'unfurnished',
  ownershipType: 'leasehold',
  propertyFacing: 'north',
  propertyView: ['city_view'],
  petAllowed: 'not_allowed',
  smokingAllowed: true,
  primary: true,
  description: 'Above the garden',
  seoTitle: 'A home above the garden',
  seoDescription: 'A description of its page',
  keyFeatures: ['Balcony'],
  uniqueFeatures: ['Private lift'],
  images: [image],
  status: 'pending',
  showOnWebsite: false,
  rentedUntil: '2027-05-06',
  externalDataSource: 'A list from a colleague',
  ownerContactId: (await aContact(world)).id,
  agentContactId: (await aContact(world)).id,
  assignedToId: agent.actor.id,
}

const newProjectValues: Record<keyof typeof projectFields, unknown> = {
  name: 'Baan Sirin',
  nameTh: 'บ้านสิริน',
  address: '88 Sukhumvit 55, Watthana, Bangkok',
  propertyType: 'apartment',
  description: 'By the canal',
  images: [image],
  latitude: 13.7301,
  longitude: 100.5801,
  developer: developers[0]?.name,
  developerId: developers[1]?.id,
  yearBuilt: '2019',
  totalUnits: 220,
  buildingFloors: 32,
  amenities: ['Library'],
  facilities: ['onsen'],
  petAllowed: 'small_pet_allowed',
  smokingAllowed: false,
  uniqueFeatures: ['Riverside'],
}

test.each(Object.entries(newUnitValues))(
  'changing a unit’s %s raises the version if and only if visitors see it',
  async (field, value) => {
    const unit = await aUnit(world, { listingType: 'rent_sell' })
    const { raised, isVisible, changed } = await put(
      `/api/units/${unit.id}`,
      unit.version,
      field,
      value,
    )
    expect(changed, 'the new value is another one').toBe(true)
    expect(raised).toBe(isVisible)
  },
)

test.each(Object.entries(newUnitValues))(
  'changing a hidden unit’s %s does not raise the version, unless it shows the unit',
  async (field, value) => {
    const unit = await aUnit(world, { listingType: 'rent_sell', showOnWebsite: false })
    const isShown = field === 'showOnWebsite'
    const { raised, changed } = await put(
      `/api/units/${unit.id}`,
      unit.version,
      field,
      isShown ? true : value,
    )
    expect([changed, raised]).toEqual([true, isShown])
  },
)

test.each(Object.entries(newProjectValues))(
  'changing a project’s %s raises the version if and only if visitors see it',
  async (field, value) => {
    const project = await aProject(world)
    const { raised, isVisible, changed } = await put(
      `/api/projects/${project.id}`,
      project.version,
      field,
      value,
    )
    expect(changed, 'the new value is another one').toBe(true)
    expect(raised).toBe(isVisible)
  },
)

test('each table has fields that visitors see and fields that they do not', async () => {
  const unit = await aUnit(world)
  const hidden = await put(`/api/units/${unit.id}`, 1, 'externalDataSource', 'A list')
  const shown = await put(`/api/units/${unit.id}`, 2, 'price', 6_000_000)
  expect([hidden.raised, shown.raised]).toEqual([false, true])
  const project = await aProject(world)
  const feature = await put(`/api/projects/${project.id}`, 1, 'uniqueFeatures', ['A pier'])
  expect(feature.raised).toBe(false)
})

test('changing between statuses that visitors read alike does not raise the version', async () => {
  const unit = await aUnit(world, { status: 'pending' })
  const { raised, isVisible } = await put(`/api/units/${unit.id}`, 1, 'status', 'follow_up')
  expect([raised, isVisible]).toEqual([false, false])
})

test('creating, copying, deleting and restoring raises the version for public units only', async () => {
  const admin = await world.signIn('admin')
  const { id: projectId } = await aProject(world)
  for (const showOnWebsite of [false, true]) {
    const body = { projectId, unitNumber: `${showOnWebsite}`, bedrooms: 1, bathrooms: 1, size: 30 }
    const steps = ['POST /api/units', 'POST duplicate', 'DELETE', 'POST restore']
    let id = 0
    for (const step of steps) {
      const [method = '', verb = ''] = step.split(' ')
      const path = verb.startsWith('/') ? verb : `/api/units/${id}/${verb}`.replace(/\/$/, '')
      const before = await readCatalogueVersion(world.db)
      const input = { ...body, price: 1_000_000, listingType: 'sell', showOnWebsite }
      const { status, body: responseBody } = await world.request(method, path, {
        as: admin,
        ...(step === steps[0] && { body: input }),
      })
      expect([step, status]).toEqual([step, status < 300 ? status : 200])
      if (step === steps[0]) id = responseBody.id
      const raised = (await readCatalogueVersion(world.db)) > before
      // A copy is always hidden.
      expect([step, raised]).toEqual([step, showOnWebsite && verb !== 'duplicate'])
    }
  }
})

test('totals for staff are current although the version has not risen', async () => {
  const { id: projectId } = await aProject(world)
  const path = `/api/units/search?projectId=${projectId}`
  const total = async () =>
    Number((await world.request('GET', path, { as: agent })).headers.get('x-total-count'))
  expect(await total()).toBe(0)
  await aUnit(world, { projectId, showOnWebsite: false })
  expect(await total()).toBe(1)
  await aUnit(world, { projectId, showOnWebsite: false })
  expect(await total()).toBe(2)
})

/** Changes one field as staff. Returns whether the version rose and whether visitors' response changed. */
async function put(path: string, version: number, field: string, value: unknown) {
  world.now = new Date(world.now.getTime() + 60_000)
  const read = async () => (await uncached.request('GET', path)).text
  const before = { version: await readCatalogueVersion(world.db), text: await read() }
  const body = { version, [field]: value }
  const response = await world.request('PUT', path, { as: agent, body })
  expect(response.status, response.text).toBe(200)
  const raised = (await readCatalogueVersion(world.db)) > before.version
  return {
    raised,
    isVisible: (await read()) !== before.text,
    changed: response.body.version === version + 1,
  }
}

async function addImage(letter: string): Promise<string> {
  const hash = letter.repeat(32)
  await world.db
    .insertInto('images')
    .values({ hash, contentType: 'image/webp', width: 1, height: 1, bytes: 1 })
    .execute()
  return imagePath(hash)
}
