import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { ProjectRecord } from './rules/project.ts'
import { aProject } from './test-factory.ts'

const world = await testApp()
const PATH = '/api/projects'
const THONG_LO = { latitude: 13.7256, longitude: 100.5788 }
let agent: SignedIn

beforeAll(async () => {
  agent = await world.signIn('agent')
})

const post = (body: unknown, as: SignedIn | null = agent) =>
  world.request('POST', PATH, { as, body })
const put = (id: number, body: unknown) =>
  world.request('PUT', `${PATH}/${id}`, { as: agent, body })

async function addImage(letter: string): Promise<string> {
  const hash = letter.repeat(32)
  await world.db
    .insertInto('images')
    .values({ hash, contentType: 'image/webp', width: 1, height: 1, bytes: 1 })
    .execute()
  return `/media/${hash}/1280.webp`
}

const auditEntries = (subject: string, id: number) =>
  world.db
    .selectFrom('audit')
    .select(['action', 'changes', 'actorId'])
    .where('subject', '=', subject)
    .where('subjectId', '=', id)
    .orderBy('id')
    .execute()

describe('creating', () => {
  test('every field is returned as entered, in the documented shape', async () => {
    const image = await addImage('a')
    const full = {
      name: 'Full House',
      nameTh: 'ฟูล เฮาส์',
      description: 'Everything there is.',
      address: '10 Sukhumvit 55, Watthana',
      propertyType: 'condo',
      yearBuilt: 'พ.ศ. 2563',
      totalUnits: 120,
      buildingFloors: 32,
      amenities: ['Parcel lockers', 'Shuttle'],
      facilities: ['onsen', 'car_park'],
      petAllowed: 'small',
      smokingAllowed: false,
      uniqueFeatures: ['Bridge to the station'],
      images: [image],
      ...THONG_LO,
    }
    const { status, body } = await post({ ...full, developer: 'Full Living' })
    expect(status).toBe(201)
    expect(ProjectRecord.parse(body)).toEqual(body)
    expect(body).toMatchObject({
      ...full,
      facilities: ['car_park', 'onsen'],
      petAllowed: 'small_pet_allowed',
      developer: { id: expect.any(Number), name: 'Full Living' },
      unitCount: 0,
      projectCount: 1,
      version: 1,
      createdAt: world.now.toISOString(),
      updatedAt: world.now.toISOString(),
    })
    const entry = (await auditEntries('project', body.id))[0]
    expect(entry).toMatchObject({ action: 'create', actorId: agent.actor.id })
    expect(entry?.changes).toMatchObject({ name: [null, 'Full House'], images: [null, [image]] })
  })

  test('a name and an address suffice; everything else is empty', async () => {
    const { status, body } = await post({ name: 'Bare', address: 'BTS Thong Lo' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      nameTh: null,
      description: null,
      propertyType: null,
      developer: null,
      yearBuilt: null,
      totalUnits: null,
      amenities: [],
      facilities: [],
      petAllowed: null,
      smokingAllowed: null,
      images: [],
      nearestStation: { name: 'Thong Lo', line: 'bts_sukhumvit' },
    })
  })

  test('amenities and facilities may be sent as one comma-separated text', async () => {
    const created = await post({
      name: 'Commas',
      address: 'Thong Lo',
      amenities: ' Pool table, , Library,Pool table',
      facilities: 'spa, Swimming pool',
    })
    expect(created.body.amenities).toEqual(['Pool table', 'Library'])
    expect(created.body.facilities).toEqual(['spa', 'swimming_pool'])
  })

  test('is refused to visitors and to users without access to the dashboard', async () => {
    const body = { name: 'No', address: 'Thong Lo' }
    expect((await post(body, null)).status).toBe(401)
    expect((await post(body, await world.signIn('user'))).status).toBe(403)
  })

  test.each([
    ['no name', { name: undefined }, 'name'],
    ['a blank name', { name: ' ' }, 'name'],
    ['a name of 201 letters', { name: 'x'.repeat(201) }, 'name'],
    ['a name with NUL', { name: 'a\0' }, 'name'],
    ['half a surrogate pair', { nameTh: '\ud800' }, 'nameTh'],
    ['no address', { address: undefined }, 'address'],
    ['an address that names nothing', { address: 'zzz qqq' }, 'address'],
    ['a short link', { address: 'https://maps.app.goo.gl/abc' }, 'address'],
    ['an unknown type', { propertyType: 'castle' }, 'propertyType'],
    ['an unknown facility', { facilities: ['helipad'] }, 'facilities.0'],
    ['units in words', { totalUnits: 'many' }, 'totalUnits'],
    ['half a floor', { buildingFloors: 2.5 }, 'buildingFloors'],
    ['too many floors', { buildingFloors: 1e308 }, 'buildingFloors'],
    ['smoking in words', { smokingAllowed: 'yes' }, 'smokingAllowed'],
    ['an unknown developer', { developerId: 999_999 }, 'developerId'],
    ['a developer that is no id', { developerId: 2 ** 31 }, 'developerId'],
    ['a picture from elsewhere', { images: ['https://example.com/a.jpg'] }, 'images.0'],
    ['an unknown picture', { images: [`/media/${'9'.repeat(32)}/640.webp`] }, 'images.0'],
    ['six pictures', { images: Array(6).fill('/media/x') }, 'images'],
    ['a latitude alone', { latitude: 13.7 }, 'longitude'],
    ['a latitude off the earth', { latitude: 91, longitude: 100 }, 'latitude'],
  ])('%s is refused by field, and nothing is stored', async (_case, body, path) => {
    const before = await counts()
    const response = await post({
      name: 'Bad',
      address: 'Thong Lo',
      developer: 'Never Made',
      ...body,
    })
    expect(response.status).toBe(400)
    expect(response.body.errors[0].path).toBe(path)
    expect(await counts()).toEqual(before)
  })

  async function counts() {
    const projects = await world.db.selectFrom('projects').select('id').execute()
    const developers = await world.db.selectFrom('developers').select('id').execute()
    const audit = await world.db.selectFrom('audit').select('id').execute()
    return [projects.length, developers.length, audit.length]
  }

  test('a place outside the service area is refused with 422 and the specified message', async () => {
    const pin = await post({ name: 'Far', address: 'Thong Lo', latitude: 18.79, longitude: 98.98 })
    expect(pin.status).toBe(422)
    expect(pin.body.message).toBe('This address is outside our service area...')
    const typed = await post({ name: 'Far', address: '18.79, 98.98' })
    expect(typed.status).toBe(422)
  })

  test('an address that is not found is refused with the specified message', async () => {
    const { body } = await post({ name: 'Lost', address: 'zzz qqq' })
    expect(body.message).toBe('Could not find coordinates for this address')
  })
})

describe('the developer', () => {
  test('is matched in any letter case, else created and audited', async () => {
    const first = await aProject(world, { developer: 'Case Living' })
    const second = await post({ name: 'B', address: 'Thong Lo', developer: 'CASE LIVING' })
    expect(second.body.developer).toEqual(first.developer)
    expect(second.body.projectCount).toBe(2)
    const [created, ...more] = await auditEntries('developer', first.developer?.id ?? 0)
    expect(created?.changes).toEqual({ name: [null, 'Case Living'] })
    expect(more).toEqual([])
  })

  test('named by two simultaneous requests is created once', async () => {
    const responses = await Promise.all(
      ['Both Living', 'both living'].map((developer, i) =>
        post({ name: `Both ${i}`, address: 'Thong Lo', developer }),
      ),
    )
    expect(responses.map((response) => response.status)).toEqual([201, 201])
    expect(responses[0]?.body.developer.id).toBe(responses[1]?.body.developer.id)
  })

  test('can be given by id, as in the response, and removed', async () => {
    const { id, developer } = await aProject(world, { developer: 'Given Living' })
    const other = await aProject(world, { developer: 'Other Living' })
    expect((await put(id, { developerId: other.developer?.id })).body.developer).toEqual(
      other.developer,
    )
    expect((await put(id, { developer })).body.developer).toEqual(developer)
    expect((await put(id, { name: 'Same developer' })).body.developer).toEqual(developer)
    expect((await put(id, { developer: null })).body.developer).toBeNull()
    expect((await put(id, { developer: 'other living' })).body.developer).toEqual(other.developer)
    expect((await put(id, { developerId: null })).body.developer).toBeNull()
  })
})

describe('changing', () => {
  test('absent fields stay, null fields are cleared, and the change is audited', async () => {
    const project = await aProject(world, {
      description: 'Kept',
      yearBuilt: '2010',
      totalUnits: 10,
      amenities: ['Pool'],
      petAllowed: 'not_allowed',
    })
    world.now = new Date(world.now.getTime() + 1000)
    const cleared = { yearBuilt: null, totalUnits: null, amenities: null, petAllowed: null }
    const { status, body } = await put(project.id, cleared)
    expect(status).toBe(200)
    expect(body).toEqual({
      ...project,
      ...cleared,
      amenities: [],
      version: 2,
      updatedAt: world.now.toISOString(),
    })
    expect((await auditEntries('project', project.id)).at(-1)).toEqual({
      action: 'update',
      actorId: agent.actor.id,
      changes: {
        yearBuilt: ['2010', null],
        totalUnits: [10, null],
        amenities: [['Pool'], []],
        petAllowed: ['not_allowed', null],
      },
    })
    expect((await world.request('GET', '/api/projects?year=2010_2019')).body).toEqual([])
  })

  test('sending a record back unchanged changes nothing', async () => {
    const project = await aProject(world, {
      developer: 'Echo Living',
      images: [await addImage('e')],
    })
    const version = world.services.catalogue.current
    const { status, body } = await put(project.id, project)
    expect(status).toBe(200)
    expect(body).toEqual(project)
    expect(world.services.catalogue.current).toBe(version)
    expect(await auditEntries('project', project.id)).toHaveLength(1)
  })

  test('a name or an address cannot be cleared', async () => {
    const { id } = await aProject(world)
    expect((await put(id, { name: null })).body.errors[0].path).toBe('name')
    expect((await put(id, { address: '' })).body.errors[0].path).toBe('address')
  })

  test('a record changed by somebody else is refused with 409 and the stored one', async () => {
    const { id } = await aProject(world)
    expect((await put(id, { name: 'First', version: 1 })).body.version).toBe(2)
    const outdated = await put(id, { name: 'Second', version: 1 })
    expect(outdated.status).toBe(409)
    expect(outdated.body.current).toMatchObject({ id, name: 'First', version: 2 })
    expect((await put(id, { name: 'Third' })).body).toMatchObject({ name: 'Third', version: 3 })
  })

  test('of two simultaneous changes of one version, one is refused', async () => {
    const { id } = await aProject(world)
    const responses = await Promise.all(['One', 'Two'].map((name) => put(id, { name, version: 1 })))
    expect(responses.map((response) => response.status).sort()).toEqual([200, 409])
  })

  test('an unknown or deleted project is 404', async () => {
    expect((await put(999_999, { name: 'X' })).status).toBe(404)
    expect((await world.request('PUT', `${PATH}/0`, { as: agent, body: {} })).status).toBe(404)
  })

  test('pictures keep their order, are deduplicated, and are replaced together', async () => {
    const [b, c, d] = [await addImage('b'), await addImage('c'), await addImage('d')]
    const { id } = await aProject(world, { images: [b, c] })
    const small = c.replace('1280', '320')
    expect((await put(id, { images: [d, small, d] })).body.images).toEqual([d, c])
    expect((await put(id, { name: 'Pictured' })).body.images).toEqual([d, c])
    expect((await put(id, { images: [] })).body.images).toEqual([])
  })
})
