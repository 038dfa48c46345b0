import { expect, test } from 'vitest'
import { describeUnit, type Surroundings } from './describe-unit.ts'
import { demoUnits } from './units.ts'

const surroundings: Surroundings = {
  nearbyStations: [{ name: 'Thong Lo', walkingDistance: 233, walkingTime: 3 }],
  nearbyMalls: [{ name: 'Park Lane Ekamai', walkingDistance: 632, walkingTime: 8 }],
  nearbyParks: [{ name: 'Benchasiri Park', walkingDistance: 1374, walkingTime: 18 }],
}
const told = demoUnits().map((unit) => ({ unit, text: describeUnit(unit, surroundings) }))

test('no two homes are described in the same words, and each the same way every time', () => {
  expect(new Set(told.map(({ text }) => text)).size).toBe(told.length)
  for (const { unit, text } of told) expect(describeUnit(unit, surroundings)).toBe(text)
})

test('a size in a description is the size of the home', () => {
  for (const { unit, text } of told) {
    for (const [, size] of text.matchAll(/([\d.]+) sqm/g)) expect(Number(size)).toBe(unit.size)
  }
})

test('a floor in a description is the floor of the home, or the height of its house', () => {
  const project = /twenty-eighth|seventh|sixth/
  for (const { unit, text } of told) {
    for (const [, floor] of text.matchAll(/(\d+)(?:st|nd|rd|th)/g)) {
      expect(Number(floor), text).toBe(unit.floor)
    }
    for (const [, floors] of text.matchAll(/of (\d+) floors/g)) {
      expect(Number(floors), text).toBe(unit.project.buildingFloors)
    }
    expect(unit.floor === null && project.test(text), text).toBe(false)
  }
})

test('distances are those of the surroundings, and what is far is not said to be near', () => {
  for (const { text } of told) {
    expect(text).not.toContain('Benchasiri')
    for (const [, metres] of text.matchAll(/(\d+) metres/g)) expect(Number(metres)).toBe(233)
    for (const [, minutes] of text.matchAll(/(\d+) minutes? /g))
      expect([3, 8]).toContain(Number(minutes))
  }
})

test('the river is told of only where it is seen, furniture only where there is some', () => {
  for (const { unit, text } of told) {
    if (/river (is|from)|the river and/i.test(text.replace(/[^.]*river air[^.]*\./, ''))) {
      expect(unit.views, text).toContain('river_view')
    }
    if (/furnished and ready|Fully furnished|fully furnished/.test(text)) {
      expect(unit.furnishing, text).toBe('fully_furnished')
    }
    if (/bare shell|as a shell/.test(text)) expect(unit.furnishing, text).toBe('bare_shell')
  }
})

test('English articles agree with what follows', () => {
  for (const { text } of told)
    expect(text).not.toMatch(/\b[Aa] (?:8\d?th|11th|18th|east|(?!one)[aeio])/)
})
