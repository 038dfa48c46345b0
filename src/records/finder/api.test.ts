import { beforeAll, describe, expect, test, vi } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { aProject } from '../projects/test-factory.ts'
import { aUnit } from '../units/test-factory.ts'
import type { Suggestion } from './rules/suggestion.ts'

const world = await testApp()
const ASOK = { latitude: 13.737061, longitude: 100.560339 }

async function suggest(q: string, more = '', as: Parameters<typeof world.request>[2] = {}) {
  const path = `/api/places/suggest?q=${encodeURIComponent(q)}${more}`
  const { status, body } = await world.request('GET', path, as)
  expect(status).toBe(200)
  return body as Suggestion[]
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
