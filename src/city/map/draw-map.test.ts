import fs from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readCity } from '../rail/drawing/read-city.ts'
import { CITY_VIEW, MAP_HEIGHTS, zoomOfReach } from '../rail/rules/reach.ts'
import { drawMap, interchanges, type MapPicture, shippedMap } from './draw-map.ts'
import { roadsOf } from './rules/roads.ts'
import { FADED } from './rules/strokes.ts'

const city = await shippedMap()
const { stations } = await readCity()
const codes = new Map(stations.map(({ id, code }) => [id, code]))
const picture: MapPicture = {
  at: CITY_VIEW,
  lines: [],
  link: (id) => ({ href: `/station/${codes.get(id)}`, label: `${codes.get(id)} & <homes>` }),
  weight: () => 0,
}
const ASOK = { latitude: 13.73706, longitude: 100.560326 }

test('every stop in view is a link to its page, and the picture stays small', () => {
  const svg = drawMap(city, picture)
  expect(svg).toContain('<a href="/station/E4" data-station="28" aria-label="E4 &amp; &lt;homes>">')
  expect(svg.match(/<a /g)?.length).toBeGreaterThan(90)
  expect(gzipSync(svg).length).toBeLessThan(12_000)
})

test('the circle is true to scale: half of the map’s height, centred', () => {
  for (const metres of [200, 500, 1000]) {
    const at = { ...ASOK, zoom: zoomOfReach(metres) }
    const svg = drawMap(city, {
      ...picture,
      at,
      region: { shape: metres, inside: [ASOK], outside: [] },
    })
    const [, cx, cy, r] = /cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/.exec(svg) ?? []
    expect([Number(cx), Number(cy)]).toEqual([400, MAP_HEIGHTS.wide / 2])
    expect(Math.abs(Number(r) - MAP_HEIGHTS.wide / 4)).toBeLessThan(0.5)
  }
})

test('an outline is drawn around its own middle, without a circle', () => {
  const corner = (north: number, east: number) => ({
    latitude: ASOK.latitude + north,
    longitude: ASOK.longitude + east,
  })
  const shape = [corner(0.01, -0.01), corner(0.01, 0.01), corner(-0.01, 0.01), corner(-0.01, -0.01)]
  const at = { ...ASOK, zoom: zoomOfReach(1000) }
  const svg = drawMap(city, { ...picture, at, region: { shape, inside: [ASOK], outside: [] } })
  const [, points = ''] = /<polygon class="map-ring" points="([^"]*)"/.exec(svg) ?? []
  const spots = points.split(' ').map((spot) => spot.split(',').map(Number))
  expect(spots).toHaveLength(4)
  for (const axis of [0, 1]) {
    const values = spots.map((spot) => spot[axis] ?? 0)
    const middle = (Math.max(...values) + Math.min(...values)) / 2
    expect(middle).toBeCloseTo(axis === 0 ? 400 : MAP_HEIGHTS.wide / 2, 0)
  }
  expect(svg).not.toContain('<circle')
})

test('main roads lie below the tracks, and their names touch no other name, stop or edge', async () => {
  const at = { latitude: 13.7421, longitude: 100.5557, zoom: zoomOfReach(500, 340) }
  const box = { height: 340, wide: 600, narrow: 320 }
  const file = new URL('./site/roads.geojson', import.meta.url)
  const roadMap = roadsOf(JSON.parse(await fs.readFile(file, 'utf8')))
  const plain = drawMap(city, { ...picture, at, box })
  const svg = drawMap(city, { ...picture, at, box, roads: roadMap })
  expect(plain).not.toContain('--railway-road')
  const roads = svg.indexOf('stroke="var(--railway-road)"')
  expect(roads).toBeGreaterThan(0)
  expect(roads).toBeLessThan(svg.indexOf('stroke="var(--line-'))
  expect(svg).toContain('>Phetchaburi Road</text>')
  const wide = svg.slice(0, svg.indexOf('on-narrow'))
  const names = [...wide.matchAll(/translate\(([\d.]+) ([\d.]+)\)rotate/g)]
  expect(names).not.toEqual([])
  for (const [, x, y] of names) {
    expect(Math.abs(Number(x) - 300)).toBeLessThan(300)
    expect(Math.abs(Number(y) - 170)).toBeLessThan(170)
  }
  const feet = [...svg.matchAll(/<tspan x="[\d.]+" y="([\d.]+)"/g)].map(([, y]) => Number(y))
  expect(Math.max(...feet), 'no name lies under the credit').toBeLessThan(340 - 24)
  expect(gzipSync(svg).length).toBeLessThan(14_000)
})

test('lines that are not selected are drawn thin', () => {
  const svg = drawMap(city, { ...picture, lines: ['mrt_blue'] })
  const track = (line: string) =>
    new RegExp(`<path stroke="var\\(--line-${line}\\)"[^>]*opacity="([.\\d]+)"`).exec(svg)?.[1]
  expect(Number(track('bts_silom'))).toBe(FADED)
  expect(track('mrt_blue')).toBeUndefined()
})

test('stations of one stop share a link and label', () => {
  expect(interchanges(city)).toContainEqual([28, 83])
})

test('no name is placed under a place’s sign', () => {
  // Thong Lo is where the sign would be.
  const at = { latitude: 13.7234, longitude: 100.5786, zoom: zoomOfReach(500) }
  const beneath = (svg: string) =>
    [...svg.matchAll(/<tspan x="([\d.]+)" y="([\d.]+)"/g)].filter(
      ([, x, y]) =>
        Math.abs(Number(x) - 400) < 100 && Math.abs(Number(y) - MAP_HEIGHTS.wide / 2 + 26) < 14,
    )
  expect(beneath(drawMap(city, { ...picture, at }))).not.toEqual([])
  expect(beneath(drawMap(city, { ...picture, at, sign: 200 }))).toEqual([])
})
