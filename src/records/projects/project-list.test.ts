import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { aProject } from './test-factory.ts'

const world = await testApp()
const ids: Record<string, number> = {}

// Thong Lo, Silom and Chatuchak are far enough apart to share no station.
beforeAll(async () => {
  const buildings = {
    thonglo: {
      name: 'Zenith Thonglor',
      nameTh: 'เซนิท ทองหล่อ',
      address: '10 Sukhumvit 55 (Thong Lo)',
      propertyType: 'condo',
      developer: 'Ten Living',
      yearBuilt: '2563',
      totalUnits: 100,
    },
    silom: {
      name: 'alpha 100% Silom',
      address: 'ถนนสีลม บางรัก',
      latitude: 13.7262,
      longitude: 100.5316,
      propertyType: 'apartment',
      yearBuilt: '1999',
      totalUnits: 300,
    },
    chatuchak: {
      name: 'Beta Park',
      address: 'Phahonyothin, Jatujak',
      latitude: 13.8045,
      longitude: 100.5541,
      propertyType: 'condo',
      developer: 'Park & Sons',
      yearBuilt: '2009',
      totalUnits: null,
    },
    farm: {
      name: 'Gamma House',
      address: 'Nong Chok',
      latitude: 13.86,
      longitude: 100.86,
      propertyType: 'house',
      yearBuilt: null,
      totalUnits: 1,
    },
    ekkamai: {
      name: 'Zenith Ekkamai',
      address: '5 Sukhumvit 63',
      latitude: 13.7204,
      longitude: 100.5853,
      propertyType: 'condo',
      yearBuilt: '2010',
      totalUnits: 300,
    },
    unplaced: { name: 'Delta Yard', address: 'Somewhere', yearBuilt: '2019', propertyType: null },
  } as const
  for (const [key, building] of Object.entries(buildings)) {
    ids[key] = (await aProject(world, building)).id
  }
  const staff = await world.signIn('agent')
  const nowhere = { latitude: null, longitude: null }
  const path = `/api/projects/${ids.unplaced}`
  expect((await world.request('PUT', path, { as: staff, body: nowhere })).status).toBe(200)
  const deleted = await aProject(world, { name: 'Zenith Gone' })
  await world.db
    .updateTable('projects')
    .set({ deletedAt: world.now })
    .where('id', '=', deleted.id)
    .execute()
})

async function findKeys(query: string): Promise<(string | undefined)[]> {
  const { status, body, headers } = await world.request('GET', `/api/projects${query}`)
  expect(status).toBe(200)
  const keys = body.map((project: { id: number }) =>
    Object.keys(ids).find((key) => ids[key] === project.id),
  )
  if (!query.includes('limit')) expect(headers.get('x-total-count')).toBe(String(keys.length))
  return keys
}

describe('sorting', () => {
  test.each([
    ['', ['unplaced', 'ekkamai', 'farm', 'chatuchak', 'silom', 'thonglo']],
    ['?sort=newest', ['unplaced', 'ekkamai', 'farm', 'chatuchak', 'silom', 'thonglo']],
    ['?sort=name', ['silom', 'chatuchak', 'unplaced', 'farm', 'ekkamai', 'thonglo']],
    ['?sort=built_new', ['thonglo', 'unplaced', 'ekkamai', 'chatuchak', 'silom', 'farm']],
    ['?sort=built_old', ['silom', 'chatuchak', 'ekkamai', 'unplaced', 'thonglo', 'farm']],
    ['?sort=units', ['ekkamai', 'silom', 'thonglo', 'farm', 'unplaced', 'chatuchak']],
  ])('%s', async (query, expected) => {
    expect(await findKeys(query)).toEqual(expected)
  })

  test('closest to a station comes first, a missing distance last', async () => {
    const { body } = await world.request('GET', '/api/projects?sort=station')
    const metres = body.map(
      (project: { distanceToStation: number | null }) => project.distanceToStation,
    )
    expect(metres.at(-1)).toBeNull()
    const distances = metres.slice(0, -1)
    expect(distances).toEqual(distances.toSorted((a: number, b: number) => a - b))
    expect(distances).toHaveLength(5)
  })
})

describe('filters', () => {
  test.each([
    ['the name, in any letter case', '?search=ZENITH', ['ekkamai', 'thonglo']],
    ['the Thai name', `?search=${encodeURIComponent('เซนิท')}`, ['thonglo']],
    ['the address', '?search=phahonyothin', ['chatuchak']],
    ['the developer', '?search=park %26 sons', ['chatuchak']],
    ["a station's name", '?search=mo chit', ['chatuchak']],
    [
      'a station in walking distance that is not the nearest',
      '?search=chatuchak park',
      ['chatuchak'],
    ],
    ['a station as people spell it', '?search=mor chit bts', ['chatuchak']],
    ['a line, which names no station', '?search=bts', []],
    ["a station's Thai name", `?search=${encodeURIComponent('หมอชิต')}`, ['chatuchak']],
    ['characters with a meaning in SQL', '?search=100%25 s', ['silom']],
    ['a text that matches nothing', '?search=_____', []],
    ['only blanks, as no filter', '?search=%20%20', 6],
    ['the property type, in any letter case', '?type=Condo', ['ekkamai', 'chatuchak', 'thonglo']],
    ['all types', '?type=all', 6],
    ['before 2000', '?year=before_2000', ['silom']],
    ['2000 to under 2010', '?year=2000_2009', ['chatuchak']],
    ['2010 to under 2020', '?year=2010_2019', ['unplaced', 'ekkamai']],
    ['2020 and after, a Buddhist year', '?year=2020_after', ['thonglo']],
    ['Sukhumvit', '?area=sukhumvit', ['ekkamai', 'thonglo']],
    ['Silom, in Thai', '?area=silom', ['silom']],
    ['Thonglor', '?area=thonglor', ['thonglo']],
    ['Chatuchak, spelled Jatujak', '?area=chatuchak', ['chatuchak']],
    ['year and area together', '?year=2020_after&area=silom', []],
    ['all of them together', '?search=zen&type=condo&year=2010_2019&area=sukhumvit', ['ekkamai']],
  ])('%s', async (_case, query, expected) => {
    const keys = await findKeys(query)
    expect(typeof expected === 'number' ? keys.length : keys).toEqual(expected)
  })

  test('a developer', async () => {
    const [project] = (await world.request('GET', '/api/projects?search=ten living')).body
    expect(await findKeys(`?developerId=${project.developer.id}`)).toEqual(['thonglo'])
  })

  test.each([
    ['sort', 'sideways'],
    ['type', 'castle'],
    ['year', '1987'],
    ['area', 'paris'],
    ['developerId', 'x'],
    ['limit', '0'],
    ['limit', '-1'],
    ['limit', '1001'],
    ['offset', '-1'],
    ['search', 'x'.repeat(201)],
    ['search', '\0'],
  ])('a malformed %s is refused by its name', async (name, value) => {
    const path = `/api/projects?${name}=${encodeURIComponent(value)}`
    const { status, body } = await world.request('GET', path)
    expect(status).toBe(400)
    expect(body.errors[0].path).toBe(name)
  })

  test('an unknown parameter is ignored', async () => {
    expect(await findKeys('?colour=green')).toHaveLength(6)
  })
})

test('pages have no gaps, carry the total, and link to the next', async () => {
  const first = await world.request('GET', '/api/projects?sort=units&limit=4')
  expect(first.headers.get('x-total-count')).toBe('6')
  expect(first.headers.get('link')).toBe('</api/projects?sort=units&limit=4&offset=4>; rel="next"')
  const second = await world.request('GET', '/api/projects?sort=units&limit=4&offset=4')
  expect(second.headers.get('link')).toBeNull()
  const all = [...first.body, ...second.body].map((project) => project.id)
  expect(new Set(all).size).toBe(6)
  expect((await world.request('GET', '/api/projects?offset=2000000000')).body).toEqual([])
})
