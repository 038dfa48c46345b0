import { describe, expect, test } from 'vitest'
import { unitSearchQuery } from '../../query-rules.ts'
import { parseUnitSearch, type UnitSearch } from '../../search-rules.ts'
import { widerLimit } from '../../wider-rules.ts'
import { placeConditions } from './minutes-words.ts'
import { wayText } from './way-text.ts'

const way = { stationId: 28, total: 15, walk: 4, train: 11, transfers: 0 }

describe('a way in words says what it holds', () => {
  test.each([
    [way, 'to Asok: 4 min walk + 11 min train'],
    [{ ...way, transfers: 1 }, 'to Asok: 4 min walk + 11 min train, one change'],
    [
      { ...way, transfers: 2, lastWalk: 6 },
      'to Asok: 4 min walk + 11 min train + 6 min walk, two changes',
    ],
    [{ ...way, walk: 9, train: 0 }, 'to Asok: 9 min walk'],
    [{ ...way, walk: 0, train: 0 }, 'to Asok: 0 min walk'],
    [{ ...way, walk: 0 }, 'to Asok: 11 min train'],
  ])('%o', (told, words) => {
    expect(wayText('Asok', told, { changes: true })).toBe(words)
  })

  test('changes are said where there is room', () => {
    expect(wayText('Asok', { ...way, transfers: 1 })).toBe('to Asok: 4 min walk + 11 min train')
  })
})

test('each of two places is a condition of its own, and the last takes the limit and the order along', () => {
  const search = parseUnitSearch({
    minutesTo: '28',
    minutesNear: '13.73830~100.53060~Chula',
    minutesMax: '25',
    sort: 'minutes',
    bedrooms: '1',
  })
  const [asok, chula] = placeConditions(search, ['Asok', 'Chula'])
  expect([asok?.label, chula?.label]).toEqual(['Within 25 min of Asok', 'Within 25 min of Chula'])
  expect(unitSearchQuery(chula?.without ?? {})).toBe(
    'bedrooms=1&minutesMax=25&minutesTo=28&sort=minutes',
  )
  const [last] = placeConditions(chula?.without ?? {}, ['Asok'])
  expect(last?.without).toEqual({ bedrooms: 1 })
})

describe('where a limit finds nothing', () => {
  const homesBy =
    (minutes: number[]) =>
    async ({ minutesMax = 0 }: UnitSearch) =>
      minutes.filter((total) => total <= minutesMax).length

  test('the limit is said that finds the first ten', async () => {
    const twelve = Array.from({ length: 12 }, (_, i) => 20 + i)
    expect(await widerLimit({ minutesTo: [28], minutesMax: 10 }, homesBy(twelve))).toBe(30)
  })

  test('or all there are, where there are fewer', async () => {
    expect(await widerLimit({ minutesTo: [28], minutesMax: 10 }, homesBy([12, 44]))).toBe(45)
    expect(await widerLimit({ minutesTo: [28], minutesMax: 10 }, homesBy([]))).toBeNull()
    expect(await widerLimit({ bedrooms: 9 }, homesBy([12]))).toBeNull()
  })
})
