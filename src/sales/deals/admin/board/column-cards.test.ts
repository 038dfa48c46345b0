import { expect, test } from 'vitest'
import type { ListedDeal } from '../../rules/deal-record.ts'
import { BOARD_PAGE } from '../../rules/deal-search.ts'
import { neighboursAt, pagedCards, withCard, withoutCard } from './column-cards.ts'

// Safe: the cards of a column are only told apart by their ids.
const deal = (id: number) => ({ id }) as ListedDeal
const deals = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => deal(from + i))
const shown = (cards: ReturnType<typeof pagedCards>, places: readonly number[]) =>
  places.map((place) => cards.at(place)?.id ?? null)

const loaded = pagedCards(
  100,
  new Map([
    [0, deals(1000, BOARD_PAGE)],
    [2, deals(1000 + 2 * BOARD_PAGE, BOARD_PAGE)],
  ]),
)

test('cards stand at their places, whichever pages are loaded', () => {
  expect(shown(loaded, [0, 29, 30, 60])).toEqual([1000, 1029, null, 1060])
  expect([loaded.placeOf(1061), loaded.placeOf(1031)]).toEqual([61, -1])
})

test('a card that leaves closes its gap, in pages that are not loaded too', () => {
  const cards = withoutCard(loaded, 1001)
  expect(cards.count).toBe(99)
  expect(shown(cards, [0, 1, 28, 29, 59])).toEqual([1000, 1002, 1029, null, 1060])
  expect([cards.placeOf(1001), cards.placeOf(1061)]).toEqual([-1, 60])
  expect(withoutCard(loaded, 5)).toBe(loaded)
})

test('a card that comes stands at its place, or at the end of a shorter column', () => {
  const cards = withCard(withoutCard(loaded, 1000), 2, deal(1000))
  expect(cards.count).toBe(100)
  expect(shown(cards, [0, 1, 2, 3])).toEqual([1001, 1002, 1000, 1003])
  const last = withCard(pagedCards(1, new Map([[0, [deal(1)]]])), 40, deal(2))
  expect(shown(last, [0, 1])).toEqual([1, 2])
  expect(last.placeOf(2)).toBe(1)
})

test('a dropped card is placed below its neighbour, else above it, else at the top', () => {
  expect(neighboursAt(loaded, 3)).toEqual({ afterId: 1002, beforeId: 1003 })
  expect(neighboursAt(loaded, 0)).toEqual({ beforeId: 1000 })
  expect(neighboursAt(loaded, 60)).toEqual({ beforeId: 1060 })
  expect(neighboursAt(pagedCards(0, new Map()), 0)).toEqual({})
})
