import { beforeAll, describe, expect, test, vi } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { aProject } from '../projects/test-factory.ts'
import { aUnit } from '../units/test-factory.ts'
import type { SearchSuggestion, Suggestion } from './rules/suggestion.ts'

const world = await testApp()
// Beside its station, and far from the middle of any road of that name.
const RATCHADA = { latitude: 13.77832, longitude: 100.57165 }
const ASOK = { latitude: 13.737061, longitude: 100.560339 }

async function suggest(q: string, more = '', as: Parameters<typeof world.request>[2] = {}) {
  const path = `/api/places/suggest?q=${encodeURIComponent(q)}${more}`
  const { status, body } = await world.request('GET', path, as)
  expect(status).toBe(200)
  // The search of a sentence is tested with its reader.
  return (body as (SearchSuggestion | Suggestion)[]).filter((each) => each.kind !== 'search')
}
const names = (places: readonly Suggestion[]) => places.map(({ name }) => name)

beforeAll(async () => {
  const shown = await aProject(world, {
    name: 'Moonlit Terrace',
    nameTh: 'มูนลิท เทอเรส',
    address: '88/2 Soi Sukhumvit 23, Khlong Toei Nuea, Watthana, Bangkok 10110',
    developer: 'Moon & Sons',
    ...ASOK,
  })
  await aUnit(world, { projectId: shown.id, listingType: 'rent' })
  await aUnit(world, { projectId: shown.id, listingType: 'sell' })
  const hidden = await aProject(world, { name: 'Moonless Court', developer: 'Moonless', ...ASOK })
  await aUnit(world, { projectId: hidden.id, showOnWebsite: false })
})

describe('Suggested places', () => {
  test.each([
    ['暹罗', 'Siam'],
    ['通罗', 'Thong Lo'],
    ['阿速', 'Asok'],
  ])('are found by a Chinese name: %s', async (typed, name) => {
    expect(names(await suggest(typed))[0]).toBe(name)
  })

  test('say what they are, where, and how many homes there are for whom', async () => {
    const [place] = await suggest('moonlit')
    expect(place).toMatchObject({
      kind: 'project',
      name: 'Moonlit Terrace',
      nameTh: 'มูนลิท เทอเรส',
      within: 'Soi Sukhumvit 23',
      homes: 2,
      ...ASOK,
    })
    expect((await suggest('moonlit', '&listingType=rent'))[0]?.homes).toBe(1)
    expect((await suggest('E4'))[0]).toMatchObject({
      ...{ kind: 'station', id: 28, within: 'BTS Sukhumvit', homes: 2, search: 'stationId=28' },
    })
    expect((await suggest('thong lo'))[1]).toMatchObject({ kind: 'soi', within: 'Watthana' })
  })

  test.each(['moonlit', 'Moonlit terace', 'มูนลิทเทอเรส', 'มูนลิท', 'moon lit', 'sukhumvit 23'])(
    'include a building by “%s”',
    async (typed) => {
      expect(names(await suggest(typed))).toContain('Moonlit Terrace')
    },
  )

  test('are not found by few letters within a word if others begin so', async () => {
    expect(names(await suggest('nist'))).toEqual(['NIST International School'])
    const found = names(await suggest('g tower'))
    expect(found[0]).toBe('G Tower (Grand Rama 9)')
    expect(found).not.toContain('GMM Grammy Place')
  })

  test('are of the kind that the text says', async () => {
    const kinds = (await suggest('bangkok hospital')).map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['hospital']))
  })

  test('are none for a text without letters and digits', async () => {
    for (const typed of ['%', '\\', '😀', '฿ ?']) expect(await suggest(typed)).toEqual([])
  })

  test('are no address for a number of rooms', async () => {
    const kinds = (places: readonly Suggestion[]) => places.map(({ kind }) => kind)
    for (const typed of ['near asok 2 bed under 30k', 'อโศก 2 ห้องนอน'])
      expect(kinds(await suggest(typed))).not.toContain('point')
    expect(kinds(await suggest('88 Sukhumvit 21, Watthana'))).toContain('point')
  })

  test('leave out buildings and developers without homes on the website, except for staff', async () => {
    expect(names(await suggest('moon'))).toEqual(
      expect.arrayContaining(['Moonlit Terrace', 'Moon & Sons']),
    )
    expect(names(await suggest('moonless'))).not.toContain('Moonless Court')
    const staff = { as: await world.signIn('agent') }
    expect(names(await suggest('moonless', '', staff))).toEqual(
      expect.arrayContaining(['Moonless Court', 'Moonless']),
    )
  })

  test('follow a change at once', async () => {
    const { id } = await aProject(world, { name: 'Fresh Paint Tower', ...ASOK })
    expect(names(await suggest('fresh paint'))).not.toContain('Fresh Paint Tower')
    await aUnit(world, { projectId: id })
    expect((await suggest('fresh paint'))[0]).toMatchObject({ name: 'Fresh Paint Tower', homes: 1 })
  })

  test('of an area come before the station that has its name from it, `bangkok` is everywhere', async () => {
    expect((await suggest('sukhumvit'))[0]).toMatchObject({
      ...{ kind: 'area', name: 'Sukhumvit', search: 'area=sukhumvit', homes: 3 },
    })
    expect((await suggest('สีลม'))[0]).toMatchObject({ kind: 'area', search: 'area=silom' })
    for (const typed of ['thonglor', 'chatuchak'])
      expect((await suggest(typed)).map(({ kind }) => kind)).toContain('area')
    for (const typed of ['bangkok', 'กรุงเทพ', 'กทม.', 'BKK'])
      expect([typed, (await suggest(typed))[0]]).toMatchObject([
        typed,
        { kind: 'city', name: 'All of Bangkok', search: '', homes: 3 },
      ])
    expect(names(await suggest('bangkok hosp'))).not.toContain('All of Bangkok')
  })

  test('of one nickname are a neighbourhood before roads', async () => {
    const near = await aProject(world, { name: 'Twin Lights', ...RATCHADA })
    await aUnit(world, { projectId: near.id })
    for (const typed of ['ratchada', 'รัชดา'])
      expect((await suggest(typed))[0]).toMatchObject({ kind: 'neighbourhood', name: 'Ratchada' })
  })

  test('name the district that people say a neighbourhood is in', async () => {
    for (const name of ['Thong Lo', 'Ekkamai', 'Phrom Phong', 'On Nut']) {
      const places = await suggest(name)
      expect([name, places.find(({ kind }) => kind === 'neighbourhood')?.within]).toEqual([
        name,
        'Watthana',
      ])
    }
    expect((await suggest('sukhumvit 77')).find(({ kind }) => kind === 'soi')?.within).not.toBe(
      'Khlong Toei',
    )
  })

  test('along a road count the homes on its line, far from its middle too', async () => {
    const road = (await suggest('sukhumvit road')).find(({ kind }) => kind === 'road')
    expect(road).toMatchObject({ name: 'Sukhumvit Road', search: 'roadId=128', homes: 3 })
    const lane = (await suggest('thong lo')).find(({ kind }) => kind === 'soi')
    expect(lane?.search).toBe('roadId=135')
  })

  test.each([
    ['condo for rent in thonglor', 'Thong Lo'],
    ['for rent asok', 'Asok'],
    ['pet friendly condo ekkamai', 'Ekkamai'],
    ['condo with pool asok', 'Asok'],
    ['near asok 2 bed', 'Asok'],
    ['asok 25k', 'Asok'],
    ['2br thonglor under 30000', 'Thong Lo'],
    ['ari soi 4', 'Soi Phahonyothin 7 (Ari)'],
    ['คอนโดให้เช่า อารีย์', 'Ari'],
    ['ใกล้จุฬา', 'Chulalongkorn University'],
    ['ใกล้เซ็นทรัลพระราม9', 'Central Rama 9'],
    ['คอนโด 1 ห้องนอน ใกล้ bts อโศก งบ 20000', 'Asok'],
  ])('of the sentence “%s” begin with the place in it', async (typed, name) => {
    expect([typed, (await suggest(typed))[0]?.name]).toEqual([typed, name])
  })

  test.each(['walking distance to bts', 'buy 1 bed near mrt under 5m', 'pet friendly condo'])(
    'of “%s”, which names no place, are none',
    async (typed) => {
      expect(names(await suggest(typed))).toEqual([])
    },
  )

  test('are at most as many as were wanted; wrong parameters are refused by name', async () => {
    expect(await suggest('sukhumvit', '&limit=3')).toHaveLength(3)
    for (const query of ['', 'q=', 'q=a&limit=0', 'q=a&limit=11', `q=${'a'.repeat(201)}`]) {
      const { status } = await world.request('GET', `/api/places/suggest?${query}`)
      expect([query, status]).toEqual([query, 400])
    }
  })

  test('bear any text', async () => {
    for (const text of [
      '%',
      '_',
      "'",
      '\\',
      '((((',
      '\u0e48',
      '😀',
      'a'.repeat(200),
      '5',
      '/',
      'ซ.',
    ])
      await suggest(text)
  })

  test('a text of many words that means nothing is looked for in few parts', async () => {
    const queries = vi.spyOn(world.db.getExecutor(), 'executeQuery')
    await suggest('12/ '.repeat(50))
    expect(queries.mock.calls.length).toBeGreaterThan(5)
    expect(queries.mock.calls.length).toBeLessThan(40)
    queries.mockRestore()
  })
})
