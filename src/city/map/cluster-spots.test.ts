import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInBox, toWorld, worldPixels } from '../../shared/mercator.ts'
import { MAX_MARKS, type MapSpot, SpotMap } from './cluster-spots.ts'
import type { MapClusters } from './rules/map.ts'

const spots = fc
  .array(
    fc.record({
      latitude: fc.double({ min: 13.6, max: 13.9, noNaN: true }),
      longitude: fc.double({ min: 100.4, max: 100.7, noNaN: true }),
      units: fc.integer({ min: 1, max: 90 }),
      low: fc.integer({ min: 1, max: 50 }),
    }),
    { maxLength: 120 },
  )
  .map((drawn) =>
    drawn.map(
      ({ low, ...spot }, i): MapSpot => ({
        ...spot,
        id: i + 1,
        name: `Building ${i + 1}`,
        prices: low % 5 === 0 ? null : { low, high: low + 5 },
        rents: null,
      }),
    ),
  )
const zooms = fc.integer({ min: 0, max: 20 })
const WORLD = [-180, -85, 180, 85] as const

test('every building is in exactly one mark, and the totals of the marks add up', () => {
  fc.assert(
    fc.property(spots, zooms, (input, zoom) => {
      const {
        units,
        projects,
        clusters,
        all: found,
      } = new SpotMap(input).look({ bbox: WORLD, zoom })
      expect(projects).toBe(input.length)
      expect(found).toMatchObject({ units, projects })
      expect(units).toBe(input.reduce((total, spot) => total + spot.units, 0))
      expect(clusters.reduce((total, mark) => total + mark.projects, 0)).toBe(projects)
      expect(clusters.reduce((total, mark) => total + mark.units, 0)).toBe(units)
      const lows = input.flatMap(({ prices }) => (prices ? [prices.low] : []))
      const lowestPrices = clusters.flatMap(({ prices }) => (prices ? [prices.low] : []))
      expect(Math.min(...lowestPrices)).toBe(Math.min(...lows))
    }),
  )
})

test('no two marks overlap until every building has its own', () => {
  fc.assert(
    fc.property(spots, fc.integer({ min: 8, max: 16 }), (input, zoom) => {
      const { clusters } = new SpotMap(input).look({ bbox: WORLD, zoom })
      const placed = clusters.map(toWorld)
      const pixels = worldPixels(zoom)
      for (const [i, a] of placed.entries()) {
        for (const b of placed.slice(i + 1)) {
          const isApart = Math.abs(a.x - b.x) * pixels >= 96 || Math.abs(a.y - b.y) * pixels >= 44
          expect(isApart).toBe(true)
        }
      }
    }),
  )
})

test('moving the map changes no mark that stays in view', () => {
  fc.assert(
    fc.property(spots, zooms, (input, zoom) => {
      const map = new SpotMap(input)
      const box = [100.45, 13.65, 100.6, 13.8] as const
      const everywhere = map.look({ bbox: WORLD, zoom }).clusters
      const visible = map.look({ bbox: box, zoom })
      expect(visible.clusters).toEqual(everywhere.filter((mark) => isInBox(mark, box)))
      expect(visible.all).toEqual(map.look({ bbox: WORLD, zoom }).all)
      expect(visible.projects).toBe(input.filter((spot) => isInBox(spot, box)).length)
    }),
  )
})

test('from the closest zooms on each building has its own mark, even two at the same point', () => {
  const twins = [1, 2].map((id) => spot(id, 13.7, 100.5))
  expect(counts(new SpotMap(twins).look({ bbox: WORLD, zoom: 16 }))).toEqual([2])
  expect(counts(new SpotMap(twins).look({ bbox: WORLD, zoom: 17 }))).toEqual([1, 1])
})

test('too many marks for one view are merged as at a lower zoom', () => {
  const manySpots = Array.from({ length: 5000 }, (_, i) =>
    spot(i + 1, 13.5 + (i % 71) * 0.008, 100.4 + Math.floor(i / 71) * 0.007),
  )
  const { clusters, projects } = new SpotMap(manySpots).look({ bbox: WORLD, zoom: 20 })
  expect(projects).toBe(5000)
  expect(clusters.length).toBeLessThanOrEqual(MAX_MARKS)
  expect(clusters.reduce((total, mark) => total + mark.projects, 0)).toBe(5000)
})

function spot(id: number, latitude: number, longitude: number): MapSpot {
  return { id, name: `B${id}`, latitude, longitude, units: 1, prices: null, rents: null }
}

function counts({ clusters }: MapClusters): number[] {
  return clusters.map(({ projects }) => projects)
}
