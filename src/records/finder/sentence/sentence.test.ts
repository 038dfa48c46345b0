import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../platform/testing/test-app.ts'
import { aProject } from '../../projects/test-factory.ts'
import { aUnit } from '../../units/test-factory.ts'
import type { SearchSuggestion } from '../rules/suggestion.ts'

const world = await testApp()
const ASOK = { latitude: 13.737061, longitude: 100.560339 }

beforeAll(async () => {
  world.now = new Date('2026-11-29T05:00:00Z')
  const { id } = await aProject(world, { name: 'Moonlit Terrace', ...ASOK })
  await aUnit(world, { projectId: id, listingType: 'rent', rentAmount: 28_000, bedrooms: 2 })
  await aUnit(world, {
    projectId: id,
    listingType: 'rent',
    rentAmount: 9_000,
    showOnWebsite: false,
  })
})

async function suggest(text: string, more = '') {
  const path = `/api/places/suggest?q=${encodeURIComponent(text)}${more}`
  const { status, body } = await world.request('GET', path)
  expect(status).toBe(200)
  return body
}

async function searchOf(text: string, more = ''): Promise<SearchSuggestion | null> {
  const [first] = await suggest(text, more)
  return first?.kind === 'search' ? first : null
}

const read = async (text: string) => decodeURIComponent((await searchOf(text))?.search ?? '')

describe('A typed sentence is the search', () => {
  test.each([
    [
      'near asok 2 bed under 30k pet friendly',
      'bedrooms=2&listingType=rent&petFriendly=yes&priceMax=30000&stationId=28',
    ],
    [
      'condo to rent bts ari 15000-20000',
      'listingType=rent&priceMax=20000&priceMin=15000&stationId=19',
    ],
    [
      'เช่าคอนโด 2 นอน ใกล้ mrt พระราม 9 ไม่เกิน 25000',
      'bedrooms=2&listingType=rent&priceMax=25000&stationId=81',
    ],
    [
      'buy studio sukhumvit 24 high floor',
      'bedrooms=0&floorDirection=above&floorLevel=15&listingType=sale&near=13.73015~100.57008~Soi Sukhumvit 24',
    ],
    [
      '25 min to emporium, 1 bed',
      'bedrooms=1&minutesMax=25&minutesNear=13.73060~100.56870~Emporium',
    ],
    [
      'คอนโดใกล้จุฬาฯ ราคา 10000-15000',
      'listingType=rent&near=13.73859~100.53107~Chulalongkorn University&priceMax=15000&priceMin=10000',
    ],
    ['ห้องเลี้ยงแมวได้ แถวอารีย์', 'near=13.77972~100.54464~Ari&petFriendly=yes'],
    ['asok or phrom phong studio', 'bedrooms=0&stationIds=28,29'],
    ['asok 两房 不带家具', 'bedrooms=2&furnishing=unfurnished&stationId=28'],
    ['asok 两房 租赁产权', 'bedrooms=2&ownershipType=leasehold&stationId=28'],
    ['asok 两房 泳池景', 'bedrooms=2&selectedViews=pool_view&stationId=28'],
    ['5 min walk to mrt phra ram 9 13k', 'listingType=rent&priceMax=13000&stationId=81&within=400'],
    [
      '3+ bedrooms watthana 80-120 sqm',
      'bedrooms=3&districtId=1039&floorSizeMax=120&floorSizeMin=80',
    ],
    [
      'for sale 2bed 5-8m sukhumvit',
      'area=sukhumvit&bedrooms=2&listingType=sale&priceMax=8000000&priceMin=5000000',
    ],
    [
      '2 bed floor 20+ around 35k',
      'bedrooms=2&floorDirection=above&floorLevel=19&listingType=rent&priceMax=38500&priceMin=31500',
    ],
    ['1 bed thong lo move in 1 february', 'availableBy=2027-02-01&bedrooms=1&stationId=30'],
    ['สองห้องนอน ทองหล่อ งบสี่หมื่น', 'bedrooms=2&listingType=rent&priceMax=40000&stationId=30'],
    ['ari 2 bed', 'bedrooms=2&stationId=19'],
    ['素坤逸 两房 出租', 'area=sukhumvit&bedrooms=2&listingType=rent'],
    [
      '阿索克附近 一室一厅 2万5以内 可养猫',
      'bedrooms=1&listingType=rent&petFriendly=yes&priceMax=25000&stationId=28',
    ],
    [
      '到尚泰世界25分钟 单间',
      'bedrooms=0&minutesMax=25&minutesNear=13.74628~100.53956~CentralWorld',
    ],
    ['rent or buy 1 bed near asok', 'bedrooms=1&stationId=28'],
  ])('%s', async (text, search) => {
    expect(await read(text)).toBe(search)
  })

  test('in any usual misspelling, of words and of places', async () => {
    expect(await read('studoi thonglorr fuly furnised')).toBe(
      'bedrooms=0&furnishing=fully_furnished&stationId=30',
    )
    expect(await read('2 bed sukumvit 24 hihg floor')).toBe(
      'bedrooms=2&floorDirection=above&floorLevel=15&near=13.73015~100.57008~Soi Sukhumvit 24',
    )
  })
})

test('A chip of a Chinese sentence takes its own words out', async () => {
  const found = await searchOf('素坤逸 两房 3万以内')
  expect(found?.chips.map(({ text }) => text)).toEqual([
    null,
    '两房 3万以内',
    '素坤逸 两房',
    '素坤逸 3万以内',
  ])
})

describe('What is not understood', () => {
  test('is named in its order, and no filter is guessed for it', async () => {
    const found = await searchOf('quiet 2 bed near asok with balcony')
    expect(found).toMatchObject({
      search: 'bedrooms=2&stationId=28',
      ignored: ['quiet', 'balcony'],
    })
  })

  test('is also what somebody does not want', async () => {
    const found = await searchOf('no pets, not asok, 1 bed under 20k')
    expect(found).toMatchObject({
      search: 'bedrooms=1&listingType=rent&priceMax=20000',
      ignored: ['no pets', 'asok'],
    })
  })

  test.each(['asok', 'moonlit', 'hello', 'sukhumvit 24', 'near asok', 'ใกล้อโศก'])(
    '“%s” says no more than a place: there is no search',
    async (text) => {
      expect(await searchOf(text)).toBeNull()
    },
  )
})

describe('A place with only words that are said of homes', () => {
  test.each([
    ['available from january ari', 'stationId=19', ['available', 'january']],
    ['penthouse sathorn', 'area=silom', ['penthouse']],
    ['duplex thonglor', 'stationId=30', ['duplex']],
    ['foreign quota sukhumvit', 'area=sukhumvit', ['foreign quota']],
    ['มกราคม อารีย์', 'stationId=19', ['มกราคม']],
  ])('is searched: %s', async (text, search, ignored) => {
    const found = await searchOf(text)
    expect([decodeURIComponent(found?.search ?? ''), found?.ignored]).toEqual([search, ignored])
  })

  test('is searched with the day to move in that it names', async () => {
    for (const text of ['พร้อมอยู่ 1 ม.ค. อารีย์', 'available 1 january ari'])
      expect(await searchOf(text)).toMatchObject({
        search: expect.stringContaining('availableBy=2027-01-01'),
        ignored: [],
      })
  })

  test('is no search where the other words may name a building, or do', async () => {
    for (const text of ['silom pearl residence', 'phra kanong tower', 'wells onnut'])
      expect(await searchOf(text)).toBeNull()
    expect(await searchOf('duplex ekkamai')).not.toBeNull()
    const { id } = await aProject(world, { name: 'The Duplex Ekkamai' })
    await aUnit(world, { projectId: id })
    for (const text of ['the duplex ekkamai', 'duplex ekkamai'])
      expect(await searchOf(text)).toBeNull()
  })
})

describe('What no search can be', () => {
  test('a third place to be near by train is named instead of dropped', async () => {
    const found = await searchOf('20 min to asok 20 min to siam 20 min to on nut')
    expect(found).toMatchObject({
      search: 'minutesMax=20&minutesTo=28,24',
      ignored: ['20', 'on nut'],
    })
  })

  test('numbers beyond any home are ignored', async () => {
    const found = await searchOf('1-9999 bed asok 20-99999 sqm rent')
    expect(found).toMatchObject({ search: 'listingType=rent&stationId=28' })
    expect(found?.ignored.join(' ')).toContain('9999')
  })

  test('farther from a station than its search reaches, it is the point that counts', async () => {
    expect(await read('within 2 km of bts asok 1 bed')).toBe(
      'bedrooms=1&near=13.73706~100.56033~Asok&nearMeters=2000',
    )
  })

  test('a long text of names and numbers is read up to a length', async () => {
    const texts = ['ซ1'.repeat(100), '1-2-3-4 '.repeat(25), 'sukhumvit 24 asok 2 '.repeat(10)]
    for (const text of texts) expect((await suggest(text)).length).toBeGreaterThanOrEqual(0)
  })
})

describe('The suggestion of a sentence', () => {
  test('counts its homes as visitors see them, and is followed by what its place may be', async () => {
    const [found, station] = await suggest('asok 2 bed under 30k')
    expect(found).toMatchObject({
      kind: 'search',
      homes: 1,
      name: 'For rent · Asok · within 1 km · Under 30,000 THB/month · 2 Bedrooms',
      others: 'bedrooms=2&listingType=rent&priceMax=30000',
      instead: null,
    })
    expect(station).toMatchObject({ kind: 'station', name: 'Asok' })
  })

  test('has each filter with the sentence without its words', async () => {
    const found = await searchOf('near asok 2 bed under 30k with pool, quiet')
    expect(found?.chips).toEqual([
      { label: 'For rent', text: null },
      { label: 'Asok · within 1 km', text: '2 bed under 30k with pool, quiet' },
      { label: 'Under 30,000 THB/month', text: 'near asok 2 bed with pool, quiet' },
      { label: '2 Bedrooms', text: 'near asok under 30k with pool, quiet' },
      { label: 'Swimming pool', text: 'near asok 2 bed under 30k, quiet' },
    ])
  })

  test('is for what the form is for, unless it says so itself', async () => {
    expect((await searchOf('2 bed near asok', '&listingType=rent'))?.search).toContain(
      'listingType=rent',
    )
    expect((await searchOf('buy 2 bed near asok', '&listingType=rent'))?.search).toContain(
      'listingType=sale',
    )
  })

  test('without homes says which filter to leave out, and how many there are then', async () => {
    expect((await searchOf('near asok 2 bed under 20k'))?.instead).toEqual({
      label: 'Under 20,000 THB/month',
      text: 'near asok 2 bed',
      homes: 1,
    })
  })
})

test('A sentence in the form leads to its search, with the words that are no filter', async () => {
  const { status, headers } = await world.request(
    'GET',
    '/search?form=quick&listingType=&price=&bedrooms=&where=near%20asok%202%20bed%2C%20quiet',
  )
  expect([status, headers.get('location')]).toEqual([
    303,
    '/search?bedrooms=2&stationId=28&ignored=quiet',
  ])
  const page = await world.request('GET', headers.get('location') ?? '')
  expect(page.text).toMatch(/<s[^>]*>quiet<\/s>/)
  expect(page.text).toContain('not something we can search for')
})

test.each(['คอนโดใกล้จุฬา', 'คอนโดใกล้จุฬาฯ'])(
  'A place in a sentence without filters is taken as if it stood alone: %s',
  async (text) => {
    const { headers } = await world.request(
      'GET',
      `/search?form=quick&price=&where=${encodeURIComponent(text)}`,
    )
    expect(headers.get('location')).toContain('near=13.73859~100.53107~Chulalongkorn')
  },
)

test('A sentence in a link leads to its search, and a name that several have is asked about', async () => {
  const linked = (text: string) => world.request('GET', `/search?where=${encodeURIComponent(text)}`)
  const { status, headers } = await linked('near asok 2 bed, quiet')
  expect([status, headers.get('location')]).toEqual([
    303,
    '/search?bedrooms=2&stationId=28&ignored=quiet',
  ])
  expect((await linked('thong lo')).text).toContain('Which')
})
