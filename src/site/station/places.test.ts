import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { aProject } from '../../records/projects/test-factory.ts'
import { aUnit } from '../../records/units/test-factory.ts'

/* Tests of the pages of stations, lines and areas. */

const world = await testApp()
const open = async (path: string) =>
  (await world.request('GET', path)).text.replaceAll('<!-- -->', '')
const dataOf = (html: string) =>
  JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '').props

beforeAll(async () => {
  const { id: projectId } = await aProject(world)
  for (const rentAmount of [20_000, 24_000, 28_000, 32_000, 90_000]) {
    await aUnit(world, { projectId, listingType: 'rent', rentAmount })
  }
  for (const price of [4_000_000, 5_000_000, 6_000_000, 7_000_000]) {
    await aUnit(world, { projectId, bedrooms: 5, price, size: 50 })
  }
  await aUnit(world, { projectId, price: 90_000_000, showOnWebsite: false })
})

describe('a station’s page', () => {
  test('shows the rents of homes near it, if there are at least five', async () => {
    const html = await open('/station/E6')
    expect(html).toContain('>Thong Lo</h1>')
    expect(html.replace(/<[^>]*>/g, '')).toContain('9 homes within 1 km: 5 to rent, 4 to buy')
    const [, rent] = /href="([^"]*)"[^>]*>5 to rent/.exec(html) ?? []
    expect(await open(rent?.replaceAll('&amp;', '&') ?? '')).toContain('5 homes')
    expect(html).toContain('28,000 THB')
    expect(html).toContain('24,000–32,000 THB')
    expect(html.match(/Not enough homes/g)).toHaveLength(2)
    expect(html).not.toContain('90.0M')
  })

  test('links the next stops of every line of the station', async () => {
    const { station } = dataOf(await open('/station/e4'))
    expect(station.place.platforms.map(({ code }: { code: string }) => code)).toEqual([
      'E4',
      'BL22',
    ])
    const [run] = station.runs
    expect(run.stops.map(({ code }: { code: string }) => code).join()).toBe(
      'N1,CEN,E1,E2,E3,E4,E5,E6,E7,E8,E9',
    )
    expect(run).toMatchObject({ here: 5, comesFrom: true, goesOn: true })
    const minutes = run.stops.map((stop: { minutes: number | null }) => stop.minutes)
    expect(minutes[5]).toBe(null)
    expect(minutes[6]).toBeLessThan(minutes[7])
  })

  test('is one page for both lines of Siam and for both ends of a loop', async () => {
    const siam = dataOf(await open('/station/CEN')).station
    expect(siam.runs.map(({ line }: { line: string }) => line)).toEqual([
      'bts_sukhumvit',
      'bts_silom',
    ])
    const thaPhra = dataOf(await open('/station/BL01')).station
    expect(thaPhra.runs).toHaveLength(2)
  })

  test('without homes has a note and noindex; with an unknown code it is 404', async () => {
    const html = await open('/station/N24')
    expect(html).toContain('No homes are listed here right now')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect((await world.request('GET', '/station/NOWHERE')).status).toBe(404)
    expect((await world.request('GET', '/station/%3Cb%3E')).status).toBe(404)
    expect((await world.request('GET', '/station/123456789%F0%9F%98%80')).status).toBe(404)
  })
})

test('a line’s page lists its stations with their numbers of homes and the homes along it', async () => {
  const html = await open('/line/bts_sukhumvit')
  const { line } = dataOf(html)
  expect(line.runs[0]).toHaveLength(47)
  const thongLo = line.runs[0].find(({ code }: { code: string }) => code === 'E6')
  expect(thongLo).toMatchObject({ homes: 9 })
  expect(html).toMatch(/href="\/search\?line=bts_sukhumvit"[^>]*>See all/)
  const { text } = await world.request('GET', '/search?line=bts_sukhumvit')
  expect(text).toContain('>9 homes along the BTS Sukhumvit Line</h1>')
  expect((await world.request('GET', '/line/monorail')).status).toBe(404)
})

test('an area’s page lists the stations nearest to its homes', async () => {
  const { area } = dataOf(await open('/area/sukhumvit'))
  expect(area.offer.total).toBe(9)
  expect(area.stations).toEqual([
    { code: 'E6', name: 'Thong Lo', lines: ['bts_sukhumvit'], homes: 9 },
  ])
  expect((await world.request('GET', '/area/bangna')).status).toBe(404)
})

test('a district, a neighbourhood and an area have a map of their homes, with its stops as links', async () => {
  const district = mapOf(await open('/district/watthana'))
  expect(district).toContain('aria-label="Map of Watthana"')
  expect(district).toContain('<polygon class="map-ring"')
  expect(district).toContain('href="/station/E6"')
  const neighbourhood = mapOf(await open('/neighbourhood/thong-lo'))
  expect(neighbourhood).toContain('<circle class="map-ring"')
  const area = mapOf(await open('/area/sukhumvit'))
  expect(area).toContain('href="/station/E6"')
  for (const map of [district, neighbourhood, area]) expect(buildingsOn(map)).toBe(1)
  expect(await open('/area/silom')).not.toContain('aria-label="Map of')
  expect(await open('/district/nong-chok')).toContain('aria-label="Map of Nong Chok"')
})

test('the homes of a neighbourhood are its newest, reserved ones after the others', async () => {
  const at = (metres: number) => ({ latitude: 13.70373 + metres / 111_000, longitude: 100.50437 })
  const [near, far] = [await aProject(world, at(100)), await aProject(world, at(700))]
  const ids: number[] = []
  for (const [projectId, status] of [
    [near.id, 'available'],
    [far.id, 'available'],
    [far.id, 'confirmed'],
  ] as const)
    ids.push((await aUnit(world, { projectId, status })).id)
  const { offer } = dataOf(await open('/neighbourhood/asiatique')).area
  expect(offer.units.map(({ id }: { id: number }) => id)).toEqual([ids[1], ids[0], ids[2]])
})

function mapOf(html: string): string {
  return /<nav aria-label="Map of.*?<\/nav>/s.exec(html)?.[0] ?? ''
}

function buildingsOn(map: string): number {
  const [, dots = ''] =
    /stroke="var\(--color-accent\)" stroke-width="14" d="([^"]*)"/.exec(map) ?? []
  return dots.match(/M/g)?.length ?? 0
}
