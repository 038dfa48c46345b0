import { expect, test } from 'vitest'
import { FULL_ROAD, ROADS_FROM, roadClasses, roadOpacity, roadWidth } from './roads.ts'

test('roads grow with the zoom from nothing, the greater ones first and wider', () => {
  for (const road of roadClasses) {
    expect(roadWidth(road, ROADS_FROM - 1)).toBe(0)
    for (let zoom = ROADS_FROM; zoom < 18; zoom += 0.1) {
      expect(roadWidth(road, zoom + 0.1)).toBeGreaterThanOrEqual(roadWidth(road, zoom))
    }
  }
  expect(roadWidth('primary', 12.5)).toBeCloseTo(1.4)
  expect(roadWidth('tertiary', 12)).toBe(0)
  expect(roadWidth('motorway', 20)).toBe(20)
  for (const zoom of [12, 14, 18]) {
    const widths = roadClasses.map((road) => roadWidth(road, zoom))
    expect(widths).toEqual(widths.toSorted((a, b) => a - b))
  }
})

test('a road fades by even steps', () => {
  expect(roadOpacity(FULL_ROAD)).toBe(1)
  expect(roadOpacity(0)).toBeGreaterThan(0)
  for (let fade = 0; fade < FULL_ROAD; fade += 1) {
    expect(roadOpacity(fade + 1)).toBeGreaterThan(roadOpacity(fade))
  }
})
