import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evenPositions, positionBetween } from './position.ts'

test('there is room between any two keys, at the top and at the bottom', () => {
  const places = fc.array(fc.nat(), { minLength: 1, maxLength: 300 })
  fc.assert(
    fc.property(places, (places) => {
      const keys: string[] = []
      for (const place of places) {
        const index = place % (keys.length + 1)
        const key = positionBetween(keys[index - 1] ?? null, keys[index] ?? null)
        keys.splice(index, 0, key)
      }
      expect(keys).toEqual([...new Set(keys)].toSorted())
      expect(keys.filter((key) => key.endsWith('0'))).toEqual([])
    }),
  )
})

test('keys grow slowly, at both ends and by moves into one gap again and again', () => {
  let key: string | null = null
  for (let move = 0; move < 1000; move += 1) key = positionBetween(key, null)
  expect(key?.length).toBeLessThan(20)
  let top = positionBetween(null, null)
  for (let move = 0; move < 1000; move += 1) top = positionBetween(null, top)
  expect(top.length).toBeLessThan(20)
  let [low, high] = ['A', 'B']
  for (let move = 0; move < 60; move += 1) {
    const key = positionBetween(low, high)
    if (move % 2 === 0) low = key
    else high = key
  }
  expect(low.length).toBeLessThan(20)
})

test.each([1, 2, 60, 61, 62, 5000])('%i cards are spread evenly and in order', (count) => {
  const keys = evenPositions(count)
  expect(new Set(keys).size).toBe(count)
  expect(keys).toEqual(keys.toSorted())
  expect(positionBetween(null, keys[0] ?? null) < (keys[0] ?? '')).toBe(true)
})

test('keys in the wrong order are refused', () => {
  expect(() => positionBetween('B', 'A')).toThrow('No position')
  expect(() => positionBetween('A', 'A')).toThrow('No position')
})
