import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../platform/testing/test-app.ts'
import {
  type Outcome,
  outcomeOf,
  shareAmong,
  typedPlaces,
} from '../records/finder/test-typed-places.ts'
import { seedInventory } from './seed-inventory.ts'

const world = await testApp()
let outcomes: Outcome[]

beforeAll(async () => {
  await seedInventory(world.context(), new Map())
  outcomes = []
  for (const typed of typedPlaces())
    outcomes.push(await outcomeOf({ ...world.context(), actor: null }, typed))
})

// `npm run bench:places` prints the figures and what is missed.
describe('Over 500 texts typed for places, in English and Thai', () => {
  test('have the right place first in 95 %, and among the first three in 98 %', () => {
    expect(outcomes.length).toBeGreaterThan(500)
    expect(shareAmong(outcomes, 1)).toBeGreaterThanOrEqual(0.95)
    expect(shareAmong(outcomes, 3)).toBeGreaterThanOrEqual(0.98)
  })

  test('never lead to a wrong place that was not picked', () => {
    expect(outcomes.filter(({ wronglyTaken }) => wronglyTaken)).toEqual([])
  })
})

describe('A suggested place', () => {
  test.each([
    'asok',
    'sukhumvit 5',
    'watthana',
    'บางนา',
    'emporium',
    'sirin',
    '10110',
    'blue line',
  ])('for “%s” has as many homes as its search finds', async (typed) => {
    for (const listingType of ['', 'rent', 'sale']) {
      const chosen = listingType && `&listingType=${listingType}`
      const { body } = await world.request(
        'GET',
        `/api/places/suggest?q=${encodeURIComponent(typed)}${chosen}`,
      )
      expect(body.length).toBeGreaterThan(0)
      for (const { name, search, homes } of body) {
        const found = await world.request('GET', `/api/units/search?${search}${chosen}&limit=1`)
        expect([name, found.status]).toEqual([name, 200])
        expect([name, homes]).toEqual([name, Number(found.headers.get('x-total-count'))])
      }
    }
  })
})
