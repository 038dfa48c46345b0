import type { ListedDeal } from '../../rules/deal-record.ts'
import { BOARD_PAGE } from '../../rules/deal-search.ts'

/** The cards of a column: how many there are, and those that are loaded. */
export type ColumnCards = {
  count: number
  /** The card at a place from 0; undefined while it is not loaded. */
  at: (place: number) => ListedDeal | undefined
  /** The place of a card; -1 if it is not among the loaded ones. */
  placeOf: (id: number) => number
}

/** Cards that come by pages of `BOARD_PAGE`, in the order of the column. */
export function pagedCards(
  count: number,
  pages: ReadonlyMap<number, readonly ListedDeal[]>,
): ColumnCards {
  return {
    count,
    at: (place) => pages.get(Math.floor(place / BOARD_PAGE))?.[place % BOARD_PAGE],
    placeOf(id) {
      for (const [page, deals] of pages) {
        const place = deals.findIndex((deal) => deal.id === id)
        if (place >= 0) return page * BOARD_PAGE + place
      }
      return -1
    },
  }
}

/** The cards without one of them; the same if it is not among them. */
export function withoutCard(cards: ColumnCards, id: number): ColumnCards {
  const gap = cards.placeOf(id)
  if (gap < 0) return cards
  return {
    count: cards.count - 1,
    at: (place) => cards.at(place < gap ? place : place + 1),
    placeOf(other) {
      if (other === id) return -1
      const place = cards.placeOf(other)
      return place > gap ? place - 1 : place
    },
  }
}

/** The cards with one more, which stands at this place or at the end. */
export function withCard(cards: ColumnCards, wanted: number, deal: ListedDeal): ColumnCards {
  const added = Math.min(wanted, cards.count)
  return {
    count: cards.count + 1,
    at(place) {
      if (place === added) return deal
      return cards.at(place < added ? place : place - 1)
    },
    placeOf(id) {
      if (id === deal.id) return added
      const place = cards.placeOf(id)
      return place >= added ? place + 1 : place
    },
  }
}

/** Where a card that is dropped at a place belongs, by its neighbours that are loaded. */
export function neighboursAt(
  cards: ColumnCards,
  place: number,
): { afterId?: number; beforeId?: number } {
  const above = place > 0 ? cards.at(place - 1) : undefined
  const below = cards.at(place)
  return { ...(above && { afterId: above.id }), ...(below && { beforeId: below.id }) }
}
