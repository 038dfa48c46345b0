import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test('up to seven pages are all listed', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(pageNumbers(1, 0)).toEqual([])
})

test('of more pages, the first, the last, the current one and its neighbours are listed', () => {
  expect(pageNumbers(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20])
  expect(pageNumbers(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20])
  expect(pageNumbers(20, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20])
})

test('a gap never replaces a single page, and the list always has seven steps', () => {
  for (let page = 1; page <= 12; page += 1) {
    const steps = pageNumbers(page, 12)
    expect(steps).toHaveLength(7)
    expect(steps).toContain(page)
    for (const [i, step] of steps.entries()) {
      if (step !== 'gap') continue
      expect(Number(steps[i + 1]) - Number(steps[i - 1])).toBeGreaterThan(2)
    }
  }
})
