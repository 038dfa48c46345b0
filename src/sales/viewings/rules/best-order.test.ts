import { describe, expect, test } from 'vitest'
import { bestOrder, lengthOf } from './best-order.ts'

/** Places on a line, by their positions. */
const onLine = (positions: readonly number[]) => (from: number, to: number) =>
  Math.abs((positions[from] ?? 0) - (positions[to] ?? 0))

describe('The best order', () => {
  test.each([
    [[5]],
    [[5, 1]],
    [[5, 1, 9]],
    [[5, 1, 9, 3, 7, 2]],
    [[5, 1, 9, 3, 7, 2, 30]],
    [[5, 1, 9, 3, 7, 2, 30, 4, 12, 18]],
  ])('of %j on a line goes from one end to the other', (positions) => {
    const order = bestOrder(positions.length, onLine(positions))
    expect(order.toSorted((a, b) => a - b)).toEqual(positions.map((_, at) => at))
    const span = Math.max(...positions) - Math.min(...positions)
    expect(lengthOf(order, onLine(positions))).toBe(span)
  })

  test('keeps what was given where nothing is shorter', () => {
    expect(bestOrder(5, () => 3)).toEqual([0, 1, 2, 3, 4])
  })

  test('takes ways that differ by direction into account', () => {
    // Only 2 → 0 → 1 is short.
    const short: Record<string, number> = { '20': 1, '01': 1 }
    const cost = (from: number, to: number) => short[`${from}${to}`] ?? 50
    expect(bestOrder(3, cost)).toEqual([2, 0, 1])
  })
})
