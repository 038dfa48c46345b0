import { describe, expect, test } from 'vitest'
import { journeyText } from '../../site/minutes/format-journey.ts'
import { helpfulLimit } from '../helpful-limit.ts'
import { unitSearchQuery } from '../query.ts'
import { parseUnitSearch, type UnitSearch } from '../search.ts'
import { placeConditions } from './place-conditions.ts'

const journey = { stationId: 28, total: 15, walk: 4, train: 11, transfers: 0 }

describe('a journey as text names its parts', () => {
  test.each([
    [journey, 'to Asok: 4 min walk + 11 min train'],
    [{ ...journey, transfers: 1 }, 'to Asok: 4 min walk + 11 min train, one change'],
    [
      { ...journey, transfers: 2, lastWalk: 6 },
      'to Asok: 4 min walk + 11 min train + 6 min walk, two changes',
    ],
    [{ ...journey, walk: 9, train: 0 }, 'to Asok: 9 min walk'],
    [{ ...journey, walk: 0, train: 0 }, 'to Asok: 0 min walk'],
    [{ ...journey, walk: 0 }, 'to Asok: 11 min train'],
  ])('%o', (example, text) => {
    expect(journeyText('Asok', example, { changes: true })).toBe(text)
  })

  test('changes are left out unless requested', () => {
    expect(journeyText('Asok', { ...journey, transfers: 1 })).toBe(
      'to Asok: 4 min walk + 11 min train',
    )
  })
})

test('each of two places is a condition, and removing the last also drops limit and sort', () => {
  const search = parseUnitSearch({
    minutesTo: '28',
    minutesNear: '13.73830~100.53060~Chula',
    minutesMax: '25',
    sort: 'minutes',
    bedrooms: '1',
  })
  const [asok, chula] = placeConditions(search, ['Asok', 'Chula'])
  expect([asok?.label, chula?.label]).toEqual(['Within 25 min of Asok', 'Within 25 min of Chula'])
  expect(unitSearchQuery(chula?.without ?? {})).toBe('bedrooms=1&minutesMax=25&minutesTo=28')
  const [last] = placeConditions(chula?.without ?? {}, ['Asok'])
  expect(last?.without).toEqual({ bedrooms: 1 })
})

describe('a limit that finds nothing', () => {
  const homesBy =
    (minutes: number[]) =>
    async ({ minutesMax = 0 }: UnitSearch) =>
      minutes.filter((total) => total <= minutesMax).length

  test('is replaced by the limit that finds the first ten', async () => {
    const twelve = Array.from({ length: 12 }, (_, i) => 20 + i)
    expect(await helpfulLimit({ minutesTo: [28], minutesMax: 10 }, homesBy(twelve))).toBe(30)
  })

  test('is replaced by the limit that finds all, if there are fewer', async () => {
    expect(await helpfulLimit({ minutesTo: [28], minutesMax: 10 }, homesBy([12, 44]))).toBe(45)
    expect(await helpfulLimit({ minutesTo: [28], minutesMax: 10 }, homesBy([]))).toBeNull()
    expect(await helpfulLimit({ bedrooms: 9 }, homesBy([12]))).toBeNull()
  })
})
